'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useFloorOrder } from '../../hooks/useFloorOrder.js'
import { useListingsPage } from '../../hooks/useListingsPage.js'
import { useOffersPage } from '../../hooks/useOffersPage.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { findCheapest, getUnitPrice } from '../../order/unitPrice.js'
import { livePolling } from '../../query/livePolling.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import type { ListItem } from './listItem.js'
import type { ListTerms } from './listTerms.js'

/** What one page of a service holds. */
const page = { pageSize: 100 }

/** Milliseconds after which what is still being read counts as unknown. */
const patience = 10_000

/**
 * What stands around a price: the cheapest listing of others, the best offer,
 * and what the seller has listed already. Of a collection of unique items the
 * floor is that of all of them, else that of the very item.
 */
export function useListMarket(
  item: ListItem | undefined,
  currencyAddress: Address,
): ListMarket {
  const { address } = useConnection()
  const place = item && {
    chainId: item.chainId,
    contractAddress: item.contractAddress,
    query: livePolling(),
  }
  const token = item && place && { ...place, page, tokenId: item.tokenId }
  const isUnique = item?.contractType === 'ERC721'
  const filter = address ? { ordersNotCreatedBy: [address] } : {}
  const inCurrency = useFloorOrder(
    place
      ? {
          ...place,
          filter: { ...filter, inCurrencyAddresses: [currencyAddress] },
        }
      : skipToken,
  )
  const inAny = useFloorOrder(
    place && isUnique && inCurrency.data === null
      ? { ...place, filter }
      : skipToken,
  )
  const listings = useListingsPage(token && !isUnique ? token : skipToken)
  const mine = useListingsPage(
    token && address
      ? { ...token, filter: { createdBy: [address] } }
      : skipToken,
  )
  const offers = useOffersPage(
    token ? { ...token, filter: { currencies: [currencyAddress] } } : skipToken,
  )
  // Nobody offers what the chain itself is paid in, but what stands for it.
  const anyOffers = useOffersPage(token ?? skipToken)
  const floors = inCurrency.data === null ? inAny : inCurrency
  const parts = [isUnique ? floors : listings, offers, anyOffers]
  const missing = item
    ? [...parts, ...(address ? [mine] : [])].filter(
        ({ data, isError }) => data === undefined || isError,
      )
    : []
  const isReading =
    missing.length > 0 &&
    missing.every(
      ({ errorUpdatedAt, fetchStatus }) =>
        fetchStatus === 'fetching' && errorUpdatedAt === 0,
    )
  const isLate = useLate(isReading, `${item?.tokenId} ${currencyAddress}`)
  const isMine = ({ createdBy }: Order) =>
    createdBy.toLowerCase() === address?.toLowerCase()
  const isTheirs = (order: Order) => isActiveOrder(order) && !isMine(order)
  const others = listings.data?.listings.filter(isTheirs)
  return {
    floor: isUnique
      ? (listingOf(inCurrency.data) ?? listingOf(inAny.data))
      : cheapestOf(others ?? [], currencyAddress),
    offer: bestOffer(
      offers.data?.offers.filter(isTheirs) ?? [],
      anyOffers.data?.offers.filter(isTheirs) ?? [],
    ),
    own: (mine.data?.listings ?? []).filter(
      (order) => isActiveOrder(order) && isMine(order),
    ),
    rate: listingOf(inCurrency.data),
    status: !missing.length
      ? 'read'
      : isReading && !isLate
        ? 'reading'
        : 'unknown',
  }
}

/** What stands around a price. */
export type ListMarket = ListTerms['market'] & {
  /** The cheapest listing of the collection in the currency. */
  rate: Order | undefined
}

/** Whether something has been so for longer than anybody should wait. */
function useLate(isSo: boolean, subject: string): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLate(subject), patience)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [isSo, subject])
  return late === subject
}

function listingOf(found: CollectibleOrder | null | undefined) {
  return found?.listing ?? found?.order
}

/** In the currency, else by dollars. */
function cheapestOf(
  listings: readonly Order[],
  currencyAddress: Address,
): Order | undefined {
  const same = listings.filter(
    (order) =>
      order.priceCurrencyAddress.toLowerCase() ===
      currencyAddress.toLowerCase(),
  )
  const dollars = (order: Order) => order.priceUSD ?? Number.POSITIVE_INFINITY
  return same.length
    ? findCheapest(same)
    : listings
        .filter(({ priceUSD }) => priceUSD)
        .reduce<Order | undefined>(
          (a, b) => (a && dollars(a) <= dollars(b) ? a : b),
          undefined,
        )
}

/** In dollars a small offer in the currency hides no large one in another. */
function bestOffer(
  inCurrency: readonly Order[],
  all: readonly Order[],
): Order | undefined {
  const isKnown = inCurrency.every(({ priceUSD }) => priceUSD)
  return (
    (isKnown ? undefined : bestOf(inCurrency, getUnitPrice)) ??
    bestOf([...inCurrency, ...all], dollarsOf) ??
    bestOf(inCurrency, getUnitPrice)
  )
}

/** The one that pays most; what is worth nothing is none. */
function bestOf(
  offers: readonly Order[] = [],
  worth: (order: Order) => bigint | number,
): Order | undefined {
  return offers
    .filter((order) => worth(order) > 0)
    .reduce<Order | undefined>(
      (a, b) => (a && worth(a) >= worth(b) ? a : b),
      undefined,
    )
}

function dollarsOf({ priceUSD }: Order): number {
  return priceUSD ?? 0
}
