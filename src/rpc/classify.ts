import type { RequestErrorReason } from '../errors.js'

const byName: Record<string, RequestErrorReason> = {
  Unauthorized: 'unauthorized',
  SessionExpired: 'unauthorized',
  AccessKeyNotFound: 'unauthorized',
  PermissionDenied: 'permissionDenied',
  AccessKeyMismatch: 'permissionDenied',
  InvalidOrigin: 'permissionDenied',
  InvalidArgument: 'invalidArgument',
  RateLimited: 'rateLimited',
  QuotaExceeded: 'rateLimited',
  NotFound: 'notFound',
  Timeout: 'timeout',
}

const byStatus: Record<number, RequestErrorReason> = {
  401: 'unauthorized',
  403: 'permissionDenied',
  404: 'notFound',
  408: 'timeout',
  422: 'invalidArgument',
  429: 'rateLimited',
  504: 'timeout',
}

const byCode: Record<number, RequestErrorReason> = {
  1000: 'unauthorized',
  1001: 'permissionDenied',
  2001: 'invalidArgument',
  2005: 'rateLimited',
  3000: 'notFound',
}

/** What a body can tell of a failure; everything in it may be missing. */
export type Failure = {
  error?: string | undefined
  code?: number | undefined
  message?: string | undefined
  field?: string | undefined
}

/** Reads the body of a failed answer; HTML and nothing are fine. */
export function readFailure(body: unknown): Failure {
  if (typeof body !== 'object' || body === null) return {}
  const fields = body as Record<string, unknown>
  const text = (value: unknown) =>
    typeof value === 'string' ? value.slice(0, 1000) : undefined
  return {
    error: text(fields.error),
    code: typeof fields.code === 'number' ? fields.code : undefined,
    message: text(fields.msg) ?? text(fields.message),
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
  if (error !== undefined && Object.hasOwn(byName, error))
    return byName[error] as RequestErrorReason
  if (error?.startsWith('Webrpc'))
    return /Bad(Route|Method|Request)/.test(error) ? 'badRequest' : 'server'
  const known = byStatus[status]
  if (known) return known
  if (status >= 500) return 'server'
  return (code !== undefined && byCode[code]) || 'badRequest'
}

/** Seconds in a `Retry-After` header, which holds seconds or a date. */
export function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(header)
  return Number.isNaN(date)
    ? undefined
    : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
