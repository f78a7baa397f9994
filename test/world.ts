import {
  type Account,
  type Chain,
  createPublicClient,
  createWalletClient,
  defineChain,
  type HttpTransport,
  http,
  type PublicClient,
  type WalletClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll } from 'vitest'
import { type Config, createConfig, createStorage, mock } from 'wagmi'
import type { MockParameters } from 'wagmi/connectors'
import { hangLimit } from '../scripts/hangLimit.js'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../src/rpc/client.js'
import type { MarketplaceClientConfig } from '../src/rpc/clientConfig.js'
import type {
  StartWorldOptions,
  WorldInfo,
} from '../src/service/node/world/startWorld.js'
import {
  createTestWallet,
  testConnector,
  type WalletAnswer,
} from '../src/testing/index.js'
import { askWorlds } from './askWorlds.js'
import type { StartedWorld } from './worldProcess.js'

/** A local world that runs while the tests of a file do. */
export type TestWorld = {
  /** Addresses, accounts, collections, currencies. */
  readonly info: WorldInfo
  /** The chain, as viem describes it. */
  readonly chain: Chain
  readonly publicClient: PublicClient
  /** Has the service read the chain up to its newest block. */
  sync(): Promise<void>
  /** A client of the world's service. */
  createClient(config?: Partial<MarketplaceClientConfig>): MarketplaceClient
  /** A wagmi config over accounts 0 to 2, not connected yet. */
  createTestConfig(
    features?: MockParameters['features'],
  ): ReturnType<typeof testConfig>
  /**
   * A wagmi config over a wallet of some accounts, 0 to 2 by default, which replies
   * to requests to send as given. Not connected yet.
   */
  createWalletConfig(
    answerTo: (data: string) => WalletAnswer | Promise<WalletAnswer>,
    options?: {
      accounts?: number[]
      /** The reply to requests to switch the chain. */
      answerSwitch?: (() => WalletAnswer) | undefined
      chains?: Chain[]
    },
  ): Config
  /** Signs and sends as one of the accounts. */
  walletOf(account: number): WalletClient<HttpTransport, Chain, Account>
  /** Ends the world early, for tests of what happens then. */
  stop(): Promise<void>
}

/** Takes a small world for the tests of a file, and gives it back after. */
export function setupWorld(
  options: Omit<StartWorldOptions, 'onProgress'> = {},
): TestWorld {
  let running: OpenWorld | undefined

  beforeAll(async () => {
    running = await openWorld({ emblems: 64, ...options })
  })

  afterAll(async () => {
    await running?.giveBack()
  })

  function world(): OpenWorld {
    if (!running) throw new Error('The world runs inside tests and hooks only.')
    return running
  }

  function chain(): Chain {
    return toChain(world().info)
  }

  return {
    get info() {
      return world().info
    },
    get chain() {
      return chain()
    },
    get publicClient() {
      return createPublicClient({
        chain: chain(),
        cacheTime: 0,
        pollingInterval: 50,
        transport: http(),
      })
    },
    sync: () => world().sync(),
    stop: () => world().stop(),
    createClient(config) {
      const { info } = this
      return createMarketplaceClient({
        accessKey: info.accessKey,
        builderUrl: info.builderUrl,
        marketplaceUrl: info.marketplaceUrl,
        metadataUrl: info.metadataUrl,
        networks: { [info.chainId]: info.network },
        contracts: { [info.chainId]: info.contracts },
        fees: info.fees,
        // A busy machine answers late, which is no outage.
        timeout: hangLimit,
        ...config,
      })
    },
    createTestConfig: (features) => testConfig(world().info, features),
    createWalletConfig(
      answerTo,
      { accounts = [0, 1, 2], answerSwitch, chains = [] } = {},
    ) {
      const { info } = world()
      const wallet = createTestWallet(info, {
        accounts: accounts.map((index) => getAccount(info, index).address),
        chains: chains.map(({ id }) => id),
        // Widgets say "your wallet".
        name: '',
      })
      wallet.answer(({ method, params: [request] }) => {
        if (method === 'eth_sendTransaction')
          return answerTo(Object(request).data ?? '0x')
        const isSwitch = method === 'wallet_switchEthereumChain'
        return (isSwitch && answerSwitch?.()) || 'approve'
      })
      return createConfig({
        chains: [chain(), ...chains],
        connectors: [testConnector(wallet)],
        multiInjectedProviderDiscovery: false,
        pollingInterval: 50,
        storage: null,
        transports: Object.fromEntries(
          [chain(), ...chains].map(({ id }) => [id, http(info.rpcUrl)]),
        ),
      })
    },
    walletOf: (account) =>
      createWalletClient({
        account: privateKeyToAccount(
          getAccount(world().info, account).privateKey,
        ),
        chain: chain(),
        transport: http(),
      }),
  }
}

/** A world in the process that starts all worlds of the test run. */
type OpenWorld = {
  info: WorldInfo
  sync(): Promise<void>
  stop(): Promise<void>
  /** Lets another file have it, as it was in the beginning. */
  giveBack(): Promise<void>
}

async function openWorld(
  options: Omit<StartWorldOptions, 'onProgress'>,
): Promise<OpenWorld> {
  const { id, info } = await askWorlds<StartedWorld>('start', options)
  return {
    info,
    sync: () => askWorlds(`sync/${id}`),
    stop: () => askWorlds(`stop/${id}`),
    giveBack: () => askWorlds(`giveBack/${id}`),
  }
}

function testConfig(info: WorldInfo, features: MockParameters['features']) {
  const chain = toChain(info)
  return createConfig({
    chains: [chain],
    connectors: [
      mock({
        accounts: [
          getAccount(info, 0).address,
          getAccount(info, 1).address,
          getAccount(info, 2).address,
        ],
        features,
      }),
    ],
    pollingInterval: 50,
    // Nothing of one test is left for the next.
    storage: createStorage({ storage: memoryStorage() }),
    transports: { [chain.id]: http() },
  })
}

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

function toChain({ chainId, rpcUrl }: WorldInfo): Chain {
  return defineChain({
    id: chainId,
    name: 'MarketKit local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  })
}

function getAccount({ accounts }: WorldInfo, index: number) {
  const account = accounts[index]
  if (!account) throw new Error(`There is no account ${index}.`)
  return account
}
