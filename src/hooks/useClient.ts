'use client'
import { useState } from 'react'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../rpc/client.js'
import type { MarketplaceClientConfig } from '../rpc/clientConfig.js'

/** Compares settings as JSON: inline ones are a new object in every render. */
export function useClient(
  given: MarketplaceClient | MarketplaceClientConfig,
): MarketplaceClient {
  const [made, make] = useState<{ client: MarketplaceClient; text: string }>()
  if ('request' in given) return given
  const text = JSON.stringify(given)
  if (made?.text === text) return made.client
  const client = createMarketplaceClient(given)
  make({ client, text })
  return client
}
