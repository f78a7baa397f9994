import {
  type InfiniteData,
  QueryClient,
  skipToken,
} from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import {
  type CollectibleOrder,
  type FlowError,
  floorOrderQueryOptions,
  listingsQueryOptions,
  type MarketplaceClient,
  type ReadError,
  type Step,
} from '../../src/core.js'
import {
  useBuy,
  useBuySteps,
  useFloorOrder,
  useList,
  useListings,
} from '../../src/index.js'

const chainId = 137
const contractAddress = '0x'
declare const client: MarketplaceClient

test('default', () => {
  const { data, error } = useFloorOrder({ chainId, contractAddress })
  expectTypeOf(data).toEqualTypeOf<CollectibleOrder | null | undefined>()
  expectTypeOf(error).toEqualTypeOf<ReadError | null>()
  if (error?.name === 'RequestError')
    expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>()
})

test('parameters: query.select', () => {
  const { data } = useFloorOrder({
    chainId,
    contractAddress,
    query: { select: (floor) => floor?.order?.priceUSD ?? 0, enabled: true },
  })
  expectTypeOf(data).toEqualTypeOf<number | undefined>()

  const listings = useListings({
    chainId,
    contractAddress,
    tokenId: '1',
    query: { select: ({ pages }) => pages.length },
  })
  expectTypeOf(listings.data).toEqualTypeOf<number | undefined>()
})

test('parameters: skipToken', () => {
  const { data } = useBuySteps(skipToken)
  expectTypeOf(data).toEqualTypeOf<Step[] | undefined>()
  const listings = useListings(skipToken)
  expectTypeOf(listings.data).toEqualTypeOf<
    InfiniteData<listingsQueryOptions.Page, number> | undefined
  >()
})

test('parameters: missing and invalid parameters are type errors', () => {
  // @ts-expect-error a chain is needed
  useFloorOrder({ contractAddress })
  // @ts-expect-error the key is ours
  useFloorOrder({ chainId, contractAddress, query: { queryKey: [] } })
  // @ts-expect-error token ids are strings
  useListings({ chainId, contractAddress, tokenId: 1 })
})

test('behavior: query options work with a QueryClient', () => {
  const queryClient = new QueryClient()
  const floor = floorOrderQueryOptions(client, { chainId, contractAddress })
  expectTypeOf(
    queryClient.fetchQuery(floor),
  ).resolves.toEqualTypeOf<CollectibleOrder | null>()
  expectTypeOf(queryClient.getQueryData(floor.queryKey)).toEqualTypeOf<
    CollectibleOrder | null | undefined
  >()
  const listings = listingsQueryOptions(client, {
    chainId,
    contractAddress,
    tokenId: '1',
  })
  expectTypeOf(queryClient.prefetchInfiniteQuery(listings)).resolves.toBeVoid()
})

test('behavior: flows are mutations', () => {
  const buy = useBuy({ onSuccess: ({ hashes }) => hashes.length })
  expectTypeOf(buy.error).toEqualTypeOf<FlowError | null>()
  if (buy.status === 'success')
    expectTypeOf(buy.data.indexed).toEqualTypeOf<boolean>()
  expectTypeOf(buy.mutate).parameter(0).toEqualTypeOf<useBuy.Variables>()
  expectTypeOf(useList)
    .parameter(0)
    .toEqualTypeOf<useList.Parameters | undefined>()
})
