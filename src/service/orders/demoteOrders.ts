import { and, eq, inArray } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { lockChain } from '../database/lockChain.js'
import { orders } from '../database/schema.js'
import { forgetResponses } from './forgetResponses.js'
import type { OrderRow } from './orderRow.js'
import { rankOrders, slotColumns } from './rankOrders.js'

/**
 * Takes active orders off the book, so that the next best orders take their
 * places. The indexer reads them again at once, because the facts of a quote may
 * be older than its block. Returns the hashes of the orders that were active.
 */
export async function demoteOrders(
  context: ServiceContext,
  network: NetworkConfig,
  unfillable: readonly Pick<OrderRow, 'orderHash'>[],
): Promise<ReadonlySet<Hex>> {
  const { chainId } = network
  const hashes = unfillable.map(({ orderHash }) => orderHash)
  const demoted = await context.db.transaction(async (tx) => {
    await lockChain(tx, network)
    const now = context.now()
    const slots = await tx
      .update(orders)
      .set({
        status: 'inactive',
        standing: null,
        quantityAvailable: 0n,
        readBlock: -1,
        orderUpdatedAt: new Date(now),
        updatedAt: new Date(now),
      })
      .where(
        and(
          eq(orders.chainId, chainId),
          inArray(orders.orderHash, hashes),
          eq(orders.status, 'active'),
        ),
      )
      .returning({ ...slotColumns, orderHash: orders.orderHash })
    await rankOrders(tx, { chainId, now, slots })
    return slots
  })
  forgetResponses(context, chainId, demoted)
  return new Set(demoted.map(({ orderHash }) => orderHash))
}
