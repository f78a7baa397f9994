import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ReadError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { generateListingTransaction, type Request } from '../rpc/operations.js'
import type { Step } from '../rpc/schemas.js'
import { quoteKey } from './queryKey.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { quoteSettings } from './settings.js'

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
  type Data = listingStepsQueryOptions.Data
  const key = quoteKey(client, generateListingTransaction, parameters)
  const { chainId, ...body } = parameters
  return queryOptions<Data, ReadError, Data, QueryKey>({
    ...quoteSettings,
    queryKey: key,
    queryFn: ({ signal }) =>
      client
        .request(generateListingTransaction, body, { chainId, signal })
        .then(({ steps }) => steps),
  })
}

export declare namespace listingStepsQueryOptions {
  type Parameters = Request<typeof generateListingTransaction> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Data = Step[]
}
