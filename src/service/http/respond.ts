import type { Context } from 'hono'
import type { AppEnv, ResponseHeaders } from './appEnv.js'

/** Headers that browsers and CDNs obey. Files have others. */
const defaults: ResponseHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pages of other origins use this service.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** The request to answer, or its headers for CORS alone. */
export type Responder = Pick<Context<AppEnv>, 'get'>

/**
 * Creates a response with the headers for CORS of its request; the given ones
 * come first. All are there from the start, because Node's server would copy
 * them several times if they were set later.
 */
export function respond(
  c: Responder,
  body: string | Uint8Array<ArrayBuffer> | null,
  status: number,
  headers?: ResponseHeaders,
): Response {
  return new Response(body, {
    headers: { ...defaults, ...c.get('cors'), ...headers } as HeadersInit,
    status,
  })
}

/** Creates a response in JSON. */
export function respondJson(
  c: Responder,
  value: unknown,
  status = 200,
  headers?: ResponseHeaders,
): Response {
  return respond(c, JSON.stringify(value), status, { ...json, ...headers })
}

/** Header of a body in JSON. */
export const json = { 'Content-Type': 'application/json' }
