import '@rainbow-me/rainbowkit/styles.css'
import 'marketkit/styles.css'
import './shop/page.css'
import {
  ConnectButton,
  getDefaultConfig,
  RainbowKitProvider,
  useConnectModal,
} from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MarketKitProvider } from 'marketkit'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { http, WagmiProvider } from 'wagmi'
import { chain, client } from './shop/market'
import { Shop } from './shop/Shop'

const config = getDefaultConfig({
  appName: 'My shop',
  // From Reown (formerly WalletConnect); wallets on phones need it.
  projectId: 'your-project-id',
  chains: [chain],
  transports: { [chain.id]: http() },
})

/** Widgets that need a wallet open RainbowKit's modal. */
function Market({ children }: { children: ReactNode }) {
  const { openConnectModal } = useConnectModal()
  return (
    <MarketKitProvider client={client} onConnect={openConnectModal}>
      {children}
    </MarketKitProvider>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <RainbowKitProvider>
          <Market>
            <Shop>
              <ConnectButton />
            </Shop>
          </Market>
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
