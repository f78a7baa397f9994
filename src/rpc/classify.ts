import type { RequestErrorReason } from '../errors.js'

/** Error names, HTTP statuses and error codes of each reason. */
const signals: readonly (readonly [
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

export type Failure = {
  error?: string | undefined
  code?: number | undefined
  details?: string | undefined
  field?: string | undefined
}

/** Reads the body of a failed response; unknown bodies give no fields. */
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
 * Returns the reason of a failure. Error codes collide between services, so the
 * error name decides first, then the HTTP status, then the code.
 */
export function classify(
  { error, code }: Failure,
  status: number,
): RequestErrorReason {
  const named = findReason(error)
  if (named) return named
  if (error?.startsWith('Webrpc'))
    return /Bad(Route|Method|Request)/.test(error) ? 'badRequest' : 'server'
  return (
    findReason(status) ??
    (status >= 500 ? 'server' : (findReason(code) ?? 'badRequest'))
  )
}

function findReason(
  signal: string | number | undefined,
): RequestErrorReason | undefined {
  return signals.find(([, ...known]) => known.includes(signal as string))?.[0]
}

/** Returns the seconds of a `Retry-After` header, which holds seconds or a date. */
export function readRetryAfter(header: string | null): number | undefined {
  const seconds =
    Number(header) || (Date.parse(header ?? '') - Date.now()) / 1000
  return seconds > 0 ? Math.ceil(seconds) : undefined
}
