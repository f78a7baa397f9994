import {
  type Address,
  custom,
  encodeFunctionData,
  erc721Abi,
  isHex,
  numberToHex,
  zeroAddress,
} from 'viem'
import { afterEach, beforeAll } from 'vitest'
import { type Config, createConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { MarketplaceClient } from '../../../src/rpc/client.js'
import {
  getOrders,
  listCollectibles,
  listListings,
} from '../../../src/rpc/operations.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import {
  createMemoryLocks,
  defaultEnvironment,
  type Environment,
  type Locks,
} from '../../../src/steps/platform/environment.js'
import {
  createMemoryStorage,
  type FlowStorage,
} from '../../../src/steps/platform/storage.js'
import { setupWorld } from '../../world.js'
import { type Intercept, type TestWallet, testConnector } from '../setup.js'
import { readFunds } from './funds.js'

/** A page that can die, as if it was closed or reloaded. */
export type RealPage = {
  readonly config: Config
  readonly wallet: TestWallet
  /** Parameters of every flow of this page. */
  readonly parameters: {
    chainId: number
    client: MarketplaceClient
    environment: Partial<Environment>
  }
  /** Kills the page: nothing answers it, and it does nothing. */
  die(): void
}

/** Options of a page; the shared parts outlive it. */
export type RealPageOptions = {
  /** Index of the connected account. @default 0 */
  account?: number | undefined
  /** Behaviour of the wallet. */
  intercept?: Intercept | undefined
  /** Storage that all tabs of a browser share. */
  locks?: Locks | undefined
  /** Called before and after every request that leaves the page. */
  onCrossing?: ((page: RealPage) => void) | undefined
  storage?: FlowStorage | undefined
}

