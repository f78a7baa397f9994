import {
  type Address,
  custom,
  defineChain,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import { type Config, createConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../rpc/client.js'
import { listCollectibles } from '../rpc/operations.js'
import type { Order } from '../rpc/schemas.js'
import type { WorldInfo } from '../service/world/describeWorld.js'
import { assertWorld } from './assertInput.js'
import {
  type ControlsOptions,
  createControls,
  type WorldControls,
} from './controls/createControls.js'
import { describeService } from './describeService.js'
import {
  createTestWallet,
  type TestWallet,
  type TestWalletOptions,
} from './wallet/createTestWallet.js'
import { testConnector } from './wallet/testConnector.js'

/** An app's connections to a local world. */
export type WorldConnection = {
  /** A client of the world's service. */
  client: MarketplaceClient
  /** A config of wagmi, connected with the wallet. Nothing of it is stored. */
  config: Config
  /** Causes failures of the world; `client` and `config` reach it through them. */
  controls: WorldControls
  /** The wallet; `prompts` is empty. */
  wallet: TestWallet
  /**
   * Finds a listing of another account in the world's first collection, priced in the
   * native currency by default. Fetches again each time, so that a bought order is not
   * found again.
   *
   * @throws Error if there is none.
   */
  findListing(currency?: Address): Promise<Order>
}

/**
 * Connects to a local world: creates a client of its service, and a config of wagmi
 * that is connected with a new test wallet. With the `fetch` and `request` of a world in
 * this process (`connectWorld(running.world, running)`), nothing goes through its ports.
 *
 * @throws TypeError unless `world` describes a world.
 *
 * @example
 * import { startWorld } from 'marketkit/service'
 * import { connectWorld } from 'marketkit/testing'
 *
 * const { stop, world } = await startWorld({ chain: 'memory' })
 * const { client, config, findListing } = await connectWorld(world)
 * const order = await findListing()
 */
export async function connectWorld(
  world: WorldInfo,
  options: TestWalletOptions & Pick<ControlsOptions, 'fetch'> = {},
): Promise<WorldConnection> {
  const { fetch, request } = options
  assertWorld('connectWorld', world)
  const transport = request && custom({ request }, { retryCount: 0 })
  const controls = createControls(world, { fetch, transport })
  const wallet = createTestWallet(world, options)
  const chain = defineChain({
    id: world.chainId,
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [world.rpcUrl] } },
  })
  const create = testConnector(wallet)
  const config = createConfig({
    chains: [chain],
    connectors: [create],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 50,
    storage: null,
    transports: { [chain.id]: controls.transport },
  })
  const [connector = create] = config.connectors
  await connect(config, { connector })
  wallet.prompts.length = 0
  const service = describeService(world)
  const client = createMarketplaceClient({ ...service, fetch: controls.fetch })
  // Outages and the log of calls are the app's only.
  const ownClient = createMarketplaceClient({ ...service, fetch })
  const findListing = async (currency: Address = zeroAddress) => {
    const { connections, current } = config.state
    const { accounts = [] } = connections.get(current ?? '') ?? {}
    const { collectibles } = await ownClient.request(
      listCollectibles,
      {
        contractAddress: world.collections[0]?.address ?? zeroAddress,
        side: 'listing',
        filter: {
          inCurrencyAddresses: [currency],
          ordersNotCreatedBy: [...accounts],
        },
      },
      { chainId: chain.id },
    )
    const order = collectibles[0]?.listing
    if (order) return order
    const [symbol] = world.currencies.flatMap(({ address, symbol }) =>
      isAddressEqual(address, currency) ? symbol : [],
    )
    throw new Error(
      `No other account lists an item of ${world.collections[0]?.name} in ${symbol ?? currency}. Call \`reset()\` of the world, or start it with more \`emblems\`.`,
    )
  }
  return { client, config, controls, findListing, wallet }
}
