import { and, between, eq, gt, isNull, or } from 'drizzle-orm'
import type { Address } from 'viem'
import { collectibles } from '../database/schema.js'
import type { Db } from '../database/types.js'

/** Tokens of a collection whose metadata may have changed. */
export type ChangedTokens = {
  chainId: number
  contractAddress: Address
  /** First token id. */
  fromTokenId: bigint
  /** Last token id. */
  toTokenId: bigint
  now: Date
}

/**
 * Schedules a refresh of the metadata of the tokens that an event names:
 * `MetadataUpdate`, `BatchMetadataUpdate` (ERC-4906) or `URI` (ERC-1155). New
 * tokens are inserted with a `metadataDue` of now.
 */
export async function markDue(tx: Db, changed: ChangedTokens): Promise<void> {
  await tx
    .update(collectibles)
    .set({ metadataDue: changed.now, metadataTries: 0 })
    .where(
      and(
        eq(collectibles.chainId, changed.chainId),
        eq(collectibles.contractAddress, changed.contractAddress),
        between(collectibles.tokenId, changed.fromTokenId, changed.toTokenId),
        // Tokens that are already due need no write.
        or(
          isNull(collectibles.metadataDue),
          gt(collectibles.metadataDue, changed.now),
        ),
      ),
    )
}
