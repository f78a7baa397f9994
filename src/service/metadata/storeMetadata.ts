import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { ServiceContext } from '../context.js'
import { collectibles, collections, media } from '../database/schema.js'
import type { StoredMetadata } from '../database/stored.js'
import { toCollectibleRow } from '../database/toCollectibleRow.js'
import { type Claim, completeClaim, isAt } from './claims.js'
import { extractMedia } from './extractMedia.js'
import { fitMetadata } from './fitMetadata.js'

/**
 * Stores the metadata of a claim, as far as they fit into an answer, and their
 * files; if they changed, also the time of the change. Without a `publicUrl`,
 * small files stay in the metadata, and large ones are left out.
 */
export async function storeMetadata(
  {
    responseCache,
    db,
    now,
    publicUrl,
  }: Pick<ServiceContext, 'responseCache' | 'db' | 'now' | 'publicUrl'>,
  claim: Claim,
  given: StoredMetadata,
): Promise<void> {
  const { files, metadata: whole } = publicUrl
    ? await extractMedia(given, claim)
    : { files: [], metadata: given }
  const metadata = fitMetadata(whole)
  const { chainId, contractAddress, tokenId, ...content } = toCollectibleRow({
    ...claim,
    metadata,
  })
  const at = new Date(now())
  const isChanged = await db.transaction(async (tx) => {
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
    await completeClaim(tx, claim)
    if (changed.length === 0) return false
    await tx
      .delete(media)
      .where(
        and(
          eq(media.chainId, chainId),
          eq(media.contractAddress, contractAddress),
          eq(media.tokenId, tokenId),
        ),
      )
    if (files.length > 0) await tx.insert(media).values(files)
    await tx
      .update(collections)
      .set({ metadataAt: at })
      .where(
        and(
          eq(collections.chainId, chainId),
          eq(collections.contractAddress, contractAddress),
        ),
      )
    return true
  })
  if (isChanged) responseCache.forget(chainId, [contractAddress])
}
