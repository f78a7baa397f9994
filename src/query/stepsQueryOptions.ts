import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ReadError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type {
  generateBuyTransaction,
  generateCancelTransaction,
  generateListingTransaction,
  Request,
} from '../rpc/operations.js'
import type { Step } from '../rpc/schemas.js'
import { getPageId, quotesPrefix } from './keyParts.js'
import { queryKey } from './queryKey.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { getNetworkSettings, quoteSettings } from './settings.js'

type StepsOperation =
  | typeof generateBuyTransaction
  | typeof generateCancelTransaction
  | typeof generateListingTransaction

/**
 * Query options of the steps that an operation returns. Invalidating reads does
 * not match the key. The key contains the page id, so that a persisted cache
 * never restores an old quote.
 */
export function stepsQueryOptions<const operation extends StepsOperation>(
  client: MarketplaceClient,
  operation: operation,
  parameters: Request<operation> & { chainId: number },
): ReadQueryOptions<Step[]> {
  const [, ...key] = queryKey(client, operation, parameters)
  const { chainId, ...body } = parameters as { chainId: number }
  return queryOptions<Step[], ReadError, Step[], QueryKey>({
    ...quoteSettings,
    ...getNetworkSettings(client),
    queryKey: [quotesPrefix, ...key, getPageId()],
    queryFn: ({ signal }) =>
      client
        .request(operation, body as Request<operation>, { chainId, signal })
        .then(({ steps }) => steps),
  })
}
