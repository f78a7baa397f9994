import { zeroAddress } from 'viem'
import { unknownCurrency, usdc } from '../setup.js'
import { matching } from './readsFilterModel.js'

/** Dollars per smallest unit; exact in binary, so that sums are equal. */
export const rates: Record<string, number | undefined> = {
  [usdc]: 0.25,
  [zeroAddress]: 0.5,
  [unknownCurrency]: undefined,
}

/** An order of the model. */
export type ModelOrder = {
  /** Ascending in the order of insertion; breaks ties. */
  id: number
  tokenId: bigint | null
  side: 'listing' | 'offer'
  status: 'active' | 'inactive' | 'cancelled' | 'filled'
  maker: string
  marketplace: string
  currency: string
  price: number
  /** Share of the price after fees. */
  net: number
  /** Times in milliseconds, relative to the clock of the tests. */
  validFrom: number
  validUntil: number
  createdAt: number
  updatedAt: number
}

/** A collectible of the model. */
export type ModelCollectible = {
  tokenId: bigint
  name: string
  description: string
  traits: Record<string, string | number | (string | number)[]>
  owners: string[]
}

/** All collectibles and orders of a collection. */
export type World = { collectibles: ModelCollectible[]; orders: ModelOrder[] }

/** A request for a list of collectibles; see the specification. */
export type ListRequest = {
  side?: 'unknown' | 'listing' | 'offer' | undefined
  filter?:
    | {
        includeEmpty?: boolean
        searchText?: string
        properties?: {
          name: string
          type: string
          min?: number
          max?: number
          values?: unknown[]
        }[]
        marketplaces?: string[]
        inAccounts?: string[]
        notInAccounts?: string[]
        ordersCreatedBy?: string[]
        ordersNotCreatedBy?: string[]
        inCurrencyAddresses?: string[]
        notInCurrencyAddresses?: string[]
      }
    | undefined
  sort?: { column: string; order: 'ASC' | 'DESC' }[] | undefined
}

/** A row of a response: the token, and the ids of its orders. */
export type ModelRow = { tokenId: string; order?: number; other?: number }

/** Returns the expected list of collectibles. */
export function listModel(world: World, request: ListRequest): ModelRow[] {
  const side = request.side === 'offer' ? 'offer' : 'listing'
  const other = side === 'offer' ? 'listing' : 'offer'
  const { filter = {}, sort = [] } = request
  const orders = world.orders.filter(
    (order) => isFillable(order) && passes(order, filter),
  )
  const bestOrder = findBest(orders, side)
  const bestOther = findBest(world.orders.filter(isFillable), other)
  return matching(world.collectibles, filter)
    .map((collectible) => ({
      collectible,
      order: bestOrder(collectible.tokenId),
      other: bestOther(collectible.tokenId),
    }))
    .filter(({ order }) => filter.includeEmpty || order)
    .sort((a, b) => inOrder(a, b, sort))
    .map(({ collectible, order, other }) => ({
      tokenId: String(collectible.tokenId),
      ...(order ? { order: order.id } : {}),
      ...(other ? { other: other.id } : {}),
    }))
}

/** Compares rows by the sorted columns; 0 if they are equal in all of them. */
export function bySorting(
  a: ModelOrder,
  b: ModelOrder,
  sort: { column: string; order: 'ASC' | 'DESC' }[],
): number {
  for (const { column, order } of sort) {
    const [first, second] = [keyOfOrder(a, column), keyOfOrder(b, column)]
    const difference = compareLast(first, second, order === 'DESC')
    if (difference !== 0) return difference
  }
  return 0
}

type Candidate = {
  collectible: ModelCollectible
  order: ModelOrder | undefined
}

function inOrder(
  a: Candidate,
  b: Candidate,
  sort: { column: string; order: 'ASC' | 'DESC' }[],
): number {
  for (const { column, order } of sort) {
    const difference = compareLast(
      getKey(a, column),
      getKey(b, column),
      order === 'DESC',
    )
    if (difference !== 0) return difference
  }
  const [first, ...more] = sort
  if (first && more.length === 0 && isOwnColumn(first.column))
    return compareLast(
      a.collectible.tokenId,
      b.collectible.tokenId,
      first.order === 'DESC',
    )
  if (!a.order || !b.order) {
    if (a.order || b.order) return a.order ? -1 : 1
  } else if (a.order !== b.order) return compareOrders(a.order, b.order)
  return compareLast(a.collectible.tokenId, b.collectible.tokenId)
}

function isOwnColumn(column: string): boolean {
  return column === 'name' || column === 'tokenId'
}

function getKey({ collectible, order }: Candidate, column: string) {
  if (column === 'name') return collectible.name
  if (column === 'tokenId') return collectible.tokenId
  return order && keyOfOrder(order, column)
}

function keyOfOrder(order: ModelOrder, column: string) {
  if (column === 'priceUSD') return getDollars(order)
  if (column === 'priceAmount') return order.price
  return order[column as 'createdAt' | 'updatedAt' | 'validUntil']
}

type Key = string | number | bigint | undefined

/** Missing values come last, in both directions. */
export function compareLast(a: Key, b: Key, isDescending = false): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b !== isDescending ? -1 : 1
}

/** Returns the dollars for one token; undefined without a rate. */
export function getDollars({
  currency,
  price,
}: ModelOrder): number | undefined {
  const rate = rates[currency]
  return rate === undefined ? undefined : price * rate
}

/** Sorts the better order first. */
export function compareOrders(a: ModelOrder, b: ModelOrder): number {
  const [first, second] = [getRank(a), getRank(b)]
  for (const [index, value] of first.entries())
    if (value !== second[index]) return value < (second[index] ?? 0) ? -1 : 1
  return 0
}

function getRank(order: ModelOrder): number[] {
  const dollars = getDollars(order)
  if (order.side === 'listing')
    return [dollars ?? Infinity, order.price, order.id]
  const received =
    dollars === undefined || order.price === 0 ? -Infinity : dollars * order.net
  return [-received, -order.price * order.net, order.id]
}

/** Whether an order can be filled at the time of the tests. */
export function isFillable(order: ModelOrder): boolean {
  return (
    order.status === 'active' && order.validFrom <= 0 && order.validUntil > 0
  )
}

function findBest(orders: readonly ModelOrder[], side: ModelOrder['side']) {
  const bests = new Map<bigint | null, ModelOrder>()
  for (const order of orders) {
    const best = bests.get(order.tokenId)
    if (order.side === side && (!best || compareOrders(order, best) < 0))
      bests.set(order.tokenId, order)
  }
  return (tokenId: bigint): ModelOrder | undefined =>
    [bests.get(tokenId), bests.get(null)]
      .filter((order) => order !== undefined)
      .sort(compareOrders)[0]
}

/** The filter of a request. */
export type Filter = NonNullable<ListRequest['filter']>

function passes(order: ModelOrder, filter: Filter): boolean {
  return (
    isAmong(order.marketplace, filter.marketplaces) &&
    isAmong(order.maker, filter.ordersCreatedBy) &&
    !isAmong(order.maker, filter.ordersNotCreatedBy, false) &&
    isAmong(order.currency, filter.inCurrencyAddresses) &&
    !isAmong(order.currency, filter.notInCurrencyAddresses, false)
  )
}

/** Returns `otherwise` if there is no list. */
export function isAmong(
  value: string,
  list: readonly string[] | undefined,
  otherwise = true,
): boolean {
  return list?.length ? list.includes(value) : otherwise
}
