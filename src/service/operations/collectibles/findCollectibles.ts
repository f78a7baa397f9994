import type { Address } from 'viem'
import type { NetworkConfig } from '../../context.js'
import type { Db } from '../../database/types.js'
import type { NetworkCall } from '../handler.js'
import { getOrderFilters, type Side } from '../orders/orderConditions.js'
import { getRequestValues } from '../orders/orderJson.js'
import { getCursorValues, type PageCursor } from '../pageCursor.js'
import { getLimitMagnitude, type Range, type Sorting } from '../paging.js'
import type { Book } from './bestOrders.js'
import {
  type Condition,
  collectibleConditions,
  type Filter,
  getPlaceholderValues,
} from './collectibleConditions.js'
import {
  type CollectibleSortColumn,
  isOrderColumn,
} from './collectibleSortings.js'
import type { PageShape } from './collectiblesPage.js'
import { correctWords } from './correctWords.js'
import { type Few, findFew } from './findFew.js'
import {
  type CollectibleRow,
  type PageRow,
  selectCollectibles,
} from './selectCollectibles.js'

/** A request for collectibles and their orders. */
export type CollectiblesQuery = {
  after: PageCursor | undefined
  contractAddress: Address
  filter: Filter
  range: Range
  side: Side
  sort: Sorting<CollectibleSortColumn>[]
}

type Lookup = {
  after: PageCursor | undefined
  book: Book
  conditions: Condition[]
  includeEmpty: boolean
  range: Range
  sort: CollectiblesQuery['sort']
  /** Values of the placeholders in all statements. */
  values: Record<string, unknown>
}

/**
 * Returns the collectibles of one page with their orders. Uses the stored marks
 * if possible; searches the book if the request filters orders or the marks are
 * behind the clock.
 */
export async function findCollectibles(
  { context, network }: NetworkCall,
  query: CollectiblesQuery,
): Promise<CollectibleRow[]> {
  const { db, now } = context
  const lookup = toLookup(query, network, now())
  const rows = await findPage(db, lookup)
  if (rows) return rows
  const book = { ...lookup.book, isKept: false }
  return (await findPage(db, { ...lookup, book })) ?? []
}

function toLookup(
  query: CollectiblesQuery,
  network: NetworkConfig,
  /** Unix milliseconds. */
  now: number,
): Lookup {
  const { after, contractAddress, filter, range, side } = query
  const { filters, values } = getOrderFilters({
    marketplaces: filter?.marketplaces,
    createdBy: filter?.ordersCreatedBy,
    notCreatedBy: filter?.ordersNotCreatedBy,
    currencies: filter?.inCurrencyAddresses,
    notCurrencies: filter?.notInCurrencyAddresses,
  })
  return {
    after,
    book: { side, isKept: filters.length === 0, filters },
    conditions: collectibleConditions(filter),
    includeEmpty: filter?.includeEmpty ?? false,
    range,
    sort: isDefault(query) ? [] : query.sort,
    values: {
      ...values,
      ...getCursorValues(after),
      ...getRequestValues(network, now),
      chainId: network.chainId,
      contractAddress: contractAddress.toLowerCase(),
    },
  }
}

/**
 * Whether the request sorts by ascending dollars, which is the default order of
 * listings.
 */
function isDefault({ side, sort: [by, ...more] }: CollectiblesQuery): boolean {
  return (
    side === 'listing' &&
    by?.column === 'priceUSD' &&
    !by.isDescending &&
    more.length === 0
  )
}

/** Undefined if the marks are behind the clock. */
async function findPage(
  db: Db,
  lookup: Lookup,
): Promise<CollectibleRow[] | undefined> {
  const { areFew, conditions, isNothing, tokens } = await narrow(db, lookup)
  if (isNothing) return []
  const { after, book, includeEmpty, range, sort } = lookup
  const shape = {
    after: after && getKind(after),
    book,
    // If few meet the conditions, they are complete already.
    conditions: areFew ? [] : conditions.map(({ kind }) => ({ kind })),
    includeEmpty,
    isNarrowed: tokens !== null,
    reach: getLimitMagnitude(range),
    sort,
  }
  const rows: PageRow[] = await selectCollectibles(db, shape).execute({
    ...lookup.values,
    ...getPlaceholderValues(conditions),
    ...range,
    tokens,
  })
  return rows.every(hasCollectible) ? rows : undefined
}

function getKind({ isForAny, orderId }: PageCursor): PageShape['after'] {
  if (orderId === undefined) return 'none'
  return isForAny ? 'any' : 'own'
}

function hasCollectible(row: PageRow): row is CollectibleRow {
  return row.collectible !== null
}

/** Finds out whether the list has few candidates, and which. */
async function narrow(
  db: Db,
  lookup: Lookup,
): Promise<Few & { conditions: Condition[] }> {
  const { book, conditions, includeEmpty, sort, values } = lookup
  const isBySelf = sort.some(({ column }) => !isOrderColumn(column))
  const needsOrder = !includeEmpty && (!book.isKept || isBySelf)
  if (conditions.length === 0 && !needsOrder && book.isKept)
    return { areFew: false, conditions, isNothing: false, tokens: null }
  const kinds = conditions.map(({ kind }) => ({ kind }))
  const shape = { book, conditions: kinds, needsOrder }
  const few = await findFew(db, shape, {
    ...values,
    ...getPlaceholderValues(conditions),
  })
  const corrected =
    few.isNothing && (await correctWords(db, conditions, values))
  return corrected
    ? narrow(db, { ...lookup, conditions: corrected })
    : { ...few, conditions }
}
