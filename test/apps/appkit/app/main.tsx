import 'marketkit/styles.css'
import { createAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MarketKitProvider } from 'marketkit'
import { createRoot } from 'react-dom/client'
import { http, WagmiProvider } from 'wagmi'
import { chain, client } from './shop/market'
import { Shop } from './shop/Shop'

// From Reown (formerly WalletConnect); wallets on phones need it.
const projectId = 'your-project-id'
const adapter = new WagmiAdapter({
  networks: [chain],
  projectId,
  transports: { [chain.id]: http() },
})
const appKit = createAppKit({
  adapters: [adapter],
  networks: [chain],
  projectId,
})

/** Opens AppKit's modal and moves the focus into it; AppKit doesn't move it. */
async function connect() {
  await appKit.open()
  const modal = document.querySelector('w3m-modal')
  modal?.shadowRoot?.querySelector<HTMLElement>('wui-card')?.focus()
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={new QueryClient()}>
        {/* Widgets that need a wallet call `onConnect`. */}
        <MarketKitProvider client={client} onConnect={connect}>
          <Shop>
            <appkit-button />
          </Shop>
        </MarketKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
