import { MarketKitError } from './MarketKitError.js'

/** Thrown when a response of the service does not have the expected shape. */
export class InvalidResponseError extends MarketKitError {
  override readonly name = 'InvalidResponseError'
  /** The operation that was called, such as `Marketplace/GetOrders`. */
  declare readonly operation: string
  /** Path of the invalid field, such as `collectibles.0.order`. */
  declare readonly path: string | undefined

  constructor(parameters: {
    cause?: unknown
    details?: string | undefined
    operation: string
    path?: string | undefined
  }) {
    const { cause, details, operation, path } = parameters
    super(`${operation} returned an invalid response.`, {
      cause,
      details,
      facts: { operation, path },
      metaMessages: [
        path && `Path: ${path}`,
        'Check that the configured URL belongs to a marketplace service.',
      ],
    })
  }
}
