import type { Address } from 'viem'
import type { MarketplaceClient } from '../../rpc/client.js'
import { getOrders } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'

/** The order as the service shows it now. */
export async function findOrder(
  client: MarketplaceClient,
  parameters: {
    chainId: number
    contractAddress: Address
    marketplace?: string | undefined
    orderId: string
    signal: AbortSignal
  },
): Promise<Order | undefined> {
  const { chainId, contractAddress, marketplace, orderId, signal } = parameters
  const { orders } = await client.request(
    getOrders,
    { input: [{ contractAddress, marketplace, orderId }] },
    { chainId, signal },
  )
  return orders[0]
}
