'use client'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { useConnection } from 'wagmi'
import type { useList } from '../../hooks/useList.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { clamp } from '../parts/QuantityStepper.js'
import type { FlowQuestion } from '../parts/useFlowQuestion.js'
import { chosenBook, type OrderbookChoice } from './chosenBook.js'
import type { ListItem } from './ListDialog.js'
import {
  draftOf,
  emptyDraft,
  type ListDraft,
  withoutSymbol,
} from './listDraft.js'
import { listingEnd } from './listingEnd.js'
import { parsePrice } from './parsePrice.js'
import { priceConcerns } from './priceConcerns.js'
import { readEarnings } from './readEarnings.js'
import { useCurrencies } from './useCurrencies.js'
import { useListingQuote } from './useListingQuote.js'
import { useListMarket } from './useListMarket.js'
import { useOwned } from './useOwned.js'

/** What a person fills in to list, and what follows from it. */
export function useListForm(parameters: {
  currencies: readonly Address[] | undefined
  /** A listing that the new one takes the place of. */
  editing?: Order | undefined
  flow: useList.ReturnType
  /** What is filled in at first. */
  initial?: Partial<ListDraft> | undefined
  item: ListItem
  orderbook: useList.Variables['orderbook']
  orderbooks?: readonly OrderbookChoice[] | undefined
  question: FlowQuestion
  /** A listing that was begun before, and is gone on with. */
  resumed?: Parameters<typeof draftOf>[0] | undefined
}) {
  const { editing, flow, item, question } = parameters
  const { locale } = useMarketKit()
  const { address } = useConnection()
  const known = useCurrencies(item.chainId, undefined)
  const [draft, setDraft] = useState<ListDraft>(
    () =>
      draftOf(flow, known, locale) ??
      draftOf(parameters.resumed, known, locale) ?? {
        ...emptyDraft,
        ...parameters.initial,
      },
  )
  const { book, currencies } = chosenBook(
    {
      currencies: parameters.currencies,
      orderbook: parameters.orderbook,
      orderbooks: parameters.orderbooks,
    },
    draft.orderbook,
  )
  const choices = useCurrencies(item.chainId, currencies)
  const currency =
    choices.find((choice) => choice.address === draft.currency) ??
    choices[0] ??
    ether
  const market = useListMarket(item, currency.address)
  const own = market.own.filter(({ orderId }) => orderId !== editing?.orderId)
  const { free, listed, owned } = useFree(item, own)
  const quantity = clamp(draft.quantity ?? 1n, free ?? 1n)

  const [openedAt] = useState(now)
  const end = listingEnd(draft, now())
  const parsed = parsePrice(
    withoutSymbol(draft.price, currency.symbol),
    currency.decimals,
    locale,
  )
  const problem = parsed.amount === '0' ? ('zero' as const) : parsed.problem
  const ready = Boolean(address) && !problem && !end.problem && free !== 0n
  const listing = {
    ...item,
    currencyAddress: currency.address,
    orderbook: book,
    pricePerToken: parsed.amount ?? '0',
    quantity: String(quantity),
  }
  const quoted = useListingQuote(
    {
      ...listing,
      expiry: String(listingEnd(draft, openedAt).expiry ?? openedAt),
    },
    { flow, ready },
  )
  const { belowFloorBps, concerns } = priceConcerns(listing, {
    ...market,
    // Of many alike, each listing sells others of them.
    own: item.contractType === 'ERC721' ? own : [],
  })
  // A word is given for one price; another one is asked about anew.
  const subject = JSON.stringify([listing, concerns])
  const [asked, ask] = useState<string>()
  const net = readEarnings(quoted.steps, address)
  const variables = (): useList.Variables => ({
    ...listing,
    expiry: String(listingEnd(draft, now()).expiry ?? now()),
    onReview: question.onReview,
    // What is shown to reach the seller is what is agreed on.
    ...(net === undefined ? {} : { minNet: String(net) }),
  })
  return {
    ...quoted,
    belowFloorBps,
    book,
    chainId: item.chainId,
    choices,
    concerns,
    connected: Boolean(address),
    currency,
    draft,
    edit(change: Partial<ListDraft>) {
      if (flow.isError) flow.reset()
      setDraft({ ...draft, ...change })
    },
    end,
    free,
    /** Whether the person is asked whether the price is meant. */
    isAsked: concerns.length > 0 && asked === subject,
    /** Asks whether the price is meant, or no longer. */
    setAsked: (isAsked: boolean) => ask(isAsked ? subject : undefined),
    listed,
    market: { ...market, own },
    owned,
    owner: address,
    pricePerToken: parsed.amount,
    problem,
    quantity,
    ready,
    submit: () => flow.mutate(variables()),
    /** What is filled in, as the flow takes it. */
    variables,
  }
}

/** What a person fills in to list, and what follows from it. */
export type ListFormState = ReturnType<typeof useListForm>

/** How many are held, listed by others of one's orders, and left to list. */
function useFree(item: ListItem, own: readonly Order[]) {
  const owned = useOwned(item)
  const listed = own.reduce(
    (sum, { quantityRemaining = '1' }) => sum + BigInt(quantityRemaining),
    0n,
  )
  // The same unique item may stand in two listings; the seller is asked.
  if (item.contractType === 'ERC721' || owned === undefined)
    return { free: owned, listed, owned }
  return { free: owned > listed ? owned - listed : 0n, listed, owned }
}

const now = () => Math.floor(Date.now() / 1000)
const ether = { address: zeroAddress as Address, symbol: 'ETH', decimals: 18 }
