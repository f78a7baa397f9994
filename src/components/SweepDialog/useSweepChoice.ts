'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { findOpenPurchase, isBoughtUp } from '../../hooks/cart/cartBought.js'
import { countPieces } from '../../hooks/cart/countPieces.js'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { useTrackedFlows } from '../../hooks/flows/useTrackedFlows.js'
import { useCollectibles } from '../../hooks/reads/useCollectibles.js'
import { getOrderKey } from '../../order/orderId.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { PageRequest } from '../../rpc/pageRequests.js'
import type { CollectiblesFilter } from '../../rpc/requests.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import { useAddress } from '../../wallet/useConnection.js'
import { getListing } from '../collectible/cardState.js'
import {
  chooseCurrency,
  type ListCurrency,
  useCurrencies,
} from '../listing/useCurrencies.js'
import { useTypedPrice } from '../listing/useTypedPrice.js'
import type { ParsedPrice } from '../Price/parsePrice.js'
import type { BasketItem } from '../purchase/basketTrade.js'
import { clamp } from '../trade/QuantityStepper.js'
import { findCheapestListing, pickCheapest } from './pickCheapest.js'

/** The collection to sweep. */
export type SweepTarget = {
  /** Chain of the collection. */
  chainId: number
  /** Address of the collection. */
  contractAddress: Address
  /** Filter of its collectibles. @default all */
  filter?: CollectiblesFilter | undefined
}

const pageSize = 100
const maxPages = 5

const cheapestFirst: NonNullable<PageRequest>['sort'] = [
  { column: 'priceAmount', order: 'ASC' },
]

/** The fields of a sweep, as filled in. */
export type SweepDraft = {
  /** Budget, as typed. */
  budget: string
  /** Whether `count` or `budget` decides. */
  by: 'count' | 'budget'
  /** Quantity of pieces. */
  count: bigint
  /** Currency of the listings. @default the first of `choices` */
  currency?: Address | undefined
}

/** The fields of a sweep, and what follows from them. */
export type SweepChoice = {
  /** How many pieces can be bought at most. */
  available: bigint
  /** The parsed budget, or why it is invalid. */
  budget: ParsedPrice
  /** The cheapest listing, even if the budget is too small for it. */
  cheapest: Order | undefined
  /** Currencies to choose from. */
  choices: readonly ListCurrency[]
  /** Quantity to buy, `available` at most. */
  count: bigint
  /** The chosen currency. */
  currency: ListCurrency
  /** The fields, as filled in. */
  draft: SweepDraft
  /** Changes fields, unless a purchase runs. */
  edit: (change: Partial<SweepDraft>) => void
  /** The query of the listings. */
  found: Pick<useCollectibles.ReturnType, 'error' | 'isPending' | 'refetch'>
  /** Whether there are more listings than one purchase can take. */
  hasMore: boolean
  /** Whether the limit of listings is why no more are picked. */
  isLimited: boolean
  /** Number of listings that were compared; undefined if it was all. */
  looked: number | undefined
}

export function useSweepChoice(parameters: {
  currencies?: readonly Address[] | undefined
  enabled: boolean
  max: number
  sort?: NonNullable<PageRequest>['sort']
  target: SweepTarget
}): SweepChoice & {
  items: readonly BasketItem[]
} {
  const { currencies, enabled, max, sort = cheapestFirst, target } = parameters
  const { chainId, contractAddress, filter } = target
  const address = useAddress()
  const choices = useCurrencies(chainId, currencies)
  const [draft, setDraft] = useState<SweepDraft>({
    budget: '',
    by: 'count',
    count: 3n,
  })
  const currency = chooseCurrency(choices, draft.currency)
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
      getListings(pages?.flatMap(({ collectibles }) => collectibles) ?? [], {
        account: address,
        currency: currency.address,
      }).filter(
        ({ order }) =>
          !isBoughtUp(flows, order) && !isAloneInDoubt(flows, order),
      ),
    [address, currency.address, pages, flows],
  )
  const all = useMemo(() => pickCheapest(listings, {}, max), [listings, max])
  // All listings of a page may be unsuitable.
  const { fetchNextPage, hasNextPage, isError, isFetching } = found
  const isShort = hasNextPage && all.length < max
  const canFetchMore =
    isShort && !isFetching && !isError && (pages?.length ?? 0) < maxPages
  useEffect(() => {
    if (canFetchMore) fetchNextPage()
  }, [fetchNextPage, canFetchMore])
  const available = countPieces(all)
  const count = clamp(draft.count, available)
  const budget = useTypedPrice(draft.budget, currency, (budget) =>
    setDraft((draft) => ({ ...draft, budget })),
  )
  const limit =
    draft.by === 'count' ? { count } : { budget: BigInt(budget.amount ?? 0) }
  const items = pickCheapest(listings, limit, max)
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
    cheapest: findCheapestListing(listings)?.order,
    hasMore: hasNextPage || listings.length > max,
    isLimited: items.length >= max && (hasNextPage || listings.length > max),
    looked:
      isShort && !canFetchMore && !isFetching ? listings.length : undefined,
  }
}

/** A sweep in doubt must be looked into before more is bought; one item is left out. */
function isAloneInDoubt(flows: readonly TrackedFlow[], order: Order): boolean {
  const { intent, status } = findOpenPurchase(flows, order) ?? {}
  return (
    status === 'unresolved' &&
    intent?.kind === 'buy' &&
    intent.orders.length === 1
  )
}

function getListings(
  collectibles: readonly CollectibleOrder[],
  { account, currency }: { account: string | undefined; currency: Address },
): BasketItem[] {
  const seen = new Set<string>()
  return collectibles.flatMap((collectible) => {
    const order = getListing(collectible)
    const isFit =
      order !== undefined &&
      isActiveOrder(order) &&
      isSameText(order.priceCurrencyAddress, currency) &&
      !isSameText(order.createdBy, account)
    // A collectible may be on two pages if the order changed between fetches.
    if (!isFit || seen.has(getOrderKey(order))) return []
    seen.add(getOrderKey(order))
    return [{ collectible: collectible.metadata, order }]
  })
}
