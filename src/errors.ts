type ErrorOptions = {
  cause?: unknown
  /** Extra text from the place where it failed, shown under "Details". */
  details?: string | undefined
  /** What is known of it, as properties of the error. */
  facts?: object | undefined
  /** Lines that say why it is a problem and what to do. */
  metaMessages?: readonly (string | false | undefined)[] | undefined
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
  declare readonly shortMessage: string
  /** Extra text from the place where it failed. */
  declare readonly details: string | undefined

  constructor(shortMessage: string, options: ErrorOptions = {}) {
    const { cause, facts, metaMessages = [] } = options
    const text = options.details ?? messageOf(cause)
    const details = text && redact(text)
    const lines = metaMessages.filter(Boolean)
    super(
      [
        shortMessage,
        ...(lines.length > 0 ? ['', ...lines] : []),
        ...(details ? ['', `Details: ${details}`] : []),
      ].join('\n'),
      { cause },
    )
    Object.assign(this, { shortMessage, details }, facts)
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
      facts: { operation, path },
      metaMessages: [
        path && `Path: ${path}`,
        'Is there a marketplace service at this address?',
      ],
    })
  }
}

/**
 * Thrown, before any wallet prompt, when a step cannot be read or carries
 * values that cannot be sent or signed.
 */
export class InvalidStepError extends MarketKitError {
  override name = 'InvalidStepError'
  /** Position of the step in the list, from 0. */
  declare readonly index: number
  /** Nothing was sent. */
  declare readonly fundsMoved: 'no'

  constructor(parameters: {
    cause?: unknown
    index: number
    problem: string
  }) {
    const { cause, index, problem } = parameters
    super(`Step ${index + 1} cannot be carried out: ${problem}`, {
      cause,
      facts: { index, fundsMoved: 'no' },
      metaMessages: [nothingSent],
    })
  }
}

const nothingSent = 'Nothing was sent to the wallet.'

/** Why a step failed. */
export type StepErrorReason =
  | 'rejected'
  | 'wrongAccount'
  | 'wrongChain'
  | 'walletBusy'
  | 'popupBlocked'
  | 'wallet'
  | 'insufficientFunds'
  | 'reverted'
  | 'replaced'
  | 'cancelled'
  | 'notConfirmed'
  | 'queued'
  | 'unresolved'
  | 'running'
  | 'post'
  | 'aborted'

/** Whether money or tokens may have moved before a failure. */
export type FundsMoved = 'no' | 'maybe' | 'yes'

/**
 * What helps after a failure: trying again, waiting and then trying again,
 * looking into the wallet first, connecting a wallet, switching account or
 * network, having more money; or nothing that a person could do.
 */
export type Recovery =
  | 'retry'
  | 'wait'
  | 'check'
  | 'reconnect'
  | 'switch'
  | 'fund'
  | 'none'

/** Thrown when a step was understood but did not come to its end. */
export class StepError extends MarketKitError {
  override name = 'StepError'
  /** Why the step failed. */
  declare readonly reason: StepErrorReason
  /** Position of the step in the list, from 0. */
  declare readonly index: number
  /** Whether this step may have moved money or tokens. */
  declare readonly fundsMoved: FundsMoved
  /** The transaction, when one was sent. */
  declare readonly hash: `0x${string}` | undefined
  /** What the person can do. */
  declare readonly recovery: Recovery

  constructor(parameters: {
    cause?: unknown
    details?: string | undefined
    fundsMoved: FundsMoved
    hash?: `0x${string}` | undefined
    index: number
    reason: StepErrorReason
    /** @default what helps after such a failure as a rule */
    recovery?: Recovery | undefined
  }) {
    const { cause, details, fundsMoved, hash, index, reason } = parameters
    const [usual, usualText] = stepErrors[reason]
    const wanted = parameters.recovery ?? usual
    const isAway = reason === 'wrongAccount' && wanted === 'reconnect'
    const text = isAway ? 'needs a wallet, and none is connected.' : usualText
    const isDoubtful = wanted === 'retry' && fundsMoved === 'maybe'
    const recovery = isDoubtful ? 'check' : wanted
    super(`Step ${index + 1} ${text}`, {
      cause,
      details,
      facts: { reason, index, fundsMoved, hash, recovery },
      metaMessages: [hash && `Transaction: ${hash}`],
    })
  }
}

/** What helps after a failure as a rule, and what happened. */
const stepErrors: Record<StepErrorReason, [Recovery, string]> = {
  rejected: ['retry', 'was rejected in the wallet.'],
  wrongAccount: ['switch', 'needs another account than the one connected.'],
  wrongChain: ['switch', 'needs another chain, and the wallet did not switch.'],
  walletBusy: ['check', 'has to wait: the wallet already shows a request.'],
  popupBlocked: [
    'retry',
    'could not be shown: the browser blocked the window of the wallet.',
  ],
  wallet: ['retry', 'failed in the wallet.'],
  insufficientFunds: ['fund', 'costs more than the account holds.'],
  reverted: ['retry', 'was refused by the contract.'],
  replaced: ['check', 'was replaced in the wallet by another transaction.'],
  cancelled: ['retry', 'was cancelled in the wallet after it was sent.'],
  notConfirmed: ['wait', 'was sent, but is not confirmed yet.'],
  queued: ['wait', 'waits in the wallet for further confirmations.'],
  unresolved: [
    'check',
    'may have been carried out before; what became of it is unknown.',
  ],
  running: ['wait', 'is already under way.'],
  post: ['retry', 'could not be brought to the service.'],
  aborted: ['retry', 'was stopped.'],
}

