import type { Context } from 'hono'
import type { CachedResponse } from '../answers/cachedResponse.js'
import type { ResponseKey } from '../answers/createResponseCache.js'
import type { AppEnv } from './appEnv.js'
import { isGet } from './isGet.js'
import { isKnown } from './isKnown.js'
import { json, respond } from './respond.js'

/** Minimum bytes of a response that is compressed. */
const longResponse = 1_024

/**
 * A response that needs a key must not be shared: browsers keep it, and ask
 * before each use. A CDN may keep the others.
 */
const lifetimes = {
  private: 'private, no-cache',
  public: 'public, max-age=1, stale-while-revalidate=5',
}

/** Creates the response to a read. */
export async function sendResponse(
  c: Context<AppEnv>,
  {
    response,
    isPublic,
    key,
  }: { response: CachedResponse; isPublic: boolean; key: ResponseKey },
): Promise<Response> {
  const isCompressed =
    response.body.byteLength >= longResponse &&
    acceptsGzip(c.req.header('Accept-Encoding'))
  const content = {
    ...json,
    ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
  }
  const getBody = () => (isCompressed ? response.compress() : response.body)
  if (!isGet(c)) return respond(c, await getBody(), 200, content)
  const tag = `"${await response.hash()}${isCompressed ? '-gzip' : ''}"`
  const headers = {
    'Cache-Control': isPublic ? lifetimes.public : lifetimes.private,
    ETag: tag,
    'Surrogate-Key': getSurrogateKey(key),
    Vary: isPublic
      ? 'Accept-Encoding'
      : 'Accept-Encoding, X-Access-Key, Origin',
  }
  return isKnown(c.req.header('If-None-Match'), tag)
    ? respond(c, null, 304, headers)
    : respond(c, await getBody(), 200, { ...content, ...headers })
}

function acceptsGzip(header = ''): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)
}

/** Names the collections, so that a CDN can drop their responses. */
function getSurrogateKey({ chainId, contractAddresses }: ResponseKey): string {
  const names = contractAddresses.map(
    (address) => `${chainId}:${address.toLowerCase()}`,
  )
  return [...new Set(names)].join(' ')
}
