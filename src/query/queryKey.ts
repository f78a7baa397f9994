import type { MarketplaceClient } from '../rpc/client.js'
import type { Operation } from '../rpc/operations.js'

/**
 * The start of every key of one service and project: all that was read from
 * it, and no quotes.
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
  return [
    ...marketplaceQueryKey(client),
    group,
    name,
    sameCase(parameters),
  ] as const
}

/** One way to write an address: two would be two requests for the same. */
export function sameCase<const parameters>(parameters: parameters): parameters {
  return JSON.parse(
    JSON.stringify(parameters).replace(/"0x[\da-f]{40}"/gi, (address) =>
      address.toLowerCase(),
    ),
  )
}

/** How the keys of quotes, and of what is told of flows, begin. */
export const quoteOwner = 'marketkit-quote'
export const flowsOwner = 'marketkit-flows'

/**
 * The key of a quote: apart from what is read, never refreshed with it, and
 * good for this page alone, so that a persisted cache brings back no old one.
 */
export function quoteKey<const parameters>(
  client: MarketplaceClient,
  { group, name }: Operation,
  parameters: parameters,
) {
  return [
    quoteOwner,
    client.scope,
    group,
    name,
    sameCase(parameters),
    pageMark(),
  ] as const
}

let page: string | undefined

/**
 * Ends a key whose data must not outlive the page: a cache that is restored
 * late would else put old data in the place of new.
 */
export function pageMark(): string {
  page ??= Math.random().toString(36).slice(2)
  return page
}
