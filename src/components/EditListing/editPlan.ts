import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'

/** One half of changing a listing. */
export type EditPart = 'cancel' | 'list'

/**
 * In which order a listing is changed. The old one goes first, so that nobody
 * can buy on its terms any more; only where it is the dearer one, of a single
 * piece and in the same currency, the new one may come first and keep the
 * item for sale.
 *
 * @example
 * import { editPlan } from 'marketkit'
 *
 * editPlan(order, { ...listing, pricePerToken: '1' }) // ['list', 'cancel']
 */
export function editPlan(
  order: Order,
  listing: {
    /** Kind of the collection. */
    contractType: string
    /** Currency of the new price. */
    currencyAddress: string
    /** The new price, in the smallest unit of its currency. */
    pricePerToken: string
  },
): readonly [EditPart, EditPart] {
  const isSameCurrency =
    listing.currencyAddress.toLowerCase() ===
    order.priceCurrencyAddress.toLowerCase()
  const isSingle = listing.contractType === 'ERC721'
  return isSingle &&
    isSameCurrency &&
    BigInt(listing.pricePerToken) <= getUnitPrice(order)
    ? ['list', 'cancel']
    : ['cancel', 'list']
}
