import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { listListings } from '../../../rpc/operations.js'
import { orders } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { cachedStatement } from '../cachedStatement.js'
import type { NetworkCall, Parsed } from '../handler.js'
import { writeList } from '../json.js'
import {
  atCursor,
  comesAfter,
  cursorOrder,
  findCursor,
  getCursorValues,
  orderTerm,
  selectCursorOrder,
  writeCursor,
} from '../pageCursor.js'
import {
  getLimitMagnitude,
  getSortings,
  type Sorting,
  sortBy,
  toPage,
  toRange,
} from '../paging.js'
import {
  bestFirst,
  matchesFilters,
  type OrderFilterName,
  type Side,
} from './orderConditions.js'
import { orderRequest } from './orderRequest.js'
import {
  type OrderSortColumn,
  orderColumn,
  orderSortColumns,
} from './orderSortings.js'
import { selectOrders } from './selectOrders.js'

/** Returns a page of the orders of a collectible, the best first. */
export async function listOrders(
  call: NetworkCall,
  side: Side,
  request: Parsed<typeof listListings>,
) {
  const { filters, values } = orderRequest(call, request)
  const { context, network } = call
  const range = toRange(request.page)
  const after = await findCursor(context.db, request.page?.after, {
    chainId: network.chainId,
    contractAddress: request.contractAddress,
    hasCollectibles: false,
    side,
  })
  const shape = {
    filters,
    isAfter: after !== undefined,
    reach: getLimitMagnitude(range),
    side,
    sort: getSortings(request.page, orderSortColumns),
  }
  const found = await selectPage(context.db, shape).execute({
    ...values,
    ...getCursorValues(after),
    ...range,
  })
  const { rows, page } = toPage(request.page, found, getCursor)
  return { orders: writeList(rows.map(({ json }) => json)), page }
}

function getCursor({ id }: { id: number }): string {
  return writeCursor({ tokenId: undefined, orderId: id, isForAny: false })
}

/** Everything that the text of the statement depends on. */
type Shape = {
  filters: OrderFilterName[]
  /** Whether the page starts after the order of a cursor. */
  isAfter: boolean
  /** Upper limit for the end of the page. */
  reach: number
  side: Side
  sort: Sorting<OrderSortColumn>[]
}

const o = alias(orders, 'o')

const selectPage = cachedStatement((db: Db, shape: Shape) => {
  const { side } = shape
  const own = selectPart(shape, sql`= ${sql.placeholder('tokenId')}::numeric`)
  // Offers may be for any token of the collection.
  const all =
    side === 'offer' && !shape.filters.includes('statuses')
      ? sql`${own} union all ${selectPart(shape, sql`is null`)}`
      : own
  return selectOrders(
    db,
    sql`
      ${shape.isAfter ? sql`with ${cursorOrder} as materialized (${selectCursorOrder(side)})` : sql``}
      select o.contract_address, o.order_hash, row_number() over () as place
      from (
        select * from (${all}) o
        order by ${ordering(shape.sort)}
        limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
      ) o`,
  )
})

/** Selects orders in the range of an index for one token id, or for none. */
function selectPart(
  { filters, isAfter, reach, side, sort }: Shape,
  tokenId: SQL,
): SQL {
  return sql`(
    select ${o}.* from ${orders} ${o}
    where ${matchesFilters(o, { filters, side })} and ${o.tokenId} ${tokenId}
      ${isAfter ? sql`and ${isAfterCursor(sort)}` : sql``}
    order by ${sort.length ? sql`` : sql`${o.tokenId}, `}${ordering(sort)}
    limit ${sql.raw(String(reach))}
  )`
}

function ordering(sort: Shape['sort']): SQL {
  const by = sort.map(({ column, isDescending }) =>
    sortBy(orderColumn(o, column), { isDescending, isNullable: true }),
  )
  return sql.join([...by, bestFirst(o)], sql`, `)
}

function isAfterCursor(sort: Shape['sort']): SQL {
  const by = sort.map(({ column, isDescending }) => ({
    column: sql`${orderColumn(o, column)}`,
    value: atCursor(orderColumn(cursorOrder, column)),
    isDescending,
    isNullable: true,
  }))
  return comesAfter([...by, orderTerm(o)])
}
