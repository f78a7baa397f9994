'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useFloorOrder } from '../../hooks/reads/useFloorOrder.js'
import { useListingsPage } from '../../hooks/reads/useListingsPage.js'
import { useOffersPage } from '../../hooks/reads/useOffersPage.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import {
  findCheapest,
  getUnitDollars,
  getUnitPrice,
} from '../../order/unitPrice.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order } from '../../rpc/schemas.js'
import { useAddress } from '../../wallet/useConnection.js'
import { getListing } from '../collectible/cardState.js'
import type { ListItem, ListTerms } from './listTerms.js'

const page = { pageSize: 100 }

const loadTimeoutMs = 10_000

/** For ERC-721 the floor is the collection's, for ERC-1155 the item's. */
export function useListMarket(
  item: ListItem | undefined,
  currencyAddress: Address,
): ListTerms['market'] & { rate: Order | undefined } {
  const address = useAddress()
  const collectionId = item && {
    chainId: item.chainId,
    contractAddress: item.contractAddress,
    query: pollWhileVisible(),
  }
  const token = item &&
    collectionId && { ...collectionId, page, tokenId: item.tokenId }
  const isUnique = item?.contractType === 'ERC721'
  const filter = address ? { ordersNotCreatedBy: [address] } : {}
  const inCurrency = useFloorOrder(
    collectionId
      ? {
          ...collectionId,
          filter: { ...filter, inCurrencyAddresses: [currencyAddress] },
        }
      : skipToken,
  )
  const inAny = useFloorOrder(
    collectionId && isUnique && inCurrency.data === null
      ? { ...collectionId, filter }
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
  // Offers are in wrapped currencies, never in the chain's own.
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
  const isLate = useIsLate(isReading, `${item?.tokenId} ${currencyAddress}`)
  const isMine = ({ createdBy }: Order) => isSameText(createdBy, address)
  const isTheirs = (order: Order) => isActiveOrder(order) && !isMine(order)
  const others = listings.data?.listings.filter(isTheirs) ?? []
  return {
    floor: isUnique
      ? floors.data
        ? getListing(floors.data)
        : undefined
      : getCheapest(others, currencyAddress),
    offer: getBestOffer(
      offers.data?.offers.filter(isTheirs) ?? [],
      anyOffers.data?.offers.filter(isTheirs) ?? [],
    ),
    own: (mine.data?.listings ?? []).filter(
      (order) => isActiveOrder(order) && isMine(order),
    ),
    rate: inCurrency.data ? getListing(inCurrency.data) : undefined,
    status: !missing.length
      ? 'read'
      : isReading && !isLate
        ? 'reading'
        : 'unknown',
  }
}

function useIsLate(isReading: boolean, subject: string): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!isReading) return
    const timer = setTimeout(() => setLate(subject), loadTimeoutMs)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [isReading, subject])
  return late === subject
}

/** Compares by dollars only if no listing is in the currency. */
function getCheapest(
  listings: readonly Order[],
  currencyAddress: Address,
): Order | undefined {
  const same = listings.filter((order) =>
    isSameText(order.priceCurrencyAddress, currencyAddress),
  )
  if (same.length > 0) return findCheapest(same)
  const [cheapest] = listings
    .filter(getDollars)
    .sort((a, b) => getDollars(a) - getDollars(b))
  return cheapest
}

/** By dollars, so that an offer in the currency hides no larger one. */
function getBestOffer(
  inCurrency: readonly Order[],
  all: readonly Order[],
): Order | undefined {
  const best = inCurrency.every(getDollars)
    ? undefined
    : getBest(inCurrency, getUnitPrice)
  return best ?? getBest([...inCurrency, ...all], getDollars)
}

function getBest(
  offers: readonly Order[],
  worth: (order: Order) => bigint | number,
): Order | undefined {
  return offers
    .filter((order) => worth(order) > 0)
    .reduce<Order | undefined>(
      (a, b) => (a && worth(a) >= worth(b) ? a : b),
      undefined,
    )
}

function getDollars(order: Order): number {
  return getUnitDollars(order) ?? 0
}
