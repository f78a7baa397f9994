import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Address } from 'viem'
import type { orderFilter } from '../../rpc/requests.js'
import { collectibles, collections, orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import type { NetworkCall } from './handler.js'
import { fillable } from './orderConditions.js'

/** Orders with what surrounds them, ready for `orderOf`. */
export function selectOrders(db: Db, where: SQL | undefined) {
  return db
    .select({
      order: orders,
      collection: { id: collections.id, decimals: collections.decimals },
      collectibleId: collectibles.id,
    })
    .from(orders)
    .leftJoin(
      collections,
      and(
        eq(collections.chainId, orders.chainId),
        eq(collections.contractAddress, orders.contractAddress),
      ),
    )
    .leftJoin(
      collectibles,
      and(
        eq(collectibles.chainId, orders.chainId),
        eq(collectibles.contractAddress, orders.contractAddress),
        eq(collectibles.tokenId, orders.tokenId),
      ),
    )
    .where(where)
    .$dynamic()
}

/** Orders of one collectible; offers for any token of it included. */
export function ordersOfCollectible(
  { context, network }: NetworkCall,
  side: 'listing' | 'offer',
  {
    contractAddress,
    filter,
    tokenId,
  }: {
    contractAddress: Address
    filter?: v.InferOutput<typeof orderFilter>
    tokenId: string
  },
): SQL | undefined {
  const sameToken = eq(orders.tokenId, BigInt(tokenId))
  return and(
    fillable(orders, {
      chainId: network.chainId,
      contractAddress,
      side,
      now: context.now(),
      marketplaces: filter?.marketplace,
      createdBy: filter?.createdBy,
      currencies: filter?.currencies,
    }),
    side === 'offer' ? or(sameToken, isNull(orders.tokenId)) : sameToken,
  )
}
