import { sql } from 'drizzle-orm'
import type { Holding } from '../chain/reads.js'
import { balances, collectibles } from '../database/schema.js'
import { toCollectibleRow } from '../database/toCollectibleRow.js'
import type { Db } from '../database/types.js'
import { splitIntoChunks } from '../splitIntoChunks.js'

/** A holding as of a block. */
export type KnownHolding = Omit<Holding, 'contractType'> & {
  amount: bigint
  blockNumber: bigint
}

/** Rows per statement; PostgreSQL accepts at most 65,535 parameters. */
const chunkSize = 1000

/**
 * Stores holdings, unless newer ones are known. Adds unknown tokens and marks
 * their metadata to be read.
 */
export async function storeHoldings(
  tx: Db,
  holdings: readonly KnownHolding[],
  {
    chainId,
    isRead = false,
    now,
  }: {
    chainId: number
    /** Whether these were marked to be read again. @default false */
    isRead?: boolean | undefined
    /** Unix milliseconds. */
    now: number
  },
): Promise<void> {
  for (const chunk of splitIntoChunks(holdings, chunkSize)) {
    const rows = chunk.map(
      ({ amount, blockNumber, collection, owner, tokenId }) => ({
        chainId,
        contractAddress: collection,
        tokenId,
        owner,
        amount,
        blockNumber: Number(blockNumber),
      }),
    )
    await tx
      .insert(collectibles)
      .values(
        rows.map((row) => ({
          ...toCollectibleRow({ ...row, metadata: {} }),
          metadataDue: new Date(now),
        })),
      )
      .onConflictDoNothing()
    await tx
      .insert(balances)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          balances.chainId,
          balances.contractAddress,
          balances.tokenId,
          balances.owner,
        ],
        set: {
          amount: sql`excluded.amount`,
          blockNumber: sql`excluded.block_number`,
        },
        setWhere: isRead
          ? undefined
          : sql`${balances.blockNumber} between 0 and excluded.block_number`,
      })
  }
}
