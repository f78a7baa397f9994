import {
  QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query'
import type { Address } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractsQueryOptions } from '../../src/builder.js'
import {
  type CollectibleOrder,
  collectibleQueryOptions,
  collectiblesPageQueryOptions,
  collectiblesQueryOptions,
  collectionFiltersQueryOptions,
  createMarketplaceClient,
  floorOrderQueryOptions,
  getAffectedQueries,
  highestPriceListingQueryOptions,
  listingsPageQueryOptions,
  listingsQueryOptions,
  type Order,
  offersQueryOptions,
  ordersQueryOptions,
} from '../../src/core.js'
import { updateOrderInCache } from '../../src/query/updateOrderInCache.js'
import { setupServer } from '../rpc/server.js'

const config = {
  accessKey: 'key',
  marketplaceUrl: 'http://market.example',
  networks: { 1: 'mainnet' },
}
const client = createMarketplaceClient(config)
const other = createMarketplaceClient({ ...config, accessKey: 'other' })
const collection: Address = '0xAbCdEf0000000000000000000000000000000001'
const elsewhere: Address = '0xabcdef0000000000000000000000000000000002'
const coin: Address = '0xAbCdEf0000000000000000000000000000000003'
const place = { chainId: 1, contractAddress: collection }
const token = { ...place, tokenId: '7' }
const lower = collection.toLowerCase()
const holdings = { ...place, contractAddress: lower, account: coin }

const onCoin = { chainId: 1, address: coin }

const touched: Record<string, QueryKey> = {
  collectibles: collectiblesQueryOptions(client, place).queryKey,
  page: collectiblesPageQueryOptions(client, place).queryKey,
  floor: floorOrderQueryOptions(client, place).queryKey,
  highest: highestPriceListingQueryOptions(client, token).queryKey,
  listings: listingsQueryOptions(client, token).queryKey,
  offers: offersQueryOptions(client, token).queryKey,
  orders: ordersQueryOptions(client, {
    chainId: 1,
    input: [
      { contractAddress: elsewhere, orderId: '1' },
      { contractAddress: collection, orderId: '2' },
    ],
  }).queryKey,
  holdings: ['marketkit', 'chain', 'Chain', 'Holdings', holdings],
  balance: ['balance', { chainId: 1, address: elsewhere }],
  coin: ['readContract', { chainId: 1, address: coin }],
  'several calls': [
    'readContracts',
    { contracts: [{ chainId: 1, address: elsewhere }, onCoin] },
  ],
}
const untouched: Record<string, QueryKey> = {
  metadata: collectibleQueryOptions(client, token).queryKey,
  traits: collectionFiltersQueryOptions(client, place).queryKey,
  contracts: contractsQueryOptions(client, { projectId: 1 }).queryKey,
  'another token': listingsQueryOptions(client, { ...token, tokenId: '8' })
    .queryKey,
  'another collection': floorOrderQueryOptions(client, {
    ...place,
    contractAddress: elsewhere,
  }).queryKey,
  'another chain': floorOrderQueryOptions(client, { ...place, chainId: 2 })
    .queryKey,
  'another project': floorOrderQueryOptions(other, place).queryKey,
  'another contract': ['readContract', { chainId: 1, address: elsewhere }],
  'several others': [
    'readContracts',
    {
      contracts: [
        { chainId: 1, address: elsewhere },
        { ...onCoin, chainId: 2 },
      ],
    },
  ],
  'another balance': ['balance', { chainId: 2, address: elsewhere }],
  skipped: ['marketkit', 'skipped'],
  'a host’s own': ['todos'],
}

let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
})

test('default: only queries of the changed item become invalid', async () => {
  const all = { ...touched, ...untouched }
  for (const queryKey of Object.values(all))
    queryClient.setQueryData<unknown>(queryKey, null)
  await queryClient.invalidateQueries(
    getAffectedQueries(client, { ...token, currencyAddress: coin }),
  )
  const found = Object.keys(all).filter(
    (name) => queryClient.getQueryState(all[name] ?? [])?.isInvalidated,
  )
  expect(found).toEqual(Object.keys(touched))
})

