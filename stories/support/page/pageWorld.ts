import type { WorldInfo } from '../../../src/service/world/describeWorld.js'
import { abortable } from '../../../src/steps/platform/abortable.js'
import { ProviderError } from '../../../src/testing/wallet/providerError.js'
import { forgetFlows } from '../forgetFlows.js'
import { recallAnswer } from './firstAnswers.js'
import type {
  Failure,
  Message,
  PlainRequest,
  PlainResponse,
  Progress,
  Question,
} from './messages.js'
import { showStart } from './Starting.js'
import { worldFolder } from './worldFolder.js'

// The world of a static site: a Worker behind the same four functions as a server. Until
// it runs, the first questions of a new visitor have the answers that the build recorded;
// everything else waits for it.

type Waiting = { resolve(result: unknown): void; reject(error: Error): void }

const waiting = new Map<number, Waiting>()
const listeners = new Set<(progress: Progress) => void>()
let latest: Progress | undefined
let port: Worker | MessagePort | undefined
let count = 0

/** The start of the world, once it has begun. */
let start: Promise<unknown> | undefined
let starting: ReturnType<typeof setTimeout> | undefined

/** Whether the world has started; it alone answers then. */
let isRunning = false

/** Whether the page has content from before the start. */
let hasContent = false

function getUrl(): string {
  return new URL(worldFolder, document.baseURI).href
}

/** The marketplace is in the page, so it works while the browser is offline. */
function ignoreNetwork(): void {
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => true,
  })
  const ignore = (event: Event) => event.stopImmediatePropagation()
  addEventListener('offline', ignore, { capture: true })
}

/** Returns the description of the world of the page. */
export function describePageWorld(): Promise<WorldInfo> {
  ignoreNetwork()
  return ask({ name: 'describe', url: getUrl() }) as Promise<WorldInfo>
}

export function requestPageChain({
  method,
  params,
}: {
  method: string
  params?: unknown
}): Promise<unknown> {
  return ask({ name: 'rpc', method, params })
}

/** Asks the service in the page; fetches everything else from the network. */
export const fetchPageWorld: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (!request.url.startsWith(`${getUrl()}/`)) return fetch(request)
  const plain = await toPlain(request)
  const answer = ask({ name: 'fetch', request: plain })
  const { body, headers, status } = (await abortable(
    answer,
    request.signal,
  )) as PlainResponse
  return new Response(body || null, { headers, status })
}

async function toPlain(request: Request): Promise<PlainRequest> {
  const { headers, method, url } = request
  const body = method === 'GET' ? undefined : await request.text()
  return { body, headers: [...headers], method, url }
}

/** Undoes every trade in this world. All of its pages reload then. */
export async function resetPageWorld(): Promise<void> {
  await ask({ name: 'reset', url: getUrl() })
}

async function ask(question: Question): Promise<unknown> {
  const recalled = isRunning
    ? undefined
    : await recallAnswer(question, getUrl())
  if (recalled === undefined) {
    const started = startWorker()
    return question.name === 'describe' ? started : post(question)
  }
  if (question.name !== 'describe') hasContent = true
  // The page draws first.
  clearTimeout(starting)
  starting = setTimeout(() => startWorker().catch(() => {}), 1_000)
  return recalled
}

/** Starts the Worker once, and covers a page that shows nothing meanwhile. */
function startWorker(): Promise<unknown> {
  clearTimeout(starting)
  if (start) return start
  port = openPort()
  start = post({ name: 'describe', url: getUrl() })
  start.then(
    () => {
      isRunning = true
    },
    () => {
      start = undefined
    },
  )
  if (!hasContent)
    showStart(start, (onProgress) => {
      listeners.add(onProgress)
      if (latest) onProgress(latest)
      return () => listeners.delete(onProgress)
    })
  return start
}

function post(question: Question): Promise<unknown> {
  const id = ++count
  port?.postMessage({ id, question })
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}

/** All pages share one world, where the browser can do that. */
function openPort(): Worker | MessagePort {
  if (!('SharedWorker' in globalThis)) {
    const worker = new Worker(new URL('./worldWorker.ts', import.meta.url), {
      type: 'module',
    })
    worker.addEventListener('message', onMessage)
    worker.addEventListener('error', onError)
    return worker
  }
  const shared = new SharedWorker(
    new URL('./worldWorker.ts', import.meta.url),
    {
      type: 'module',
      name: getUrl(),
    },
  )
  shared.addEventListener('error', onError)
  shared.port.addEventListener('message', onMessage)
  shared.port.start()
  return shared.port
}

function onMessage({ data }: MessageEvent<Message>): void {
  if ('progress' in data) {
    latest = data.progress
    for (const onProgress of listeners) onProgress(latest)
    return
  }
  if ('reset' in data) {
    forgetFlows()
    location.reload()
    return
  }
  const { resolve, reject } = waiting.get(data.id) ?? {}
  waiting.delete(data.id)
  if ('result' in data) resolve?.(data.result)
  else reject?.(toError(data.failure))
}

function onError(event: Event): void {
  const details = event instanceof ErrorEvent ? `: ${event.message}` : '.'
  for (const { reject } of waiting.values())
    reject(new Error(`The world of this page has stopped${details}`))
  waiting.clear()
  // The next question starts a new Worker.
  start = undefined
}

function toError({ code, data, message }: Failure): Error {
  return code === undefined
    ? new Error(message)
    : new ProviderError(code, message, data)
}
