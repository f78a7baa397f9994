/** Errors of the service: `code` and HTTP `status`. */
export const serviceErrors = {
  WebrpcBadRoute: { code: -2, status: 404 },
  WebrpcBadMethod: { code: -3, status: 405 },
  WebrpcBadRequest: { code: -4, status: 400 },
  WebrpcInternalError: { code: -7, status: 500 },
  Unauthorized: { code: 1000, status: 401 },
  PermissionDenied: { code: 1001, status: 403 },
  InvalidArgument: { code: 2001, status: 400 },
  RateLimited: { code: 2005, status: 429 },
  NotFound: { code: 3000, status: 404 },
} as const

/** The `error` field of a response. */
export type ServiceErrorName = keyof typeof serviceErrors

/**
 * An error that the caller may see, with its text. All other errors become a
 * `WebrpcInternalError` without details.
 */
export class ServiceError extends Error {
  override name = 'ServiceError'
  /** The `error` field of the response. */
  readonly error: ServiceErrorName
  /**
   * The `cause` of the response: for `InvalidArgument` the path of the field,
   * with status 503 the part that does not answer.
   */
  readonly field: string | undefined
  /** The `Allow` header, for a wrong method. */
  readonly allow: string | undefined
  /** HTTP status. */
  readonly status: number
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter: number | undefined

  constructor(
    error: ServiceErrorName,
    message: string,
    options: {
      allow?: string | undefined
      cause?: unknown
      field?: string | undefined
      retryAfter?: number | undefined
      status?: number | undefined
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.allow = options.allow
    this.error = error
    this.field = options.field
    this.status = options.status ?? serviceErrors[error].status
    this.retryAfter = options.retryAfter
  }
}
