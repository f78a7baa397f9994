import {
  dehydrate,
  hydrate,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import {
  collectiblesPageQueryOptions,
  collectiblesQueryOptions,
  createMarketplaceClient,
  isPendingOrder,
  listingsQueryOptions,
  type Order,
  type Progress,
  StepError,
} from '../../../src/core.js'
import { followFlow } from '../../../src/hooks/flows/followFlow.js'
import {
  getFlowCache,
  getTrackedFlowsKey,
} from '../../../src/hooks/flows/trackedFlows.js'
import { toBuyIntent } from '../../../src/steps/flows/buy.js'
import { toCancelIntent } from '../../../src/steps/flows/cancel.js'
import { toListIntent } from '../../../src/steps/flows/list.js'

afterEach(() => void vi.useRealTimers())

const account = '0xabcdef0000000000000000000000000000000001'
const contractAddress = '0xabcdef0000000000000000000000000000000002'
const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: 'http://market.example',
  networks: { 1: 'mainnet' },
})
const order: Order = {
  orderId: 'a',
  marketplace: 'service_marketplace_v2',
  side: 'listing',
  status: 'active',
  chainId: 1,
  collectionContractAddress: contractAddress,
  tokenId: '7',
  createdBy: account,
  priceAmount: '1',
  priceCurrencyAddress: contractAddress,
  quantityRemaining: '3',
  feeBreakdown: [],
}
const indexing: Progress = {
  status: 'running',
  phase: 'indexing',
  current: 0,
  steps: [],
  flow: 'one',
}

const another = { ...order, orderId: 'b', quantityRemaining: '1' }
const intent = toBuyIntent({ account, chainId: 1, items: [{ order }] })

function setup(facts: Partial<Parameters<typeof followFlow>[1]> = {}) {
  const queryClient = new QueryClient()
  const { queryKey } = listingsQueryOptions(client, {
    chainId: 1,
    contractAddress,
    tokenId: '7',
  })
  const page = { listings: [order, another], page: undefined }
  const data = { pageParams: [1], pages: [page] }
  queryClient.setQueryData<unknown>(queryKey, data)
  const flow = followFlow(queryClient, {
    account,
    client,
    intent,
    isShown: () => false,
    orderUpdates: [{ order, quantityRemaining: '2' }],
    ...facts,
  })
  const read = () => {
    const data = queryClient.getQueryData(queryKey)
    return data?.pages[0]?.listings
  }
  const flows = getFlowCache(queryClient, getTrackedFlowsKey(client, account))
  return { flow, queryClient, read, flows }
}

test('default: a purchase reduces the quantity in the cache at once', () => {
  const { flow, read } = setup()
  flow.progress(indexing)
  expect(read()).toMatchObject([{ quantityRemaining: '2' }, another])
})

const posting: Progress = {
  ...indexing,
  phase: 'executing',
  steps: [
    { index: 0, kind: 'transaction', id: 'tokenApproval', status: 'done' },
    { index: 1, kind: 'signature', id: 'createListing', status: 'posting' },
  ],
}
const prompting: Progress = {
  ...posting,
  steps: posting.steps.map((step) =>
    step.index ? { ...step, status: 'prompting', error: undefined } : step,
  ),
}

/** Returns a cached page of collectibles and a flow that lists one of them. */
function setupListing() {
  const listing = {
    chainId: 1,
    contractAddress,
    currencyAddress: zeroAddress,
    expiry: '1790000000',
    pricePerToken: '5',
    tokenId: '8',
  } as const
  const setUp = setup({
    intent: toListIntent({ ...listing, account, contractType: 'ERC721' }),
    listing,
    orderUpdates: [],
  })
  const options = collectiblesPageQueryOptions(client, {
    chainId: 1,
    contractAddress,
  })
  const collectibles = ['7', '8'].map((tokenId) => ({
    metadata: { attributes: [], tokenId },
  }))
  const { queryClient } = setUp
  const { queryKey } = options
  queryClient.setQueryData<unknown>(queryKey, { collectibles })
  /** Refetches the page, with the listing if given. */
  const reread = (listing?: Order) => {
    const [first, second] = collectibles
    const now = { collectibles: [first, { ...second, listing }] }
    return queryClient.fetchQuery<unknown>({
      queryFn: async () => now,
      queryKey,
    })
  }
  const listings = () =>
    queryClient.getQueryData(queryKey)?.collectibles.map((it) => it.listing)
  return { ...setUp, listings, queryKey, reread }
}

