import type { Transport } from 'viem'
import { ConfigurationError } from '../../../errors.js'
import { createService } from '../../createService.js'
import { createSender } from '../../world/createSender.js'
import { describeWorld, type WorldInfo } from '../../world/describeWorld.js'
import { followClock } from '../../world/followClock.js'
import { restoreTables } from '../../world/keepTables.js'
import { setMetadataBase } from '../../world/seedChain.js'
import { setMediaBase } from '../../world/seedDatabase.js'
import { serveMedia } from '../../world/serveMedia.js'
import { createWorldClient, worldNetwork } from '../../world/worldNetwork.js'
import { serveHttp } from '../serveHttp.js'
import type { ChainKind } from './localChain.js'
import { prepareWorld } from './prepareWorld.js'
import { startLocalChain } from './startLocalChain.js'
import { trackWork } from './trackWork.js'

export type { WorldInfo }

/** Settings of `startWorld`. */
export type StartWorldOptions = {
  /** Address to listen on. @default '127.0.0.1' */
  host?: string | undefined
  /** Port of the service; 0 for a free one. @default 0 */
  port?: number | undefined
  /** Port of the chain; 0 for a free one. @default 0 */
  rpcPort?: number | undefined
  /**
   * The chain: `anvil` is a process of its own; `memory` runs in this process and
   * needs no binary, but the optional `@ethereumjs` peers. @default 'anvil'
   */
  chain?: ChainKind | undefined
  /**
   * An empty PostgreSQL database, `postgres://user:password@host/name`. Without it, the
   * data are in memory. Each start needs an empty one, because its chain is new.
   */
  database?: string | undefined
  /** How many emblems there are, from 4 to 500. @default 500 */
  emblems?: number | undefined
  /** Whether a prepared world is kept on disk and taken; not with `database`. @default true */
  cache?: boolean | undefined
  /** Called after each part of the start, with a sentence. */
  onProgress?: ((text: string) => void) | undefined
}

/** A running local world. */
export type RunningWorld = {
  /** Addresses, keys and accounts of the world. */
  world: WorldInfo
  /** Sends a request to the service within this process, without its port. */
  fetch: typeof fetch
  /** Sends a JSON-RPC call to the chain; without a port if the chain is in memory. */
  request(call: { method: string; params?: unknown }): Promise<unknown>
  /** Resolves when the chain has ended, by `stop` or by itself. */
  ended: Promise<void>
  /** Stops the service and the chain, and closes the database. */
  stop(): Promise<void>
  /** Makes the service read the chain up to its newest block. */
  sync(): Promise<void>
  /**
   * Returns the chain, the database and the service to how they were when the world
   * had started, and mines one block, so that the chain's time is now.
   *
   * @throws ConfigurationError unless the world uses `chain: 'memory'`, and no `database`.
   */
  reset(): Promise<void>
}

/**
 * Starts a local world: a chain with collections and currencies, and a
 * marketplace service with orders on them.
 *
 * @throws ConfigurationError when a port is taken, a package is missing, the
 * `database` is not empty, or the number of `emblems` is invalid.
 *
 * @example
 * import { startWorld } from 'marketkit/service'
 *
 * const { world, stop } = await startWorld()
 * console.log(world.marketplaceUrl, world.accessKey)
 * await stop()
 */
export async function startWorld(
  options: StartWorldOptions = {},
): Promise<RunningWorld> {
  return startPausableWorld(options)
}

/** A world that can wait without following its chain. Our tests share such worlds. */
export type PausableWorld = RunningWorld & {
  /** Stops the service until `reset`. */
  pause(): Promise<void>
}

/** Starts a local world that can be paused. */
export async function startPausableWorld(
  options: StartWorldOptions,
): Promise<PausableWorld> {
  const { cache = true, emblems = 500, host = '127.0.0.1' } = options
  if (!Number.isInteger(emblems) || emblems < 4 || emblems > 500)
    throw new ConfigurationError(
      `\`emblems\` is ${emblems}. Pass a whole number from 4 to 500.`,
    )
  const onProgress = options.onProgress ?? (() => {})
  const started: { stop(): Promise<unknown> }[] = []
  const begun = <part extends { stop(): Promise<unknown> }>(part: part) => {
    started.unshift(part)
    return part
  }
  const unavailable = async (_: Request) => new Response(null, { status: 503 })
  let answer = unavailable
  const work = trackWork()
  let world: WorldInfo | undefined
  const handle = async (request: Request) =>
    serveMedia(request, { emblems }) ??
    serveDescription(request, world) ??
    work.run(() => answer(request))
  const stop = async () => {
    answer = unavailable
    for (const part of started.splice(0)) await part.stop()
  }
  try {
    const server = begun(
      await serveHttp({ fetch: handle, host, port: options.port ?? 0 }),
    )
    const kind = options.chain ?? 'anvil'
    const starting = startLocalChain(kind, {
      host,
      port: options.rpcPort,
    }).then((chain) => {
      onProgress(`Chain started on ${chain.rpcUrl}.`)
      return begun(chain)
    })
    const [chain, { contracts, database }] = await Promise.all([
      starting,
      prepareWorld({
        cache,
        chain: starting,
        databaseUrl: options.database,
        emblems,
        kind,
        onProgress,
      }),
    ])
    begun({ stop: database.close })
    const { ended, request, rpcUrl, transport } = chain
    const clock = followClock(transport)
    const network = worldNetwork(clock.transport, contracts)
    await setMediaBase(database.db, server.url)
    await setMetadataBase(
      createSender(createWorldClient(transport)),
      contracts,
      server.url,
    )
    const create = () =>
      createService({
        database,
        networks: [network],
        now: clock.now,
        publicUrl: server.url,
      })
    let service = create()
    begun({ stop: () => service.stop() })
    const restoreChain = options.database ? undefined : await chain.keep?.()
    const pause = async () => {
      answer = unavailable
      // Otherwise an order that is being verified could be inserted after a reset.
      await work.finish()
      await service.stop()
    }
    let resetting = Promise.resolve()
    const restore = async (restoreChain: () => Promise<void>) => {
      await pause()
      await Promise.all([restoreChain(), restoreTables(database.db)])
      // Calls see the time of the newest block, which may be old by now.
      await mineBlock(transport)
      service = create()
      await service.start()
      answer = service.fetch
    }
    await service.start()
    answer = service.fetch
    onProgress(`Service started on ${server.url}.`)
    world = describeWorld({ contracts, network, rpcUrl, url: server.url })
    return {
      world,
      ended,
      fetch: (input, init) => handle(new Request(input, init)),
      pause,
      request,
      stop,
      sync: () => work.run(() => service.sync()),
      async reset() {
        if (!restoreChain)
          throw new ConfigurationError(
            "Only worlds with `chain: 'memory'` and without `database` can be reset.",
          )
        const ended = resetting.then(() => restore(restoreChain))
        resetting = ended.catch(() => {})
        return ended
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function mineBlock(transport: Transport): Promise<void> {
  await createWorldClient(transport).request<{
    Method: 'evm_mine'
    Parameters: []
    ReturnType: unknown
  }>({ method: 'evm_mine', params: [] })
}

/** Pages of any origin find the world here; all of it is public. */
function serveDescription(
  request: Request,
  world: WorldInfo | undefined,
): Response | undefined {
  const isAsked = new URL(request.url).pathname === '/world.json'
  if (!isAsked || request.method !== 'GET' || !world) return undefined
  return Response.json(world, {
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
    },
  })
}
