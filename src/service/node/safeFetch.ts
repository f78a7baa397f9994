import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Duplex, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { withDeadline } from '../withDeadline.js'
import { isPublicAddress } from './isPublicAddress.js'

/** Options of `createSafeFetch`. */
export type SafeFetchOptions = {
  /** Private servers that may be fetched from, as `host:port`. @default none */
  allowHosts?: readonly string[] | undefined
  /** Maximum bytes of a body, compressed and decompressed. @default 1 MiB */
  maxBytes?: number | undefined
  /** Maximum number of redirects. @default 3 */
  maxRedirects?: number | undefined
  /** Timeout in milliseconds, redirects included. @default 10 000 */
  timeout?: number | undefined
  /** Resolves the addresses of a host. @default the system's resolver */
  resolve?: ((host: string) => Promise<string[]>) | undefined
}

/** Fetches a document from the web. */
export type SafeFetch = (
  url: string,
  options: { signal: AbortSignal },
) => Promise<Response>

/**
 * Creates a `fetch` for untrusted URLs, such as those in metadata. It only
 * reaches `allowHosts`, and the public internet on ports 80 and 443, with limits
 * on size and time. Addresses are
 * checked when the connection is made, so a DNS answer that changes in between
 * has no effect. Bodies of error responses are not read.
 *
 * @example
 * import { createService, createSafeFetch } from 'marketkit/service'
 *
 * const fetchResource = createSafeFetch()
 * const service = createService({ database, networks, fetchResource })
 */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { maxBytes = 2 ** 20, maxRedirects = 3, timeout = 10_000 } = options
  const { resolve = resolveHost } = options
  const trusted = new Set((options.allowHosts ?? []).map(placeOfHost))

  async function read(address: string, signal: AbortSignal): Promise<Response> {
    let url = new URL(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const isTrusted = trusted.has(getHostAndPort(url))
      checkUrl(url, isTrusted)
      const lookup = lookupWith(resolve, isTrusted)
      const response = await open(url, { lookup, signal })
      const location = getRedirect(response)
      if (location === undefined)
        return await respond(response, { maxBytes, signal })
      response.destroy()
      url = new URL(location, url)
    }
    throw new Error(`The server redirected more than ${maxRedirects} times.`)
  }

  return (url, { signal }) =>
    withDeadline({ milliseconds: timeout, signal }, (signal) =>
      read(url, signal),
    )
}

function checkUrl(url: URL, isTrusted: boolean): void {
  if (!['http:', 'https:'].includes(url.protocol))
    throw new Error(`Only http and https are supported, not ${url.protocol}`)
  if (url.username || url.password)
    throw new Error('URLs with a user name or password are not allowed.')
  if (isTrusted) return
  if (!['', '80', '443'].includes(url.port))
    throw new Error(`Port ${url.port} is not allowed, only 80 and 443.`)
  // Connections to a literal address skip the lookup.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isPublicAddress(host)) throw notPublic(host)
}

/** Returns public addresses only; the connection uses one of them. */
function lookupWith(
  resolve: (host: string) => Promise<string[]>,
  isTrusted: boolean,
): LookupFunction {
  return (host, { all, family }, callback) => {
    resolve(host).then(
      (found) => {
        const addresses = found
          .filter((address) => isTrusted || isPublicAddress(address))
          .map((address) => ({ address, family: isIP(address) }))
          .filter((address) => !family || family === address.family)
        const [first] = addresses
        if (!first) callback(notPublic(host), '')
        else if (all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error) => callback(error, ''),
    )
  }
}

async function resolveHost(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}

function notPublic(host: string): Error {
  return new Error(
    `${host} is not a public internet address. Add it to \`metadataHosts\` to allow it.`,
  )
}

function open(
  url: URL,
  { lookup, signal }: { lookup: LookupFunction; signal: AbortSignal },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const headers = {
      accept: 'application/json, */*;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'marketkit',
    }
    request(url, { agent: false, headers, lookup, signal })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}

function getRedirect({ headers, statusCode = 0 }: IncomingMessage) {
  return [301, 302, 303, 307, 308].includes(statusCode)
    ? headers.location
    : undefined
}

async function respond(
  response: IncomingMessage,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Response> {
  const { headers, statusCode: status = 0 } = response
  if (status < 200 || status > 299) {
    response.destroy()
    return new Response(null, { status })
  }
  async function* limit(chunks: AsyncIterable<Uint8Array>) {
    let length = 0
    for await (const chunk of chunks) {
      length += chunk.length
      if (length > maxBytes)
        throw new Error(`The response is larger than ${maxBytes} bytes.`)
      yield chunk
    }
  }
  const parts: Uint8Array[] = []
  const decoder = createDecoder(headers['content-encoding'])
  await pipeline(
    response,
    limit,
    decoder,
    limit,
    async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) parts.push(chunk)
    },
    { signal },
  )
  const body = new Uint8Array(Buffer.concat(parts))
  const type = headers['content-type']
  return new Response(body.length > 0 ? body : null, {
    status,
    headers: type ? { 'content-type': type } : {},
  })
}

function createDecoder(encoding = 'identity'): Duplex {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
      return new PassThrough()
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new Error(`The encoding ${encoding} is not supported.`)
  }
}

function getHostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

function placeOfHost(host: string): string {
  return getHostAndPort(new URL(`http://${host}`))
}
