import { and, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Address } from 'viem'
import { collectibles, orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { collectibleConditions, type Filter } from './collectibleConditions.js'
import type { NetworkCall } from './handler.js'
import {
  bestFirst,
  fillable,
  type OrderColumns,
  type OrderCriteria,
  orderSortColumns,
} from './orderConditions.js'
import { orderingOf } from './paging.js'

/** Which collectibles, and which of their orders count. */
export type CollectiblesQuery = {
  contractAddress: Address
  filter: Filter
  /** Milliseconds since 1970. */
  now: number
  side: 'listing' | 'offer'
  page?: Parameters<typeof orderingOf>[0]
}

/** The orders that compete to be the best one of the requested side. */
export function criteriaOf(
  { network }: NetworkCall,
  { contractAddress, filter, now, side }: CollectiblesQuery,
): OrderCriteria {
  return {
    chainId: network.chainId,
    contractAddress,
    side,
    now,
    marketplaces: filter?.marketplaces,
    createdBy: filter?.ordersCreatedBy,
    notCreatedBy: filter?.ordersNotCreatedBy,
    currencies: filter?.inCurrencyAddresses,
    notCurrencies: filter?.notInCurrencyAddresses,
  }
}

const best = alias(orders, 'best')
const better = alias(orders, 'better')

/** The token ids of one page, in order. */
export async function findCollectibles(
  call: NetworkCall,
  query: CollectiblesQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<bigint[]> {
  const { db } = call.context
  const criteria = criteriaOf(call, query)
  const where = collectibleConditions(db, criteria, query.filter)
  const ordering = orderingOf(query.page, {
    ...orderSortColumns(best),
    tokenId: collectibles.tokenId,
    name: collectibles.name,
  })
  const rows = await from(db, query, criteria, where)
    .orderBy(...ordering, ...bestFirst(best), collectibles.tokenId)
    .limit(limit)
    .offset(offset)
  return rows.map(({ tokenId }) => tokenId)
}

function from(
  db: Db,
  { filter, side }: CollectiblesQuery,
  criteria: OrderCriteria,
  where: SQL | undefined,
) {
  const select = db.select({ tokenId: collectibles.tokenId })
  if (side === 'listing' && !filter?.includeEmpty)
    // Walks the book in the order of its index and stops when the page is
    // full, instead of finding the best order of every collectible first.
    return select
      .from(best)
      .innerJoin(collectibles, isOrderOf(best, side))
      .where(
        and(
          fillable(best, criteria),
          notExists(
            db
              .select({ id: better.id })
              .from(better)
              .where(
                and(
                  fillable(better, criteria),
                  eq(better.tokenId, best.tokenId),
                  sql`(${better.rank}, ${better.rankAmount}, ${better.id}) < (${best.rank}, ${best.rankAmount}, ${best.id})`,
                ),
              ),
          ),
          where,
        ),
      )
      .$dynamic()
  const found = bestOrder(db, criteria).as('found')
  return (
    filter?.includeEmpty
      ? select.from(collectibles).leftJoinLateral(found, sql`true`)
      : select.from(collectibles).innerJoinLateral(found, sql`true`)
  )
    .leftJoin(best, eq(best.id, found.id))
    .where(where)
    .$dynamic()
}

const candidate = alias(orders, 'candidate')

/** The best order of the collectible that the surrounding query is at. */
export function bestOrder(db: Db, criteria: OrderCriteria) {
  return db
    .select({ id: candidate.id })
    .from(candidate)
    .where(
      and(fillable(candidate, criteria), isOrderOf(candidate, criteria.side)),
    )
    .orderBy(...bestFirst(candidate))
    .limit(1)
}

/** Offers may be for any token of the collection. */
function isOrderOf(o: OrderColumns, side: 'listing' | 'offer') {
  const sameToken = eq(o.tokenId, collectibles.tokenId)
  return and(
    eq(o.chainId, collectibles.chainId),
    eq(o.contractAddress, collectibles.contractAddress),
    side === 'offer' ? or(sameToken, isNull(o.tokenId)) : sameToken,
  )
}
