import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type {
  RunningWorld,
  StartWorldOptions,
  WorldInfo,
} from '../src/service/node/startWorld.js'
import { worldChainKind } from './startTestChain.js'

/** What is answered to the one who asks for a world. */
export type StartedWorld = { id: string; info: WorldInfo }

/**
 * The local worlds of a test run, in a process of their own: pages of jsdom
 * and busy tests do not get in their way, and what a world is made of is
 * loaded once. `world.ts` asks for them over HTTP.
 */
const worlds = new Map<string, RunningWorld>()
let count = 0

/** The first world of each size: it makes what the later ones copy. */
const firsts = new Map<number | undefined, Promise<RunningWorld>>()

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

/** Worlds that a file gave back, reset, by their options. */
const idle = new Map<string, Map<string, RunningWorld>>()
const optionsOf = new Map<RunningWorld, string>()

/** Takes a world that was given back, else starts one. */
async function take(options: StartWorldOptions): Promise<StartedWorld> {
  const [found] = idle.get(JSON.stringify(options)) ?? []
  if (!found) return start(options)
  const [id, running] = found
  idle.get(JSON.stringify(options))?.delete(id)
  worlds.set(id, running)
  return { id, info: running.world }
}

/** Resets a world for the next file; ends one that cannot be reset. */
async function giveBack(id: string): Promise<void> {
  const running = worlds.get(id)
  if (!running) return
  const options = optionsOf.get(running) ?? ''
  try {
    await running.reset()
    worlds.delete(id)
    const others = idle.get(options) ?? new Map<string, RunningWorld>()
    idle.set(options, others.set(id, running))
  } catch {
    await stop(id)
  }
}

async function start(options: StartWorldOptions): Promise<StartedWorld> {
  const { startWorld } = await import('../src/service/node/startWorld.js')
  await firsts.get(options.emblems)?.catch(() => {})
  const starting = startWorld({ chain: worldChainKind, ...options })
  if (!firsts.has(options.emblems)) firsts.set(options.emblems, starting)
  const running = await starting
  count += 1
  worlds.set(String(count), running)
  optionsOf.set(running, JSON.stringify(options))
  return { id: String(count), info: running.world }
}

/** Ends it; a world that has ended stays so. */
async function stop(id: string): Promise<void> {
  const running = worlds.get(id)
  worlds.delete(id)
  await running?.stop()
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const [, act, id = ''] = request.url?.split('/') ?? []
  if (act === 'start') {
    const options = (await json(request)) as StartWorldOptions
    return isShared ? startShared(options) : take(options)
  }
  if (act === 'giveBack') return isShared ? undefined : giveBack(id)
  if (act === 'stop') return isShared ? undefined : stop(id)
  const running = worlds.get(id)
  if (!running) throw new Error('This world has ended.')
  return running.sync()
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
  for (const others of idle.values())
    for (const [id, running] of others) worlds.set(id, running)
  await Promise.allSettled([...worlds.keys()].map(stop))
  process.exit(0)
})
