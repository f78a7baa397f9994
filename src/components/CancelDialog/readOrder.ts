import type { MarketplaceClient } from '../../rpc/client.js'
import { getOrders } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'

/** An order as the service has it now; undefined when it knows none. */
export async function readOrder(
  client: MarketplaceClient,
  { chainId, collectionContractAddress, marketplace, orderId }: Order,
): Promise<Order | undefined> {
  const { orders } = await client.request(
    getOrders,
    {
      input: [
        { contractAddress: collectionContractAddress, marketplace, orderId },
      ],
    },
    { chainId },
  )
  return orders.find((order) => order.orderId === orderId)
}
