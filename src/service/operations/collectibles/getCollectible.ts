import { and, eq, sql } from 'drizzle-orm'
import type { getCollectible as operation } from '../../../rpc/operations.js'
import { collectibles, collections } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { ServiceError } from '../../serviceErrors.js'
import type { Handler } from '../handler.js'
import { perShape } from '../perShape.js'
import { prepareRead } from '../prepareRead.js'
import { type SentCollectible, sentCollectible } from '../sentColumns.js'
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
    throw new ServiceError('NotFound', 'There is no such collectible.')
  return {
    metadata: toWireMetadata(
      found.collectible,
      found.collectionId ?? undefined,
      context.publicUrl,
    ),
  }
}

const fields = { collectible: sentCollectible, collectionId: collections.id }

/** A collectible, with the id of its collection if that is known. */
type Found = { collectible: SentCollectible; collectionId: number | null }

const selectCollectible = perShape((db: Db, _: null) => {
  const statement = db
    .select(fields)
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
  return prepareRead<Found>(db, fields, statement)
})