/** Sets up Anvil, the service, and pages with counted prompts. */
export function setupReal() {
  const world = setupWorld()
  const places = { emblems: zeroAddress, items: zeroAddress } as {
    emblems: Address
    items: Address
  }

  beforeAll(() => {
    for (const { address, type } of world.info.collections)
      places[type === 'ERC721' ? 'emblems' : 'items'] = address
  })
  afterEach(() => rpc('evm_setAutomine', [true]))

  async function rpc(method: string, params: unknown[] = []): Promise<any> {
    return world.publicClient.request({ method, params } as never)
  }

  const getAccount = (index: number): Address =>
    world.info.accounts[index]?.address ?? zeroAddress

  const getCurrency = (symbol: string): Address =>
    world.info.currencies.find((it) => it.symbol === symbol)?.address ??
    zeroAddress

  async function openPage(options: RealPageOptions = {}): Promise<RealPage> {
    const { chainId } = world.info
    const { storage = createMemoryStorage() } = options
    let alive = true
    /** Crosses the page's border; a dead page gets no answer. */
    async function cross<value>(act: () => Promise<value>): Promise<value> {
      const reach = () => {
        if (alive) options.onCrossing?.(page)
        return alive || new Promise<never>(() => {})
      }
      await reach()
      const answer = await act().then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error
        },
      )
      await reach()
      return answer()
    }
    const wallet: TestWallet = {
      accounts: [getAccount(options.account ?? 0)],
      chainId,
      intercept: undefined,
      node: undefined,
      prompts: [],
    }
    const config: Config = createConfig({
      chains: [world.chain],
      connectors: [testConnector(wallet, rpc)],
      multiInjectedProviderDiscovery: false,
      pollingInterval: 50,
      storage: null,
      transports: {
        [chainId]: custom(
          {
            request: ({ method, params }: any) =>
              cross(() => rpc(method, params)),
          },
          { retryCount: 0 },
        ),
      },
    })
    const [connector] = config.connectors
    if (connector) await connect(config, { connector })
    wallet.prompts.length = 0
    wallet.intercept = (request, forward) =>
      cross(async () =>
        options.intercept
          ? options.intercept(request, forward)
          : forward(request),
      )
    const page: RealPage = {
      config,
      wallet,
      parameters: {
        chainId,
        client: world.createClient({
          fetch: (input, init) => cross(() => fetch(input, init)),
        }),
        environment: {
          locks: options.locks ?? createMemoryLocks(),
          sleep: (milliseconds, signal) =>
            cross(() => defaultEnvironment().sleep(milliseconds, signal)),
          storage: {
            get: (key) => cross(() => storage.get(key)),
            set: (key, value) => cross(() => storage.set(key, value)),
            delete: (key) => cross(() => storage.delete(key)),
            keys: () => cross(() => storage.keys()),
          },
        },
      },
      die() {
        alive = false
      },
    }
    return page
  }

  /** Returns an active listing of an emblem by another account. */
  async function listing(symbol: 'ETH' | 'USDC'): Promise<Order> {
    await world.sync()
    const { collectibles } = await world.createClient().request(
      listCollectibles,
      {
        contractAddress: places.emblems,
        side: 'listing',
        filter: {
          inCurrencyAddresses: [getCurrency(symbol)],
          ordersNotCreatedBy: [0, 1, 2].map(getAccount),
        },
      },
      { chainId: world.info.chainId },
    )
    const order = collectibles[0]?.listing ?? collectibles[0]?.order
    if (!order) throw new Error('The world has no such listing.')
    return order
  }

  /** Reads the newest block, and returns an order as the service shows it. */
  async function readOrder(
    contractAddress: Address,
    orderId: string,
  ): Promise<Order> {
    await world.sync()
    const { orders } = await world
      .createClient()
      .request(
        getOrders,
        { input: [{ contractAddress, orderId }] },
        { chainId: world.info.chainId },
      )
    const [order] = orders
    if (!order) throw new Error('There is no such order.')
    return order
  }

  let nextEmblem = 1
  /** Returns an unlisted emblem of account 0, and terms to list it. */
  async function anEmblem() {
    const tokenId = BigInt(nextEmblem++)
    const owner = getAccount(0)
    const from = await ownerOf({ tokenId: String(tokenId) })
    if (from !== owner) {
      const args = [from, owner, tokenId] as const
      const call = {
        abi: erc721Abi,
        args,
        functionName: 'transferFrom',
      } as const
      const data = encodeFunctionData(call)
      await rpc('eth_sendTransaction', [{ data, from, to: places.emblems }])
      await world.sync()
    }
    return {
      contractAddress: places.emblems,
      contractType: 'ERC721' as const,
      tokenId: String(tokenId),
      currencyAddress: getCurrency('ETH'),
      pricePerToken: '1000000000000000000',
      expiry: String(Math.floor(Date.now() / 1_000) + 86_400),
    }
  }

  /** Returns the listings of a token by account 0. */
  async function ownListings(
    tokenId = '',
    contractAddress = places.emblems,
  ): Promise<readonly Order[]> {
    await world.sync()
    const { listings } = await world.createClient().request(
      listListings,
      {
        contractAddress,
        tokenId,
        filter: { createdBy: [getAccount(0)] },
      },
      { chainId: world.info.chainId },
    )
    return listings
  }

  /** Reads the status of an order from Seaport. */
  async function readChainStatus(orderId = '') {
    if (!isHex(orderId)) throw new Error('Its id is no hash.')
    const [, isCancelled, filled] = await world.publicClient.readContract({
      address: world.info.seaport,
      abi: seaportAbi,
      functionName: 'getOrderStatus',
      args: [orderId],
    })
    return isCancelled ? 'cancelled' : filled > 0n ? 'filled' : 'open'
  }

  const ownerOf = ({ tokenId }: Pick<Order, 'tokenId'>): Promise<Address> =>
    world.publicClient.readContract({
      address: places.emblems,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [BigInt(tokenId ?? '0')],
    })

  const getFunds = readFunds(world, { getAccount, getCurrency, rpc })

  return {
    getAccount,
    anEmblem,
    readChainStatus,
    getCurrency,
    getFunds,
    listing,
    openPage,
    readOrder,
    ownListings,
    ownerOf,
    places,
    rpc,
    world,
  }
}

/** Fees high enough to be mined first. */
export const dearer = {
  maxFeePerGas: numberToHex(10n ** 11n),
  maxPriorityFeePerGas: numberToHex(10n ** 10n),
}

/** Milliseconds that something may take on a busy machine. */
