import {
  getOrderKey,
  getPurchaseKey,
  isSameCollectible,
} from '../order/orderId.js'
import { getOrderProblem } from '../order/orderStatus.js'
import { getAvailableQuantity } from '../order/quantity.js'
import {
  compareUnitPrices,
  getTotalPrice,
  isSameCurrency,
} from '../order/unitPrice.js'
import type { Order } from '../rpc/schemas.js'
import type { BuyItem } from '../steps/flows/buy.js'
import type { CartItem } from './cartStore.js'
import type { TrackedFlow } from './trackedFlows.js'

/**
 * What has become of an item. `checking`: the service has not said yet.
 * `ready`: it can be bought as agreed. `cheaper`: for less, so nobody needs to
 * be asked. `dearer`: for more, and `fewer`: there are not as many, which have
 * to be agreed to. `own`: the account made the listing itself. `gone`: nobody
 * can buy from it any more. `buying`: a purchase of it is under way, and
 * `inDoubt`: nobody can tell what became of one.
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

/** An item of a cart, compared with what the service says now. */
export type CartLine = CartItem & {
  /** Names it in the cart. */
  id: string
  /** What has become of it. */
  status: CartLineStatus
  /** The listing as it is now; as it was, where that is not known. */
  now: Order
}

/** What can be bought at once: one collection, book and currency. */
export type CartGroup = {
  /** Names it among the groups of a cart. */
  id: string
  /** Chain of the collection. */
  chainId: number
  /** The listings, with those that have to be agreed to first. */
  lines: readonly CartLine[]
  /** What can be bought as it is: what `useBuy` takes as `items`. */
  items: readonly BuyItem[]
  /** What these cost, in the smallest unit of the currency. */
  total: string
}

/** What a cart comes to in one currency. */
export type CartTotal = {
  /** Chain of the currency. */
  chainId: number
  /** The zero address is the native one. */
  currencyAddress: Order['priceCurrencyAddress']
  /** In the smallest unit of the currency. */
  amount: string
}

/** Compares an item with the listing as the service has it. */
export function toCartLine(
  item: CartItem,
  known: {
    account: string | undefined
    /** The listing; null when there is none, undefined before that is known. */
    found: Order | null | undefined
    /** A purchase of it whose end is not known. */
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
  if (!found || !isSameThing(found, order)) return 'gone'
  // The service decides by its own clock when a listing ends.
  if (getOrderProblem(found, undefined)) return 'gone'
  const change = compareUnitPrices(found, order)
  if (change > 0) return 'dearer'
  if (BigInt(quantity) > getAvailableQuantity(found)) return 'fewer'
  return change < 0 ? 'cheaper' : 'ready'
}

/** A listing of something else, or in other money, is another listing. */
function isSameThing(a: Order, b: Order): boolean {
  return isSameCollectible(a, b) && a.side !== 'offer' && isSameCurrency(a, b)
}

/** Whether a line can be bought as it is. */
export function isBuyable({ status }: CartLine): boolean {
  return status === 'ready' || status === 'cheaper'
}

/** Whether a line may be bought already: nobody is to buy it again. */
export function isBeingBought({ status }: CartLine): boolean {
  return status === 'buying' || status === 'inDoubt'
}

/** Whether a line is out of reach, whatever is agreed to. */
export function isUnavailable({ status }: CartLine): boolean {
  return status === 'gone' || status === 'own'
}

/** The lines that can still be bought, by where and in which money. */
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

/** One total for each currency: different ones never make one number. */
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
