import type { MarketplaceClient } from '../rpc/client.js'
import { generateListingTransaction, type Request } from '../rpc/operations.js'
import type { Step } from '../rpc/schemas.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { stepsQueryOptions } from './stepsQueryOptions.js'

/**
 * The steps of a listing. A quote: never cached, retried or refetched
 * automatically.
 * Operation: `Marketplace/GenerateListingTransaction`.
 *
 * @example
 * import { listingStepsQueryOptions, toIntent, toRequest } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'list', account, ...listing })
 * const data = await queryClient.fetchQuery(
 *   listingStepsQueryOptions(client, { chainId: 137, ...toRequest(intent) }),
 * )
 */
export function listingStepsQueryOptions(
  client: MarketplaceClient,
  parameters: listingStepsQueryOptions.Parameters,
): ReadQueryOptions<listingStepsQueryOptions.Data> {
  return stepsQueryOptions(client, generateListingTransaction, parameters)
}

export declare namespace listingStepsQueryOptions {
  type Parameters = Request<typeof generateListingTransaction> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Data = Step[]
}
