import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { ServiceContext } from '../context.js'
import { collectibles, collections } from '../database/schema.js'
import type { StoredMetadata } from '../database/stored.js'
import { toCollectibleRow } from '../database/toCollectibleRow.js'
import { type Claim, isAt, settleClaim } from './claims.js'

/**
 * Stores the metadata of a claim; if they changed, also the time of the change.
 */
export async function storeMetadata(
  { db, now }: ServiceContext,
  claim: Claim,
  metadata: StoredMetadata,
): Promise<void> {
  const { chainId, contractAddress, tokenId, ...content } = toCollectibleRow({
    ...claim,
    metadata,
  })
  const at = new Date(now())
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(collectibles)
      .set({ ...content, updatedAt: at })
      .where(
        and(
          eq(collectibles.chainId, chainId),
          eq(collectibles.contractAddress, contractAddress),
          eq(collectibles.tokenId, tokenId),
          or(
            isAt(claim, claim.after),
            // The token was marked again meanwhile: store this, then read it
            // again.
            and(
              eq(collectibles.metadataTries, 0),
              isNotNull(collectibles.metadataDue),
            ),
          ),
          or(
            ne(collectibles.metadata, metadata),
            ne(collectibles.search, content.search ?? ''),
          ),
        ),
      )
      .returning({ tokenId: collectibles.tokenId })
    await settleClaim(tx, claim)
    if (changed.length === 0) return
    await tx
      .update(collections)
      .set({ metadataAt: at })
      .where(
        and(
          eq(collections.chainId, chainId),
          eq(collections.contractAddress, contractAddress),
        ),
      )
  })
}