test('behavior: a signed listing shows as pending', () => {
  const { flow, listings } = setupListing()
  flow.progress(prompting)
  expect(listings()).toEqual([undefined, undefined])
  flow.progress(posting)
  const [none, pending] = listings() ?? []
  expect(none).toBeUndefined()
  expect(pending).toMatchObject({
    createdBy: account,
    orderId: 'pending:one:8',
    priceAmount: '5',
    status: 'pending',
    validUntil: '1790000000',
  })
  expect(pending && isPendingOrder(pending)).toBe(true)
})

test('behavior: a pending listing stays until the service returns the real listing', async () => {
  vi.useFakeTimers()
  const { flow, listings, reread } = setupListing()
  flow.progress(posting)
  await reread()
  expect(listings()).toMatchObject([undefined, { status: 'pending' }])
  const listed = { ...order, createdBy: account, priceAmount: '5' } as const
  await reread({ ...listed, orderId: 'real', tokenId: '8' })
  expect(listings()).toMatchObject([undefined, { orderId: 'real' }])
  flow.done({ indexed: true })
  // The service may update a list later than the order itself.
  await reread()
  expect(listings()).toMatchObject([undefined, { status: 'pending' }])
  vi.runAllTimers()
  await reread()
  expect(listings()).toEqual([undefined, undefined])
})

test('behavior: a pending listing that the service never returns disappears after a while', async () => {
  vi.useFakeTimers()
  const { flow, listings, reread } = setupListing()
  flow.progress(posting)
  flow.progress(indexing)
  flow.done({ indexed: false })
  await reread()
  expect(listings()).toMatchObject([undefined, { status: 'pending' }])
  vi.runAllTimers()
  await reread()
  expect(listings()).toEqual([undefined, undefined])
})

test('behavior: an optimistic update also applies to newer data from server rendering', () => {
  const { flow, listings, queryClient, queryKey } = setupListing()
  const rendered = new QueryClient()
  const data = structuredClone(queryClient.getQueryData(queryKey))
  rendered.setQueryData(queryKey, data, { updatedAt: Date.now() + 1_000 })
  flow.progress(posting)
  hydrate(queryClient, dehydrate(rendered))
  expect(listings()).toMatchObject([undefined, { status: 'pending' }])
})

test('behavior: an optimistic update ends even if its query never refetches', () => {
  vi.useFakeTimers()
  const { flow, listings, queryClient, queryKey } = setupListing()
  const still = new QueryObserver(queryClient, { enabled: false, queryKey })
  const leave = still.subscribe(() => {})
  flow.progress(posting)
  expect(listings()).toMatchObject([undefined, { status: 'pending' }])
  flow.done({ indexed: true })
  vi.runAllTimers()
  expect(listings()).toEqual([undefined, undefined])
  leave()
})

