'use client'
import {
  type SkipToken,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { collectiblesQueryOptions } from '../query/collectiblesQueryOptions.js'
import { countCollectibles } from '../query/countCollectibles.js'
import { untilRead } from '../query/livePolling.js'
import { queryKey } from '../query/queryKey.js'
import { readSettings, recordsStaleTime } from '../query/settings.js'
import { listCollectibles } from '../rpc/operations.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * How many collectibles there are in all, for the header of a collection. It
 * takes some small requests the first time, and one when it is asked again.
 */
export function useBrowseTotal(
  parameters: useBrowseTotal.Parameters | SkipToken,
): number | undefined {
  return useBrowseTotalRead(parameters).total
}

/** As `useBrowseTotal`, with whether it could not be read so far. */
export function useBrowseTotalRead(
  parameters: useBrowseTotal.Parameters | SkipToken,
): { hasFailed: boolean; total: number | undefined } {
  const client = useMarketplaceClient()
  const queryClient = useQueryClient()
  const asked =
    parameters === skipToken
      ? undefined
      : { side: 'listing' as const, ...parameters, page: undefined }
  const key = [...queryKey(client, listCollectibles, asked ?? {}), 'total']
  const { data, errorUpdateCount } = useQuery({
    ...readSettings,
    queryKey: key,
    queryFn: asked
      ? ({ signal }) =>
          countCollectibles(client, asked, {
            guess: queryClient.getQueryData<number>(key),
            signal,
          })
      : skipToken,
    staleTime: recordsStaleTime,
    // Nobody can ask again for it by hand.
    ...untilRead,
  })
  // Being asked again, it is still not known.
  const hasFailed = data === undefined && errorUpdateCount > 0
  return { hasFailed, total: data }
}

export declare namespace useBrowseTotal {
  type Parameters = Omit<collectiblesQueryOptions.Parameters, 'page'>
}
