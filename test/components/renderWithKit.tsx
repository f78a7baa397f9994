import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { defineChain } from 'viem'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { createMarketplaceClient } from '../../src/core.js'
import { MarketKitProvider } from '../../src/index.js'

/** An address on which nothing listens. */
const nowhere = 'http://127.0.0.1:9'

const chain = defineChain({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [nowhere] } },
})

const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: nowhere,
  networks: { 31337: 'local' },
  retryCount: 0,
})

/** Renders a component as an app would, with no wallet and no service. */
export function renderWithKit(
  element: ReactElement,
  kit: Partial<MarketKitProvider.Props> = {},
) {
  const config = createConfig({
    chains: [chain],
    multiInjectedProviderDiscovery: false,
    transports: { 31337: http(nowhere, { retryCount: 0 }) },
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <MarketKitProvider client={client} locale="en" {...kit}>
          {children}
        </MarketKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  return render(element, { wrapper })
}
