import type { ServiceContext } from '../context.js'
import { withDeadline } from '../withDeadline.js'

/** Bytes of a document. */
const maxBytes = 2 ** 20

/** Milliseconds for a document from one place. */
const timeout = 10_000

/** What `parse` makes of a document, at the first place where it can. */
export async function readDocument<result>(
  { fetchResource }: Pick<ServiceContext, 'fetchResource'>,
  {
    parse,
    signal,
    urls,
  }: {
    parse: (text: string) => result
    signal: AbortSignal
    urls: readonly string[]
  },
): Promise<result> {
  let problem: unknown
  for (const url of urls) {
    // What a data address holds is read without the network.
    const read = url.startsWith('data:') ? fetch : fetchResource
    if (!read) continue
    try {
      const text = await withDeadline(
        { milliseconds: timeout, signal },
        async (signal) => readText(await read(url, { signal }), signal),
      )
      return parse(text)
    } catch (error) {
      signal.throwIfAborted()
      problem = error
    }
  }
  throw problem
}

async function readText(
  response: Response,
  signal: AbortSignal,
): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The server answered ${response.status}.`)
  }
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  const reader = response.body?.getReader()
  if (!reader) return text
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      length += value.length
      if (length > maxBytes)
        throw new Error(`The document is larger than ${maxBytes} bytes.`)
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    // Says no more is wanted; without effect when all was read.
    void reader.cancel().catch(() => {})
  }
}
