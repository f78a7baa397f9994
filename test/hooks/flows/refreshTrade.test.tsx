import { act, renderHook, waitFor } from '@testing-library/react'
import { type Address, erc721Abi, zeroAddress } from 'viem'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useContracts } from '../../../src/builder.js'
import { getCardState } from '../../../src/components/collectible/cardState.js'
import type { Order } from '../../../src/core.js'
import {
  useBuy,
  useCancel,
  useCollectible,
  useCollectibles,
  useCollectionFilters,
  useFloorOrder,
  useHoldings,
  useList,
  useListings,
  useOffers,
} from '../../../src/index.js'
import { buyAs } from '../../buyAs.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { getEmblems, listingOf, surround } from '../setup.js'
import { watchRequests } from '../watchRequests.js'

const world = setupWorld({ emblems: 40 })
const requests = watchRequests(world)
let chainId: number
let contractAddress: Address
let items: Address

beforeAll(() => {
  chainId = world.info.chainId
  contractAddress = getEmblems(world)
  items =
    world.info.collections.find(({ type }) => type === 'ERC1155')?.address ??
    zeroAddress
})
beforeEach(() => localStorage.clear())

/** The queries of a page with one collectible. */
function usePage(tokenId: string) {
  const place = { chainId, contractAddress }
  const token = { ...place, tokenId }
  return {
    // Affected by a trade.
    floor: useFloorOrder(place),
    holdings: useHoldings({
      ...place,
      contractType: 'ERC721',
      tokenIds: [tokenId],
    }),
    list: useCollectibles({ ...place, side: 'listing' }),
    listings: useListings(token),
    offers: useOffers(token),
    // Not affected.
    metadata: useCollectible(token),
    traits: useCollectionFilters(place),
    contracts: useContracts({ projectId: world.info.projectId }),
    otherCollection: useFloorOrder({ chainId, contractAddress: items }),
    otherToken: useOffers({ ...place, tokenId: '999' }),
  }
}

/** Reads `data` too, so that changes of it re-render the hook. */
const isRead = (page: ReturnType<typeof usePage>) =>
  Object.values(page).every(
    ({ data, isSuccess }) => isSuccess && data !== undefined,
  )

/** Counts the requests by operation, without those of the flow. */
function counts() {
  const asked: Record<string, number> = {}
  for (const name of requests.operations())
    if (!/^(Generate|GetOrders|orders)/.test(name))
      asked[name] = (asked[name] ?? 0) + 1
  return asked
}

const getRows = (page: ReturnType<typeof usePage>) =>
  page.listings.data?.pages.flatMap((it) => it.listings) ?? []
const getCard = (page: ReturnType<typeof usePage>, order: Order) =>
  page.list.data?.pages
    .flatMap((it) => it.collectibles)
    .find(({ metadata }) => metadata.tokenId === order.tokenId)

test('behavior: a purchase refetches only the affected queries', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result } = renderHook(
    () => ({ buy: useBuy(), page: usePage(order.tokenId ?? '0') }),
    { wrapper },
  )
  await waitFor(() => expect(isRead(result.current.page)).toBe(true))
  const isFloor =
    result.current.page.floor.data?.listing?.orderId === order.orderId ||
    result.current.page.floor.data?.order?.orderId === order.orderId
  requests.clear()
  await act(() => result.current.buy.mutateAsync({ chainId, order }))
  await waitFor(() => expect(result.current.page.offers.isFetching).toBe(false))
  await waitFor(() =>
    expect(getCard(result.current.page, order)).toBeUndefined(),
  )
  // Queries are refetched at once and later; those with an optimistic update only
  // later.
  expect(counts()).toEqual({
    GetFloorOrder: isFloor ? 1 : 2,
    ListCollectibles: 1,
    ListListingsForCollectible: 1,
    ListOffersForCollectible: 2,
  })
  const held = result.current.page.holdings.data?.[order.tokenId ?? '']
  expect(held).toBe('1')
})

test('behavior: a bought listing shows as sold before the service reports the sale', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result } = renderHook(
    () => ({ buy: useBuy(), page: usePage(order.tokenId ?? '0') }),
    { wrapper },
  )
  await waitFor(() => expect(isRead(result.current.page)).toBe(true))
  expect(getRows(result.current.page)).toMatchObject([{ status: 'active' }])
  requests.clear()
  requests.delay()
  act(() => result.current.buy.mutate({ chainId, order }))
  await waitFor(() =>
    expect(result.current.buy.progress?.phase).toBe('indexing'),
  )
  await waitFor(() =>
    expect(getRows(result.current.page)).toMatchObject([
      { orderId: order.orderId, status: 'filled', quantityRemaining: '0' },
    ]),
  )
  expect(result.current.buy.progress?.status).toBe('running')
  expect(getCard(result.current.page, order)?.listing).toBeUndefined()
  expect(counts().ListListingsForCollectible).toBeUndefined()
  await waitFor(() => expect(result.current.buy.isSuccess).toBe(true))
  await waitFor(() => expect(getRows(result.current.page)).toEqual([]))
})

