import { assertInput, checked } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Operation } from '../rpc/operations.js'
import { pageMark, quoteOwner, sameCase } from './sameCase.js'

/**
 * The start of every key of one service and project: all that was read from
 * it, and no quotes.
 */
export function marketplaceQueryKey(client: MarketplaceClient) {
  assertClient(client)
  return ['marketkit', client.scope] as const
}

/** @throws ConfigurationError unless it is a client. */
export function assertClient(client: MarketplaceClient): void {
  assertInput(client?.scope, 'client')
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
    toKeyPart(parameters),
  ] as const
}

/** @throws ConfigurationError unless the parameters can be part of a key. */
export function toKeyPart<const parameters>(
  parameters: parameters,
): parameters {
  return checked(() => {
    // Throws for null and undefined.
    const { ...fields } = parameters
    return sameCase(fields) as parameters
  })
}

/**
 * The key of a quote: apart from what is read, never refreshed with it, and
 * good for this page alone, so that a persisted cache brings back no old one.
 */
export function quoteKey<const parameters>(
  client: MarketplaceClient,
  { group, name }: Operation,
  parameters: parameters,
) {
  assertClient(client)
  return [
    quoteOwner,
    client.scope,
    group,
    name,
    toKeyPart(parameters),
    pageMark(),
  ] as const
}
