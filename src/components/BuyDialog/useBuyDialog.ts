'use client'
import { useState } from 'react'
import type { FlowError } from '../../errors.js'
import type { useWallet } from '../../hooks/context/useWallet.js'
import { useBuy } from '../../hooks/trades/useBuy.js'
import { isSameOrder } from '../../order/orderId.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import type { Plan } from '../../steps/review/planSteps.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import {
  type BuyQuote,
  getPurchaseState,
  useBuyQuote,
  useNextListing,
} from '../purchase/useBuyQuote.js'
import { useEarlierPurchase } from '../purchase/useEarlierPurchase.js'
import { getPaymentNext, usePurchase } from '../purchase/usePurchase.js'
import { canAct, type TradeNext, type TradeState } from '../trade/tradeState.js'
import { useShownSubject } from '../trade/useFlowDialog.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'
import { type PriceChange, usePriceChange } from './usePriceChange.js'

/**
 * Buys from a listing: `BuyDialog` without its markup. Returns the full cost,
 * whether the listing is still for sale, what the steps would do, and `next`,
 * the next action.
 *
 * @example
 * import { useBuyDialog } from 'marketkit'
 *
 * const { buy, priceChange, next, quantity, retry } = useBuyDialog({ order })
 *
 * <>
 *   <button disabled={next !== 'buy'} onClick={buy}>Buy {String(quantity)}</button>
 *   {next === 'accept' && <button onClick={priceChange?.accept}>Take the new price</button>}
 *   {next === 'failed' && <button onClick={retry}>Try again</button>}
 * </>
 */
export function useBuyDialog(
  parameters: useBuyDialog.Parameters,
): useBuyDialog.ReturnType {
  const { additionalFees = noFees, enabled = true, onSuccess } = parameters
  const flow = useBuy({ onSuccess })
  const [chosen, choose] = useState<{ after: Order; order: Order }>()
  const given =
    chosen && isSameOrder(chosen.after, parameters.order)
      ? chosen.order
      : parameters.order
  const order =
    useShownSubject(given, flow, { enabled, isSame: isSameOrder }) ?? given
  useFlowInView(flow, enabled)
  const priceChange = usePriceChange(order, { chosen: chosen?.order, enabled })
  const earlier = useEarlierPurchase([order], { enabled, flow })
  const { failure, setQuantity, variables, ...bought } = useBuyQuote(order, {
    ...{ additionalFees, earlier, enabled, flow },
  })
  const { quote } = bought
  const state = getPurchaseState({ ...bought, error: failure, flow })
  const alternative = useNextListing(bought.end === 'gone' ? order : undefined)
  const { additionalFees: fees, ...item } = variables
  const purchase = usePurchase({
    ...{ additionalFees: fees, earlier, enabled, flow, quote, state },
    getNext: (cost) =>
      getNext(state, { ...bought, ...cost, alternative, priceChange }),
    items: [item],
    readsFunds: enabled && state.status !== 'success',
  })
  return {
    ...bought,
    ...purchase,
    error: failure ?? quote.error,
    flow,
    priceChange,
    order,
    alternative,
    setQuantity(quantity) {
      if (flow.isPending || bought.earlier) return
      if (flow.isError || flow.isSuccess) flow.reset()
      setQuantity(quantity)
    },
    switchToAlternative() {
      if (purchase.next !== 'alternative' || !alternative) return
      flow.reset()
      choose({ after: parameters.order, order: alternative })
    },
  }
}

export declare namespace useBuyDialog {
  /**
   * The next action. `resuming`: an earlier purchase is being checked.
   * `pending`: no order book has the order yet. `wallet`: connect the wallet or
   * switch its network. `offline`: there is no network. `alternative`: the
   * listing is gone, but there is another. `unavailable`: nothing can be bought.
   * `quoteFailed`: the quote failed. `failed`: the purchase failed. `addFunds`: the
   * account has too little. `accept`: the price changed.
   */
  type Next = Extract<
    TradeNext,
    | 'working'
    | 'resuming'
    | 'pending'
    | 'wallet'
    | 'offline'
    | 'checking'
    | 'alternative'
    | 'unavailable'
    | 'quoteFailed'
    | 'failed'
    | 'addFunds'
    | 'accept'
    | 'buy'
    | 'done'
  >
  type Parameters = {
    /** Additional fees, in the smallest unit of the order's currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
    /** If false, fetches nothing and answers questions with no. @default true */
    enabled?: boolean | undefined
    /** Called when a purchase is confirmed. */
    onSuccess?: ((result: useBuy.Data) => void) | undefined
    /** The listing to buy from. */
    order: Order
  }
  type ReturnType = BuyQuote & {
    /** Buys; does nothing unless `next` is `buy`. */
    buy: () => void
    /** Payment currency; its symbol is a short address until it is loaded. */
    currency: CurrencyFacts
    /** Error of the latest purchase, or else of the quote. */
    error: FlowError | null
    /** Additional fees, in the smallest unit of the currency. */
    fees: bigint
    /** The purchase. */
    flow: useBuy.ReturnType
    /** Balance of the account in that currency. */
    funds: bigint | undefined
    /** Whether `plan` or its quote is loading. */
    isPlanLoading: boolean
    /** Amount that the account lacks. */
    missing: bigint | undefined
    /** Set if the price changed since the user first saw it. */
    priceChange: PriceChange | undefined
    /** The next action. */
    next: Next
    /** The given listing, or the listing of the purchase once it has started. */
    order: Order
    /** The cheapest alternative listing, if this one is gone. */
    alternative: Order | undefined
    /** Effects of the steps, for display; `networkFee` in smallest units. */
    plan: (Plan & { networkFee?: bigint | undefined }) | undefined
    /** Questions that the user must answer. */
    question: FlowQuestion
    /** Continues after `failed`, or fetches the steps again after `quoteFailed`. */
    retry: () => void
    /** Changes the quantity, unless a purchase is open. */
    setQuantity: (quantity: bigint) => void
    /** Switches to `alternative`. */
    switchToAlternative: () => void
    /** Total with fees, in the smallest unit of the currency. */
    total: bigint
    /** The wallet, for the chain of the listing. */
    wallet: useWallet.ReturnType
  }
}

const noFees: readonly AdditionalFee[] = []

function getNext(
  state: TradeState,
  purchase: Pick<
    useBuyDialog.ReturnType,
    | 'currency'
    | 'earlier'
    | 'end'
    | 'missing'
    | 'priceChange'
    | 'alternative'
    | 'quote'
    | 'wallet'
  >,
): Exclude<useBuyDialog.Next, 'offline'> {
  const {
    currency,
    earlier,
    end,
    missing,
    priceChange,
    alternative,
    quote,
    wallet,
  } = purchase
  switch (state.status) {
    case 'working':
    case 'resuming':
      return state.status
    case 'success':
      return 'done'
  }
  const { error } = state
  if (end === 'pending') return 'pending'
  if (!wallet.address) return 'wallet'
  if (end === 'checking') return 'checking'
  if (end || earlier?.status === 'running')
    return alternative ? 'alternative' : 'unavailable'
  if (quote.error && !error) return 'quoteFailed'
  if (!canAct(wallet, error)) return 'wallet'
  if (currency.hasNoDecimals) return 'unavailable'
  const mustAccept = priceChange?.mustAccept === true
  return getPaymentNext({
    cost: { currency, missing },
    error,
    mustAccept,
    quote,
  })
}
