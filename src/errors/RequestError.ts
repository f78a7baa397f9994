import { MarketKitError } from './MarketKitError.js'
import { redact } from './redact.js'

/**
 * What kind of failure a request met. Classified by the `error` name of the
 * body, then by HTTP status, then by `code`.
 */
export type RequestErrorReason =
  | 'unauthorized'
  | 'permissionDenied'
  | 'invalidArgument'
  | 'rateLimited'
  | 'notFound'
  | 'badRequest'
  | 'server'
  | 'timeout'
  | 'network'

/**
 * Thrown when the service could not be reached or answered with a failure.
 */
export class RequestError extends MarketKitError {
  override name = 'RequestError'
  /** What kind of failure it was. */
  declare readonly reason: RequestErrorReason
  /** The operation or path that was called, such as `Marketplace/GetOrders`. */
  declare readonly operation: string
  /** The address that was called. */
  declare readonly url: string
  /** HTTP status; absent when no answer came. */
  declare readonly status: number | undefined
  /** The `error` name in the body of the answer. */
  declare readonly error: string | undefined
  /** The `code` in the body of the answer. */
  declare readonly code: number | undefined
  /** For `invalidArgument`, the path of the field that was refused. */
  declare readonly field: string | undefined
  /** Seconds to wait before another try, from `Retry-After`. */
  declare readonly retryAfter: number | undefined

  constructor(parameters: {
    cause?: unknown
    code?: number | undefined
    details?: string | undefined
    error?: string | undefined
    field?: string | undefined
    operation: string
    reason: RequestErrorReason
    retryAfter?: number | undefined
    status?: number | undefined
    url: string
  }) {
    const { cause, details, ...facts } = parameters
    const { field, operation, reason, status } = facts
    const url = redact(facts.url)
    super(`${operation} ${requestErrorText[reason]}`, {
      cause,
      details,
      facts: { ...facts, url },
      metaMessages: [
        status !== undefined && `Status: ${status}`,
        url && `URL: ${url}`,
        field && `Field: ${field}`,
      ],
    })
  }
}

const requestErrorText: Record<RequestErrorReason, string> = {
  unauthorized: 'was refused: the service does not know this `accessKey`.',
  permissionDenied:
    'was refused: `accessKey` is not for this project or network.',
  invalidArgument: 'refused an argument.',
  rateLimited: 'was refused: too many requests.',
  notFound: 'found no such record or address.',
  badRequest: 'refused the request.',
  server: 'failed in the service.',
  timeout: 'did not answer in time.',
  network: 'could not be reached.',
}
