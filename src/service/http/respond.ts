/** Headers that browsers and CDNs obey. Files have others. */
const defaults = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pages of other origins use this service.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Headers of a response by name, written as in `defaults`. */
export type ResponseHeaders = { [name: string]: string }

/**
 * Creates a response with all its headers, of which the given ones replace the
 * defaults. Headers that are set later make Node's server copy them several
 * times.
 */
export function respond(
  body: string | Uint8Array<ArrayBuffer> | null,
  status: number,
  headers: ResponseHeaders = {},
): Response {
  return new Response(body, { headers: { ...defaults, ...headers }, status })
}

/** Creates a response in JSON. */
export function respondJson(
  value: unknown,
  status = 200,
  headers: ResponseHeaders = {},
): Response {
  return respond(JSON.stringify(value), status, { ...json, ...headers })
}

/** Header of a body in JSON. */
export const json = { 'Content-Type': 'application/json' }
