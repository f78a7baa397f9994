import { custom, defineChain, type EIP1193RequestFn } from 'viem'
import { type Config, createConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../../../src/rpc/client.js'
import type { Environment } from '../../../src/steps/platform/environment.js'
import { chainId, feeRecipient, otherChainId, seaport } from './chain/places.js'
import { accessKey, serviceUrl } from './service/service.js'
import { createStorage } from './storage.js'
import type { Border } from './trace.js'
import { openConnector } from './wallet/connector.js'
import type { Tab } from './wallet/wallet.js'
import type { World } from './world.js'

/** A tab in which the engine runs. */
export type Page = {
  readonly name: string
  readonly config: Config
  readonly client: MarketplaceClient
  readonly environment: Environment
  isAlive(): boolean
  /** Kills the tab, as a crash does: nothing answers it any more. */
  die(): void
  /** Milliseconds by which its clock is wrong. */
  skew: number
}

export type PageOptions = {
  /** Border crossing at which the tab dies; each crossing has two sides. */
  crashAt?: number | undefined
  /** Called before each crossing. */
  onCrossing?: ((point: number, border: Border) => void) | undefined
}

const never = () => new Promise<never>(() => {})

/** Milliseconds of a crossing, there and back. */
const distances: Record<Border, number> = {
  storage: 1,
  wallet: 4,
  rpc: 15,
  http: 40,
  lock: 1,
  timer: 0,
}

/** Opens a tab with a connected wallet. */
export async function openPage(
  world: World,
  name: string,
  options: PageOptions = {},
): Promise<Page> {
  const { clock, disk, locks, node, random, service, trace, wallet } = world
  let alive = true
  let points = 0

  /** Passes one side of a border; returns false if the tab dies there. */
  function reach(border: Border, what: string): boolean {
    if (!alive) return false
    const point = points++
    trace.note({ type: 'crossing', tab: name, point, border, what })
    options.onCrossing?.(point, border)
    if (point === options.crashAt) page.die()
    return alive
  }
  const travel = (border: Border) => {
    const chance = world.isShuffled ? random.next() * 2 : 1
    return clock.sleep(distances[border] * chance)
  }
  /** Acts outside of the tab; the answer may never arrive. */
  async function cross<value>(
    border: Border,
    what: string,
    act: () => Promise<value>,
  ): Promise<value> {
    if (!reach(border, what)) return never()
    await travel(border)
    const answer = await act().then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error
      },
    )
    await travel(border)
    if (!reach(border, what)) return never()
    return answer()
  }

  const connector = openConnector(wallet, {
    name,
    onRequest: (method, act) =>
      isConnecting ? act() : cross('wallet', method, act),
  })
  let isConnecting = true
  const config: Config = createConfig({
    chains: [createChainConfig(chainId), createChainConfig(otherChainId)],
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 1_000,
    storage: null,
    transports: {
      [chainId]: custom(
        {
          request: ((call: { method: string; params?: unknown }) =>
            cross('rpc', call.method, () =>
              node.request(call),
            )) as EIP1193RequestFn,
        },
        { retryCount: 0 },
      ),
      [otherChainId]: custom({ request: never as EIP1193RequestFn }),
    },
  })
  const [connected] = config.connectors
  if (connected) await connect(config, { connector: connected })
  isConnecting = false
  const { tab } = connected as unknown as { tab: Tab }

  const client = createMarketplaceClient({
    accessKey,
    marketplaceUrl: serviceUrl,
    networks: { [chainId]: 'local' },
    contracts: { [chainId]: { books: { service_marketplace_v2: seaport } } },
    fees: {
      service_marketplace_v2: [{ recipient: feeRecipient, bps: 250 }],
    },
    retryCount: 2,
    fetch: async (input, init = {}) => {
      const answer = service.fetch.bind(service, String(input), init)
      const what = String(input).split('/').at(-1) ?? ''
      const response = await aborted(cross('http', what, answer), init.signal)
      return response ?? aborted(never(), init.signal)
    },
  })

  const environment: Environment = {
    now: () => clock.now() + page.skew,
    id: () => random.hex(32),
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (!alive) return
        if (signal?.aborted) return reject(signal.reason)
        const stop = clock.after(milliseconds, () => {
          signal?.removeEventListener('abort', abort)
          if (reach('timer', 'sleep')) resolve()
        })
        const abort = () => {
          stop()
          if (alive) reject(signal?.reason)
        }
        signal?.addEventListener('abort', abort, { once: true })
      }),
    awake: async (signal) => {
      signal?.throwIfAborted()
      while (world.isHidden()) await environment.sleep(500, signal)
    },
    locks: {
      request: (lockName, lockOptions, callback) =>
        reach('lock', lockName.split(':')[1] ?? '')
          ? locks.of(name).request(lockName, lockOptions, callback)
          : never(),
    },
    storage: createStorage(disk, async (what, act) => {
      if (disk.moods.delay > 1) await clock.sleep(disk.moods.delay)
      return cross('storage', what, act)
    }),
  }
  const page: Page = {
    name,
    config,
    client,
    environment,
    skew: 0,
    isAlive: () => alive,
    die() {
      if (!alive) return
      alive = false
      trace.note({ type: 'died', tab: name })
      locks.leave(name)
      wallet.leave(tab)
    },
  }
  trace.note({ type: 'opened', tab: name })
  return page
}

function aborted<value>(
  promise: Promise<value>,
  signal: AbortSignal | null | undefined,
): Promise<value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject)
  })
}

function createChainConfig(id: number) {
  return defineChain({
    id,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`https://node.example/${id}`] } },
  })
}
