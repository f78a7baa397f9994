import { assertInput, checked } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Operation } from '../rpc/operations.js'
import { normalizeAddresses } from './keyParts.js'

/** Returns the prefix of the keys of all reads of one service and project. */
export function marketplaceQueryKey(client: MarketplaceClient) {
  assertClient(client)
  return ['marketkit', client.scope] as const
}

/** @throws ConfigurationError if `client` is not a client. */
export function assertClient(client: MarketplaceClient): void {
  assertInput(client?.scope, 'client')
}

/** Returns the query key of a read. */
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

/** Normalizes parameters for a query key. @throws ConfigurationError if they are not serializable. */
export function toKeyPart<const parameters>(
  parameters: parameters,
): parameters {
  return checked(() => {
    // Throws for null and undefined.
    const { ...fields } = parameters
    return normalizeAddresses(fields) as parameters
  })
}
