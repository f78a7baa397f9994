'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MarketKitProvider } from 'marketkit'
import { type ReactNode, useState } from 'react'
import { type State, WagmiProvider } from 'wagmi'
import { client } from './market'
import { createWagmiConfig } from './wagmi'

/** Created once for each request on the server, and once in the browser. */
export function Providers(props: {
  children: ReactNode
  /** The connected account, from the cookie. */
  initialState: State | undefined
}) {
  const { children, initialState } = props
  const [config] = useState(createWagmiConfig)
  const [queryClient] = useState(() => new QueryClient())
  return (
    <WagmiProvider config={config} initialState={initialState}>
      <QueryClientProvider client={queryClient}>
        <MarketKitProvider client={client}>{children}</MarketKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
