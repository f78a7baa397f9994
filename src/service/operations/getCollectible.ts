import { and, eq } from 'drizzle-orm'
import type { getCollectible as operation } from '../../rpc/operations.js'
import { collectibles, collections } from '../database/schema.js'
import { ServiceError } from '../http/serviceErrors.js'
import type { Handler } from './handler.js'
import { metadataOf } from './metadataOf.js'

/** The metadata of one collectible. */
export const getCollectible: Handler<typeof operation> = async (
  { context, network },
  { contractAddress, tokenId },
) => {
  const [found] = await context.db
    .select({ collectible: collectibles, collectionId: collections.id })
    .from(collectibles)
    .leftJoin(
      collections,
      and(
        eq(collections.chainId, collectibles.chainId),
        eq(collections.contractAddress, collectibles.contractAddress),
      ),
    )
    .where(
      and(
        eq(collectibles.chainId, network.chainId),
        eq(collectibles.contractAddress, contractAddress),
        eq(collectibles.tokenId, BigInt(tokenId)),
      ),
    )
  if (!found)
    throw new ServiceError('NotFound', 'There is no such collectible.')
  return {
    metadata: metadataOf(found.collectible, found.collectionId ?? undefined),
  }
}
