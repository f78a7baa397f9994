import type { MarketplaceClient } from '../rpc/client.js'
import type { Operation } from '../rpc/operations.js'

/**
 * The start of every key of one service and project: all that was read from
 * it, and no quotes.
 *
 * @example
 * import { marketplaceQueryKey } from 'marketkit/core'
 *
 * queryClient.invalidateQueries({ queryKey: marketplaceQueryKey(client) })
 */
export function marketplaceQueryKey(client: MarketplaceClient) {
  return ['marketkit', client.scope] as const
}

/** The key of a read. */
export function queryKey<const parameters>(
  client: MarketplaceClient,
  { group, name }: Operation,
  parameters: parameters,
) {
  return [...marketplaceQueryKey(client), group, name, parameters] as const
}

/** The key of a quote: apart from what is read, and never refreshed with it. */
export function quoteKey<const parameters>(
  client: MarketplaceClient,
  { group, name }: Operation,
  parameters: parameters,
) {
  return ['marketkit-quote', client.scope, group, name, parameters] as const
}
