import { MarketKitError } from './MarketKitError.js'

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