describe('updateOrderInCache', () => {
  const order: Order = {
    orderId: 'a',
    marketplace: 'service_marketplace_v2',
    side: 'listing',
    status: 'active',
    chainId: 1,
    collectionContractAddress: collection,
    tokenId: '7',
    createdBy: coin,
    priceAmount: '1',
    priceCurrencyAddress: coin,
    quantityRemaining: '3',
    feeBreakdown: [],
  }
  const another = { ...order, orderId: 'b' }
  const now = expect.stringMatching(/^20.*Z$/)
  const item = (listing: Order): CollectibleOrder => ({
    metadata: { tokenId: listing.tokenId ?? '', attributes: [] },
    listing,
    order: listing,
  })
  const list = collectiblesPageQueryOptions(client, place).queryKey
  const rows = listingsQueryOptions(client, token).queryKey

  beforeEach(() => {
    queryClient.setQueryData(list, {
      collectibles: [item(order), item(another)],
    })
    queryClient.setQueryData(rows, {
      pageParams: [1],
      pages: [{ listings: [order, another] }],
    })
  })

  test('default: a filled order leaves its item and is `filled` in lists', () => {
    const before = [list, rows].map((key) => queryClient.getQueryState(key))
    const undo = updateOrderInCache(queryClient, {
      client,
      order,
      status: 'filled',
    })
    const [sold, kept] = queryClient.getQueryData(list)?.collectibles ?? []
    expect(sold?.listing ?? sold?.order).toBeUndefined()
    expect(sold?.metadata.tokenId).toBe('7')
    expect(kept).toEqual(item(another))
    expect(queryClient.getQueryData(rows)?.pages[0]?.listings).toEqual([
      { ...order, orderUpdatedAt: now, status: 'filled' },
      another,
    ])
    undo()
    expect([list, rows].map((key) => queryClient.getQueryData(key))).toEqual(
      before.map((state) => state?.data),
    )
  })

  test('parameters: quantityRemaining', () => {
    updateOrderInCache(queryClient, { client, order, quantityRemaining: '1' })
    const [item] = queryClient.getQueryData(list)?.collectibles ?? []
    expect(item?.listing).toEqual({
      ...order,
      orderUpdatedAt: now,
      quantityRemaining: '1',
    })
  })

  test('behavior: the same id in another book or collection is another order', () => {
    const same = { ...order, marketplace: 'unknown' }
    const others = [
      { ...order, marketplace: 'service_marketplace_v1' },
      { ...order, collectionContractAddress: elsewhere },
    ]
    queryClient.setQueryData(rows, {
      pageParams: [1],
      pages: [{ listings: [same, ...others] }],
    })
    updateOrderInCache(queryClient, { client, order, status: 'filled' })
    expect(queryClient.getQueryData(rows)?.pages[0]?.listings).toEqual([
      { ...same, orderUpdatedAt: now, status: 'filled' },
      ...others,
    ])
  })

  test('behavior: an undo keeps data that was fetched after the update', () => {
    const undo = updateOrderInCache(queryClient, {
      client,
      order,
      status: 'cancelled',
    })
    const fresh = { collectibles: [] }
    queryClient.setQueryData(list, fresh)
    undo()
    expect(queryClient.getQueryData(list)).toEqual(fresh)
    expect(queryClient.getQueryData(rows)?.pages[0]?.listings).toContainEqual(
      order,
    )
  })

  test('behavior: an update does not cancel the first load of a query', async () => {
    const json = { listings: [], page: null }
    const slow = await setupServer(() => ({ json, delay: 200 }))
    const options = listingsPageQueryOptions(slow.client, token)
    const reading = queryClient.fetchQuery(options)
    await new Promise((resolve) => setTimeout(resolve, 50))
    updateOrderInCache(queryClient, {
      client: slow.client,
      order,
      status: 'filled',
    })
    expect(await reading).toMatchObject({ listings: [] })
  })

  test('behavior: a refetch that the update cancels runs again later', async () => {
    const json = { listings: [another], page: null }
    const { client, seen } = await setupServer(() => ({ json, delay: 200 }))
    const options = {
      ...listingsPageQueryOptions(client, token),
      staleTime: 0,
    }
    const { queryKey } = options
    queryClient.setQueryData(queryKey, { listings: [order], page: undefined })
    const observer = new QueryObserver(queryClient, options)
    const stop = observer.subscribe(() => {})
    await new Promise((resolve) => setTimeout(resolve, 50))
    const undo = updateOrderInCache(queryClient, {
      client,
      order,
      status: 'filled',
    })
    expect(queryClient.isFetching()).toBe(0)
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
    undo()
    expect(queryClient.isFetching()).toBe(1)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(seen).toHaveLength(2)
    // The data no longer contains the order, so the refetch only restarts.
    observer.refetch()
    await new Promise((resolve) => setTimeout(resolve, 50))
    updateOrderInCache(queryClient, { client, order, status: 'filled' })
    await expect.poll(() => seen).toHaveLength(4)
    stop()
  })

  test('behavior: a running refetch does not overwrite the update', async () => {
    const slow = await setupServer(() => ({ json: {}, delay: 2_000 }))
    const options = collectiblesPageQueryOptions(slow.client, place)
    const data = { collectibles: [item(order)] }
    queryClient.setQueryData(options.queryKey, data)
    const reading = queryClient.fetchQuery({ ...options, staleTime: 0 })
    reading.catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 50))
    updateOrderInCache(queryClient, {
      client: slow.client,
      order,
      status: 'filled',
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    const [sold] =
      queryClient.getQueryData(options.queryKey)?.collectibles ?? []
    expect(sold?.listing).toBeUndefined()
    expect(queryClient.isFetching()).toBe(0)
  })
})
