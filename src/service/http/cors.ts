import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv.js'
import type { Border } from './border.js'

/** Headers of the response to a preflight. */
export const preflight = {
  'Access-Control-Allow-Headers':
    'Content-Type,X-Access-Key,Webrpc,Authorization,If-None-Match',
  'Access-Control-Allow-Methods': 'GET,POST',
  // Seconds.
  'Access-Control-Max-Age': '86400',
}

/** Headers of a response that pages may read. */
export const exposed = 'Retry-After,ETag'

/**
 * Tells browsers which pages may read a response. Hono's middleware creates its
 * headers before the response, which then has to be copied through a stream.
 */
export function cors({
  allowedOrigin,
  isPublic,
}: Border): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isPublic(c)) {
      // The same for all pages, so that a CDN keeps one response.
      await next()
      c.res.headers.set('Access-Control-Allow-Origin', '*')
      c.res.headers.set('Access-Control-Expose-Headers', exposed)
      return
    }
    const isPreflight = c.req.method === 'OPTIONS'
    const allowed = await allowedOrigin(c.req.header('Origin') ?? '', c)
    if (isPreflight)
      c.res = new Response(null, { status: 204, headers: preflight })
    else await next()
    const { headers } = c.res
    if (allowed) headers.set('Access-Control-Allow-Origin', allowed)
    headers.set('Access-Control-Expose-Headers', exposed)
    headers.append('Vary', 'Origin')
  }
}
