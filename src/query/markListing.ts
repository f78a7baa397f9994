import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { getPendingOrderId } from '../order/pendingOrder.js'
import { compareUnitPrices, isSameCurrency } from '../order/unitPrice.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { CollectibleOrder, Order } from '../rpc/schemas.js'
import { type Mark, markQueries } from './markQueries.js'
import { touchedQueries } from './touchedQueries.js'

/**
 * Shows in a cache that a collectible is listed, before the service does:
 * wherever it stands without a listing, or with a dearer one in the same
 * currency, and where it is known how many decimals the currency has. The order
 * that it shows is pending (`isPendingOrder`): it has a name that no book
 * knows, and can be neither bought nor cancelled. Lists of orders stay as they
 * are. Answers a function that takes it back, for when the
 * listing fails; what was read since stays.
 *
 * @example
 * import { markListing } from 'marketkit/core'
 *
 * const undo = markListing(queryClient, {
 *   account,
 *   chainId: 137,
 *   client,
 *   contractAddress,
 *   currencyAddress,
 *   expiry: '1790000000',
 *   pricePerToken: '1000000',
 *   tokenId: '7',
 * })
 */
export function markListing(
  queryClient: QueryClient,
  parameters: markListing.Parameters,
): () => void {
  return markQueries(queryClient, listingMark(parameters))
}

export declare namespace markListing {
  type Parameters = {
    /** Who lists. */
    account: Address
    /** Chain of the collection. */
    chainId: number
    /** The client whose reads are marked. */
    client: MarketplaceClient
    /** The collection. */
    contractAddress: Address
    /** The zero address is the native currency. */
    currencyAddress: Address
    /** When it ends, in unix seconds. */
    expiry: string
    /** The flow that lists. @default none */
    flow?: string | undefined
    /** Order book that it is in. @default 'service_marketplace_v2' */
    orderbook?: Order['marketplace'] | undefined
    /** Smallest units of the currency, fees included. */
    pricePerToken: string
    /** How many, as a decimal number. @default '1' */
    quantity?: string | undefined
    /** The token, in decimal digits. */
    tokenId: string
  }
}

/** A new listing, as a mark. */
export function listingMark(parameters: markListing.Parameters): Mark {
  const { chainId, client, contractAddress, tokenId } = parameters
  const order = pendingOrder(parameters)
  return {
    filters: touchedQueries(client, { chainId, contractAddress, tokenId }),
    change(data, queryKey) {
      const priceDecimals = decimalsIn(data, order.priceCurrencyAddress)
      return priceDecimals !== undefined && wants(queryKey, order)
        ? list(data, queryKey, { ...order, priceDecimals })
        : data
    },
  }
}

/** The order as it will be, under a name that cannot be taken for one. */
function pendingOrder({
  account,
  contractAddress,
  expiry,
  flow = '',
  orderbook = 'service_marketplace_v2',
  quantity = '1',
  ...listing
}: markListing.Parameters): Order {
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

/** How many decimals a currency has, by the orders that are there. */
function decimalsIn(data: unknown, currency: string): number | undefined {
  if (currency === zeroAddress) return 18
  if (typeof data !== 'object' || data === null) return undefined
  const { priceCurrencyAddress, priceDecimals } = data as Partial<Order>
  if (priceCurrencyAddress?.toLowerCase() === currency.toLowerCase())
    return priceDecimals
  for (const value of Object.values(data)) {
    const found = decimalsIn(value, currency)
    if (found !== undefined) return found
  }
  return undefined
}

type Filter = Partial<Record<string, readonly string[] | null>>

/** What a read was asked for. */
function askedOf(queryKey: QueryKey): { filter?: Filter; side?: string } {
  return (queryKey[4] ?? {}) as { filter?: Filter; side?: string }
}

/** Whether a list of collectibles would have the order. */
function wants(queryKey: QueryKey, order: Order): boolean {
  const { filter, side } = askedOf(queryKey)
  // Those of a list of offers are about the offers.
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

/** A copy in which the collectible is listed; the same where nothing changes. */
function list(data: unknown, queryKey: QueryKey, order: Order): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('metadata' in data)
    return listed(data as CollectibleOrder, queryKey, order)
  const next = Object.entries(data).map(
    ([field, value]) => [field, list(value, queryKey, order)] as const,
  )
  const before = data as Record<string, unknown>
  if (next.every(([field, value]) => before[field] === value)) return data
  return Array.isArray(data)
    ? next.map(([, value]) => value)
    : Object.fromEntries(next)
}

function listed(
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
    : askedOf(queryKey).side !== 'offer'
  return { ...collectible, listing: order, ...(isBest && { order }) }
}

function isBetter(order: Order, before: Order | undefined): boolean {
  if (!before) return true
  return isSameCurrency(before, order) && compareUnitPrices(before, order) > 0
}
