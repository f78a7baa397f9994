import { and, between, eq, gt, isNull, or } from 'drizzle-orm'
import type { Address } from 'viem'
import { collectibles } from '../database/schema.js'
import type { Db } from '../database/types.js'

/** Tokens of a collection whose metadata may have changed. */
export type ChangedTokens = {
  chainId: number
  contractAddress: Address
  /** The first of them. */
  fromTokenId: bigint
  /** The last of them. */
  toTokenId: bigint
  now: Date
}

/**
 * Has the metadata of tokens read again: what `MetadataUpdate`,
 * `BatchMetadataUpdate` (ERC-4906) and `URI` (ERC-1155) ask for. New tokens
 * need no call: whoever inserts one sets its `metadataDue` to the present.
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
        // Those that wait already would only be written for nothing.
        or(
          isNull(collectibles.metadataDue),
          gt(collectibles.metadataDue, changed.now),
        ),
      ),
    )
}
