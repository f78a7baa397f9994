import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { combineRoutines } from '../combineRoutines.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { createRoutine, type Routine } from '../createRoutine.js'
import { lockChain } from '../database/lockChain.js'
import { orders } from '../database/schema.js'
import { isOpen } from './isOpen.js'

/** Milliseconds between two rechecks. */
const interval = 60_000

/** Open orders per recheck. */
const batch = 200

/** The last order of a recheck. */
type Position = { id: number; validUntil: Date }

/**
 * Creates the routine that marks listings to be read again, although no event
 * touched them: without an event, a token can start blocking transfers, and a
 * contract can stop accepting its own signature. It walks through the open
 * orders in batches, and begins again after the last one.
 */
export function createRechecker(context: ServiceContext): Routine {
  return combineRoutines(
    context.networks.map((network) => {
      let last: Position | undefined
      return createRoutine(context, {
        failure: `Rechecking orders on ${network.name} failed. Retrying.`,
        interval,
        async run(signal) {
          last = await recheckOrders(context, network, { last, signal })
          return false
        },
        task: `recheck:${network.chainId}`,
      })
    }),
  )
}

/**
 * Marks the best and the inactive listings of the next batch. Returns the last
 * order of the batch; undefined at the end.
 */
async function recheckOrders(
  context: ServiceContext,
  network: NetworkConfig,
  { last, signal }: { last: Position | undefined; signal: AbortSignal },
): Promise<Position | undefined> {
  const { chainId } = network
  const found = await context.db
    .select({
      id: orders.id,
      side: orders.side,
      standing: orders.standing,
      status: orders.status,
      validUntil: orders.validUntil,
    })
    .from(orders)
    .where(
      and(
        eq(orders.chainId, chainId),
        isOpen,
        last &&
          sql`(${orders.validUntil}, ${orders.id}) > (${last.validUntil.toISOString()}::timestamptz, ${last.id})`,
      ),
    )
    .orderBy(asc(orders.validUntil), asc(orders.id))
    .limit(batch)
  const ids = found
    .filter(
      ({ side, standing, status }) =>
        side === 'listing' && (standing === 'best' || status === 'inactive'),
    )
    .map(({ id }) => id)
  if (ids.length > 0)
    await context.db.transaction(async (tx) => {
      await lockChain(tx, network)
      signal.throwIfAborted()
      await tx
        .update(orders)
        .set({ readBlock: -1 })
        .where(
          and(eq(orders.chainId, chainId), isOpen, inArray(orders.id, ids)),
        )
    })
  return found.length < batch ? undefined : found.at(-1)
}
