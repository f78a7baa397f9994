import {
  type OpenWorld,
  openWorld,
  type PackedWorld,
} from '../../../src/service/web/openWorld.js'
import { RpcError } from '../../../src/service/world/chain/rpcError.js'
import { loadFiles } from './loadFiles.js'
import type {
  Failure,
  Message,
  PlainRequest,
  PlainResponse,
  Progress,
  Question,
} from './messages.js'

// The whole marketplace of a static site runs in this Worker: chain, database
// and service.

let opening: Promise<OpenWorld> | undefined

const post = (message: Message) => postMessage(message)

function report(part: Progress['part'], done: number): void {
  post({ progress: { part, done } })
}

async function open(url: string): Promise<OpenWorld> {
  const [state, database, databaseFiles] = await loadFiles(
    [
      `${url}/world.json.gz`,
      `${url}/database.tar.gz`,
      `${url}/database-files.gz`,
    ],
    (done) => report('files', done * 0.4),
  )
  const { chain, contracts }: Pick<PackedWorld, 'chain' | 'contracts'> =
    JSON.parse(await state.text())
  const next = { chain: 'database', database: 'service', service: 'service' }
  const share = { chain: 0.5, database: 0.8, service: 1 }
  report('chain', 0.4)
  return openWorld(
    { chain, contracts, database, databaseFiles },
    {
      url,
      onProgress: (part) => report(next[part] as Progress['part'], share[part]),
    },
  )
}

async function answer(question: Question): Promise<unknown> {
  if (question.name === 'describe') {
    opening ??= open(question.url)
    return (await opening).world
  }
  if (!opening) throw new Error('The world was not opened.')
  const { fetch, request } = await opening
  if (question.name === 'fetch') return answerFetch(fetch, question.request)
  return request(question)
}

async function answerFetch(
  fetch: OpenWorld['fetch'],
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

addEventListener(
  'message',
  async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
    const { id, question } = data
    try {
      post({ id, result: await answer(question) })
    } catch (error) {
      post({ id, failure: describe(error) })
    }
  },
)
