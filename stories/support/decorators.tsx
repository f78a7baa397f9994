import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type Config, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { MarketKitProvider } from '../../src/index.js'
import './stories.css'
import {
  createWalletConfig,
  loadWorld,
  type WalletKind,
  type World,
} from './world.js'

type Theme = 'light' | 'dark' | 'auto'

/**
 * Gives every story the real world: a client, a chain and a wallet. The
 * parameter `wallet` chooses the wallet, the toolbar the theme.
 */
export const withWorld: Decorator = (Story, { globals, id, parameters }) => (
  <WorldProvider
    key={id}
    locale={globals.locale}
    padded={parameters.layout !== 'fullscreen'}
    theme={globals.theme ?? 'light'}
    wallet={parameters.wallet ?? 'connected'}
  >
    <Story />
  </WorldProvider>
)

function WorldProvider(props: {
  children: ReactNode
  locale: string | undefined
  padded: boolean
  theme: Theme
  wallet: WalletKind
}) {
  const { children, locale, padded, theme, wallet } = props
  const [setup, setSetup] = useState<{ config: Config; world: World } | Error>()
  const [queryClient] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } }),
  )
  useEffect(() => {
    loadWorld()
      .then(async (world) => {
        setSetup({ config: await createWalletConfig(world, wallet), world })
      })
      .catch(setSetup)
  }, [wallet])

  useEffect(() => {
    document.documentElement.dataset.storyTheme = theme
  }, [theme])

  if (setup instanceof Error) return <NoWorld error={setup} />
  if (!setup) return <p className="story-notice">Starting the world…</p>
  return (
    <WagmiProvider
      config={setup.config}
      reconnectOnMount={wallet === 'injected'}
    >
      <QueryClientProvider client={queryClient}>
        <MarketKitProvider
          client={setup.world.client}
          currencies={setup.world.currencies}
          locale={locale}
          onConnect={() => {
            const [connector] = setup.config.connectors
            if (connector) connect(setup.config, { connector })
          }}
          theme={theme}
        >
          <div className={padded ? 'story padded' : 'story'}>{children}</div>
        </MarketKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function NoWorld({ error }: { error: Error }) {
  return (
    <div className="story-notice">
      <h2>No marketplace answers here.</h2>
      <p>
        These stories trade on a real local chain. Run <code>npm start</code> in
        the repository: it starts the chain, the service and this page.
      </p>
      <pre>{error.message}</pre>
    </div>
  )
}
