'use client'
import { skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useFloorOrder } from '../../hooks/useFloorOrder.js'
import { useListingsPage } from '../../hooks/useListingsPage.js'
import { useOffersPage } from '../../hooks/useOffersPage.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import type { ListItem } from './ListDialog.js'

/** What one page of a service holds. */
const page = { pageSize: 100 }

/**
 * What stands around a price: the cheapest listing of others, the best offer,
 * and what the seller has listed already. Of a collection of unique items the
 * floor is that of all of them, else that of the very item.
 */
export function useListMarket(
  item: ListItem,
  currencyAddress: Address,
): ListMarket {
  const { chainId, contractAddress, contractType, tokenId } = item
  const { address } = useConnection()
  const place = { chainId, contractAddress }
  const isUnique = contractType === 'ERC721'
  const filter = address ? { ordersNotCreatedBy: [address] } : {}
  const inCurrency = useFloorOrder(
    isUnique
      ? {
          ...place,
          filter: { ...filter, inCurrencyAddresses: [currencyAddress] },
        }
      : skipToken,
  )
  const inAny = useFloorOrder(
    isUnique && inCurrency.data === null ? { ...place, filter } : skipToken,
  )
  const listings = useListingsPage(
    isUnique ? skipToken : { ...place, page, tokenId },
  )
  const mine = useListingsPage(
    address
      ? { ...place, filter: { createdBy: [address] }, page, tokenId }
      : skipToken,
  )
  const offers = useOffersPage({
    ...place,
    filter: { currencies: [currencyAddress] },
    page,
    tokenId,
  })
  const isMine = ({ createdBy }: Order) =>
    createdBy.toLowerCase() === address?.toLowerCase()
  const others = listings.data?.listings.filter(
    (order) => isActive(order) && !isMine(order),
  )
  return {
    floor: isUnique
      ? (listingOf(inCurrency.data) ?? listingOf(inAny.data))
      : cheapestOf(others ?? [], currencyAddress),
    offer: offers.data?.offers
      .filter((order) => isActive(order) && !isMine(order))
      .reduce<Order | undefined>(dearer, undefined),
    own: (mine.data?.listings ?? []).filter(
      (order) => isActive(order) && isMine(order),
    ),
  }
}

/** What stands around a price. */
export type ListMarket = {
  /** The cheapest listing of others, in the currency where there is one. */
  floor: Order | undefined
  /** The best offer in the currency. */
  offer: Order | undefined
  /** What the seller has listed of the item. */
  own: readonly Order[]
}

function listingOf(found: CollectibleOrder | null | undefined) {
  return found?.listing ?? found?.order
}

function isActive({ status }: Order): boolean {
  return status === 'active'
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
  const amount = (order: Order) => BigInt(order.priceAmount)
  const dollars = (order: Order) => order.priceUSD ?? Number.POSITIVE_INFINITY
  return same.length
    ? same.reduce((a, b) => (amount(b) < amount(a) ? b : a))
    : listings
        .filter(({ priceUSD }) => priceUSD)
        .reduce<Order | undefined>(
          (a, b) => (a && dollars(a) <= dollars(b) ? a : b),
          undefined,
        )
}

function dearer(best: Order | undefined, order: Order): Order {
  return best && BigInt(best.priceAmount) >= BigInt(order.priceAmount)
    ? best
    : order
}
