import { sql } from 'drizzle-orm'
import type { Holding } from '../chain/reads.js'
import { balances, collectibles } from '../database/schema.js'
import { toCollectibleRow } from '../database/toCollectibleRow.js'
import type { Db } from '../database/types.js'
import { splitIntoChunks } from '../splitIntoChunks.js'

/** What somebody holds, as of a block. */
export type KnownHolding = Omit<Holding, 'contractType'> & {
  amount: bigint
  blockNumber: bigint
}

/** Rows in one statement; PostgreSQL takes 65 535 parameters at most. */
const chunkSize = 1000

/**
 * Writes what is held, unless something later is known. Tokens that were not
 * known are noted, and their metadata to be read.
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
    /** Whether this answers what was to be read again. @default false */
    isRead?: boolean | undefined
    /** Milliseconds since 1970. */
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
