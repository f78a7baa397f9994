import {
  getOrderKey,
  getPurchaseKey,
  isSameCollectible,
} from '../../order/orderId.js'
import { getOrderProblem } from '../../order/orderStatus.js'
import { getAvailableQuantity } from '../../order/quantity.js'
import {
  compareUnitPrices,
  getTotalPrice,
  isSameCurrency,
} from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import type { TrackedFlow } from '../flows/trackedFlows.js'
import type { CartItem } from './cartStore.js'

/**
 * Status of an item. `checking`: not compared yet. `ready`: buyable as agreed.
 * `cheaper`: buyable for less. `dearer` and `fewer`: the higher price, or the
 * smaller quantity, needs consent. `own`: the account's own listing. `gone`:
 * no longer buyable. `buying`: a purchase is running. `inDoubt`: the outcome
 * of a purchase is unknown.
 */
export type CartLineStatus =
  | 'checking'
  | 'ready'
  | 'cheaper'
  | 'dearer'
  | 'fewer'
  | 'own'
  | 'gone'
  | 'buying'
  | 'inDoubt'

/** An item of a cart, compared with the service's current order. */
export type CartLine = CartItem & {
  /** Identifies the line in the cart. */
  id: string
  /** Status of the item. */
  status: CartLineStatus
  /** The current listing; the listing as added, until that is known. */
  now: Order
}

/** Items that one purchase can buy: one collection, order book and currency. */
export type CartGroup = {
  /** Identifies the group in the cart. */
  id: string
  /** Chain of the collection. */
  chainId: number
  /** The items, including those that need consent first. */
  lines: readonly CartLine[]
  /** The items that are buyable as they are: `items` of `useBuy`. */
  items: readonly BuyItem[]
  /** Their total, in the smallest unit of the currency. */
  total: string
}

/** Total of a cart in one currency. */
export type CartTotal = {
  /** Chain of the currency. */
  chainId: number
  /** The zero address is the native one. */
  currencyAddress: Order['priceCurrencyAddress']
  /** In the smallest unit of the currency. */
  amount: string
}

export function toCartLine(
  item: CartItem,
  known: {
    account: string | undefined
    found: Order | null | undefined
    open?: TrackedFlow | undefined
  },
): CartLine {
  const status = getStatus(item, known)
  return {
    ...item,
    id: getOrderKey(item.order),
    now: (status !== 'gone' && known.found) || item.order,
    status,
  }
}

function getStatus(
  { order, quantity }: CartItem,
  { account, found, open }: Parameters<typeof toCartLine>[1],
): CartLineStatus {
  if (open) return open.status === 'unresolved' ? 'inDoubt' : 'buying'
  if (order.createdBy.toLowerCase() === account?.toLowerCase()) return 'own'
  if (found === undefined) return 'checking'
  if (!found || !isSameListing(found, order)) return 'gone'
  // The service decides by its own clock when a listing expires.
  if (getOrderProblem(found, undefined)) return 'gone'
  const change = compareUnitPrices(found, order)
  if (change > 0) return 'dearer'
  if (BigInt(quantity) > getAvailableQuantity(found)) return 'fewer'
  return change < 0 ? 'cheaper' : 'ready'
}

function isSameListing(a: Order, b: Order): boolean {
  return isSameCollectible(a, b) && a.side !== 'offer' && isSameCurrency(a, b)
}

function isBuyable({ status }: CartLine): boolean {
  return status === 'ready' || status === 'cheaper'
}

export function isBeingBought({ status }: CartLine): boolean {
  return status === 'buying' || status === 'inDoubt'
}

export function isUnavailable({ status }: CartLine): boolean {
  return status === 'gone' || status === 'own'
}

export function groupLines(lines: readonly CartLine[]): CartGroup[] {
  const groups = new Map<string, CartLine[]>()
  for (const line of lines) {
    if (isUnavailable(line)) continue
    const id = getPurchaseKey(line.order)
    groups.set(id, [...(groups.get(id) ?? []), line])
  }
  return [...groups].map(([id, lines]) => {
    const items = lines
      .filter(isBuyable)
      .map(({ now, quantity }) => ({ order: now, quantity }))
    const chainId = lines[0]?.order.chainId ?? 0
    return { id, chainId, lines, items, total: String(getTotalPrice(items)) }
  })
}

export function getTotals(groups: readonly CartGroup[]): CartTotal[] {
  const totals = new Map<string, CartTotal>()
  for (const { chainId, items, total } of groups) {
    const currencyAddress = items[0]?.order.priceCurrencyAddress
    if (!currencyAddress) continue
    const id = `${chainId}:${currencyAddress.toLowerCase()}`
    const sum = BigInt(totals.get(id)?.amount ?? 0) + BigInt(total)
    totals.set(id, { chainId, currencyAddress, amount: String(sum) })
  }
  return [...totals.values()]
}
