import { cartLimit } from '../../hooks/cart/cartStore.js'
import { countPieces } from '../../hooks/cart/countPieces.js'
import { getPurchaseKey } from '../../order/orderId.js'
import { getAvailableQuantity, getWholeToken } from '../../order/quantity.js'
import {
  compareUnitPrices,
  getTotalPrice,
  getUnitPrice,
  isSameCurrency,
} from '../../order/unitPrice.js'
import type { BuyItem } from '../../steps/flows/buy.js'

type Picked<item> = item & { quantity: string }

export type SweepWish = { budget?: bigint; count?: bigint }

/** Picks from one collection, order book and currency: that with the most pieces. */
export function pickCheapest<const item extends BuyItem>(
  listings: readonly item[],
  wish: SweepWish,
  most: number = cartLimit,
): Picked<item>[] {
  const books = new Map<string, item[]>()
  for (const listing of listings) {
    const key = getPurchaseKey(listing.order)
    books.set(key, [...(books.get(key) ?? []), listing])
  }
  return [...books.values()]
    .map((book) => pickFrom(book, wish, most))
    .reduce<Picked<item>[]>(
      (best, picks) => (isBetter(picks, best) ? picks : best),
      [],
    )
}

function pickFrom<const item extends BuyItem>(
  listings: readonly item[],
  { budget, count }: SweepWish,
  most: number,
): Picked<item>[] {
  const picks: Picked<item>[] = []
  let [left, money] = [count, budget]
  for (const listing of [...listings].sort(byPrice)) {
    if (picks.length >= most) break
    const price = getUnitPrice(listing.order)
    const whole = getWholeToken(listing.order)
    const available = getAvailableQuantity(listing.order) / whole
    const payable =
      money === undefined || price === 0n ? available : money / price
    const wanted = [left ?? available, available, payable].reduce(smaller)
    if (available < 1n) continue
    if (wanted < 1n) break
    picks.push({ ...listing, quantity: String(wanted * whole) })
    if (left !== undefined) left -= wanted
    if (money !== undefined) money -= wanted * price
  }
  return picks
}

function byPrice(a: BuyItem, b: BuyItem): number {
  return compareUnitPrices(a.order, b.order)
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function isBetter(a: readonly BuyItem[], b: readonly BuyItem[]): boolean {
  const [some, others] = [countPieces(a), countPieces(b)]
  if (some !== others) return some > others
  const [first, other] = [a[0]?.order, b[0]?.order]
  // Amounts of different currencies can't be compared.
  if (!first || !other || !isSameCurrency(first, other)) return false
  return getTotalPrice(a) < getTotalPrice(b)
}

export function findCheapestListing<const item extends BuyItem>(
  listings: readonly item[],
): item | undefined {
  return listings
    .filter(({ order }) => getAvailableQuantity(order) > 0n)
    .sort(byPrice)[0]
}
