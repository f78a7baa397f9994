import { and, eq } from 'drizzle-orm'
import { type Hex, isAddressEqual } from 'viem'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { orders } from '../database/schema.js'
import { ServiceError } from '../http/serviceErrors.js'
import type { OrderRow } from '../orders/orderRow.js'

/**
 * The order of an id, in the collection and book that the caller names.
 *
 * @throws ServiceError when there is none.
 */
export async function findOrder(
  { db }: ServiceContext,
  { chainId, name }: NetworkConfig,
  named: {
    collectionAddress: Hex
    field: string
    marketplace: string
    orderId: string
  },
): Promise<OrderRow> {
  const { collectionAddress, field, marketplace, orderId } = named
  const [order] = /^0x[0-9a-f]{64}$/i.test(orderId)
    ? await db
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.chainId, chainId),
            eq(orders.orderHash, orderId as Hex),
          ),
        )
    : []
  if (!order || !isAddressEqual(order.contractAddress, collectionAddress))
    throw new ServiceError(
      'NotFound',
      `No order ${orderId} of ${collectionAddress} is known on ${name}. Read the orders of the collection again.`,
      { field },
    )
  if (marketplace !== 'unknown' && order.marketplace !== marketplace)
    throw new ServiceError(
      'InvalidArgument',
      `Order ${orderId} is one of ${order.marketplace}, not of ${marketplace}.`,
      { field: 'marketplace' },
    )
  return order
}
