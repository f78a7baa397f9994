import { redact } from './redact.js'

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
 * import { getFloorOrder, MarketKitError } from 'marketkit/core'
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

function messageOf(cause: unknown): string | undefined {
  if (typeof cause === 'string') return cause
  if (!(cause instanceof Error)) return undefined
  const { shortMessage } = cause as { shortMessage?: unknown }
  return typeof shortMessage === 'string' ? shortMessage : cause.message
}
