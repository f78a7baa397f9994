import { redact } from './redact.js'

type ErrorOptions = {
  cause?: unknown
  /** Shown under "Details". @default the message of `cause` */
  details?: string | undefined
  /** Properties of the error. */
  facts?: object | undefined
  /** Lines that say why it happened and what to do. */
  metaMessages?: readonly (string | false | undefined)[] | undefined
}

/**
 * The base class of every error that MarketKit throws.
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
  override name: string = 'MarketKitError'
  /** One sentence for a log line. */
  declare readonly shortMessage: string
  /** The message of the underlying error, with long bytes shortened. */
  declare readonly details: string | undefined

  constructor(shortMessage: string, options: ErrorOptions = {}) {
    const { cause, facts, metaMessages = [] } = options
    const text = options.details ?? getMessage(cause)
    const details = text && redact(text)
    const more = metaMessages.filter(Boolean).join('\n')
    const parts = [shortMessage, more, details && `Details: ${details}`]
    super(parts.filter(Boolean).join('\n\n'), { cause })
    Object.assign(this, { shortMessage, details }, facts)
  }

  /** Returns the first error in the chain of causes that passes `test`. */
  walk(test: (error: unknown) => boolean): unknown {
    let error: unknown = this
    while (error) {
      if (test(error)) return error
      error = error instanceof Error ? error.cause : undefined
    }
    return undefined
  }
}

function getMessage(cause: unknown): string | undefined {
  if (typeof cause === 'string') return cause
  if (!(cause instanceof Error)) return undefined
  const { shortMessage } = cause as { shortMessage?: unknown }
  return typeof shortMessage === 'string' ? shortMessage : cause.message
}
