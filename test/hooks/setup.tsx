import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, zeroAddress } from 'viem'
import { afterEach } from 'vitest'
import { type Config, WagmiContext } from 'wagmi'
import { connect } from 'wagmi/actions'
import { MarketKitProvider } from '../../src/hooks/context/MarketKitProvider.js'
import type { MarketplaceClient } from '../../src/rpc/client.js'
import { listCollectibles } from '../../src/rpc/operations.js'
import type { Order } from '../../src/rpc/schemas.js'
import type { TestWorld } from '../world.js'

// React 19 mounts twice only if StrictMode is the outermost element.
configure({ reactStrictMode: true })
afterEach(cleanup)

/** The client of the world, a wallet and a cache for a hook. */
export type Surroundings = {
  client: MarketplaceClient
  config: Config
  queryClient: QueryClient
  wrapper: (props: { children: ReactNode }) => ReactNode
}

/** Providers over a world; with `connected` a wallet of account 0. */
export async function surround(
  world: TestWorld,
  {
    client = world.createClient(),
    features,
    config = world.createTestConfig(features),
    connected = true,
    provider,
  }: {
    client?: MarketplaceClient
    config?: Config
    connected?: boolean
    features?: Parameters<TestWorld['createTestConfig']>[0]
    provider?: Partial<MarketKitProvider.Props>
  } = {},
): Promise<Surroundings> {
  const queryClient = new QueryClient()
  const [connector] = config.connectors
  if (connected && connector) await connect(config, { connector })
  return {
    client,
    config,
    queryClient,
    wrapper: ({ children }) => (
      <WagmiContext.Provider value={config}>
        <QueryClientProvider client={queryClient}>
          <MarketKitProvider client={client} {...provider}>
            {children}
          </MarketKitProvider>
        </QueryClientProvider>
      </WagmiContext.Provider>
    ),
  }
}

/** Address of the world's emblems. */
export function getEmblems({ info }: TestWorld): Address {
  return (
    info.collections.find(({ type }) => type === 'ERC721')?.address ??
    zeroAddress
  )
}

/** An active listing of a maker in native currency. */
export async function listingOf(
  world: TestWorld,
  client: MarketplaceClient,
  contractAddress = getEmblems(world),
): Promise<Order> {
  // Orders that an earlier test bought must be gone.
  await world.sync()
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress,
      side: 'listing',
      filter: {
        inCurrencyAddresses: [zeroAddress],
        ordersNotCreatedBy: world.info.accounts
          .slice(0, 3)
          .map(({ address }) => address),
      },
    },
    { chainId: world.info.chainId },
  )
  const order = collectibles[0]?.listing ?? collectibles[0]?.order
  if (!order) throw new Error('The world has no such listing.')
  return order
}
