import { and, eq } from 'drizzle-orm'
import type { BlockId } from '../chain/blocks.js'
import { viewAt } from '../chain/chainView.js'
import { readEach } from '../chain/inBatches.js'
import { readHolding } from '../chain/reads.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { balances, collections } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { applyChanges } from './applyChanges.js'
import type { Buyers } from './createBuyers.js'
import { findUnproven, isUnproven, readOrder } from './watchedOrders.js'

/** Maximum number of orders, and of holdings, that one call reads. */
const batch = 500

/**
 * Reads orders and holdings whose state has no known block: new orders, and those
 * in doubt after a reorg. Returns the reasons of failed
 * reads, which the next run repeats.
 */
export async function readUnproven(
  context: ServiceContext,
  network: NetworkConfig,
  {
    buyers,
    head,
    signal,
  }: { buyers: Buyers; head: BlockId; signal: AbortSignal },
): Promise<unknown[]> {
  for (;;) {
    const [watched, held] = await Promise.all([
      findUnproven(context.db, network, batch),
      findUnprovenHoldings(context.db, network),
    ])
    if (watched.length + held.length === 0) return []
    const view = viewAt(network, head.number)
    const [orders, holdings] = await Promise.all([
      readEach(watched, async (order) => ({
        ...order,
        block: Number(head.number),
        facts: await readOrder(view, order),
      })),
      readEach(held, async (holding) => ({
        ...holding,
        amount: await readHolding(view, holding),
        blockNumber: head.number,
      })),
    ])
    const isDone = await applyChanges(context, network, {
      advance: async () => true,
      signal,
      update: { head, orders: orders.done, provenHoldings: holdings.done },
    })
    buyers.note(orders.done)
    const failed = [...orders.failed, ...holdings.failed]
    if (!isDone || failed.length > 0) return failed.map(({ error }) => error)
  }
}

function findUnprovenHoldings(db: Db, { chainId }: NetworkConfig) {
  return db
    .select({
      collection: balances.contractAddress,
      contractType: collections.type,
      owner: balances.owner,
      tokenId: balances.tokenId,
    })
    .from(balances)
    .innerJoin(
      collections,
      and(
        eq(collections.chainId, balances.chainId),
        eq(collections.contractAddress, balances.contractAddress),
      ),
    )
    .where(and(eq(balances.chainId, chainId), isUnproven(balances.blockNumber)))
    .limit(batch)
}
