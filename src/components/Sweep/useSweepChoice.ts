'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { isBoughtUp } from '../../hooks/cartBought.js'
import { piecesOf } from '../../hooks/piecesOf.js'
import { useCollectibles } from '../../hooks/useCollectibles.js'
import { useTrackedFlows } from '../../hooks/useTrackedFlows.js'
import { getOrderKey } from '../../order/orderId.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import type { PageRequest } from '../../rpc/pageRequests.js'
import type { CollectiblesFilter } from '../../rpc/requests.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import type { BasketItem } from '../CartDrawer/basketTrade.js'
import type { ParsedPrice } from '../ListDialog/parsePrice.js'
import {
  ether,
  type ListCurrency,
  useCurrencies,
} from '../ListDialog/useCurrencies.js'
import { useTypedPrice } from '../ListDialog/useTypedPrice.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
import { clamp } from '../trade/QuantityStepper.js'
import { cheapestOf, pickCheapest, type SweepWish } from './pickCheapest.js'

/** What to sweep. */
export type SweepTarget = {
  /** Chain of the collection. */
  chainId: number
  /** The collection. */
  contractAddress: Address
  /** Which of its collectibles. @default all */
  filter?: CollectiblesFilter | undefined
}

/** Listings on a page of a service, and pages to choose among at most. */
const pageSize = 100
const mostPages = 5

const cheapestFirst: NonNullable<PageRequest>['sort'] = [
  { column: 'priceAmount', order: 'ASC' },
]

/** What a person chooses for a sweep. */
export type SweepDraft = {
  /** For how much, as it was typed. */
  budget: string
  /** Whether so many are wanted, or as many as money buys. */
  by: 'count' | 'budget'
  /** How many. */
  count: bigint
  /** In which currency. @default the first of `choices` */
  currency?: Address | undefined
}

/** What a person chooses for a sweep, and what is picked for it. */
export type SweepChoice = {
  /** How many pieces can be swept at most. */
  available: bigint
  /** What the draft's budget comes to, or what is wrong with it. */
  budget: ParsedPrice
  /** The cheapest listing, wanted or not. */
  cheapest: Order | undefined
  /** Currencies to choose from. */
  choices: readonly ListCurrency[]
  /** How many are wanted, as far as there are as many. */
  count: bigint
  /** The currency that is chosen. */
  currency: ListCurrency
  /** What the person chooses. */
  draft: SweepDraft
  /** Chooses otherwise; not while a purchase runs. */
  edit: (change: Partial<SweepDraft>) => void
  /** The listings to choose among: whether they are read, and why not. */
  found: Pick<useCollectibles.ReturnType, 'error' | 'isPending' | 'refetch'>
  /** Whether there are more listings than one purchase takes from. */
  hasMore: boolean
  /** Whether that is why no more is picked. */
  isLimited: boolean
  /** How many listings were looked at, where there are more. */
  looked: number | undefined
}

/** Picks the cheapest listings by what a person chooses. */
export function useSweepChoice(parameters: {
  currencies: readonly Address[] | undefined
  enabled: boolean
  /** Listings to take from at most. */
  max: number
  sort: NonNullable<PageRequest>['sort']
  target: SweepTarget
}): SweepChoice & {
  /** What is picked, the cheapest first. */
  items: readonly BasketItem[]
} {
  const { currencies, enabled, max, sort = cheapestFirst, target } = parameters
  const { chainId, contractAddress, filter } = target
  const { address } = useConnection()
  const choices = useCurrencies(chainId, currencies)
  const [draft, setDraft] = useState<SweepDraft>(firstDraft)
  const currency =
    choices.find(({ address }) =>
      isSameIgnoringCase(address, draft.currency),
    ) ??
    choices[0] ??
    ether
  const found = useCollectibles(
    enabled
      ? {
          chainId,
          contractAddress,
          side: 'listing',
          filter: {
            ...filter,
            inCurrencyAddresses: [currency.address],
            ...(address && { ordersNotCreatedBy: [address] }),
          },
          page: { pageSize, sort },
        }
      : skipToken,
  )
  const flows = useTrackedFlows(address)
  const pages = found.data?.pages
  const listings = useMemo(
    () =>
      listingsIn(pages?.flatMap(({ collectibles }) => collectibles) ?? [], {
        account: address,
        currency: currency.address,
      }).filter(({ order }) => !isBoughtUp(flows, order)),
    [address, currency.address, pages, flows],
  )
  const all = useMemo(
    () => pickCheapest(listings, { budget: endless }, max),
    [listings, max],
  )
  // Of other books, or of one's own, a whole page may be.
  const { fetchNextPage, hasNextPage, isError, isFetching } = found
  const isShort = hasNextPage && all.length < max
  const mayReadOn =
    isShort && !isFetching && !isError && (pages?.length ?? 0) < mostPages
  useEffect(() => {
    if (mayReadOn) fetchNextPage()
  }, [fetchNextPage, mayReadOn])
  const available = piecesOf(all)
  const count = clamp(draft.count, available)
  const budget = useTypedPrice(draft.budget, currency, (budget) =>
    setDraft((draft) => ({ ...draft, budget })),
  )
  const wish: SweepWish =
    draft.by === 'count' ? { count } : { budget: BigInt(budget.amount ?? 0) }
  const items = pickCheapest(listings, wish, max)
  return {
    available,
    budget,
    choices,
    count,
    currency,
    draft,
    edit: (change) => setDraft((draft) => ({ ...draft, ...change })),
    found,
    items,
    cheapest: cheapestOf(listings)?.order,
    hasMore: hasNextPage || listings.length > max,
    isLimited: items.length >= max && (hasNextPage || listings.length > max),
    looked: isShort && !mayReadOn && !isFetching ? listings.length : undefined,
  }
}

const firstDraft: SweepDraft = { budget: '', by: 'count', count: 3n }
const endless = 2n ** 256n

/** Listings of others in the currency, with what they sell. */
function listingsIn(
  collectibles: readonly CollectibleOrder[],
  { account, currency }: { account: string | undefined; currency: Address },
): BasketItem[] {
  const seen = new Set<string>()
  return collectibles.flatMap(({ listing, metadata, order }) => {
    const it = listing ?? (order?.side === 'listing' ? order : undefined)
    const isFit =
      it !== undefined &&
      isActiveOrder(it) &&
      isSameIgnoringCase(it.priceCurrencyAddress, currency) &&
      !isSameIgnoringCase(it.createdBy, account)
    // Between two pages a collectible may have moved from one to the next.
    if (!it || !isFit || seen.has(getOrderKey(it))) return []
    seen.add(getOrderKey(it))
    return [{ collectible: metadata, order: it }]
  })
}
