import type { RequestErrorReason } from '../errors.js'

/** Names, HTTP statuses and codes by what they stand for. */
const signs: readonly (readonly [
  RequestErrorReason,
  ...(string | number)[],
])[] = [
  [
    'unauthorized',
    'Unauthorized',
    'SessionExpired',
    'AccessKeyNotFound',
    401,
    1000,
  ],
  [
    'permissionDenied',
    'PermissionDenied',
    'AccessKeyMismatch',
    'InvalidOrigin',
    403,
    1001,
  ],
  ['invalidArgument', 'InvalidArgument', 422, 2001],
  ['rateLimited', 'RateLimited', 'QuotaExceeded', 429, 2005],
  ['notFound', 'NotFound', 404, 3000],
  ['timeout', 'Timeout', 408, 504],
]

/** What a body can tell of a failure; everything in it may be missing. */
export type Failure = {
  error?: string | undefined
  code?: number | undefined
  details?: string | undefined
  field?: string | undefined
}

/** Reads the body of a failed answer; HTML and nothing are fine. */
export function readFailure(body: unknown): Failure {
  const fields: Record<string, unknown> = Object(body)
  const text = (value: unknown) =>
    typeof value === 'string' ? value.slice(0, 1000) : undefined
  return {
    error: text(fields.error),
    code: typeof fields.code === 'number' ? fields.code : undefined,
    details: text(fields.msg) ?? text(fields.message),
    field: text(fields.cause),
  }
}

/**
 * Numbers collide between services, so the name decides, then the HTTP
 * status, and the code last.
 */
export function classify(
  { error, code }: Failure,
  status: number,
): RequestErrorReason {
  const named = reasonOf(error)
  if (named) return named
  if (error?.startsWith('Webrpc'))
    return /Bad(Route|Method|Request)/.test(error) ? 'badRequest' : 'server'
  return (
    reasonOf(status) ??
    (status >= 500 ? 'server' : (reasonOf(code) ?? 'badRequest'))
  )
}

function reasonOf(
  sign: string | number | undefined,
): RequestErrorReason | undefined {
  return signs.find(([, ...known]) => known.includes(sign as string))?.[0]
}

/** Seconds in a `Retry-After` header, which holds seconds or a date. */
export function readRetryAfter(header: string | null): number | undefined {
  const seconds =
    Number(header) || (Date.parse(header ?? '') - Date.now()) / 1000
  return seconds > 0 ? Math.ceil(seconds) : undefined
}
