import 'marketkit/styles.css'
import './shop/page.css'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { cookieToInitialState } from 'wagmi'
import { Providers } from './shop/Providers'
import { createWagmiConfig } from './shop/wagmi'

export default async function Layout({ children }: { children: ReactNode }) {
  const cookie = (await headers()).get('cookie')
  return (
    <html lang="en">
      <body>
        <Providers
          initialState={cookieToInitialState(createWagmiConfig(), cookie)}
        >
          {children}
        </Providers>
      </body>
    </html>
  )
}