testExhaustive('behavior: several orders are bought at once', async () => {
  const { wrapper } = await surround(world)
  const { result } = renderHook(
    () => ({
      buy: useBuy(),
      list: useCollectibles({
        chainId,
        contractAddress,
        side: 'listing',
        filter: { inCurrencyAddresses: [zeroAddress] },
      }),
    }),
    { wrapper },
  )
  const listings = () =>
    result.current.list.data?.pages
      .flatMap((it) => it.collectibles)
      .flatMap(({ listing, order }) => listing ?? order ?? []) ?? []
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true))
  const mine = world.info.accounts.slice(0, 3).map((it) => it.address)
  const orders = listings().filter((it) => !mine.includes(it.createdBy))
  const items = orders.slice(0, 2).map((order) => ({ order }))
  expect(items).toHaveLength(2)
  const me = mine[0] ?? zeroAddress
  const before = await world.publicClient.getTransactionCount({ address: me })
  const sold = items.map(({ order }) => order.orderId)
  const onSale = () => listings().map(({ orderId }) => orderId)

  requests.delay()
  act(() => result.current.buy.mutate({ chainId, items }))
  await waitFor(() =>
    expect(result.current.buy.progress?.phase).toBe('indexing'),
  )
  await waitFor(() =>
    expect(onSale().filter((id) => sold.includes(id))).toEqual([]),
  )
  await waitFor(() => expect(result.current.buy.isSuccess).toBe(true))
  expect(result.current.buy.data).toMatchObject({ indexed: true })
  const after = await world.publicClient.getTransactionCount({ address: me })
  expect(after - before).toBe(1)
  for (const { order } of items)
    expect(
      await world.publicClient.readContract({
        address: contractAddress,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [BigInt(order.tokenId ?? '0')],
      }),
    ).toBe(me)
})

test('behavior: a purchase of two orders reports the order that a rival bought as missed', async () => {
  const { wrapper } = await surround(world)
  const [me, other] = world.info.accounts.map((it) => it.address)
  const page = { chainId, contractAddress, side: 'listing' } as const
  const filter = { inCurrencyAddresses: [zeroAddress] }
  const { result } = renderHook(
    () => ({ buy: useBuy(), list: useCollectibles({ ...page, filter }) }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true))
  const orders = result.current.list.data?.pages
    .flatMap((it) => it.collectibles)
    .flatMap(({ listing, order }) => listing ?? order ?? [])
    .filter(({ createdBy }) => createdBy !== me && createdBy !== other)
  const [first, ...others] = orders ?? []
  const second = others.find(
    ({ marketplace }) => marketplace === first?.marketplace,
  )
  if (!first || !second) throw new Error('Too little is listed.')
  const onReview = vi.fn(async () => {
    await buyAs(world, 1, second)
    return true
  })
  const items = [{ order: first }, { order: second }]
  await act(() =>
    result.current.buy.mutateAsync({
      chainId,
      items,
      onReview,
      policy: 'confirm',
    }),
  )
  expect(onReview).toHaveBeenCalledTimes(1)
  await waitFor(() =>
    expect(result.current.buy.data?.missed).toEqual([second.orderId]),
  )
  const ownerOf = ({ tokenId = '0' }: Order) =>
    world.publicClient.readContract({
      address: contractAddress,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [BigInt(tokenId)],
    })
  expect(await ownerOf(first)).toBe(me)
  expect(await ownerOf(second)).toBe(other)
})

test('behavior: orders that cannot be bought together are refused', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result } = renderHook(() => useBuy(), { wrapper })
  const other = { ...order, orderId: 'b', priceCurrencyAddress: items }
  for (const orders of [[], [order, order], [order, other]])
    await expect(
      result.current.mutateAsync({
        chainId,
        items: orders.map((order) => ({ order })),
      }),
    ).rejects.toMatchObject({ name: 'ConfigurationError' })
})

