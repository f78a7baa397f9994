import type { MarketplaceClient } from '../rpc/client.js'
import { generateCancelTransaction, type Request } from '../rpc/operations.js'
import type { Step } from '../rpc/schemas.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { stepsQueryOptions } from './stepsQueryOptions.js'

/**
 * The steps of a cancellation. A quote: never cached, retried or refetched
 * automatically.
 * Operation: `Marketplace/GenerateCancelTransaction`.
 *
 * @example
 * import { cancelStepsQueryOptions, toIntent, toRequest } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'cancel', account, order })
 * const data = await queryClient.fetchQuery(
 *   cancelStepsQueryOptions(client, { chainId: 137, ...toRequest(intent) }),
 * )
 */
export function cancelStepsQueryOptions(
  client: MarketplaceClient,
  parameters: cancelStepsQueryOptions.Parameters,
): ReadQueryOptions<cancelStepsQueryOptions.Data> {
  return stepsQueryOptions(client, generateCancelTransaction, parameters)
}

export declare namespace cancelStepsQueryOptions {
  type Parameters = Request<typeof generateCancelTransaction> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Data = Step[]
}