/** What the guard noted: what is not as agreed, or cannot be judged. */
export type GuardCode =
  /** More money may be taken than agreed, or too little for the price. */
  | 'allowance'
  /** What is posted is not what is signed. */
  | 'body'
  /** A call that no decoder knows. */
  | 'call'
  /** All orders of the account would be cancelled. */
  | 'cancelAll'
  /** Typed data of another chain, or of every one. */
  | 'chain'
  /** A contract that is not one of the marketplace. */
  | 'contract'
  /** Another currency. */
  | 'currency'
  /** A known call or order, written in a way that nobody can read for certain. */
  | 'encoding'
  /** The order ends at another time. */
  | 'expiry'
  /** Fees are missing, higher, or of somebody else. */
  | 'fee'
  /** Another token, or of another seller. */
  | 'item'
  /** The order is of another account. */
  | 'maker'
  /** A message (EIP-191) to sign. */
  | 'message'
  /** A post by another method than POST and PUT. */
  | 'method'
  /** No step does what was asked for. */
  | 'missing'
  /** The seller receives less than agreed, or a fifth less than the price. */
  | 'net'
  /** Tokens are moved by an unknown conduit. */
  | 'operator'
  /** Another order would be cancelled. */
  | 'order'
  /** A post to somebody else. */
  | 'origin'
  /** Another price; of a purchase, a higher one. */
  | 'price'
  /** Another number of tokens. */
  | 'quantity'
  /** Somebody else receives what is bought. */
  | 'recipient'
  /** Somebody unknown may take money or tokens. */
  | 'spender'
  /** The order begins later, or after its end. */
  | 'start'
  /** It costs more in all than agreed. */
  | 'total'
  /** Money or tokens are given away. */
  | 'transfer'
  /** Typed data that no decoder knows. */
  | 'typedData'
  /** Something that has no place in the flow. */
  | 'unasked'
  /** Native currency that is not part of the price, or not all of it. */
  | 'value'
  /** An unknown contract has a say in the order. */
  | 'zone'

/** One thing that is not as agreed, or cannot be judged. */
export type GuardFinding = {
  /** What it is about. */
  readonly code: GuardCode
  /** Whether it is wrong, or only unknown. */
  readonly severity: 'mismatch' | 'unknown'
  /** Position of the step, from 0; absent where it is about all of them. */
  readonly step?: number | undefined
  /** Where it is, such as `steps.1.signature.domain.chainId`. */
  readonly path: string
  /** What was agreed on. */
  readonly expected?: string | undefined
  /** What was found. */
  readonly actual?: string | undefined
}

/** Whether steps do what was agreed on, and nothing else. */
export type GuardVerdict = 'match' | 'unknown' | 'mismatch'

/**
 * Thrown, before any wallet prompt, when steps do something else than what was
 * agreed on, or something that nobody has looked at and allowed.
 */
export class GuardError extends MarketKitError {
  override name = 'GuardError'
  /** What the guard noted; the same value as `onReview` is given. */
  declare readonly report: {
    readonly verdict: GuardVerdict
    readonly findings: readonly GuardFinding[]
  }
  /** Position of the first step that is to blame, from 0. */
  declare readonly index: number
  /** Nothing was sent. */
  declare readonly fundsMoved: 'no'

  constructor(report: GuardError['report']) {
    const { findings, verdict } = report
    const first = findings.find(({ severity }) => severity === verdict)
    const index = first?.step ?? 0
    super(`Step ${index + 1} was not allowed: ${guardErrorText[verdict]}`, {
      facts: { report, index, fundsMoved: 'no' },
      metaMessages: [
        ...findings.map(
          ({ actual = 'not known', code, expected, path }) =>
            `${code} at ${path}: ${actual}${expected === undefined ? '' : `, agreed on ${expected}`}.`,
        ),
        findings.some(({ code }) =>
          /^(contract|operator|spender|zone)$/.test(code),
        ) && 'If it is your marketplace, add it to `contracts` of the client.',
        nothingSent,
      ],
    })
  }
}

const guardErrorText: Record<GuardVerdict, string> = {
  match: 'it was declined in the review.',
  unknown: 'what it does cannot be fully understood.',
  mismatch: 'it does something else than what was agreed on.',
}

/** Long bytes may be a signature, and errors end up in logs. */
function redact(text: string): string {
  return text.replace(/(0x[0-9a-f]{8})[0-9a-f]{112,}/gi, '$1…')
}

function messageOf(cause: unknown): string | undefined {
  if (typeof cause === 'string') return cause
  if (!(cause instanceof Error)) return undefined
  const { shortMessage } = cause as { shortMessage?: unknown }
  return typeof shortMessage === 'string' ? shortMessage : cause.message
}
