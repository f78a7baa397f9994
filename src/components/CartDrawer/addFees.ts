import { getTotals } from '../../hooks/cartLines.js'
import type { useCheckedCart } from '../../hooks/useCheckedCart.js'
import { sumAmounts } from '../../order/unitPrice.js'
import type { useCartCheckout } from './useCartCheckout.js'

/** Returns the cart with additional fees in its totals. */
export function addFees(
  cart: useCheckedCart.ReturnType,
  additionalFees: useCartCheckout.Parameters['additionalFees'],
): useCheckedCart.ReturnType {
  const groups = cart.groups.map((group) => ({
    ...group,
    total: String(BigInt(group.total) + sumAmounts(additionalFees?.(group))),
  }))
  return { ...cart, groups, totals: getTotals(groups) }
}
