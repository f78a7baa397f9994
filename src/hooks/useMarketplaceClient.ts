'use client'
import type { MarketplaceClient } from '../rpc/client.js'
import { useMarketKit } from './useMarketKit.js'

/** Returns the client of the nearest `MarketKitProvider`. */
export function useMarketplaceClient(): MarketplaceClient {
  return useMarketKit().client
}
