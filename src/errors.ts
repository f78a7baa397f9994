type ErrorOptions = {
  cause?: unknown
  /** Extra text from the place where it failed, shown under "Details". */
  details?: string | undefined
  /** Lines that say why it is a problem and what to do. */
  metaMessages?: readonly string[] | undefined
}

/**
 * The base of every error that MarketKit throws.
 *
 * @example
 * import { MarketKitError } from 'marketkit/core'
 *
 * try {
 *   await client.request(getFloorOrder, { contractAddress }, { chainId })
 * } catch (error) {
 *   if (error instanceof MarketKitError) console.log(error.shortMessage)
 * }
 */
export class MarketKitError extends Error {
  override name = 'MarketKitError'
  /** One sentence for a log line: what happened. */
  readonly shortMessage: string
  /** Extra text from the place where it failed. */
  readonly details: string | undefined

  constructor(shortMessage: string, options: ErrorOptions = {}) {
    const details = options.details ?? messageOf(options.cause)
    super(
      [
        shortMessage,
        ...(options.metaMessages ? ['', ...options.metaMessages] : []),
        ...(details ? ['', `Details: ${details}`] : []),
      ].join('\n'),
      { cause: options.cause },
    )
    this.shortMessage = shortMessage
    this.details = details
  }

  /** The first error along the chain of causes that satisfies `test`. */
  walk(test: (error: unknown) => boolean): unknown {
    let error: unknown = this
    while (error) {
      if (test(error)) return error
      error = error instanceof Error ? error.cause : undefined
    }
    return undefined
  }
}

/**
 * Thrown when MarketKit is configured or called in a way that cannot work:
 * a missing access key, a chain without a network name, a provider that is
 * not there.
 */
export class ConfigurationError extends MarketKitError {
  override name = 'ConfigurationError'
}

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
    const { cause, details, operation, reason, status, url } = parameters
    super(`${operation} ${requestErrorText[reason]}`, {
      cause,
      details,
      metaMessages: [
        ...(status === undefined ? [] : [`Status: ${status}`]),
        `URL: ${url}`,
        ...(parameters.field ? [`Field: ${parameters.field}`] : []),
      ],
    })
    this.reason = reason
    this.operation = operation
    this.url = url
    this.status = status
    this.error = parameters.error
    this.code = parameters.code
    this.field = parameters.field
    this.retryAfter = parameters.retryAfter
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

/** Thrown when an answer of the service cannot be understood. */
export class InvalidResponseError extends MarketKitError {
  override name = 'InvalidResponseError'
  /** The operation that answered, such as `Marketplace/GetOrders`. */
  declare readonly operation: string
  /** Where in the answer the fault is, such as `collectibles.0.order`. */
  declare readonly path: string | undefined

  constructor(parameters: {
    cause?: unknown
    details?: string | undefined
    operation: string
    path?: string | undefined
  }) {
    const { cause, details, operation, path } = parameters
    super(`${operation} sent an answer that cannot be understood.`, {
      cause,
      details,
      metaMessages: [
        ...(path ? [`Path: ${path}`] : []),
        'Is there a marketplace service at this address?',
      ],
    })
    this.operation = operation
    this.path = path
  }
}

/**
 * Thrown, before any wallet prompt, when a step cannot be read or carries
 * values that cannot be sent or signed.
 */
export class InvalidStepError extends MarketKitError {
  override name = 'InvalidStepError'
  /** Position of the step in the list, from 0. */
  readonly index: number
  /** Nothing was sent. */
  readonly fundsMoved = 'no'

  constructor(parameters: {
    cause?: unknown
    index: number
    problem: string
  }) {
    const { cause, index, problem } = parameters
    super(`Step ${index + 1} cannot be carried out: ${problem}`, {
      cause,
      metaMessages: ['Nothing was sent to the wallet.'],
    })
    this.index = index
  }
}

/** Why a step failed. */
export type StepErrorReason =
  | 'rejected'
  | 'wrongAccount'
  | 'wrongChain'
  | 'walletBusy'
  | 'wallet'
  | 'insufficientFunds'
  | 'reverted'
  | 'replaced'
  | 'cancelled'
  | 'notConfirmed'
  | 'post'
  | 'aborted'

/** Whether money or tokens may have moved before a failure. */
export type FundsMoved = 'no' | 'maybe' | 'yes'

/** Thrown when a step was understood but did not come to its end. */
export class StepError extends MarketKitError {
  override name = 'StepError'
  /** Why the step failed. */
  readonly reason: StepErrorReason
  /** Position of the step in the list, from 0. */
  readonly index: number
  /** Whether this step may have moved money or tokens. */
  readonly fundsMoved: FundsMoved
  /** The transaction, when one was sent. */
  readonly hash: `0x${string}` | undefined

  constructor(parameters: {
    cause?: unknown
    details?: string | undefined
    fundsMoved: FundsMoved
    hash?: `0x${string}` | undefined
    index: number
    reason: StepErrorReason
  }) {
    const { cause, details, fundsMoved, hash, index, reason } = parameters
    super(`Step ${index + 1} ${stepErrorText[reason]}`, {
      cause,
      details,
      metaMessages: hash ? [`Transaction: ${hash}`] : undefined,
    })
    this.reason = reason
    this.index = index
    this.fundsMoved = fundsMoved
    this.hash = hash
  }
}

const stepErrorText: Record<StepErrorReason, string> = {
  rejected: 'was rejected in the wallet.',
  wrongAccount: 'needs another account than the one connected.',
  wrongChain: 'needs another chain, and the wallet did not switch.',
  walletBusy: 'has to wait: the wallet already shows a request.',
  wallet: 'failed in the wallet.',
  insufficientFunds: 'costs more than the account holds.',
  reverted: 'was refused by the contract.',
  replaced: 'was replaced in the wallet by another transaction.',
  cancelled: 'was cancelled in the wallet after it was sent.',
  notConfirmed: 'was sent, but is not confirmed yet.',
  post: 'was signed, but the service did not accept it.',
  aborted: 'was stopped.',
}

function messageOf(cause: unknown): string | undefined {
  if (typeof cause === 'string') return cause
  if (!(cause instanceof Error)) return undefined
  const { shortMessage } = cause as { shortMessage?: unknown }
  return typeof shortMessage === 'string' ? shortMessage : cause.message
}
