import { findSameOrder } from '../../order/orderId.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import { getOrders } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'

/** An order as the service has it now; undefined when it knows none. */
export async function readOrder(
  client: MarketplaceClient,
  order: Order,
): Promise<Order | undefined> {
  const { chainId, collectionContractAddress, marketplace, orderId } = order
  const { orders } = await client.request(
    getOrders,
    {
      input: [
        { contractAddress: collectionContractAddress, marketplace, orderId },
      ],
    },
    { chainId },
  )
  return findSameOrder(orders, order)
}
