import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ReadError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { generateCancelTransaction, type Request } from '../rpc/operations.js'
import type { Step } from '../rpc/schemas.js'
import { quoteKey } from './queryKey.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { quoteSettings } from './settings.js'

/**
 * The steps of a cancellation. A quote: never cached, retried or refetched
 * automatically.
 * Operation: `Marketplace/GenerateCancelTransaction`.
 *
 * @example
 * import { cancelStepsQueryOptions, toIntent, toRequest } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'cancel', account, chainId: 137, order })
 * const data = await queryClient.fetchQuery(
 *   cancelStepsQueryOptions(client, { chainId: 137, ...toRequest(intent) }),
 * )
 */
export function cancelStepsQueryOptions(
  client: MarketplaceClient,
  parameters: cancelStepsQueryOptions.Parameters,
): ReadQueryOptions<cancelStepsQueryOptions.Data> {
  type Data = cancelStepsQueryOptions.Data
  const key = quoteKey(client, generateCancelTransaction, parameters)
  const { chainId, ...body } = parameters
  return queryOptions<Data, ReadError, Data, QueryKey>({
    ...quoteSettings,
    queryKey: key,
    queryFn: ({ signal }) =>
      client
        .request(generateCancelTransaction, body, { chainId, signal })
        .then(({ steps }) => steps),
  })
}

export declare namespace cancelStepsQueryOptions {
  type Parameters = Request<typeof generateCancelTransaction> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Data = Step[]
}
