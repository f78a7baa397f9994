import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { custom } from 'viem'
import { readHead } from '../chain/blocks.js'
import { createService } from '../createService.js'
import { databaseSettings } from '../database/databaseSettings.js'
import { readIndexerPosition } from '../database/lockChain.js'
import { worldAccounts } from '../world/accounts.js'
import { createChain } from '../world/chain/createChain.js'
import type { ChainDump } from '../world/chain/dump.js'
import { describeWorld, type WorldInfo } from '../world/describeWorld.js'
import { followClock } from '../world/followClock.js'
import { placeholderBase } from '../world/packedFiles.js'
import type { WorldContracts } from '../world/signOrders.js'
import { worldNetwork } from '../world/worldNetwork.js'
import { changesChain } from './changesChain.js'

/** A local world that was built before, as `loadWorld` returns it. */
export type PackedWorld = {
  /** The whole chain. */
  chain: ChainDump
  /** Addresses of the contracts on that chain. */
  contracts: WorldContracts
  /** Dump of the embedded database, not compressed. */
  database: Blob
  /** Files that PGlite loads beside its code. @default its own `pglite.data` */
  databaseFiles?: Blob | undefined
  /** PGlite's code, compiled. @default its own `pglite.wasm` */
  databaseCode?: WebAssembly.Module | undefined
}

/** Settings of `openWorld`. */
export type OpenWorldOptions = {
  /**
   * Base URL of the service and of the pictures, without a slash at its end. Pictures
   * are files below it; `fetch` answers all other requests.
   */
  url: string
  /** Called when a part is ready. */
  onProgress?: ((part: 'chain' | 'database' | 'service') => void) | undefined
}

/** A local world that runs in this thread. */
export type PageWorld = {
  /** Addresses, keys and accounts. */
  world: WorldInfo
  /** Sends a request to the service. */
  fetch: typeof fetch
  /** Sends a JSON-RPC call to the chain. */
  request(call: { method: string; params?: unknown }): Promise<unknown>
  /**
   * Returns the whole chain as JSON, for `chain` of a later `openWorld`: trades then
   * survive. Posted orders are not part of it.
   */
  dump(): Promise<ChainDump>
  /** Stops the service and closes the database. */
  stop(): Promise<void>
}

/**
 * Opens a packed world without Node, a port or a file system: the chain in memory,
 * the embedded database and the service. Takes about a second, and blocks its
 * thread while a query runs, so call it in a Worker.
 *
 * @throws Error if the database cannot be opened
 * @example
 * import { loadWorld, openWorld } from 'marketkit/service/web'
 * import { connectWorld } from 'marketkit/testing'
 *
 * const url = new URL('world', document.baseURI).href
 * const running = await openWorld(await loadWorld(url), { url })
 * const { client, config } = await connectWorld(running.world, running)
 */
export async function openWorld(
  packed: PackedWorld,
  { onProgress = () => {}, url }: OpenWorldOptions,
): Promise<PageWorld> {
  const { contracts } = packed
  // PGlite waits for files while the chain loads.
  const opening = openDatabase(packed)
  opening.catch(() => {})
  const chain = await loadChain(packed.chain).catch(async (error) => {
    await opening.then((client) => client.close()).catch(() => {})
    throw error
  })
  onProgress('chain')
  const client = await opening.catch((error) => {
    chain.stop()
    throw error
  })
  onProgress('database')
  const clock = followClock(custom(chain, { retryCount: 0 }))
  const network = worldNetwork(clock.transport, contracts)
  const db = drizzle({ client, ...databaseSettings })
  const service = createService({
    database: { db },
    networks: [network],
    now: clock.now,
  })
  try {
    const [head, cursor] = await Promise.all([
      readHead(network),
      readIndexerPosition(db, network),
    ])
    // The database of a new visit knows the whole chain.
    if (cursor.blockHash !== head.hash) await service.sync()
    await service.start()
  } catch (error) {
    await client.close()
    throw error
  }
  onProgress('service')
  const follow = createFollower(() => service.sync())
  return {
    world: describeWorld({ contracts, network, rpcUrl: `${url}/rpc`, url }),
    async fetch(input, init) {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      const response = await service.fetch(await moveRequest(request, url))
      return placePictures(response, url)
    },
    async request(call) {
      const answer = await chain.request(call)
      // The service itself looks for changes twice a second.
      if (changesChain(call.method)) follow.start()
      return answer
    },
    dump: chain.dump,
    async stop() {
      await follow.end()
      await service.stop()
      chain.stop()
      await client.close()
    },
  }
}

/** Removes the path of the page. Reads the body, because Firefox can't pass on a stream. */
async function moveRequest(request: Request, url: string): Promise<Request> {
  const { headers, method } = request
  const inside = new URL(request.url)
  const { pathname } = new URL(url)
  if (inside.pathname.startsWith(`${pathname}/`))
    inside.pathname = inside.pathname.slice(pathname.length)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.text() : null
  const moved = new Request(inside, { body, headers, method })
  // Answers must stay text, because `placePictures` changes them.
  moved.headers.delete('Accept-Encoding')
  return moved
}

async function loadChain(dump: ChainDump) {
  const chain = await createChain({
    privateKeys: worldAccounts.map(({ privateKey }) => privateKey),
  })
  await chain.load(dump)
  return chain
}

/** Runs `sync` after each start, at most one at a time; later starts share the next. */
function createFollower(sync: () => Promise<void>) {
  let running: Promise<void> | undefined
  let isAgain = false
  async function run() {
    do {
      isAgain = false
      // The service itself tries again, and logs failures.
      await sync().catch(() => {})
    } while (isAgain)
    running = undefined
  }
  return {
    start() {
      isAgain = true
      running ??= run()
    },
    async end() {
      isAgain = false
      await running
    },
  }
}

function openDatabase({ database, databaseCode, databaseFiles }: PackedWorld) {
  return PGlite.create({
    loadDataDir: database,
    extensions: { btree_gin, pg_trgm },
    ...(databaseFiles && { fsBundle: databaseFiles }),
    ...(databaseCode && { pgliteWasmModule: databaseCode }),
  })
}

/** A packed world does not know where its pictures will be. */
async function placePictures(
  response: Response,
  url: string,
): Promise<Response> {
  const text = await response.text()
  const { headers, status, statusText } = response
  const hasBody = ![101, 204, 205, 304].includes(status)
  return new Response(
    hasBody ? text.replaceAll(placeholderBase, url) : undefined,
    { headers, status, statusText },
  )
}
