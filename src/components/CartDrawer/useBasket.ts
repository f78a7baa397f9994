'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { type MarketKitError, RequestError } from '../../errors.js'
import { sumOf } from '../../hooks/cartLines.js'
import { cartIdOf } from '../../hooks/cartStore.js'
import type { useBuy } from '../../hooks/useBuy.js'
import { useBuySteps } from '../../hooks/useBuySteps.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { toBuyRequest } from '../../steps/flows/buy.js'
import type { BuyItem } from '../../steps/guard/intent.js'
import { isGone } from '../BuyDialog/useNextListing.js'
import { type FlowQuestion, useFlowQuestion } from '../parts/useFlowQuestion.js'
import { useFunds } from '../parts/useFunds.js'
import { type TotalNews, useTotalNews } from './useTotalNews.js'

/** A listing to buy from together with others, and what is sold. */
export type BasketItem = BuyItem & {
  /** What is bought, where that is known. */
  collectible?: CollectibleMetadata | undefined
}

/** A purchase from several listings: what it costs, and what became of it. */
export type Basket = {
  /** What is bought; once begun, what was begun. */
  items: readonly BasketItem[]
  additionalFees: readonly AdditionalFee[]
  /** Fees on top, in the smallest unit of the currency. */
  fees: bigint
  /** Everything, in the smallest unit of the currency. */
  total: bigint
  /** What the account holds of the currency. */
  funds: bigint | undefined
  /** How much it lacks. */
  missing: bigint | undefined
  quote: useBuySteps.ReturnType
  error: MarketKitError | null
  /** That it costs more than when the person last looked. */
  news: TotalNews | undefined
  /** An item that cannot be bought any more, as the service says. */
  gone: BasketItem | undefined
  /** Goes on without an item. */
  leaveOut: (item: BasketItem) => void
  buy: () => void
  question: FlowQuestion
  /** After a success: which were bought, and which somebody else was faster to. */
  outcome: { bought: BasketItem[]; missed: BasketItem[] } | undefined
}

/** Follows what is to be bought at once while somebody sees it. */
export function useBasket(parameters: {
  additionalFees: readonly AdditionalFee[]
  /** What the person chose: while it is the same, a higher total is asked about. */
  choice: unknown
  flow: useBuy.ReturnType
  /** What is wanted: of one chain, collection, book and currency. */
  items: readonly BasketItem[]
  open: boolean
  /** Whether somebody sees it. */
  shown: boolean
}): Basket {
  const { choice, flow, open, shown } = parameters
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
  const canAsk = !flow.isPending && !flow.isSuccess && shown
  const quote = useBuySteps(
    first && address && canAsk
      ? {
          chainId,
          ...toBuyRequest({ additionalFees, buyer: address, items: bare }),
        }
      : skipToken,
  )
  const funds = useFunds(chainId, first?.order.priceCurrencyAddress ?? zero)
  const fees = additionalFees.reduce((sum, fee) => sum + BigInt(fee.amount), 0n)
  const total = sumOf(items) + fees
  const news = useTotalNews(flow.isIdle && first ? total : undefined, {
    choice,
    shown,
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
  const question = useFlowQuestion(flow, { onConsent: () => buy(true), open })
  const error = flow.error ?? quote.error
  return {
    additionalFees,
    buy: () => buy(),
    error,
    fees,
    funds,
    gone: goneOf(error, items),
    items,
    leaveOut({ order }) {
      flow.reset()
      leaveOut([...leftOut, cartIdOf(order)])
    },
    missing: funds !== undefined && funds < total ? total - funds : undefined,
    news,
    outcome: flow.isSuccess ? outcomeOf(items, flow.data) : undefined,
    question,
    quote,
    total,
  }
}

const zero = '0x0000000000000000000000000000000000000000'

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
