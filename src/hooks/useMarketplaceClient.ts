'use client'
import type { MarketplaceClient } from '../rpc/client.js'
import { useMarketKit } from './useMarketKit.js'

/**
 * The client of the nearest `MarketKitProvider`.
 *
 * @throws ConfigurationError outside of a provider.
 */
export function useMarketplaceClient(): MarketplaceClient {
  return useMarketKit().client
}
