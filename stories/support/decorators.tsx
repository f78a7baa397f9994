import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type Config, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { MarketKitProvider } from '../../src/index.js'
import './stories.css'
import type { MarketplaceClientConfig } from '../../src/index.js'
import {
  createClient,
  createWalletConfig,
  loadWorld,
  type WalletKind,
  type World,
} from './world.js'

type Theme = 'light' | 'dark' | 'auto'

/**
 * Gives every story the real world: a client, a chain and a wallet. The
 * parameter `wallet` chooses the wallet, `client` sets up the client, the
 * toolbar chooses the theme.
 */
export const withWorld: Decorator = (Story, { globals, id, parameters }) => (
  <WorldProvider
    clientConfig={parameters.client}
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
  clientConfig: Partial<MarketplaceClientConfig> | undefined
  locale: string | undefined
  padded: boolean
  theme: Theme
  wallet: WalletKind
}) {
  const { children, clientConfig, locale, padded, theme, wallet } = props
  const [setup, setSetup] = useState<{ config: Config; world: World } | Error>()
  const [queryClient] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } }),
  )
  useEffect(() => {
    loadWorld()
      .then(async (world) => {
        const client = clientConfig
          ? createClient(world.info, clientConfig)
          : world.client
        const config = await createWalletConfig(world, wallet)
        setSetup({ config, world: { ...world, client } })
      })
      .catch(setSetup)
  }, [clientConfig, wallet])

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
