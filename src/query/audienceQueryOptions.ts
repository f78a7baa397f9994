import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ReadError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { getAudience, type Request, type Response } from '../rpc/operations.js'
import { queryKey } from './queryKey.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { getReadSettings, recordsStaleTime } from './settings.js'

/**
 * An audience of a project, its contacts and its contracts. The contacts'
 * `email` and `name` are personal data.
 * Operation: `Builder/GetAudience`.
 *
 * @example
 * import { audienceQueryOptions } from 'marketkit/builder'
 *
 * const data = await queryClient.fetchQuery(
 *   audienceQueryOptions(client, { projectId: 1, audienceId: 2 }),
 * )
 */
export function audienceQueryOptions(
  client: MarketplaceClient,
  parameters: audienceQueryOptions.Parameters,
): ReadQueryOptions<audienceQueryOptions.Data> {
  type Data = audienceQueryOptions.Data
  return queryOptions<Data, ReadError, Data, QueryKey>({
    ...getReadSettings(client),
    queryKey: queryKey(client, getAudience, parameters),
    queryFn: ({ signal }) =>
      client.request(getAudience, parameters, { signal }),
    staleTime: recordsStaleTime,
  })
}

export declare namespace audienceQueryOptions {
  type Parameters = Request<typeof getAudience>
  type Data = Response<typeof getAudience>
}
