'use client'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import type { useList } from '../../hooks/trades/useList.js'
import { isSameOrder } from '../../order/orderId.js'
import { getItemDecimals, getWholeToken } from '../../order/quantity.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order } from '../../rpc/schemas.js'
import { useAddress } from '../../wallet/useConnection.js'
import { clamp } from '../trade/QuantityStepper.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'
import {
  emptyDraft,
  getListingEnd,
  getUnixTime,
  type ListDraft,
  toDraft,
} from './listDraft.js'
import type { ListItem, ListTerms } from './listTerms.js'
import { priceConcerns } from './priceConcerns.js'
import { getPriceConsent, type PriceConsent } from './priceConsent.js'
import { readEarnings } from './readEarnings.js'
import { readUnitPrice } from './readUnitPrice.js'
import {
  chooseCurrency,
  getChosenBook,
  type OrderbookChoice,
  useCurrencies,
  useEditedCurrency,
  withCurrency,
} from './useCurrencies.js'
import { useListingQuote } from './useListingQuote.js'
import { useListMarket } from './useListMarket.js'
import { useOwnedQuantity } from './useOwnedQuantity.js'
import { useTypedPrice } from './useTypedPrice.js'

export function useListTerms(parameters: {
  begun: Parameters<typeof toDraft>[0]
  currencies?: readonly Address[] | undefined
  editing?: Order | undefined
  enabled: boolean
  flow: Pick<useList.ReturnType, 'isError' | 'isIdle' | 'isPending' | 'reset'>
  initial?: Partial<ListDraft> | undefined
  item: ListItem
  orderbook?: useList.Variables['orderbook']
  orderbooks?: readonly OrderbookChoice[] | undefined
  question: FlowQuestion
}): ListTerms & {
  answer: (isConfirmed: boolean) => boolean
  ask: () => void
  /** Returns whether to list; asks about the price first if it must. */
  confirm: () => boolean
  isAgreed: boolean
  getVariables: () => useList.Variables | undefined
} {
  const { editing, enabled, flow, question } = parameters
  const item = {
    ...parameters.item,
    quantityDecimals: getItemDecimals(parameters.item),
  }
  const { locale } = useMarketKit()
  const address = useAddress()
  const { quantityDecimals, ...token } = item
  const { chainId, contractAddress, tokenId } = token
  const one = getWholeToken(item)
  const own = useEditedCurrency(editing)
  const known = withCurrency(useCurrencies(chainId, undefined), own)
  const subject = [chainId, contractAddress, tokenId, editing?.orderId].join(
    ':',
  )
  const begin = (): Entry => ({
    filled: toDraft(parameters.begun, known, { item, locale }) ?? {},
    openedAt: getUnixTime(),
    subject: enabled ? subject : undefined,
  })
  const [entry, setEntry] = useState(begin)
  const change = (news: Partial<Entry>) =>
    setEntry((entry) => ({ ...entry, ...news }))
  if (enabled && entry.subject !== subject) setEntry(begin())
  // In an effect: a dialog that reopens while it closes keeps its fields.
  useEffect(() => {
    if (!enabled)
      setEntry((it) => (it.subject ? { ...it, subject: undefined } : it))
  }, [enabled])
  const draft = { ...emptyDraft, ...parameters.initial, ...entry.filled }
  const { book, currencies } = getChosenBook(parameters, draft.orderbook)
  const choices = withCurrency(useCurrencies(chainId, currencies), own)
  const currency = chooseCurrency(choices, draft.currency, own)
  const market = useListMarket(enabled ? item : undefined, currency.address)
  const others = market.own.filter(
    (order) => !editing || !isSameOrder(order, editing),
  )
  const { free, listed, owned } = useOwnedQuantity(item, others, enabled)
  // Until the balance is known, the item may still be arriving.
  const quantity = clamp(
    draft.quantity ?? one,
    free ?? draft.quantity ?? one,
    one,
  )

  const end = getListingEnd(draft, getUnixTime())
  const rewrite = (price: string) =>
    setEntry((it) => ({ ...it, filled: { ...it.filled, price } }))
  const parsed = useTypedPrice(
    draft.price,
    currency,
    entry.filled.price === undefined ? undefined : rewrite,
  )
  const { problem, pricePerToken } = readUnitPrice(parsed, one)
  const ready =
    Boolean(address) &&
    !problem &&
    !end.problem &&
    free !== 0n &&
    !(own?.hasUnknownDecimals && isSameText(own.address, currency.address))
  const listing = {
    ...token,
    currencyAddress: currency.address,
    orderbook: book,
    pricePerToken: pricePerToken ?? '0',
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
  const { belowFloorBps, concerns } = priceConcerns(
    // Prices of whole tokens are compared.
    {
      ...listing,
      isDivisible: one > 1n,
      pricePerToken: parsed.amount ?? '0',
    },
    {
      ...market,
      // Several listings of an ERC-1155 item sell different pieces.
      own: item.contractType === 'ERC721' ? others : [],
    },
  )
  const earnings = readEarnings(steps, {
    currency,
    known: [market.floor, market.offer, ...others],
    listing,
    seller: address,
  })
  const facts = { belowFloorBps, concerns, market: { ...market, own: others } }
  const consent = getPriceConsent(
    entry,
    { facts: [facts], terms: JSON.stringify(listing) },
    change,
  )
  const isKnown = market.status !== 'reading'
  const isAgreed = isKnown && consent.isAgreed
  return {
    ...facts,
    answer: (isConfirmed) =>
      consent.answer(isConfirmed) && isKnown && steps !== undefined,
    ask: consent.ask,
    // Data that loads meanwhile doesn't change the open question.
    asked: entry.asked?.facts[0],
    book,
    choices,
    confirm() {
      if (isAgreed) consent.agree()
      else consent.ask()
      return isAgreed
    },
    currency,
    draft,
    earnings,
    edit(changed) {
      // The wallet already shows these terms.
      if (flow.isPending) return
      if (flow.isError) flow.reset()
      setEntry(({ filled, ...entry }) => ({
        ...entry,
        agreed: undefined,
        asked: undefined,
        filled: { ...filled, ...changed },
      }))
    },
    end,
    free,
    isAgreed,
    item,
    listed,
    owned,
    pricePerToken,
    problem,
    quantity,
    quote,
    ready,
    steps,
    unitPrice: parsed.amount,
    getVariables() {
      const { expiry } = getListingEnd(draft, getUnixTime())
      if (!ready || expiry === undefined) return undefined
      return {
        ...listing,
        expiry: String(expiry),
        onReview: question.onReview,
        ...(earnings?.net === undefined
          ? {}
          : { minNet: String(earnings.net) }),
      }
    },
  }
}

type Entry = PriceConsent & {
  filled: Partial<ListDraft>
  openedAt: number
  subject: string | undefined
}
