import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type {
  PausableWorld,
  StartWorldOptions,
  WorldInfo,
} from '../src/service/node/world/startWorld.js'
import { type BundledProgram, bundleProgram } from './bundleProgram.js'
import { worldChainKind } from './startTestChain.js'

/** The answer to a request for a world. */
export type StartedWorld = { id: string; info: WorldInfo }

/**
 * The local worlds of a test run, in a process of their own: pages of jsdom
 * and busy tests do not get in their way, and what a world is made of is
 * loaded once. `world.ts` asks for them over HTTP. It also bundles the program that
 * the tests of the command line start.
 */
const worlds = new Map<string, TakenWorld>()
let count = 0

/** A world while a file has it. */
type TakenWorld = {
  running: PausableWorld
  /** As JSON. */
  options: string
}

/** All worlds that have not ended. */
const all = new Set<PausableWorld>()

/** The first world of each size: it makes what the later ones copy. */
const firsts = new Map<number | undefined, Promise<PausableWorld>>()

/**
 * Whether files that ask for a world of the same size are given the same one,
 * which is never stopped. Mutation tests run a file once for each mutant, and
 * only files that leave the world as it is.
 */
const isShared = process.env.SHARE_WORLDS === '1'
const shared = new Map<string, Promise<StartedWorld>>()

function startShared(options: StartWorldOptions): Promise<StartedWorld> {
  const key = JSON.stringify(options)
  const started = shared.get(key) ?? start(options)
  shared.set(key, started)
  return started
}

/** Worlds that a file gave back, by their options. */
const idle = new Map<string, PausableWorld[]>()

/** Takes a world that was given back, else starts one. */
async function take(options: StartWorldOptions): Promise<StartedWorld> {
  const found = idle.get(JSON.stringify(options))?.pop()
  if (!found) return start(options)
  try {
    await found.reset()
    return add(found, options)
  } catch {
    await end(found)
    return start(options)
  }
}

/** Pauses a world until the next file takes it; ends one that cannot be paused. */
async function giveBack(id: string): Promise<void> {
  const world = worlds.get(id)
  if (!world) return
  const { options, running } = world
  worlds.delete(id)
  try {
    await running.pause()
    idle.set(options, [...(idle.get(options) ?? []), running])
  } catch {
    await end(running)
  }
}

async function start(options: StartWorldOptions): Promise<StartedWorld> {
  const { startPausableWorld } = await import(
    '../src/service/node/world/startWorld.js'
  )
  await firsts.get(options.emblems)?.catch(() => {})
  const starting = startPausableWorld({ chain: worldChainKind, ...options })
  if (!firsts.has(options.emblems)) firsts.set(options.emblems, starting)
  const running = await starting
  all.add(running)
  return add(running, options)
}

/** Each file gets a new id, so that late calls of the file before fail. */
function add(running: PausableWorld, options: StartWorldOptions): StartedWorld {
  count += 1
  const id = String(count)
  worlds.set(id, { options: JSON.stringify(options), running })
  return { id, info: running.world }
}

/** Ends the world of a file; a world that has ended stays so. */
async function stop(id: string): Promise<void> {
  const world = worlds.get(id)
  worlds.delete(id)
  if (world) await end(world.running)
}

async function end(running: PausableWorld): Promise<void> {
  await running.stop()
  all.delete(running)
}

let program: Promise<BundledProgram> | undefined

/** Returns the path of the program `marketkit`, made for the first who asks. */
async function readProgram(): Promise<string> {
  program ??= bundleProgram('src/service/node/cli/cli.ts')
  return (await program).file
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const [, act, id = ''] = request.url?.split('/') ?? []
  if (act === 'start') {
    const options = (await json(request)) as StartWorldOptions
    return isShared ? startShared(options) : take(options)
  }
  if (act === 'program') return readProgram()
  if (act === 'giveBack') return isShared ? undefined : giveBack(id)
  if (act === 'stop') return isShared ? undefined : stop(id)
  const world = worlds.get(id)
  if (!world) throw new Error('This world has ended.')
  return world.running.sync()
}

const server = createServer((request, response) => {
  // An idle connection may end just as it is used again.
  response.shouldKeepAlive = false
  answer(request).then(
    (result) => response.end(JSON.stringify({ result })),
    (error) => response.end(JSON.stringify({ error: String(error) })),
  )
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.(`http://127.0.0.1:${port}`)
})
process.on('disconnect', async () => {
  await Promise.allSettled([...all].map(end))
  await program?.then(({ remove }) => remove()).catch(() => {})
  process.exit(0)
})
