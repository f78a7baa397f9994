import { MarketKitError } from './MarketKitError.js'
import { redact } from './redact.js'

/**
 * Why a request failed, by the `error` name in the response body, then by HTTP
 * status, then by `code`.
 */
export type RequestErrorReason =
  /** The service does not know the `accessKey`. */
  | 'unauthorized'
  /** The `accessKey` is not allowed for this project, network or origin. */
  | 'permissionDenied'
  /** The service rejected an argument. */
  | 'invalidArgument'
  /** Too many requests; see `retryAfter`. */
  | 'rateLimited'
  /** The record or URL does not exist. */
  | 'notFound'
  /** The service rejected the request for another reason. */
  | 'badRequest'
  /** The service failed. */
  | 'server'
  /** No response arrived in time. */
  | 'timeout'
  /** The service cannot be reached. */
  | 'network'

/** Thrown when the service cannot be reached or returns an error. */
export class RequestError extends MarketKitError {
  override readonly name = 'RequestError'
  /** Why the request failed. */
  declare readonly reason: RequestErrorReason
  /** The operation or path that was called, such as `Marketplace/GetOrders`. */
  declare readonly operation: string
  /** The URL that was called. */
  declare readonly url: string
  /** HTTP status; absent if there was no response. */
  declare readonly status: number | undefined
  /** The `error` name in the response body. */
  declare readonly error: string | undefined
  /** The `code` in the response body. */
  declare readonly code: number | undefined
  /** For `invalidArgument`, the path of the rejected field. */
  declare readonly field: string | undefined
  /** Seconds to wait before a retry, from the `Retry-After` header. */
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
    'was refused: this `accessKey` is not allowed for the project or network.',
  invalidArgument: 'rejected an argument.',
  rateLimited: 'was refused: too many requests.',
  notFound: 'found no such record or URL.',
  badRequest: 'rejected the request.',
  server: 'failed with a server error.',
  timeout: 'timed out.',
  network: 'could not be reached.',
}
