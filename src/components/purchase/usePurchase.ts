'use client'
import { useState } from 'react'
import type { useBuySteps } from '../../hooks/reads/useBuySteps.js'
import type { useBuy } from '../../hooks/trades/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import { type TradeState, useWhenOnline } from '../trade/tradeState.js'
import { useFlowQuestion } from '../trade/useFlowQuestion.js'
import type { BasketNext } from './basketTrade.js'
import { holdTrial } from './holdTrial.js'
import { useCost } from './useCost.js'
import type { EarlierPurchase } from './useEarlierPurchase.js'

type Cost = ReturnType<typeof useCost>

/** Buys listings: what they cost, what is asked, and what the main button does next. */
export function usePurchase<
  next extends Exclude<
    BasketNext | 'unavailable' | 'alternative' | 'pending',
    'offline'
  >,
>(purchase: {
  additionalFees: readonly AdditionalFee[]
  earlier: EarlierPurchase
  enabled: boolean
  flow: useBuy.ReturnType
  getNext: (cost: Cost) => next
  items: readonly BuyItem[]
  onBuy?: (() => void) | undefined
  quote: useBuySteps.ReturnType
  readsFunds: boolean
  state: TradeState
}) {
  const { additionalFees, earlier, enabled, flow, items, quote } = purchase
  const [trial] = useState(holdTrial)
  const cost = useCost({
    ...{ additionalFees, flow, items, quote },
    onTrial: trial.onTrial,
    readsFunds: purchase.readsFunds,
  })
  const buy = (acknowledge?: useBuy.Variables['acknowledge']) => {
    purchase.onBuy?.()
    flow.mutate({
      ...{ acknowledge, additionalFees, items },
      chainId: items[0]?.order.chainId,
      onReview: question.onReview,
      takeTrial: trial.takeTrial,
    })
  }
  // The earlier purchase had another quantity, other fees, or other listings.
  const isOther = items.length > 0 && earlier.isOther({ additionalFees, items })
  const question = useFlowQuestion(purchase.state, {
    enabled,
    canAcknowledge: !isOther,
    onAcknowledge: (unresolved) => next === 'failed' && buy(unresolved),
  })
  const next = useWhenOnline(purchase.getNext(cost))
  return {
    ...cost,
    buy() {
      if (next === 'buy') buy()
    },
    next,
    question,
    retry() {
      if (next === 'failed') (isOther ? earlier.resume : buy)()
      if (next === 'quoteFailed') quote.refetch()
    },
  }
}

/** The next action of a purchase that can be paid. */
export function getPaymentNext(purchase: {
  cost: Pick<Cost, 'currency' | 'missing'>
  error: unknown
  mustAccept: boolean
  quote: useBuySteps.ReturnType
}): 'accept' | 'addFunds' | 'buy' | 'checking' | 'failed' | 'quoteFailed' {
  const { cost, error, mustAccept, quote } = purchase
  if (cost.currency.hasUnknownDecimals) return 'checking'
  // A retry may pay, so a higher price must be accepted first.
  if (error) return mustAccept ? 'accept' : 'failed'
  if (quote.error) return 'quoteFailed'
  if (cost.missing !== undefined) return 'addFunds'
  if (!quote.data) return 'checking'
  return mustAccept ? 'accept' : 'buy'
}
