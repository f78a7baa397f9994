'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { audienceQueryOptions } from '../query/audienceQueryOptions.js'
import { type ReadParameters, readOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches an audience of a project with its contacts and contracts. The
 * contacts' `email` and `name` are personal data. Operation:
 * `Builder/GetAudience`.
 *
 * @example
 * import { useAudience } from 'marketkit/builder'
 *
 * const { data } = useAudience({ projectId: 1, audienceId: 2 })
 */
export function useAudience<selected = useAudience.Data>(
  parameters: useAudience.Parameters<selected>,
): useAudience.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useQuery(
    readOptions(parameters, (complete: audienceQueryOptions.Parameters) =>
      audienceQueryOptions(client, complete),
    ),
  )
}

export declare namespace useAudience {
  type Data = audienceQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    audienceQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = UseQueryResult<selected, MarketKitError>
}
