import { getTotals } from '../../hooks/cartLines.js'
import type { useCheckedCart } from '../../hooks/useCheckedCart.js'
import { sumFees } from '../../order/unitPrice.js'
import type { useCartCheckout } from './useCartCheckout.js'

/** Returns the cart with additional fees in its totals. */
export function addFees(
  cart: useCheckedCart.ReturnType,
  additionalFees: useCartCheckout.Parameters['additionalFees'],
): useCheckedCart.ReturnType {
  const groups = cart.groups.map((group) => {
    // Hosts compute fees from the items.
    const fees = group.items.length ? additionalFees?.(group) : []
    return { ...group, total: String(BigInt(group.total) + sumFees(fees)) }
  })
  return { ...cart, groups, totals: getTotals(groups) }
}