test('behavior: an optimistic update does not cancel the loading of the next page', async () => {
  const { flow, queryClient } = setupListing()
  const { queryKey } = collectiblesQueryOptions(client, {
    chainId: 1,
    contractAddress,
  })
  const createPage = (tokenId: string) => ({
    collectibles: [{ metadata: { attributes: [], tokenId } }],
    page: undefined,
  })
  let answer = (_: ReturnType<typeof createPage>) => {}
  const later = new Promise<ReturnType<typeof createPage>>((resolve) => {
    answer = resolve
  })
  queryClient.setQueryData(queryKey, {
    pageParams: [1],
    pages: [createPage('8')],
  })
  const pages = new InfiniteQueryObserver(queryClient, {
    getNextPageParam: (_, all) => (all.length < 2 ? 2 : undefined),
    initialPageParam: 1,
    queryFn: () => later,
    queryKey,
    staleTime: Infinity,
  })
  const leave = pages.subscribe(() => {})
  const fetched = pages.fetchNextPage()
  flow.progress(posting)
  answer(createPage('9'))
  await fetched
  expect(
    queryClient
      .getQueryData(queryKey)
      ?.pages.flatMap((it) => it.collectibles)
      .map(({ listing, metadata }) => [metadata.tokenId, listing?.status]),
  ).toEqual([
    ['8', 'pending'],
    ['9', undefined],
  ])
  leave()
})

test('behavior: a failed flow undoes its optimistic updates', async () => {
  const refusal = { fundsMoved: 'no', index: 1, reason: 'post' } as const
  const listing = setupListing()
  listing.flow.progress(posting)
  await listing.reread()
  listing.flow.failed(new StepError(refusal))
  expect(listing.listings()).toEqual([undefined, undefined])
  await listing.reread()
  expect(listing.listings()).toEqual([undefined, undefined])

  const purchase = setup()
  purchase.flow.progress(indexing)
  expect(purchase.read()).toMatchObject([{ quantityRemaining: '2' }, another])
  purchase.flow.failed(new StepError({ ...refusal, reason: 'reverted' }))
  expect(purchase.read()).toEqual([order, another])
})

test('behavior: only the bought orders of a basket are updated', () => {
  const orderUpdates = [
    { order, quantityRemaining: '2' },
    { order: another, quantityRemaining: '0', status: 'filled' as const },
  ]
  const { flow, read } = setup({ orderUpdates })
  flow.progress(indexing)
  expect(read()).toEqual([order, another])
  flow.done({ missed: ['b'], indexed: false })
  expect(read()).toMatchObject([{ quantityRemaining: '2' }, another])
})

test('behavior: a flow removes interrupted and failed flows of the same intent', () => {
  const { flow, flows } = setup()
  const common = { createdAt: 1, hashes: [], intent }
  const old = { ...common, status: 'interrupted' } as const
  const cancelling = toCancelIntent({ account, chainId: 1, order })
  const items = [{ order: another }] as const
  const other = toBuyIntent({ account, chainId: 1, items })
  flows.put({ ...old, id: 'interrupted' })
  flows.put({ ...old, id: 'failed', status: 'failed' })
  flows.put({ ...old, id: 'unresolved', status: 'unresolved' })
  flows.put({ ...old, id: 'cancelled', intent: cancelling })
  flows.put({ ...old, id: 'other', intent: other })
  flow.progress(indexing)
  expect(flows.read().map(({ id }) => id)).toEqual([
    'unresolved',
    'cancelled',
    'other',
    'one',
  ])
  flows.dismiss('cancelled')
  expect(flows.find('cancelled')).toBeUndefined()
})

test('behavior: a flow of unknown steps invalidates all chain queries of its chain', () => {
  const intent = { account, chainId: 1, digests: [], kind: 'steps' } as const
  const { flow, queryClient } = setup({ intent, orderUpdates: [] })
  const keys = (chainId: number) => [
    ['marketkit', 'chain', 'Chain', 'Holdings', { chainId }],
    ['balance', { chainId }],
    ['readContract', { chainId, address: contractAddress }],
    ['readContracts', { contracts: [{ chainId, address: contractAddress }] }],
  ]
  for (const queryKey of [...keys(1), ...keys(2)])
    queryClient.setQueryData<unknown>(queryKey, null)
  flow.done({ indexed: true })
  const isInvalidated = (queryKey: unknown[]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated
  expect(keys(1).map(isInvalidated)).toEqual([true, true, true, true])
  expect(keys(2).map(isInvalidated)).toEqual([false, false, false, false])
})
