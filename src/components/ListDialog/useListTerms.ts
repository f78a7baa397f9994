'use client'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { useList } from '../../hooks/useList.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { isSameOrder } from '../../order/orderId.js'
import { getRemainingQuantity } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
import { clamp } from '../trade/QuantityStepper.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'
import { chosenBook, type OrderbookChoice } from './chosenBook.js'
import { draftOf, emptyDraft, type ListDraft } from './listDraft.js'
import type { ListItem } from './listItem.js'
import { listingEnd } from './listingEnd.js'
import type { ListTerms } from './listTerms.js'
import { priceConcerns } from './priceConcerns.js'
import { isMoreThan, type PriceFacts } from './priceFacts.js'
import { readEarnings } from './readEarnings.js'
import { ether, useCurrencies } from './useCurrencies.js'
import { useEditedCurrency, withOwn } from './useEditedCurrency.js'
import { useListingQuote } from './useListingQuote.js'
import { useListMarket } from './useListMarket.js'
import { useOwned } from './useOwned.js'
import { useTypedPrice } from './useTypedPrice.js'

/** What a person fills in to list, and what follows from it. */
export function useListTerms(parameters: {
  currencies: readonly Address[] | undefined
  /** A listing that the new one takes the place of. */
  editing?: Order | undefined
  /** Whether there is a form; each one begins anew. */
  enabled: boolean
  flow: Pick<useList.ReturnType, 'isError' | 'isIdle' | 'isPending' | 'reset'> &
    Partial<Pick<useList.ReturnType, 'submittedAt' | 'variables'>>
  /** What is filled in at first. */
  initial?: Partial<ListDraft> | undefined
  item: ListItem
  orderbook: useList.Variables['orderbook']
  orderbooks: readonly OrderbookChoice[] | undefined
  question: FlowQuestion
  /** A listing that was begun before, and is gone on with. */
  resumed?: Parameters<typeof draftOf>[0] | undefined
}): ListTerms & {
  /**
   * Takes the answer; tells whether to go on. What has come to light since the
   * person was asked is asked about first.
   */
  answer: (goOn: boolean) => boolean
  /** Asks whether the price is meant. */
  ask: () => void
  /** Tells whether to go on with the price; else it asks whether it is meant. */
  confirm: () => boolean
  /** Whether nothing about the price has to be asked, or not any more. */
  isAgreed: boolean
  /** What is filled in, as the flow takes it, where it can be listed. */
  variables: () => useList.Variables | undefined
} {
  const { editing, enabled, flow, item, question } = parameters
  const { locale } = useMarketKit()
  const { address } = useConnection()
  const own = useEditedCurrency(editing)
  const known = withOwn(useCurrencies(item.chainId, undefined), own)
  const subject = nameOf(item, editing)
  const begin = (): Entry => ({
    filled:
      // A change tells of itself what it was made of, and of which listing.
      (editing ? undefined : draftOf(flow, known, locale)) ??
      draftOf(parameters.resumed, known, locale) ??
      {},
    openedAt: now(),
    subject: enabled ? subject : undefined,
  })
  const [entry, setEntry] = useState(begin)
  if (enabled && entry.subject !== subject) setEntry(begin())
  // What leaves and comes back is as it was; what has gone is forgotten.
  useEffect(() => {
    if (!enabled)
      setEntry((it) => (it.subject ? { ...it, subject: undefined } : it))
  }, [enabled])
  const draft = { ...emptyDraft, ...parameters.initial, ...entry.filled }
  const { book, currencies } = chosenBook(parameters, draft.orderbook)
  const choices = withOwn(useCurrencies(item.chainId, currencies), own)
  // What is edited never changes its currency by itself.
  const currency =
    choices.find(({ address }) =>
      isSameIgnoringCase(address, draft.currency),
    ) ??
    own ??
    choices[0] ??
    ether
  const shown = enabled ? item : undefined
  const market = useListMarket(shown, currency.address)
  const others = market.own.filter(
    (order) => !editing || !isSameOrder(order, editing),
  )
  const { free, listed, owned } = freeOf(item, others, useOwned(shown))
  const quantity = clamp(
    draft.quantity ?? 1n,
    // What is held may still be on its way.
    free ?? draft.quantity ?? 1n,
  )

  const end = listingEnd(draft, now())
  const rewrite = (price: string) =>
    setEntry((it) => ({ ...it, filled: { ...it.filled, price } }))
  const parsed = useTypedPrice(
    draft.price,
    currency,
    entry.filled.price === undefined ? undefined : rewrite,
  )
  const problem = parsed.amount === '0' ? ('zero' as const) : parsed.problem
  const ready =
    Boolean(address) &&
    !problem &&
    !end.problem &&
    free !== 0n &&
    !(own?.isGuess && isSameIgnoringCase(own.address, currency.address))
  const listing = {
    ...item,
    currencyAddress: currency.address,
    orderbook: book,
    pricePerToken: parsed.amount ?? '0',
    quantity: String(quantity),
  }
  const { openedAt } = entry
  const { quote, steps } = useListingQuote(
    {
      ...listing,
      expiry: String(listingEnd(draft, openedAt).expiry ?? openedAt),
    },
    { flow, ready: ready && enabled },
  )
  const { belowFloorBps, concerns } = priceConcerns(listing, {
    ...market,
    // Of many alike, each listing sells others of them.
    own: item.contractType === 'ERC721' ? others : [],
  })
  const earnings = readEarnings(steps, {
    currency,
    known: [market.floor, market.offer, ...others],
    listing,
    seller: address,
  })
  const facts = { belowFloorBps, concerns, market: { ...market, own: others } }
  // A word is given for one price, and for what is told of it.
  const price = JSON.stringify(listing)
  const covers = (told: Told | undefined) =>
    told?.price === price && !isMoreThan(told.facts, facts)
  const told = concerns.length > 0 ? { facts, price } : undefined
  // What is still being read asks nothing, and may ask a moment later.
  const isKnown = market.status !== 'reading'
  const isAgreed = isKnown && (concerns.length === 0 || covers(entry.agreed))
  const ask = () => setEntry((entry) => ({ ...entry, asked: told }))
  return {
    ...facts,
    answer(goOn) {
      const { asked } = entry
      const isMeant = goOn && covers(asked)
      setEntry((entry) => ({
        ...entry,
        agreed: isMeant ? asked : entry.agreed,
        asked: goOn && !isMeant ? told : undefined,
      }))
      return isMeant && isKnown && steps !== undefined
    },
    ask,
    // What is read meanwhile neither changes the question nor takes it away.
    asked: entry.asked?.facts,
    book,
    choices,
    confirm() {
      const agreed = covers(entry.agreed) ? entry.agreed : { facts, price }
      if (isAgreed) setEntry((entry) => ({ ...entry, agreed }))
      else ask()
      return isAgreed
    },
    currency,
    draft,
    earnings,
    edit(change) {
      // What the wallet is asked for would no longer be what is shown.
      if (flow.isPending) return
      if (flow.isError) flow.reset()
      setEntry((entry) => ({
        ...entry,
        agreed: undefined,
        asked: undefined,
        filled: { ...entry.filled, ...change },
      }))
    },
    end,
    free,
    isAgreed,
    listed,
    owned,
    pricePerToken: parsed.amount,
    problem,
    quantity,
    quote,
    ready,
    steps,
    variables() {
      const { expiry } = listingEnd(draft, now())
      if (!ready || expiry === undefined) return undefined
      return {
        ...listing,
        expiry: String(expiry),
        onReview: question.onReview,
        // What is shown to reach the seller is what is agreed on.
        ...(earnings?.net === undefined
          ? {}
          : { minNet: String(earnings.net) }),
      }
    },
  }
}

/** What is told of a price: of which item, for how much, and how many. */
type Told = { facts: PriceFacts; price: string }

/** What was filled in since the form was opened. */
type Entry = {
  /** What the person has agreed to. */
  agreed?: Told | undefined
  /** What the person is asked about. */
  asked?: Told | undefined
  filled: Partial<ListDraft>
  /** In unix seconds. */
  openedAt: number
  /** What it is about; nothing once there is no form. */
  subject: string | undefined
}

function nameOf(item: ListItem, editing: Order | undefined): string {
  const { chainId, contractAddress, tokenId } = item
  return [chainId, contractAddress, tokenId, editing?.orderId].join(':')
}

/** How many are held, listed by others of one's orders, and left to list. */
function freeOf(
  item: ListItem,
  own: readonly Order[],
  owned: bigint | undefined,
) {
  const listed = own.reduce(
    (sum, order) => sum + getRemainingQuantity(order),
    0n,
  )
  // The same unique item may stand in two listings; the seller is asked.
  if (item.contractType === 'ERC721' || owned === undefined)
    return { free: owned, listed, owned }
  return { free: owned > listed ? owned - listed : 0n, listed, owned }
}

const now = () => Math.floor(Date.now() / 1000)
