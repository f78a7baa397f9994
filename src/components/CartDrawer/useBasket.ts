'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { type MarketKitError, RequestError } from '../../errors.js'
import { sumOf } from '../../hooks/cartLines.js'
import { cartIdOf } from '../../hooks/cartStore.js'
import type { useBuy } from '../../hooks/useBuy.js'
import { useBuySteps } from '../../hooks/useBuySteps.js'
import { useWallet } from '../../hooks/useWallet.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { toBuyRequest } from '../../steps/flows/buy.js'
import type { BuyItem } from '../../steps/guard/intent.js'
import { isGone } from '../BuyDialog/useNextListing.js'
import { type FlowQuestion, useFlowQuestion } from '../parts/useFlowQuestion.js'
import { useFunds } from '../parts/useFunds.js'
import { canAct, pausedFor } from '../parts/walletPause.js'
import { useTotalNews } from './useTotalNews.js'

/** A listing to buy from together with others, and what is sold. */
export type BasketItem = BuyItem & {
  /** What is bought, where that is known. */
  collectible?: CollectibleMetadata | undefined
}

/**
 * What the button of a purchase of several stands for. `nothing`: there is
 * nothing, or nothing any more. `wallet`: it has to be connected or switched.
 * `leaveOut`: the item that is `gone`. `failed`: the flow; buying again goes
 * on. `noSteps`: the quote, to be asked for again. `addFunds`: some are
 * `missing`. `accept`: the `news`.
 */
export type BasketNext =
  | 'working'
  | 'wallet'
  | 'nothing'
  | 'leaveOut'
  | 'failed'
  | 'noSteps'
  | 'addFunds'
  | 'checking'
  | 'accept'
  | 'buy'
  | 'done'

/** A purchase from several listings: what it costs, and what became of it. */
export type Basket = {
  /** What is bought; once begun, what was begun. */
  items: readonly BasketItem[]
  /** Fees on top, as they were given. */
  additionalFees: readonly AdditionalFee[]
  /** Fees on top, in the smallest unit of the currency. */
  fees: bigint
  /** Everything, in the smallest unit of the currency. */
  total: bigint
  /** What the account holds of the currency. */
  funds: bigint | undefined
  /** How much it lacks. */
  missing: bigint | undefined
  /** The steps, as the service has them now. */
  quote: useBuySteps.ReturnType
  /** What has failed: the purchase, else the quote. */
  error: MarketKitError | null
  /**
   * That the total rose while somebody looked at it: from how much, in the
   * smallest unit of the currency. Nothing is bought before it is accepted.
   */
  news: { before: bigint; accept: () => void } | undefined
  /** An item that cannot be bought any more, as the service says. */
  gone: BasketItem | undefined
  /** Goes on without an item. */
  leaveOut: (item: BasketItem) => void
  /** What can be done now. */
  next: BasketNext
  /** Buys; only where `next` is `buy`, or `failed` to go on. */
  buy: () => void
  /** What the person has to be asked. */
  question: FlowQuestion
  /** After a success: which were bought, and which somebody else was faster to. */
  outcome:
    | { bought: readonly BasketItem[]; missed: readonly BasketItem[] }
    | undefined
  /** The wallet on the chain of the items. */
  wallet: useWallet.ReturnType
}

/** Follows what is to be bought at once while somebody sees it. */
export function useBasket(parameters: {
  additionalFees: readonly AdditionalFee[]
  /** What the person chose: while it is the same, a higher total is asked about. */
  choice: unknown
  /** Whether somebody sees it. */
  enabled: boolean
  flow: useBuy.ReturnType
  /** What is wanted: of one chain, collection, book and currency. */
  items: readonly BasketItem[]
}): Basket {
  const { choice, enabled, flow } = parameters
  const { address } = useConnection()
  const [begun, begin] = useState(parameters)
  const [leftOut, leaveOut] = useState<readonly string[]>([])
  // The very same again is looked into before the wallet is asked.
  const wanted = flow.isIdle ? parameters : begun
  const { additionalFees } = wanted
  const items = flow.isIdle
    ? wanted.items.filter(({ order }) => !leftOut.includes(cartIdOf(order)))
    : wanted.items
  const [first] = items
  const chainId = first?.order.chainId ?? 0
  const bare = items.map(({ order, quantity }) => ({ order, quantity }))
  const canAsk = !flow.isPending && !flow.isSuccess && enabled
  const quote = useBuySteps(
    first && address && canAsk
      ? {
          chainId,
          ...toBuyRequest({ additionalFees, buyer: address, items: bare }),
        }
      : skipToken,
  )
  const wallet = useWallet({
    account: pausedFor(flow),
    chainId: first?.order.chainId,
  })
  const funds = useFunds(
    chainId,
    first?.order.priceCurrencyAddress ?? zero,
    enabled,
  )
  const fees = additionalFees.reduce((sum, fee) => sum + BigInt(fee.amount), 0n)
  const total = sumOf(items) + fees
  const news = useTotalNews(flow.isIdle && first ? total : undefined, {
    choice,
    enabled,
  })
  const buy = (consent?: true) => {
    begin({ ...parameters, additionalFees, items })
    flow.mutate({
      additionalFees,
      chainId,
      consent,
      items: bare,
      onReview: question.onReview,
    })
  }
  const question = useFlowQuestion(flow, {
    enabled,
    onConsent: () => next === 'failed' && buy(true),
  })
  const error = flow.error ?? quote.error
  const gone = goneOf(error, items)
  const missing =
    funds !== undefined && funds < total ? total - funds : undefined
  const next = nextOf(flow, { gone, items, missing, news, quote, wallet })
  return {
    additionalFees,
    buy() {
      if (next === 'buy' || next === 'failed') buy()
    },
    error,
    fees,
    funds,
    gone,
    items,
    leaveOut({ order }) {
      flow.reset()
      leaveOut([...leftOut, cartIdOf(order)])
    },
    missing,
    news,
    next,
    outcome: flow.isSuccess ? outcomeOf(items, flow.data) : undefined,
    question,
    quote,
    total,
    wallet,
  }
}

const zero = '0x0000000000000000000000000000000000000000'

function nextOf(
  flow: useBuy.ReturnType,
  basket: Pick<
    Basket,
    'gone' | 'items' | 'missing' | 'news' | 'quote' | 'wallet'
  >,
): BasketNext {
  const { gone, items, missing, news, quote, wallet } = basket
  if (flow.isPending) return 'working'
  if (flow.isSuccess) return 'done'
  if (!canAct(wallet, flow.error)) return 'wallet'
  if (!items.length || (gone && items.length === 1)) return 'nothing'
  if (gone) return 'leaveOut'
  if (flow.error) return 'failed'
  if (quote.error) return 'noSteps'
  if (missing !== undefined) return 'addFunds'
  if (!quote.data) return 'checking'
  return news ? 'accept' : 'buy'
}

/** The service names the place of an order that it refuses. */
function goneOf(
  error: unknown,
  items: readonly BasketItem[],
): BasketItem | undefined {
  if (!isGone(error) || !(error instanceof RequestError)) return undefined
  const place = /^ordersData\.(\d+)\./.exec(error.field ?? '')?.[1]
  return place === undefined ? undefined : items[Number(place)]
}

function outcomeOf(
  items: readonly BasketItem[],
  { missed = [] }: useBuy.Data,
): Basket['outcome'] {
  const isMissed = ({ order }: BasketItem) => missed.includes(order.orderId)
  return {
    bought: items.filter((item) => !isMissed(item)),
    missed: items.filter(isMissed),
  }
}
