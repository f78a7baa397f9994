import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { getPendingOrderId } from '../order/pendingOrder.js'
import { compareUnitPrices, isSameCurrency } from '../order/unitPrice.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { CollectibleOrder, Order } from '../rpc/schemas.js'
import { applyUpdate, type OptimisticUpdate } from './applyUpdate.js'
import { getAffectedQueries } from './getAffectedQueries.js'

/**
 * Optimistic update: shows a new listing on its collectible before the service
 * does. Updates collectibles without a listing, or with a more expensive one in
 * the same currency, if a cached order has the decimals of the currency. The new
 * order is pending (`isPendingOrder`): it cannot be bought or cancelled. Lists of
 * orders do not change. Returns a function that undoes the update; call it if the
 * listing fails. It does not change data that was fetched since.
 */
export function addListingToCache(
  queryClient: QueryClient,
  parameters: addListingToCache.Parameters,
): () => void {
  return applyUpdate(queryClient, toListingUpdate(parameters))
}

export declare namespace addListingToCache {
  type Parameters = {
    account: Address
    chainId: number
    client: MarketplaceClient
    contractAddress: Address
    /** The zero address is the native currency. */
    currencyAddress: Address
    /** Expiry in unix seconds. */
    expiry: string
    /** Id of the flow that lists. */
    flow?: string | undefined
    /** @default 'service_marketplace_v2' */
    orderbook?: Order['marketplace'] | undefined
    /** Price of one base unit including fees, in smallest units of the currency. */
    pricePerToken: string
    /** Base units, in decimal digits. @default '1' */
    quantity?: string | undefined
    tokenId: string
  }
}

export function toListingUpdate(
  parameters: addListingToCache.Parameters,
): OptimisticUpdate {
  const { chainId, client, contractAddress, tokenId } = parameters
  const order = createPendingOrder(parameters)
  return {
    filters: getAffectedQueries(client, { chainId, contractAddress, tokenId }),
    change(data, queryKey) {
      const priceDecimals = findDecimals(data, order.priceCurrencyAddress)
      return priceDecimals !== undefined && isInList(queryKey, order)
        ? addListing(data, queryKey, { ...order, priceDecimals })
        : data
    },
  }
}

function createPendingOrder({
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

/** Returns the decimals of a currency if a cached order has them. */
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

function getRequest(queryKey: QueryKey): { filter?: Filter; side?: string } {
  return (queryKey[4] ?? {}) as { filter?: Filter; side?: string }
}

/** Whether the filter of a cached list matches the order. */
function isInList(queryKey: QueryKey, order: Order): boolean {
  const { filter, side } = getRequest(queryKey)
  // In a list of offers, the filter applies to the offers.
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

/** Returns a copy with the listing; the same data if nothing changes. */
function addListing(data: unknown, queryKey: QueryKey, order: Order): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('metadata' in data)
    return addToCollectible(data as CollectibleOrder, queryKey, order)
  const next = Object.entries(data).map(
    ([field, value]) => [field, addListing(value, queryKey, order)] as const,
  )
  const before = data as Record<string, unknown>
  if (next.every(([field, value]) => before[field] === value)) return data
  return Array.isArray(data)
    ? next.map(([, value]) => value)
    : Object.fromEntries(next)
}

function addToCollectible(
  collectible: CollectibleOrder,
  queryKey: QueryKey,
  order: Order,
): CollectibleOrder {
  const { listing, metadata, order: best } = collectible
  const before = listing ?? (best?.side === 'listing' ? best : undefined)
  if (metadata?.tokenId !== order.tokenId || !isCheaper(order, before))
    return collectible
  const isBest = best
    ? best.side === 'listing'
    : getRequest(queryKey).side !== 'offer'
  return { ...collectible, listing: order, ...(isBest && { order }) }
}

function isCheaper(order: Order, before: Order | undefined): boolean {
  if (!before) return true
  return isSameCurrency(before, order) && compareUnitPrices(before, order) > 0
}
