import { and, eq, lte, type SQLWrapper, sql } from 'drizzle-orm'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { lockChain } from '../database/lockChain.js'
import { orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { forgetResponses } from './forgetResponses.js'
import { isOpen } from './isOpen.js'
import { type OrderSlot, rankOrders, slotColumns } from './rankOrders.js'

/** Maximum number of orders per transaction. */
const batch = 1000

/**
 * Updates a batch of orders whose time has come: expires those that have ended,
 * and ranks those that have started. Returns whether more are left. Reads are
 * correct without it; it keeps them fast.
 */
export async function sweepOrders(
  context: ServiceContext,
  network: NetworkConfig,
  signal: AbortSignal,
): Promise<boolean> {
  const { chainId } = network
  if (!(await isDue(context.db, chainId, context.now()))) return false
  const slots = await context.db.transaction(async (tx) => {
    await lockChain(tx, network)
    signal.throwIfAborted()
    const now = context.now()
    const slots = [
      ...(await endOrders(tx, chainId, now)),
      ...(await beginOrders(tx, chainId, now)),
    ]
    await rankOrders(tx, { chainId, now, slots })
    return slots
  })
  forgetResponses(context, chainId, slots)
  return true
}

/** Checked first, so that nothing is locked without work to do. */
async function isDue(db: Db, chainId: number, now: number): Promise<boolean> {
  const due = await Promise.all(
    [endedBy(chainId, now), begunBy(chainId, now)].map((condition) =>
      db.select({ id: orders.id }).from(orders).where(condition).limit(1),
    ),
  )
  return due.flat().length > 0
}

async function endOrders(
  tx: Db,
  chainId: number,
  now: number,
): Promise<OrderSlot[]> {
  const ended = tx
    .$with('ended')
    .as(
      tx
        .select(key)
        .from(orders)
        .where(endedBy(chainId, now))
        .orderBy(orders.validUntil)
        .limit(batch),
    )
  return tx
    .with(ended)
    .update(orders)
    .set({
      status: 'expired',
      standing: null,
      quantityAvailable: 0n,
      orderUpdatedAt: sql`${orders.validUntil}`,
      updatedAt: new Date(now),
    })
    .from(ended)
    .where(isIn(chainId, ended))
    .returning(slotColumns)
}

async function beginOrders(
  tx: Db,
  chainId: number,
  now: number,
): Promise<OrderSlot[]> {
  const begun = tx
    .$with('begun')
    .as(tx.select(key).from(orders).where(begunBy(chainId, now)).limit(batch))
  return tx
    .with(begun)
    .update(orders)
    .set({ standing: null })
    .from(begun)
    .where(isIn(chainId, begun))
    .returning(slotColumns)
}

function endedBy(chainId: number, now: number) {
  return and(
    eq(orders.chainId, chainId),
    isOpen,
    lte(orders.validUntil, new Date(now)),
  )
}

function begunBy(chainId: number, now: number) {
  return and(
    eq(orders.chainId, chainId),
    sql`${orders.standing} = 'waiting'`,
    lte(orders.validFrom, new Date(now)),
  )
}

const key = {
  contractAddress: orders.contractAddress,
  orderHash: orders.orderHash,
}

function isIn(
  chainId: number,
  found: { contractAddress: SQLWrapper; orderHash: SQLWrapper },
) {
  return and(
    eq(orders.chainId, chainId),
    eq(orders.contractAddress, found.contractAddress),
    eq(orders.orderHash, found.orderHash),
  )
}
