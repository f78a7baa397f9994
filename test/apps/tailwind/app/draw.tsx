import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { FloorPrice, MarketKitProvider } from 'marketkit'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { persistOptions, queryClient } from './persister'
import { client, collection } from './shop/market'
import { Shop } from './shop/Shop'
import { Wallet } from './shop/Wallet'
import { createWagmiConfig } from './shop/wagmi'

/** Draws the shop; utilities of Tailwind change the floor price. */
export function draw(): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <WagmiProvider config={createWagmiConfig()}>
      <PersistQueryClientProvider
        client={queryClient}
        persistOptions={persistOptions}
      >
        <MarketKitProvider client={client} theme="shadcn">
          <Shop>
            <Wallet />
            <FloorPrice
              chainId={collection.chainId}
              className="opacity-60"
              contractAddress={collection.contractAddress}
            />
          </Shop>
        </MarketKitProvider>
      </PersistQueryClientProvider>
    </WagmiProvider>,
  )
}
