import { changesChain } from '../../../src/service/web/changesChain.js'
import {
  loadWorld,
  openWorld,
  type PageWorld,
} from '../../../src/service/web/index.js'
import { RpcError } from '../../../src/service/world/chain/rpcError.js'
import type {
  Failure,
  Message,
  PlainRequest,
  PlainResponse,
  Progress,
  Question,
} from './messages.js'
import { clearSaves, openSaves, type Saves } from './saves.js'

// The whole marketplace of a static site runs in this Worker: chain, database
// and service. All pages of the site share it, where browsers can do that.

type Port = Pick<MessagePort, 'postMessage'>
type Running = PageWorld & { saves: Saves }

const ports = new Set<Port>()
let opening: Promise<Running> | undefined

/** For pages that connect after the start has begun. */
let progress: Progress | undefined

function report(part: Progress['part'], done: number): void {
  progress = { part, done }
  for (const port of ports) port.postMessage({ progress } satisfies Message)
}

/** Compiles PGlite's code while the other files arrive. */
async function loadCode(): Promise<WebAssembly.Module> {
  const url = new URL(
    '../../../node_modules/@electric-sql/pglite/dist/pglite.wasm',
    import.meta.url,
  )
  return WebAssembly.compileStreaming(fetch(url))
}

async function open(url: string): Promise<Running> {
  // Without it, PGlite loads its code itself.
  const code = loadCode().catch(() => undefined)
  const files = await loadWorld(url, {
    onProgress: (done) => report('files', done * 0.4),
  })
  const packed = { ...files, databaseCode: await code }
  report('chain', 0.4)
  const start = async (saves: Saves): Promise<Running> => {
    const { chain = packed.chain, posts } = saves
    const world = await openWorld(
      { ...packed, chain },
      {
        url,
        onProgress(part) {
          if (part === 'chain') report('database', 0.5)
          if (part === 'database') report('service', 0.8)
        },
      },
    )
    for (const post of posts) await answerFetch(world, post).catch(() => {})
    report('service', 1)
    return { ...world, saves }
  }
  const saves = await openSaves(url, packed.chain)
  try {
    return await start(saves)
  } catch (error) {
    if (!saves.chain) throw error
    // The stored world can't be opened.
    await clearSaves(url)
    return start(await openSaves(url, packed.chain))
  }
}

/** Undoes every trade. All pages have to reload. */
async function reset(url: string): Promise<void> {
  const running = await opening?.catch(() => undefined)
  opening = undefined
  await clearSaves(url)
  await running?.stop()
  for (const port of ports) port.postMessage({ reset: true })
}

async function answer(question: Question): Promise<unknown> {
  if (question.name === 'describe') {
    opening ??= open(question.url).catch((error) => {
      opening = undefined
      throw error
    })
    return (await opening).world
  }
  if (question.name === 'reset') return reset(question.url)
  if (!opening) throw new Error('The world was not opened.')
  const running = await opening
  const { request, saves } = running
  if (question.name === 'fetch') {
    const response = await answerFetch(running, question.request)
    if (response.status === 200) await saves.addPost(question.request)
    return response
  }
  const result = await request(question)
  if (changesChain(question.method)) await saves.setChain(await running.dump())
  return result
}

async function answerFetch(
  { fetch }: PageWorld,
  { body, headers, method, url }: PlainRequest,
): Promise<PlainResponse> {
  const response = await fetch(new Request(url, { body, headers, method }))
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  }
}

function describe(error: unknown): Failure {
  if (error instanceof RpcError) {
    const { code, data, message } = error
    return { code, data, message }
  }
  return { message: error instanceof Error ? error.message : String(error) }
}

async function reply(
  port: Port,
  { id, question }: { id: number; question: Question },
): Promise<void> {
  let message: Message
  try {
    message = { id, result: await answer(question) }
  } catch (error) {
    message = { id, failure: describe(error) }
  }
  port.postMessage(message)
}

if ('onconnect' in globalThis)
  addEventListener('connect', (event) => {
    for (const port of (event as MessageEvent).ports) {
      ports.add(port)
      if (progress) port.postMessage({ progress } satisfies Message)
      port.onmessage = ({ data }) => void reply(port, data)
    }
  })
else {
  const port: Port = { postMessage: (message) => postMessage(message) }
  ports.add(port)
  addEventListener('message', ({ data }) => void reply(port, data))
}
