import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  type CollectibleOrder,
  collectiblesPageQueryOptions,
  collectiblesQueryOptions,
  createMarketplaceClient,
  floorOrderQueryOptions,
  isPendingOrder,
  type Order,
} from '../../src/core.js'
import { addListingToCache } from '../../src/query/addListingToCache.js'

const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: 'http://market.example',
  networks: { 1: 'mainnet' },
})
const account: Address = '0xAbCdEf0000000000000000000000000000000001'
const contractAddress: Address = '0xAbCdEf0000000000000000000000000000000002'
const coin: Address = '0xAbCdEf0000000000000000000000000000000003'
const other: Address = '0xabcdef0000000000000000000000000000000004'
const place = { chainId: 1, contractAddress }
const listing = {
  ...place,
  account,
  client,
  currencyAddress: zeroAddress,
  expiry: '1790000000',
  flow: 'f',
  pricePerToken: '5',
  tokenId: '7',
}
const order: Order = {
  orderId: 'a',
  marketplace: 'service_marketplace_v2',
  side: 'listing',
  status: 'active',
  chainId: 1,
  collectionContractAddress: contractAddress,
  tokenId: '7',
  createdBy: other,
  priceAmount: '6',
  priceCurrencyAddress: zeroAddress,
  feeBreakdown: [],
}
const offer: Order = { ...order, orderId: 'o', side: 'offer' }
const metadata = { attributes: [], tokenId: '7' }

/** Returns a cached collectible after the update. */
function showListing(
  collectible: CollectibleOrder,
  parameters: Partial<collectiblesPageQueryOptions.Parameters> = {},
) {
  const queryClient = new QueryClient()
  const { queryKey } = collectiblesPageQueryOptions(client, {
    ...place,
    ...parameters,
  })
  const data = { collectibles: [collectible], page: undefined }
  queryClient.setQueryData(queryKey, data)
  const undo = addListingToCache(queryClient, listing)
  const updated = queryClient.getQueryData(queryKey)?.collectibles[0]
  undo()
  expect(queryClient.getQueryData(queryKey)).toEqual(data)
  return updated
}

test('default: the pending listing is the best order of its item', () => {
  const updated = showListing({ metadata })
  expect(updated?.order).toBe(updated?.listing)
  expect(updated?.listing).toEqual({
    orderId: 'pending:f:7',
    marketplace: 'service_marketplace_v2',
    side: 'listing',
    status: 'pending',
    chainId: 1,
    collectionContractAddress: contractAddress,
    tokenId: '7',
    createdBy: account,
    priceAmount: '5',
    priceCurrencyAddress: zeroAddress,
    priceDecimals: 18,
    quantityInitial: '1',
    quantityRemaining: '1',
    quantityAvailable: '1',
    feeBreakdown: [],
    validUntil: '1790000000',
  })
  expect([order, updated?.listing ?? order].map(isPendingOrder)).toEqual([
    false,
    true,
  ])
})

test('behavior: the new listing replaces a more expensive listing in the same currency', () => {
  const dearer = showListing({ metadata, listing: order, order })
  expect(dearer?.listing?.priceAmount).toBe('5')
  expect(dearer?.order?.priceAmount).toBe('5')
  const cheaper = { ...order, priceAmount: '4' }
  expect(showListing({ metadata, listing: cheaper })?.listing).toBe(cheaper)
  const priced = { ...order, priceCurrencyAddress: other }
  expect(showListing({ metadata, listing: priced })?.listing).toBe(priced)
})

test('behavior: in a list of offers, the best order stays the offer', () => {
  const offered = showListing(
    { metadata, offer, order: offer },
    { side: 'offer' },
  )
  expect(offered).toMatchObject({ listing: { priceAmount: '5' }, offer })
  expect(offered?.order).toBe(offer)
  expect(showListing({ metadata }, { side: 'offer' })?.order).toBeUndefined()
})

test('behavior: a list whose filter excludes the new listing does not change', () => {
  const isMarked = (
    filter: collectiblesPageQueryOptions.Parameters['filter'],
  ) => showListing({ metadata }, { filter })?.listing !== undefined
  expect(
    [
      { includeEmpty: true },
      { ordersCreatedBy: [account], inCurrencyAddresses: [zeroAddress] },
      { marketplaces: ['service_marketplace_v2'] },
      { ordersCreatedBy: [] },
    ].map(isMarked),
  ).toEqual([true, true, true, true])
  expect(
    [
      { ordersCreatedBy: [other] },
      { ordersNotCreatedBy: [account] },
      { inCurrencyAddresses: [other] },
      { notInCurrencyAddresses: [zeroAddress] },
      { marketplaces: ['external_1'] },
    ].map(isMarked),
  ).toEqual([false, false, false, false, false])
})

test('behavior: the data of other tokens keeps its identity', () => {
  const queryClient = new QueryClient()
  const list = collectiblesQueryOptions(client, place).queryKey
  const floor = floorOrderQueryOptions(client, place).queryKey
  const mine = { metadata: { ...metadata, tokenId: '8' }, listing: order }
  const pages = [{ collectibles: [mine, { metadata }], page: undefined }]
  queryClient.setQueryData(list, { pageParams: [1], pages })
  queryClient.setQueryData(floor, mine)
  addListingToCache(queryClient, listing)
  const [first, second] =
    queryClient.getQueryData(list)?.pages[0]?.collectibles ?? []
  expect(first).toBe(mine)
  expect(second?.listing?.priceAmount).toBe('5')
  expect(queryClient.getQueryData(floor)).toBe(mine)
})

test('behavior: a listing in a currency with unknown decimals is not shown', () => {
  const queryClient = new QueryClient()
  const { queryKey } = collectiblesPageQueryOptions(client, place)
  const priceIn = (priceDecimals?: number) => {
    const known = {
      listing: { ...order, priceCurrencyAddress: coin, priceDecimals },
      metadata: { attributes: [], tokenId: '8' },
    }
    const collectibles = [known, { metadata }]
    queryClient.setQueryData(queryKey, { collectibles, page: undefined })
    addListingToCache(queryClient, { ...listing, currencyAddress: coin })
    return queryClient.getQueryData(queryKey)?.collectibles[1]?.listing
  }
  expect(priceIn()).toBeUndefined()
  expect(priceIn(6)).toMatchObject({ priceAmount: '5', priceDecimals: 6 })
})

test('behavior: an undo keeps data that was fetched after the update', () => {
  const queryClient = new QueryClient()
  const { queryKey } = floorOrderQueryOptions(client, place)
  queryClient.setQueryData<unknown>(queryKey, { metadata }, { updatedAt: 1 })
  const undo = addListingToCache(queryClient, listing)
  const updated = queryClient.getQueryData(queryKey)
  // Equal data keeps the same object.
  queryClient.setQueryData(queryKey, updated, { updatedAt: 2 })
  undo()
  expect(queryClient.getQueryData(queryKey)).toBe(updated)
  const again = addListingToCache(queryClient, {
    ...listing,
    pricePerToken: '4',
  })
  queryClient.clear()
  again()
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})

test('behavior: a restored cache marks the optimistic update as stale', () => {
  const queryClient = new QueryClient()
  const { queryKey } = floorOrderQueryOptions(client, place)
  queryClient.setQueryData<unknown>(queryKey, { metadata })
  addListingToCache(queryClient, listing)
  const later = new QueryClient()
  hydrate(later, JSON.parse(JSON.stringify(dehydrate(queryClient))))
  expect(later.getQueryData(queryKey)).toBeDefined()
  expect(later.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
