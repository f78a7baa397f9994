import type { MarketplaceClient } from '../rpc/client.js'
import { generateBuyTransaction, type Request } from '../rpc/operations.js'
import type { Step } from '../rpc/schemas.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { stepsQueryOptions } from './stepsQueryOptions.js'

/**
 * The steps of a purchase. A quote: never cached, retried or refetched
 * automatically.
 * Operation: `Marketplace/GenerateBuyTransaction`.
 *
 * @example
 * import { buyStepsQueryOptions, toIntent, toRequest } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'buy', account, order })
 * const data = await queryClient.fetchQuery(
 *   buyStepsQueryOptions(client, { chainId: 137, ...toRequest(intent) }),
 * )
 */
export function buyStepsQueryOptions(
  client: MarketplaceClient,
  parameters: buyStepsQueryOptions.Parameters,
): ReadQueryOptions<buyStepsQueryOptions.Data> {
  return stepsQueryOptions(client, generateBuyTransaction, parameters)
}

export declare namespace buyStepsQueryOptions {
  type Parameters = Request<typeof generateBuyTransaction> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Data = Step[]
}
