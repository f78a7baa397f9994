import { and, eq, inArray } from 'drizzle-orm'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { NetworkConfig, ServiceContext } from '../../context.js'
import { orders } from '../../database/schema.js'
import type { OrderRow } from '../../orders/orderRow.js'
import { ServiceError } from '../../serviceErrors.js'

/** An order id, and the field of the request that has it. */
type NamedOrder = { orderId: string; field: string }

/**
 * Reads orders by id. Returns a function that finds one of them in a collection
 * and book, or throws a ServiceError.
 */
export async function findOrders(
  { db }: ServiceContext,
  { chainId, name }: NetworkConfig,
  request: { collectionAddress: Address; marketplace: string },
  orderIds: readonly string[],
): Promise<(named: NamedOrder) => OrderRow> {
  const { collectionAddress, marketplace } = request
  const hashes = orderIds
    .map((orderId) => orderId.toLowerCase() as Hex)
    .filter((id) => /^0x[0-9a-f]{64}$/.test(id))
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.chainId, chainId), inArray(orders.orderHash, hashes)))
  return ({ field, orderId }) => {
    const order = found.find((row) => row.orderHash === orderId.toLowerCase())
    if (!order)
      throw new ServiceError(
        'NotFound',
        `Order ${orderId} is unknown on ${name}. Fetch the orders of ${collectionAddress} again.`,
        { field },
      )
    if (!isAddressEqual(order.contractAddress, collectionAddress))
      throw new ServiceError(
        'InvalidArgument',
        `Order ${orderId} belongs to collection ${order.contractAddress}, not to ${collectionAddress}. Pass orders of one collection at a time.`,
        { field },
      )
    if (marketplace !== 'unknown' && order.marketplace !== marketplace)
      throw new ServiceError(
        'InvalidArgument',
        `Order ${orderId} belongs to ${order.marketplace}, not to ${marketplace}.`,
        { field: 'marketplace' },
      )
    return order
  }
}
