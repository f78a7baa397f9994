import 'marketkit/styles.css'
import './shop/page.css'
import type { ReactNode } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useLoaderData,
} from 'react-router'
import { cookieToInitialState } from 'wagmi'
import { Providers } from './shop/Providers'
import { createWagmiConfig } from './shop/wagmi'

export function loader({ request }: LoaderFunctionArgs) {
  const cookie = request.headers.get('cookie')
  return cookieToInitialState(createWagmiConfig(), cookie)
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {/* Without an icon, browsers ask the server for /favicon.ico. */}
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Providers initialState={useLoaderData()}>
      <Outlet />
    </Providers>
  )
}
