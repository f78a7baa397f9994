import type { usePurchase } from '../BuyDialog/usePurchase.js'
import type { useCancelSelection } from '../CancelDialog/useCancelSelection.js'
import type { BasketNext } from '../CartDrawer/basketTrade.js'
import type { useEditListing } from '../EditListing/useEditListing.js'
import type { useListForm } from '../ListDialog/useListForm.js'

/** What the button of any trade may stand for. */
export type TradeNext =
  | BasketNext
  | useCancelSelection.Next
  | useEditListing.Next
  | useListForm.Next
  | usePurchase.Next
