import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Holding } from '../chain/reads.js'
import { balances, orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { splitIntoChunks } from '../splitIntoChunks.js'

/** Holdings and orders that must be read again. */
export type Doubtful = {
  holdings: readonly Holding[]
  orders: readonly { collection: Address; orderHash: Hex }[]
}

/** Rows per statement. */
const chunkSize = 1000

/** Marks holdings and orders to be read again by the next run. */
export async function markForRereading(
  tx: Db,
  chainId: number,
  doubtful: Doubtful,
): Promise<void> {
  for (const chunk of splitIntoChunks(doubtful.orders, chunkSize))
    await tx
      .update(orders)
      .set({ readBlock: -1 })
      .where(
        and(
          eq(orders.chainId, chainId),
          inArray(
            orders.orderHash,
            chunk.map(({ orderHash }) => orderHash),
          ),
        ),
      )
  for (const chunk of splitIntoChunks(doubtful.holdings, chunkSize))
    await tx
      .insert(balances)
      .values(
        chunk.map(({ collection, owner, tokenId }) => ({
          chainId,
          contractAddress: collection,
          tokenId,
          owner,
          amount: 0n,
          blockNumber: -1,
        })),
      )
      .onConflictDoUpdate({
        target: [
          balances.chainId,
          balances.contractAddress,
          balances.tokenId,
          balances.owner,
        ],
        set: { blockNumber: sql`-1` },
      })
}
