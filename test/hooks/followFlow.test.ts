import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  createMarketplaceClient,
  listingsQueryOptions,
  type Order,
  type Progress,
} from '../../src/core.js'
import { flowStories, flowStoriesKey } from '../../src/hooks/flowStories.js'
import { followFlow } from '../../src/hooks/followFlow.js'

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
const settling: Progress = {
  status: 'running',
  phase: 'settling',
  current: 0,
  steps: [],
  flow: 'one',
}

const another = { ...order, orderId: 'b', quantityRemaining: '1' }
const intent = { contractAddress, orderId: 'a', tokenId: '7' }

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
    chainId: 1,
    client,
    intent,
    isShown: () => false,
    kind: 'buy',
    marks: [{ order, quantityRemaining: '2' }],
    ...facts,
  })
  const read = () => {
    const data = queryClient.getQueryData(queryKey)
    return data?.pages[0]?.listings
  }
  const stories = flowStories(queryClient, flowStoriesKey(client, account))
  return { flow, queryClient, read, stories }
}

test('default', () => {
  const { flow, read } = setup()
  flow.progress(settling)
  expect(read()).toMatchObject([{ quantityRemaining: '2' }, another])
})

test('behavior: of a basket only what was bought is marked', () => {
  const marks = [
    { order, quantityRemaining: '2' },
    { order: another, quantityRemaining: '0', status: 'filled' as const },
  ]
  const { flow, read } = setup({ marks })
  flow.progress(settling)
  expect(read()).toEqual([order, another])
  flow.done({ missed: ['b'], settled: false })
  expect(read()).toMatchObject([{ quantityRemaining: '2' }, another])
})

test('behavior: what ended of the same intent is told no more', () => {
  const { flow, stories } = setup()
  const place = { account, chainId: 1, intent } as const
  const story = { ...place, created: 1, hashes: [] }
  const old = { ...story, kind: 'buy', status: 'interrupted' } as const
  stories.put({ ...old, id: 'interrupted' })
  stories.put({ ...old, id: 'failed', status: 'failed' })
  stories.put({ ...old, id: 'unresolved', status: 'unresolved' })
  stories.put({ ...old, id: 'listed', kind: 'list' })
  stories.put({ ...old, id: 'other', intent: { ...intent, orderId: 'b' } })
  flow.progress(settling)
  expect(stories.read().map(({ id }) => id)).toEqual([
    'unresolved',
    'listed',
    'other',
    'one',
  ])
  stories.dismiss('listed')
  expect(stories.find('listed')).toBeUndefined()
})

test('behavior: steps of unknown purpose refresh all of their chain', () => {
  const { flow, queryClient } = setup({ intent: {}, kind: 'steps', marks: [] })
  const keys = (chainId: number) => [
    ['marketkit', 'chain', 'Chain', 'Holdings', { chainId }],
    ['balance', { chainId }],
    ['readContract', { chainId, address: contractAddress }],
    ['readContracts', { contracts: [{ chainId, address: contractAddress }] }],
  ]
  for (const queryKey of [...keys(1), ...keys(2)])
    queryClient.setQueryData<unknown>(queryKey, null)
  flow.done({ settled: true })
  const isInvalidated = (queryKey: unknown[]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated
  expect(keys(1).map(isInvalidated)).toEqual([true, true, true, true])
  expect(keys(2).map(isInvalidated)).toEqual([false, false, false, false])
})
