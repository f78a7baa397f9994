import type { Order } from '../../rpc/schemas.js'
import type { EditIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'

/**
 * Returns in which order an edit cancels and lists. The old listing is
 * cancelled first, so that nobody can buy at its price any more. Only a single
 * piece that gets cheaper, or stays at its price, in the same currency is listed
 * first: the old listing is the dearer one, and the item stays for sale.
 *
 * @example
 * import { getEditSequence } from 'marketkit/core'
 *
 * getEditSequence(order, { ...listing, pricePerToken: '1' }) // ['list', 'cancel']
 */
export function getEditSequence(
  order: Order,
  listing: {
    /** Token standard of the collection. */
    contractType: string
    /** Currency of the new price. */
    currencyAddress: string
    /** The new price of one token, in smallest units of its currency. */
    pricePerToken: string
  },
): EditIntent['sequence'] {
  const { contractType, currencyAddress, pricePerToken } = listing
  return contractType === 'ERC721' &&
    isSameText(currencyAddress, order.priceCurrencyAddress) &&
    BigInt(pricePerToken) <= BigInt(order.priceAmount)
    ? ['list', 'cancel']
    : ['cancel', 'list']
}
