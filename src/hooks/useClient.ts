'use client'
import { useState } from 'react'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../rpc/client.js'
import type { MarketplaceClientConfig } from '../rpc/clientConfig.js'

/**
 * The client that was given, or one made of settings. Settings written within
 * a component are another object with every render, so their text is compared;
 * functions among them are those of the first time.
 */
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
