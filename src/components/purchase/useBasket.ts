'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError } from '../../errors.js'
import { getBoughtQuantity } from '../../hooks/cart/cartBought.js'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { useBuySteps } from '../../hooks/reads/useBuySteps.js'
import type { useBuy } from '../../hooks/trades/useBuy.js'
import { getOrderKey } from '../../order/orderId.js'
import { getTotalPrice, sumFees } from '../../order/unitPrice.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import { toBuyRequest } from '../../steps/flows/buy.js'
import { useAddress } from '../../wallet/useConnection.js'
import { canAct, getFlowState, type TradeState } from '../trade/tradeState.js'
import type {
  Basket,
  BasketItem,
  BasketTrade,
  SweepNext,
} from './basketTrade.js'
import { isGone } from './useBuyQuote.js'
import { getBuyState, useEarlierPurchase } from './useEarlierPurchase.js'
import { getPaymentNext, usePurchase } from './usePurchase.js'
import { useRaisedTotal } from './useRaisedTotal.js'

export function useBasket(parameters: {
  additionalFees: readonly AdditionalFee[]
  /** While it stays the same, a higher total must be accepted. */
  choice: unknown
  enabled: boolean
  flow: useBuy.ReturnType
  items: readonly BasketItem[]
}): BasketTrade & { next: SweepNext } {
  const { choice, enabled, flow } = parameters
  const address = useAddress()
  const [begun, begin] = useState(parameters)
  const [leftOut, leaveOut] = useState<readonly string[]>([])
  // After a start, retries reuse the items and fees of that start.
  const wanted = flow.isIdle ? parameters : begun
  const chosen = flow.isIdle
    ? wanted.items.filter(({ order }) => !leftOut.includes(getOrderKey(order)))
    : wanted.items
  const known = useEarlierPurchase(
    chosen.map(({ order }) => order),
    { enabled, flow },
  )
  const { error: doubt, open: earlier } = known
  // An earlier purchase of some items must end before the others are bought.
  const { additionalFees, items } = earlier
    ? getResumed(earlier, chosen)
    : { additionalFees: wanted.additionalFees, items: chosen }
  const bare = items.map(({ order, quantity }) => ({ order, quantity }))
  const hasItems = items.length > 0
  const chainId = items[0]?.order.chainId ?? 0
  const canAsk = !flow.isPending && !flow.isSuccess && !earlier && enabled
  const quote = useBuySteps(
    hasItems && address && canAsk
      ? {
          chainId,
          ...toBuyRequest({ additionalFees, buyer: address, items: bare }),
        }
      : skipToken,
  )
  const canPay = flow.isIdle && hasItems && !earlier
  const total = getTotalPrice(items) + sumFees(additionalFees)
  const priceChange = useRaisedTotal(canPay ? total : undefined, {
    choice,
    enabled,
  })
  const state = getBuyState(flow, known)
  const error = flow.error ?? doubt ?? quote.error
  const gone = findGone(error, items)
  const { buy, next, question, retry, wallet, ...cost } = usePurchase({
    ...{ additionalFees, enabled, flow, quote, state },
    earlier: known,
    getNext: (cost) =>
      getNext(state, { ...cost, earlier, gone, items, priceChange, quote }),
    items: bare,
    onBuy: () => begin({ ...parameters, additionalFees, items }),
    readsFunds: enabled,
  })
  const basket: Basket = {
    ...cost,
    ...{ additionalFees, gone, items, priceChange, quote },
    leaveOut({ order }) {
      flow.reset()
      leaveOut([...leftOut, getOrderKey(order)])
    },
    outcome: flow.isSuccess ? getOutcome(items, flow.data) : undefined,
  }
  return { basket, buy, error, flow, next, question, retry, wallet }
}

export function getBasketState({ error, flow, next }: BasketTrade): TradeState {
  if (next === 'resuming') return { status: 'resuming' }
  return flow.isIdle && error && next === 'failed'
    ? { status: 'failed', error }
    : getFlowState(flow)
}

export const noFees: readonly AdditionalFee[] = []

function getNext(
  state: TradeState,
  trade: Pick<
    Basket,
    'currency' | 'gone' | 'items' | 'missing' | 'priceChange' | 'quote'
  > &
    Pick<BasketTrade, 'wallet'> & { earlier: TrackedFlow | undefined },
): Exclude<SweepNext, 'offline'> {
  const {
    currency,
    earlier,
    gone,
    items,
    missing,
    priceChange,
    quote,
    wallet,
  } = trade
  switch (state.status) {
    case 'working':
    case 'resuming':
      return state.status
    case 'success':
      return 'done'
  }
  const { error } = state
  if (!canAct(wallet, error)) return 'wallet'
  // Another tab runs this purchase.
  if (earlier?.status === 'running') return 'empty'
  if (!items.length || (gone && items.length === 1)) return 'empty'
  if (gone) return 'removeUnavailable'
  if (currency.hasNoDecimals) return 'empty'
  const mustAccept = priceChange !== undefined
  return getPaymentNext({
    cost: { currency, missing },
    error,
    mustAccept,
    quote,
  })
}

function getResumed(
  earlier: TrackedFlow,
  chosen: readonly BasketItem[],
): Pick<Basket, 'additionalFees' | 'items'> {
  const { intent } = earlier
  return {
    additionalFees: intent.kind === 'buy' ? intent.additionalFees : [],
    items: chosen.flatMap((item) => {
      const quantity = getBoughtQuantity(earlier, item.order)
      return quantity ? [{ ...item, quantity: String(quantity) }] : []
    }),
  }
}

/** The service names the index of the order that it refuses. */
function findGone(
  error: unknown,
  items: readonly BasketItem[],
): BasketItem | undefined {
  if (!isGone(error) || !(error instanceof RequestError)) return undefined
  const index = /^ordersData\.(\d+)\./.exec(error.field ?? '')?.[1]
  return index === undefined ? undefined : items[Number(index)]
}

function getOutcome(
  items: readonly BasketItem[],
  { bought, missed = [] }: useBuy.Data,
): Basket['outcome'] {
  const isMissed = ({ order }: BasketItem) => missed.includes(order.orderId)
  const came = items
    .filter((item) => !isMissed(item))
    .map(({ order, quantity = '1' }) => {
      const found = bought?.find(({ orderId }) => orderId === order.orderId)
      return { order, wanted: quantity, quantity: found?.quantity ?? quantity }
    })
  // Tokens of a partly filled order that did not arrive count as missed.
  const lacking = came.flatMap(({ order, quantity, wanted }) => {
    const lack = BigInt(wanted) - BigInt(quantity)
    return lack > 0n ? [{ order, quantity: String(lack) }] : []
  })
  return {
    bought: came.map(({ order, quantity }) => ({ order, quantity })),
    missed: [...items.filter(isMissed), ...lacking],
  }
}
