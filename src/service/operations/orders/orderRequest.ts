import type { getHighestPriceListing } from '../../../rpc/operations.js'
import type { NetworkCall, Parsed } from '../handler.js'
import { getOrderFilters } from './orderConditions.js'
import { getRequestValues } from './orderJson.js'

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
    statuses: filter?.status,
  })
  return {
    filters,
    /** Values of the placeholders. */
    values: {
      ...values,
      ...getRequestValues(network, context.now()),
      chainId: network.chainId,
      contractAddress: contractAddress.toLowerCase(),
      tokenId,
    },
  }
}
