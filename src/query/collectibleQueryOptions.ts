import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ReadError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { getCollectible, type Request } from '../rpc/operations.js'
import type { CollectibleMetadata } from '../rpc/schemas.js'
import { queryKey } from './queryKey.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { getReadSettings, recordsStaleTime } from './settings.js'

/**
 * The metadata of one collectible, or null if it has none.
 * Operation: `Marketplace/GetCollectible`.
 *
 * @example
 * import { collectibleQueryOptions } from 'marketkit/core'
 *
 * const data = await queryClient.fetchQuery(
 *   collectibleQueryOptions(client, {
 *     chainId: 137,
 *     contractAddress,
 *     tokenId: '7',
 *   }),
 * )
 */
export function collectibleQueryOptions(
  client: MarketplaceClient,
  parameters: collectibleQueryOptions.Parameters,
): ReadQueryOptions<collectibleQueryOptions.Data> {
  type Data = collectibleQueryOptions.Data
  const key = queryKey(client, getCollectible, parameters)
  const { chainId, ...body } = parameters
  return queryOptions<Data, ReadError, Data, QueryKey>({
    ...getReadSettings(client),
    queryKey: key,
    queryFn: ({ signal }) =>
      client
        .request(getCollectible, body, { chainId, signal })
        .then(({ metadata }) => metadata ?? null),
    staleTime: recordsStaleTime,
  })
}

export declare namespace collectibleQueryOptions {
  type Parameters = Request<typeof getCollectible> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Data = CollectibleMetadata | null
}
