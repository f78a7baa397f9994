import type { MiddlewareHandler } from 'hono'
import type { AccessControl } from './accessControl.js'
import type { AppEnv } from './appEnv.js'
import { respond } from './respond.js'

/** Headers of the response to a preflight. */
export const preflight = {
  'Access-Control-Allow-Headers':
    'Content-Type,X-Access-Key,Webrpc,Authorization,If-None-Match',
  'Access-Control-Allow-Methods': 'GET,POST',
  // Seconds.
  'Access-Control-Max-Age': '86400',
}

/** Names the headers of a response that pages may read. */
const exposed = { 'Access-Control-Expose-Headers': 'Retry-After,ETag' }

/** Headers of a response that the pages of all origins may read. */
export const readableByAll = { ...exposed, 'Access-Control-Allow-Origin': '*' }

/**
 * Answers preflights, and sets the headers that tell browsers which pages may
 * read a response.
 */
export function cors({
  allowedOrigin,
  isPublic,
}: AccessControl): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isPublic(c)) {
      // The same for all pages, so that a CDN keeps one response.
      c.set('cors', readableByAll)
      return next()
    }
    const allowed = await allowedOrigin(c.req.header('Origin') ?? '', c)
    const headers = {
      ...exposed,
      ...(allowed ? { 'Access-Control-Allow-Origin': allowed } : {}),
      Vary: 'Origin',
    }
    if (c.req.method === 'OPTIONS')
      return respond(c, null, 204, { ...preflight, ...headers })
    c.set('cors', headers)
    return next()
  }
}
