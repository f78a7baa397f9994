import { and, eq, sql } from 'drizzle-orm'
import type { getCollectible as operation } from '../../../rpc/operations.js'
import { collectibles, collections } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { ServiceError } from '../../serviceErrors.js'
import { cachedStatement } from '../cachedStatement.js'
import type { Handler } from '../handler.js'
import { metadataColumns } from './metadataColumns.js'
import { toWireMetadata } from './toWireMetadata.js'

/** Returns the metadata of a collectible. */
export const getCollectible: Handler<typeof operation> = async (
  { context, network },
  { contractAddress, tokenId },
) => {
  const [found] = await selectCollectible(context.db, null).execute({
    chainId: network.chainId,
    contractAddress: contractAddress.toLowerCase(),
    tokenId,
  })
  if (!found)
    throw new ServiceError('NotFound', 'The collectible does not exist.')
  return {
    metadata: toWireMetadata(
      found.collectible,
      found.collectionId ?? undefined,
      context.publicUrl,
    ),
  }
}

const selectCollectible = cachedStatement((db: Db, _: null) =>
  db
    .select({ collectible: metadataColumns, collectionId: collections.id })
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
        eq(collectibles.chainId, sql.placeholder('chainId')),
        eq(collectibles.contractAddress, sql.placeholder('contractAddress')),
        sql`${collectibles.tokenId} = ${sql.placeholder('tokenId')}::numeric`,
      ),
    )
    .prepare(''),
)
