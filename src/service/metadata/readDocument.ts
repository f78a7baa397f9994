import type { ServiceContext } from '../context.js'
import { withDeadline } from '../withDeadline.js'

/** Maximum bytes of a document. */
const maxBytes = 2 ** 20

/** Timeout in milliseconds per URL. */
const timeout = 10_000

/**
 * Reads a document from the first URL at which `parse` succeeds; `parseMedia` if there is
 * a file of an image, a video or a sound.
 */
export async function readDocument<result>(
  { fetchResource }: Pick<ServiceContext, 'fetchResource'>,
  {
    parse,
    parseMedia,
    signal,
    urls,
  }: {
    parse: (text: string) => result
    parseMedia: (type: string) => result
    signal: AbortSignal
    urls: readonly string[]
  },
): Promise<result> {
  let problem: unknown
  for (const url of urls) {
    // Data URLs need no network.
    const read = url.startsWith('data:') ? fetch : fetchResource
    if (!read) continue
    try {
      const answer = await withDeadline(
        { milliseconds: timeout, signal },
        async (signal) => {
          const response = await read(url, { signal })
          const media = response.ok && readMediaType(response)
          if (media) await response.body?.cancel()
          return media ? { media } : { text: await readText(response, signal) }
        },
      )
      return answer.media ? parseMedia(answer.media) : parse(answer.text ?? '')
    } catch (error) {
      signal.throwIfAborted()
      problem = error
    }
  }
  throw problem
}

function readMediaType({ headers }: Response): string | undefined {
  const type = headers.get('content-type') ?? ''
  return /^(image|video|audio)\//i.exec(type)?.[1]?.toLowerCase()
}

async function readText(
  response: Response,
  signal: AbortSignal,
): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The server responded with status ${response.status}.`)
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
    // Cancels the rest of the body; no effect if it was read to the end.
    void reader.cancel().catch(() => {})
  }
}
