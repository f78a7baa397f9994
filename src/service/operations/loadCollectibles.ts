import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { collectibles, collections, orders } from '../database/schema.js'
import {
  bestOrder,
  type CollectiblesQuery,
  criteriaOf,
} from './findCollectibles.js'
import type { NetworkCall } from './handler.js'
import { metadataOf } from './metadataOf.js'
import { orderOf } from './orderOf.js'

const listing = alias(orders, 'listing')
const offer = alias(orders, 'offer')

/**
 * Collectibles with their best listing and best offer, in the order of
 * `tokenIds`. Filters narrow the orders of the requested side alone.
 */
export async function loadCollectibles(
  call: NetworkCall,
  query: CollectiblesQuery,
  tokenIds: readonly bigint[],
): Promise<CollectibleOrder[]> {
  if (tokenIds.length === 0) return []
  const rows = await selectCollectibles(call, query, tokenIds)
  const byToken = new Map(rows.map((row) => [row.collectible.tokenId, row]))
  return tokenIds.flatMap((tokenId) => {
    const row = byToken.get(tokenId)
    if (!row) return []
    const { collectible, collection } = row
    const [listing, offer] = [row.listing, row.offer].map((order) =>
      order === null
        ? undefined
        : orderOf(
            {
              order,
              collection,
              collectibleId: order.tokenId === null ? null : collectible.id,
            },
            { network: call.network, now: query.now },
          ),
    )
    return [
      {
        metadata: metadataOf(collectible, collection?.id),
        order: query.side === 'listing' ? listing : offer,
        listing,
        offer,
      },
    ]
  })
}

function selectCollectibles(
  call: NetworkCall,
  query: CollectiblesQuery,
  tokenIds: readonly bigint[],
) {
  const { db } = call.context
  const bestOf = (side: 'listing' | 'offer') =>
    bestOrder(
      db,
      criteriaOf(call, {
        ...query,
        side,
        filter: side === query.side ? query.filter : undefined,
      }),
    )
  const bestListing = bestOf('listing').as('best_listing')
  const bestOffer = bestOf('offer').as('best_offer')
  return db
    .select({
      collectible: collectibles,
      collection: { id: collections.id, decimals: collections.decimals },
      listing,
      offer,
    })
    .from(collectibles)
    .leftJoin(
      collections,
      and(
        eq(collections.chainId, collectibles.chainId),
        eq(collections.contractAddress, collectibles.contractAddress),
      ),
    )
    .leftJoinLateral(bestListing, sql`true`)
    .leftJoin(listing, eq(listing.id, bestListing.id))
    .leftJoinLateral(bestOffer, sql`true`)
    .leftJoin(offer, eq(offer.id, bestOffer.id))
    .where(
      and(
        eq(collectibles.chainId, call.network.chainId),
        eq(collectibles.contractAddress, query.contractAddress),
        inArray(collectibles.tokenId, [...tokenIds]),
      ),
    )
}
