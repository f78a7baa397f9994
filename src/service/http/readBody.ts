import { ServiceError } from '../serviceErrors.js'

/** Bytes. */
const largestBody = 1024 * 1024
const deepestBody = 32
/** Maximum number of items; no request needs a longer list. */
const longestList = 100

/** Parses the JSON object in the body of a request. */
export function parseBody(text: string): Record<string, unknown> {
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badRequest('The body must be a JSON object.')
  checkValues(body)
  return body as Record<string, unknown>
}

/** Reads the body of a request. */
export async function readBody(request: Request): Promise<string> {
  const length = request.headers.get('Content-Length')
  if (Number(length) > largestBody) throw tooLarge()
  // Servers read no more than that, and a stream would cost more than a read. In
  // Firefox, requests have no stream.
  if (length !== null || !request.body) return readAtOnce(request)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = request.body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch((cause) => {
      throw badRequest('The request body ended early.', cause)
    })
    if (done) break
    size += value.byteLength
    if (size > largestBody) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decode(decoder, value, { stream: true })
  }
  return text + decode(decoder)
}

/** For whole bodies, which leave nothing behind in a decoder. */
const wholeDecoder = new TextDecoder('utf-8', { fatal: true })

async function readAtOnce(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer().catch((cause) => {
    throw badRequest('The request body ended early.', cause)
  })
  if (bytes.byteLength > largestBody) throw tooLarge()
  return decode(wholeDecoder, bytes)
}

function decode(
  decoder: TextDecoder,
  bytes?: ArrayBuffer | Uint8Array,
  options?: TextDecodeOptions,
): string {
  try {
    return decoder.decode(bytes, options)
  } catch (cause) {
    throw badRequest('The body is not UTF-8.', cause)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw badRequest('The body is not JSON.', cause)
  }
}

/** PostgreSQL refuses NUL and lone surrogates, which JSON can contain. */
const noText = /\0|\p{Surrogate}/u

/** Refuses bodies that no operation accepts before they take long to parse. */
function checkValues(value: unknown, path: string[] = []): void {
  if (path.length > deepestBody)
    throw badRequest(`The body is nested deeper than ${deepestBody} levels.`)
  if (typeof value === 'string' && noText.test(value))
    throw wrongAt(path, 'A string contains a NUL or a lone surrogate.')
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.length > longestList)
    throw wrongAt(path, `Expected at most ${longestList} items.`)
  // One path array for all nodes keeps bodies with a million values fast.
  for (const name in value) {
    if (noText.test(name))
      throw badRequest('A field name contains a NUL or a lone surrogate.')
    path.push(name)
    checkValues(value[name as keyof object], path)
    path.pop()
  }
}

function wrongAt(path: readonly string[], problem: string): ServiceError {
  return new ServiceError('InvalidArgument', problem, { field: path.join('.') })
}

function badRequest(message: string, cause?: unknown): ServiceError {
  return new ServiceError('WebrpcBadRequest', message, { cause })
}

function tooLarge(): ServiceError {
  return new ServiceError(
    'WebrpcBadRequest',
    `The body is larger than ${largestBody} bytes.`,
    { status: 413 },
  )
}
