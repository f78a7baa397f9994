'use client'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import type { useList } from '../../hooks/useList.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { isSameOrder } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import { useAddress } from '../../wallet/useConnection.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
import { clamp } from '../trade/QuantityStepper.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'
import {
  emptyDraft,
  getListingEnd,
  type ListDraft,
  toDraft,
} from './listDraft.js'
import type { ListItem, ListTerms } from './listTerms.js'
import { isMoreThan, type PriceFacts, priceConcerns } from './priceConcerns.js'
import { readEarnings } from './readEarnings.js'
import {
  ether,
  getChosenBook,
  type OrderbookChoice,
  useCurrencies,
  useEditedCurrency,
  withEdited,
} from './useCurrencies.js'
import { useListingQuote } from './useListingQuote.js'
import { useListMarket } from './useListMarket.js'
import { useOwned } from './useOwned.js'
import { useTypedPrice } from './useTypedPrice.js'

export function useListTerms(parameters: {
  /** The listing that runs or failed; the form opens with its fields. */
  begun: Parameters<typeof toDraft>[0]
  currencies: readonly Address[] | undefined
  editing?: Order | undefined
  /** The fields are reset each time the form opens. */
  enabled: boolean
  flow: Pick<useList.ReturnType, 'isError' | 'isIdle' | 'isPending' | 'reset'>
  initial?: Partial<ListDraft> | undefined
  item: ListItem
  orderbook: useList.Variables['orderbook']
  orderbooks: readonly OrderbookChoice[] | undefined
  question: FlowQuestion
}): ListTerms & {
  /** Returns whether to list. New concerns are asked about first. */
  answer: (goOn: boolean) => boolean
  ask: () => void
  /** Returns whether to list; asks about the price first if it must. */
  confirm: () => boolean
  isAgreed: boolean
  /** Undefined if a field is invalid. */
  variables: () => useList.Variables | undefined
} {
  const { editing, enabled, flow, item, question } = parameters
  const { locale } = useMarketKit()
  const address = useAddress()
  const { chainId, contractAddress, tokenId } = item
  const own = useEditedCurrency(editing)
  const known = withEdited(useCurrencies(chainId, undefined), own)
  const subject = [chainId, contractAddress, tokenId, editing?.orderId].join(
    ':',
  )
  const begin = (): Entry => ({
    filled: toDraft(parameters.begun, known, locale) ?? {},
    openedAt: now(),
    subject: enabled ? subject : undefined,
  })
  const [entry, setEntry] = useState(begin)
  // The fields stay on screen while the dialog closes.
  if (enabled && entry.subject !== subject) setEntry(begin())
  useEffect(() => {
    if (!enabled)
      setEntry((it) => (it.subject ? { ...it, subject: undefined } : it))
  }, [enabled])
  const draft = { ...emptyDraft, ...parameters.initial, ...entry.filled }
  const { book, currencies } = getChosenBook(parameters, draft.orderbook)
  const choices = withEdited(useCurrencies(chainId, currencies), own)
  // An edited listing keeps its currency until the person changes it.
  const currency =
    choices.find(({ address }) =>
      isSameIgnoringCase(address, draft.currency),
    ) ??
    own ??
    choices[0] ??
    ether
  const market = useListMarket(enabled ? item : undefined, currency.address)
  const others = market.own.filter(
    (order) => !editing || !isSameOrder(order, editing),
  )
  const { free, listed, owned } = useOwned(item, others, enabled)
  // Until the balance is known, the item may still be arriving.
  const quantity = clamp(draft.quantity ?? 1n, free ?? draft.quantity ?? 1n)

  const end = getListingEnd(draft, now())
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
      expiry: String(getListingEnd(draft, openedAt).expiry ?? openedAt),
    },
    { flow, ready: ready && enabled },
  )
  const { belowFloorBps, concerns } = priceConcerns(listing, {
    ...market,
    // Listings of an ERC-1155 item sell different pieces of it.
    own: item.contractType === 'ERC721' ? others : [],
  })
  const earnings = readEarnings(steps, {
    currency,
    known: [market.floor, market.offer, ...others],
    listing,
    seller: address,
  })
  const facts = { belowFloorBps, concerns, market: { ...market, own: others } }
  // Consent covers one price and the warnings shown with it.
  const price = JSON.stringify(listing)
  const covers = (told: Told | undefined) =>
    told?.price === price && !isMoreThan(told.facts, facts)
  const told = concerns.length > 0 ? { facts, price } : undefined
  // While the market loads, nothing is asked yet, and nothing is agreed.
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
    // Data that loads meanwhile doesn't change the open question.
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
      // The wallet already shows these terms.
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
      const { expiry } = getListingEnd(draft, now())
      if (!ready || expiry === undefined) return undefined
      return {
        ...listing,
        expiry: String(expiry),
        onReview: question.onReview,
        // The person agrees to the earnings shown.
        ...(earnings?.net === undefined
          ? {}
          : { minNet: String(earnings.net) }),
      }
    },
  }
}

type Told = { facts: PriceFacts; price: string }

type Entry = {
  agreed?: Told | undefined
  asked?: Told | undefined
  filled: Partial<ListDraft>
  /** Unix time in seconds. */
  openedAt: number
  /** Undefined while the form is closed. */
  subject: string | undefined
}

const now = () => Math.floor(Date.now() / 1000)
