'use client'
import { useState } from 'react'
import type { FlowError } from '../../errors.js'
import { useBuy } from '../../hooks/useBuy.js'
import type { useWallet } from '../../hooks/useWallet.js'
import { isSameOrder } from '../../order/orderId.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import type { Plan } from '../../steps/review/planSteps.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import {
  canAct,
  type TradeNext,
  type TradeState,
  useWhenOnline,
} from '../trade/tradeState.js'
import { useShownSubject } from '../trade/useFlowDialog.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import { type FlowQuestion, useFlowQuestion } from '../trade/useFlowQuestion.js'
import {
  type BuyQuote,
  getPurchaseState,
  useBuyQuote,
  useNextListing,
} from './useBuyQuote.js'
import { useCost } from './useCost.js'
import { useEarlierPurchase } from './useEarlierPurchase.js'
import { type PriceNews, usePriceNews } from './usePriceNews.js'

/**
 * Buys from a listing: `BuyDialog` without its markup. Returns the full cost,
 * whether the listing is still for sale, what the steps would do, and `next`,
 * the next action.
 *
 * @example
 * import { usePurchase } from 'marketkit'
 *
 * const { buy, news, next, quantity, retry } = usePurchase({ order })
 *
 * <>
 *   <button disabled={next !== 'buy'} onClick={buy}>Buy {String(quantity)}</button>
 *   {next === 'accept' && <button onClick={news?.accept}>Take the new price</button>}
 *   {next === 'failed' && <button onClick={retry}>Try again</button>}
 * </>
 */
export function usePurchase(
  parameters: usePurchase.Parameters,
): usePurchase.ReturnType {
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
  const news = usePriceNews(order, { chosen: chosen?.order, enabled })
  const earlier = useEarlierPurchase([order], { enabled, flow })
  const { failure, setQuantity, variables, ...bought } = useBuyQuote(order, {
    ...{ additionalFees, earlier, enabled, flow },
  })
  const { quote } = bought
  const state = getPurchaseState({ ...bought, error: failure, flow })
  const buy = (consent?: useBuy.Variables['consent']) =>
    flow.mutate({
      chainId: order.chainId,
      consent,
      onReview: question.onReview,
      ...variables,
    })
  // The earlier purchase had another quantity, other fees, or other listings.
  const isOther = earlier.isOther(variables)
  const question = useFlowQuestion(state, {
    enabled,
    mayConsent: !isOther,
    onConsent: (doubts) => next === 'failed' && buy(doubts),
  })
  const cost = useCost({
    ...{ additionalFees, flow, quote },
    items: [{ order, quantity: variables.quantity }],
    readsFunds: enabled && state.status !== 'success',
  })
  const other = useNextListing(bought.end === 'gone' ? order : undefined)
  const next = useWhenOnline(
    getNext(state, { ...bought, ...cost, news, other }),
  )
  return {
    ...bought,
    ...cost,
    buy() {
      if (next === 'buy') buy()
    },
    error: failure ?? quote.error,
    flow,
    news,
    next,
    order,
    other,
    question,
    retry() {
      if (next === 'failed') (isOther ? earlier.resume : buy)()
      if (next === 'noSteps') quote.refetch()
    },
    setQuantity(quantity) {
      if (flow.isPending || bought.earlier) return
      if (flow.isError || flow.isSuccess) flow.reset()
      setQuantity(quantity)
    },
    takeOther() {
      if (next !== 'other' || !other) return
      flow.reset()
      choose({ after: parameters.order, order: other })
    },
  }
}

export declare namespace usePurchase {
  /**
   * The next action. `resuming`: an earlier purchase is being checked.
   * `notYet`: no order book has the order yet. `wallet`: connect the wallet or
   * switch its network. `offline`: there is no network. `other`: the listing is
   * gone, but there is another. `over`: nothing can be bought. `noSteps`: the
   * quote failed. `failed`: the purchase failed. `addFunds`: the account has
   * too little. `accept`: the price changed.
   */
  type Next = Extract<
    TradeNext,
    | 'working'
    | 'resuming'
    | 'notYet'
    | 'wallet'
    | 'offline'
    | 'checking'
    | 'other'
    | 'over'
    | 'noSteps'
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
    /** How much the account lacks. */
    missing: bigint | undefined
    /** Set if the price changed since the person first saw it. */
    news: PriceNews | undefined
    /** The next action. */
    next: Next
    /** The listing: the given one, or that of the purchase once it started. */
    order: Order
    /** The cheapest other listing, if this one is gone. */
    other: Order | undefined
    /** Effects of the steps, for display; `networkFee` in smallest units. */
    plan: (Plan & { networkFee?: bigint | undefined }) | undefined
    /** Questions that the person must answer. */
    question: FlowQuestion
    /** Continues after `failed`, or fetches the steps again after `noSteps`. */
    retry: () => void
    /** Changes the quantity, unless a purchase is open. */
    setQuantity: (quantity: bigint) => void
    /** Switches to `other`. */
    takeOther: () => void
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
    usePurchase.ReturnType,
    | 'currency'
    | 'earlier'
    | 'end'
    | 'missing'
    | 'news'
    | 'other'
    | 'quote'
    | 'wallet'
  >,
): Exclude<usePurchase.Next, 'offline'> {
  const { currency, earlier, end, missing, news, other, quote, wallet } =
    purchase
  switch (state.status) {
    case 'working':
    case 'resuming':
      return state.status
    case 'success':
      return 'done'
  }
  const { error } = state
  if (end === 'pending') return 'notYet'
  if (!wallet.address) return 'wallet'
  if (end === 'checking') return 'checking'
  if (end || earlier?.status === 'running') return other ? 'other' : 'over'
  if (quote.error && !error) return 'noSteps'
  if (!canAct(wallet, error)) return 'wallet'
  if (currency.hasNoDecimals) return 'over'
  if (currency.hasUnknownDecimals) return 'checking'
  // A retry may pay, so a higher price must be accepted first.
  if (error) return news?.mustAccept ? 'accept' : 'failed'
  if (missing !== undefined) return 'addFunds'
  if (!quote.data) return 'checking'
  return news?.mustAccept ? 'accept' : 'buy'
}
