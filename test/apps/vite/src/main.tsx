import 'marketkit/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CollectibleGrid, MarketKitProvider } from 'marketkit'
import { createMarketplaceClient } from 'marketkit/core'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createConfig({
  chains: [mainnet],
  transports: { [mainnet.id]: http() },
})
const client = createMarketplaceClient({
  accessKey: 'public-key-of-your-project',
  marketplaceUrl: 'https://marketplace.example',
  networks: { [mainnet.id]: 'mainnet' },
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <MarketKitProvider client={client}>
          <CollectibleGrid
            chainId={mainnet.id}
            contractAddress="0x0000000000000000000000000000000000000001"
          />
        </MarketKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
