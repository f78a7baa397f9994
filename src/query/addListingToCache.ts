import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { getPendingOrderId } from '../order/pendingOrder.js'
import { compareUnitPrices, isSameCurrency } from '../order/unitPrice.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { CollectibleOrder, Order } from '../rpc/schemas.js'
import { applyUpdate, type OptimisticUpdate } from './applyUpdate.js'
import { touchedQueries } from './touchedQueries.js'

/**
 * Optimistic update: shows a new listing on its collectible before the service
 * does. Updates collectibles without a listing, or with a more expensive one in
 * the same currency, if the data tells the decimals of the currency. The shown
 * order is pending (`isPendingOrder`): its id is in no book, and it can be neither
 * bought nor cancelled. Lists of orders do not change. Returns a function that
 * undoes the update, to call if the listing fails; data that was fetched since
 * stays.
 */
export function addListingToCache(
  queryClient: QueryClient,
  parameters: addListingToCache.Parameters,
): () => void {
  return applyUpdate(queryClient, toListingUpdate(parameters))
}

export declare namespace addListingToCache {
  type Parameters = {
    /** The account that lists. */
    account: Address
    /** Chain of the collection. */
    chainId: number
    /** The client whose queries are updated. */
    client: MarketplaceClient
    /** The collection. */
    contractAddress: Address
    /** The zero address is the native currency. */
    currencyAddress: Address
    /** When the listing expires, in unix seconds. */
    expiry: string
    /** The flow that lists. @default none */
    flow?: string | undefined
    /** The order book. @default 'service_marketplace_v2' */
    orderbook?: Order['marketplace'] | undefined
    /** Price with fees, in smallest units of the currency. */
    pricePerToken: string
    /** Number of tokens, in decimal digits. @default '1' */
    quantity?: string | undefined
    /** The token, in decimal digits. */
    tokenId: string
  }
}

/** Returns the optimistic update of a new listing. */
export function toListingUpdate(
  parameters: addListingToCache.Parameters,
): OptimisticUpdate {
  const { chainId, client, contractAddress, tokenId } = parameters
  const order = pendingOrder(parameters)
  return {
    filters: touchedQueries(client, { chainId, contractAddress, tokenId }),
    change(data, queryKey) {
      const priceDecimals = findDecimals(data, order.priceCurrencyAddress)
      return priceDecimals !== undefined && contains(queryKey, order)
        ? addListing(data, queryKey, { ...order, priceDecimals })
        : data
    },
  }
}

/** Creates the pending order, with an id that no book has. */
function pendingOrder({
  account,
  contractAddress,
  expiry,
  flow = '',
  orderbook = 'service_marketplace_v2',
  quantity = '1',
  ...listing
}: addListingToCache.Parameters): Order {
  const tokenId = String(BigInt(listing.tokenId))
  return {
    orderId: getPendingOrderId(flow, tokenId),
    marketplace: orderbook,
    side: 'listing',
    status: 'pending',
    chainId: listing.chainId,
    collectionContractAddress: contractAddress,
    tokenId,
    createdBy: account,
    priceAmount: listing.pricePerToken,
    priceCurrencyAddress: listing.currencyAddress,
    quantityInitial: quantity,
    quantityRemaining: quantity,
    quantityAvailable: quantity,
    feeBreakdown: [],
    validUntil: expiry,
  }
}

/** Returns the decimals of a currency, if one of the cached orders is in it. */
function findDecimals(data: unknown, currency: string): number | undefined {
  if (currency === zeroAddress) return 18
  if (typeof data !== 'object' || data === null) return undefined
  const { priceCurrencyAddress, priceDecimals } = data as Partial<Order>
  if (priceCurrencyAddress?.toLowerCase() === currency.toLowerCase())
    return priceDecimals
  for (const value of Object.values(data)) {
    const found = findDecimals(value, currency)
    if (found !== undefined) return found
  }
  return undefined
}

type Filter = Partial<Record<string, readonly string[] | null>>

/** Returns the request of a query. */
function getRequest(queryKey: QueryKey): { filter?: Filter; side?: string } {
  return (queryKey[4] ?? {}) as { filter?: Filter; side?: string }
}

/** Whether a list of collectibles contains the order. */
function contains(queryKey: QueryKey, order: Order): boolean {
  const { filter, side } = getRequest(queryKey)
  // The filter of a list of offers concerns the offers.
  if (!filter || side === 'offer') return true
  const { createdBy, marketplace, priceCurrencyAddress } = order
  const has = (name: string, value: string) =>
    filter[name]?.includes(value.toLowerCase()) ?? false
  const isAmong = (name: string, value: string) =>
    !filter[name]?.length || has(name, value)
  return (
    isAmong('marketplaces', marketplace) &&
    isAmong('ordersCreatedBy', createdBy) &&
    isAmong('inCurrencyAddresses', priceCurrencyAddress) &&
    !has('ordersNotCreatedBy', createdBy) &&
    !has('notInCurrencyAddresses', priceCurrencyAddress)
  )
}

/** Returns a copy with the collectible listed; the same data if nothing changes. */
function addListing(data: unknown, queryKey: QueryKey, order: Order): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('metadata' in data)
    return withListing(data as CollectibleOrder, queryKey, order)
  const next = Object.entries(data).map(
    ([field, value]) => [field, addListing(value, queryKey, order)] as const,
  )
  const before = data as Record<string, unknown>
  if (next.every(([field, value]) => before[field] === value)) return data
  return Array.isArray(data)
    ? next.map(([, value]) => value)
    : Object.fromEntries(next)
}

function withListing(
  collectible: CollectibleOrder,
  queryKey: QueryKey,
  order: Order,
): CollectibleOrder {
  const { listing, metadata, order: best } = collectible
  const before = listing ?? (best?.side === 'listing' ? best : undefined)
  if (metadata?.tokenId !== order.tokenId || !isBetter(order, before))
    return collectible
  const isBest = best
    ? best.side === 'listing'
    : getRequest(queryKey).side !== 'offer'
  return { ...collectible, listing: order, ...(isBest && { order }) }
}

function isBetter(order: Order, before: Order | undefined): boolean {
  if (!before) return true
  return isSameCurrency(before, order) && compareUnitPrices(before, order) > 0
}
