import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createContext,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { type Config, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { MarketplaceClientConfig } from '../../src/core.js'
import { FlowNotices, MarketKitProvider } from '../../src/index.js'
import type { Locale } from '../../src/labels/locale.js'
import { getLanguage } from './languages.js'
import { NoWorld } from './NoWorld.js'
import {
  needsNotices,
  onPlaygroundEvent,
  reportOrder,
  watchContent,
} from './playground/inFrame.js'
import './stories.css'
import {
  createClient,
  createWalletConfig,
  loadWorld,
  type WalletKind,
  type World,
} from './world.js'

/**
 * Provides each story with a client, a chain and a wallet of the local world.
 * Its cart and flows are stored apart from those of other stories. The parameter `wallet` chooses the wallet, `client` sets up the client, the
 * toolbar chooses theme and language.
 */
export const withWorld: Decorator = (Story, context) => {
  const { globals, id, loaded, parameters, viewMode } = context
  return (
    <WorldProvider
      clientConfig={parameters.client}
      id={id}
      isInDocs={viewMode === 'docs'}
      key={id}
      loaded={loaded}
      locale={getLanguage(globals.locale)}
      padded={parameters.layout !== 'fullscreen'}
      theme={globals.theme ?? 'light'}
      wallet={parameters.wallet ?? 'connected'}
    >
      <Story />
    </WorldProvider>
  )
}

/** Provides a client, a chain and a wallet of the local world. */
export function WorldProvider(props: {
  children: ReactNode
  clientConfig: Partial<MarketplaceClientConfig> | undefined
  id: string
  isInDocs: boolean
  loaded: unknown
  locale: Locale
  padded: boolean
  theme: string
  wallet: WalletKind
}) {
  const { children, clientConfig, id, isInDocs, loaded } = props
  const { locale, padded, theme, wallet } = props
  const [setup, setSetup] = useState<{ config: Config; world: World } | Error>()
  const [queryClient] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } }),
  )
  useEffect(() => {
    loadWorld()
      .then(async (world) => {
        const client = createClient(world.info, { scope: id, ...clientConfig })
        const config = await createWalletConfig(world, wallet)
        setSetup({ config, world: { ...world, client } })
      })
      .catch(setSetup)
  }, [clientConfig, id, wallet])

  useEffect(() => reportOrder(loaded), [loaded])
  useEffect(() => watchContent(), [])

  useEffect(() => {
    const { documentElement: root } = document
    root.dataset.storyTheme = theme
    // Docs pages are in English, also if the stories on them are not.
    root.dir = isInDocs ? 'ltr' : locale.direction
    root.lang = isInDocs ? 'en' : locale.code
  }, [isInDocs, locale, theme])

  if (setup instanceof Error)
    return <NoWorld error={setup} isSmall={isInDocs} theme={theme} />
  if (!setup) return <p className="story-wait">Loading…</p>
  return (
    <Held.Provider
      value={
        <QueryClientProvider client={queryClient}>
          <MarketKitProvider
            client={setup.world.client}
            currencies={setup.world.currencies}
            locale={locale}
            onEvent={onPlaygroundEvent}
            onConnect={() => {
              const [connector] = setup.config.connectors
              if (connector) connect(setup.config, { connector })
            }}
            theme={theme}
          >
            <div className={padded ? 'story padded' : 'story'}>{children}</div>
            {needsNotices(id) && <FlowNotices />}
          </MarketKitProvider>
        </QueryClientProvider>
      }
    >
      <Wallet config={setup.config} reconnects={wallet === 'injected'} />
    </Held.Provider>
  )
}

/** The content of the wallet's provider. */
const Held = createContext<ReactNode>(null)
const Holder = () => useContext(Held)

/**
 * wagmi reconnects whenever `WagmiProvider` re-renders, so a change of theme or
 * language must not re-render it.
 */
const Wallet = memo(function Wallet(props: {
  config: Config
  reconnects: boolean
}) {
  return (
    <WagmiProvider config={props.config} reconnectOnMount={props.reconnects}>
      <Holder />
    </WagmiProvider>
  )
})
