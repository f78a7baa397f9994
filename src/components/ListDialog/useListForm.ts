'use client'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { cartIdOf } from '../../hooks/cartStore.js'
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
import { ether, useCurrencies } from './useCurrencies.js'
import { useEditedCurrency, withOwn } from './useEditedCurrency.js'
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
  /** Told when something else is filled in. */
  onRevise?: (() => void) | undefined
  orderbook: useList.Variables['orderbook']
  orderbooks?: readonly OrderbookChoice[] | undefined
  question: FlowQuestion
  /** A listing that was begun before, and is gone on with. */
  resumed?: Parameters<typeof draftOf>[0] | undefined
}) {
  const { editing, flow, item, question } = parameters
  const { locale } = useMarketKit()
  const { address } = useConnection()
  const own = useEditedCurrency(editing)
  const known = withOwn(useCurrencies(item.chainId, undefined), own)
  const [filled, fill] = useState<Partial<ListDraft>>(
    () =>
      // A change tells of itself what it was made of, and of which listing.
      (editing ? undefined : draftOf(flow, known, locale)) ??
      draftOf(parameters.resumed, known, locale) ??
      {},
  )
  const draft = { ...emptyDraft, ...parameters.initial, ...filled }
  const { book, currencies } = chosenBook(
    {
      currencies: parameters.currencies,
      orderbook: parameters.orderbook,
      orderbooks: parameters.orderbooks,
    },
    draft.orderbook,
  )
  const choices = withOwn(useCurrencies(item.chainId, currencies), own)
  // What is edited never changes its currency by itself.
  const currency =
    choices.find(({ address }) => isSame(address, draft.currency)) ??
    own ??
    choices[0] ??
    ether
  const market = useListMarket(item, currency.address)
  const others = market.own.filter(
    (order) => !editing || cartIdOf(order) !== cartIdOf(editing),
  )
  const { free, listed, owned } = useFree(item, others)
  const quantity = clamp(draft.quantity ?? 1n, free ?? 1n)

  const [openedAt] = useState(now)
  const end = listingEnd(draft, now())
  const parsed = parsePrice(
    withoutSymbol(draft.price, currency.symbol),
    currency.decimals,
    locale,
  )
  const problem = parsed.amount === '0' ? ('zero' as const) : parsed.problem
  const ready =
    Boolean(address) &&
    !problem &&
    !end.problem &&
    free !== 0n &&
    !(own?.isGuess && isSame(own.address, currency.address))
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
    own: item.contractType === 'ERC721' ? others : [],
  })
  // A word is given for one price; another one is asked about anew.
  const subject = JSON.stringify([listing, concerns])
  const [asked, ask] = useState<string>()
  const net = readEarnings(quoted.steps, address)
  const variables = (): useList.Variables | undefined => {
    const { expiry } = listingEnd(draft, now())
    if (!ready || expiry === undefined) return undefined
    return {
      ...listing,
      expiry: String(expiry),
      onReview: question.onReview,
      // What is shown to reach the seller is what is agreed on.
      ...(net === undefined ? {} : { minNet: String(net) }),
    }
  }
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
      parameters.onRevise?.()
      fill((filled) => ({ ...filled, ...change }))
    },
    end,
    free,
    /** Whether the person is asked whether the price is meant. */
    isAsked: concerns.length > 0 && asked === subject,
    /** Asks whether the price is meant, or no longer. */
    setAsked: (isAsked: boolean) => ask(isAsked ? subject : undefined),
    listed,
    market: { ...market, own: others },
    owned,
    owner: address,
    pricePerToken: parsed.amount,
    problem,
    quantity,
    ready,
    submit() {
      const listing = variables()
      if (listing) flow.mutate(listing)
    },
    /** What is filled in, as the flow takes it, where it can be listed. */
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

function isSame(a: Address, b: Address | undefined): boolean {
  return b !== undefined && isAddressEqual(a, b)
}

const now = () => Math.floor(Date.now() / 1000)
