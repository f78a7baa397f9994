import type { getHighestPriceListing } from '../../../rpc/operations.js'
import type { NetworkCall, Parsed } from '../handler.js'
import { getOrderFilters } from './orderConditions.js'

/**
 * Converts a request for orders of a collectible to shape and values of a
 * statement.
 */
export function orderRequest(
  { context, network }: NetworkCall,
  { contractAddress, filter, tokenId }: Parsed<typeof getHighestPriceListing>,
) {
  const { filters, values } = getOrderFilters({
    marketplaces: filter?.marketplace,
    createdBy: filter?.createdBy,
    currencies: filter?.currencies,
  })
  const now = context.now()
  return {
    filters,
    /** Unix milliseconds. */
    now,
    /** Values of the placeholders. */
    values: {
      ...values,
      chainId: network.chainId,
      contractAddress: contractAddress.toLowerCase(),
      now: new Date(now).toISOString(),
      tokenId,
    },
  }
}
