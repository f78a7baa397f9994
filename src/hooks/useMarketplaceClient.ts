'use client'
import type { MarketplaceClient } from '../rpc/client.js'
import { useMarketKit } from './useMarketKit.js'

/**
 * Returns the client of the nearest `MarketKitProvider`.
 *
 * @throws ConfigurationError outside of a provider.
 *
 * @example
 * import { useMarketplaceClient } from 'marketkit'
 * import { touchedQueries } from 'marketkit/core'
 *
 * const client = useMarketplaceClient()
 * const refresh = () =>
 *   queryClient.invalidateQueries(touchedQueries(client, { chainId, contractAddress }))
 */
export function useMarketplaceClient(): MarketplaceClient {
  return useMarketKit().client
}