test('behavior: a new listing is refetched, and a cancellation shows while it settles', async () => {
  const { wrapper } = await surround(world)
  const tokenId = '1'
  const { result } = renderHook(
    () => ({ cancel: useCancel(), list: useList(), page: usePage(tokenId) }),
    { wrapper },
  )
  await waitFor(() => expect(isRead(result.current.page)).toBe(true))
  expect(getRows(result.current.page)).toEqual([])
  requests.clear()
  await act(() =>
    result.current.list.mutateAsync({
      chainId,
      contractAddress,
      contractType: 'ERC721',
      tokenId,
      currencyAddress: zeroAddress,
      pricePerToken: '1000000000000000',
      expiry: String(Math.floor(Date.now() / 1000) + 86_400),
    }),
  )
  await waitFor(() => expect(getRows(result.current.page)).toHaveLength(1))
  expect(counts()).toEqual({
    GetFloorOrder: 2,
    ListCollectibles: 2,
    ListListingsForCollectible: 2,
    ListOffersForCollectible: 2,
  })
  const [order] = getRows(result.current.page)
  if (!order) throw new Error('The listing is not there.')
  requests.delay()
  act(() => result.current.cancel.mutate({ chainId, order }))
  await waitFor(() =>
    expect(getRows(result.current.page)).toMatchObject([
      { orderId: order.orderId, status: 'cancelled' },
    ]),
  )
  expect(result.current.cancel.progress?.phase).toBe('indexing')
  await waitFor(() => expect(getRows(result.current.page)).toEqual([]))
})

testExhaustive(
  'behavior: a signed listing shows as pending until the service returns the listing',
  async () => {
    const { wrapper } = await surround(world)
    const tokenId = '2'
    const { result } = renderHook(
      () => ({
        cancel: useCancel(),
        list: useList(),
        mine: useCollectibles({
          chainId,
          contractAddress,
          filter: {
            includeEmpty: true,
            inAccounts: [world.info.accounts[0]?.address ?? zeroAddress],
          },
          side: 'listing',
        }),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.mine.isSuccess).toBe(true))
    const card = () => {
      const pages = result.current.mine.data?.pages ?? []
      const cards = pages.flatMap(({ collectibles }) => collectibles)
      return cards.find(({ metadata }) => metadata.tokenId === tokenId)
    }
    expect(card()?.listing).toBeUndefined()
    requests.delay()
    act(() =>
      result.current.list.mutate({
        chainId,
        contractAddress,
        contractType: 'ERC721',
        tokenId,
        currencyAddress: zeroAddress,
        pricePerToken: '2000000000000000',
        expiry: String(Math.floor(Date.now() / 1000) + 86_400),
      }),
    )
    const account = world.info.accounts[0]?.address
    const state = { account, owned: true }
    await waitFor(() => expect(card()?.listing?.status).toBe('pending'))
    expect(result.current.list.progress?.phase).toBe('executing')
    const pending = card() ?? never()
    expect(getCardState(pending, state)).toEqual({
      order: pending.listing,
      state: 'yours',
    })
    const order = pending.listing ?? never()
    await waitFor(() => expect(card()?.listing?.status).toBe('active'))
    expect(card()?.listing).toMatchObject({
      createdBy: order.createdBy,
      priceAmount: order.priceAmount,
    })
    expect(getCardState(card() ?? never(), state)).toMatchObject({
      action: 'cancel',
      state: 'yours',
    })
    // A pending listing cannot be cancelled, and no wallet prompt opens.
    await expect(
      result.current.cancel.mutateAsync({ chainId, order }),
    ).rejects.toMatchObject({ name: 'ConfigurationError' })
  },
)

const never = () => {
  throw new Error('The collectible is not there.')
}

test('behavior: a rejected listing refetches no queries', async () => {
  const { wrapper } = await surround(world, {
    features: { defaultConnected: true, signTypedDataError: true },
  })
  const { result } = renderHook(
    () => ({ list: useList(), page: usePage('3') }),
    { wrapper },
  )
  await waitFor(() => expect(isRead(result.current.page)).toBe(true))
  requests.clear()
  const expiry = String(Math.floor(Date.now() / 1000) + 86_400)
  const listing = { tokenId: '3', currencyAddress: zeroAddress, expiry }
  const price = { pricePerToken: '1', contractType: 'ERC721' } as const
  act(() =>
    result.current.list.mutate({
      chainId,
      contractAddress,
      ...listing,
      ...price,
    }),
  )
  await waitFor(() => expect(result.current.list.isError).toBe(true))
  expect(result.current.list.error).toMatchObject({ reason: 'rejected' })
  expect(counts()).toEqual({})
})

test('behavior: a purchase of a sold order fails and refetches the listings', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result } = renderHook(
    () => ({ buy: useBuy(), page: usePage(order.tokenId ?? '0') }),
    { wrapper },
  )
  await waitFor(() => expect(isRead(result.current.page)).toBe(true))
  const other = await surround(world)
  const rival = renderHook(() => useBuy(), { wrapper: other.wrapper })
  await act(() => rival.result.current.mutateAsync({ chainId, order }))
  act(() => result.current.buy.mutate({ chainId, order }))
  await waitFor(() => expect(result.current.buy.isError).toBe(true))
  await waitFor(() => expect(getRows(result.current.page)).toEqual([]))
})
