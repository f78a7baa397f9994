import {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  skipToken,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Address } from 'viem'
import { describe, expectTypeOf, test } from 'vitest'
import type { audienceQueryOptions } from '../../src/builder.js'
import * as builder from '../../src/builder.js'
import type {
  CollectibleMetadata,
  CollectibleOrder,
  MarketKitError,
  MarketplaceClient,
  Order,
  PropertyFilter,
  ReadError,
  Step,
} from '../../src/core.js'
import * as core from '../../src/core.js'
import { useCollectiblesPage } from '../../src/hooks/reads/useCollectiblesPage.js'
import { useListingsPage } from '../../src/hooks/reads/useListingsPage.js'
import { useOffersPage } from '../../src/hooks/reads/useOffersPage.js'
import { useOrdersPage } from '../../src/hooks/reads/useOrdersPage.js'
import * as marketkit from '../../src/index.js'
import type { HasAny } from './hasAny.js'

const {
  useBuySteps,
  useCancelSteps,
  useCollectible,
  useCollectibles,
  useCollectionFilters,
  useFloorOrder,
  useHighestPriceListing,
  useHoldings,
  useListingSteps,
  useListings,
  useOffers,
  useOrders,
} = marketkit
const { pollWhileVisible } = core
const {
  useAudience,
  useContractSources,
  useContractSourcesPage,
  useContracts,
  useContractsPage,
} = builder

declare const client: MarketplaceClient
declare const steps: core.buyStepsQueryOptions.Parameters
declare const contractAddress: Address
const place = { chainId: 137, contractAddress } as const
const token = { ...place, tokenId: '7' }
const ids = { chainId: 137, input: [{ contractAddress, orderId: '1' }] }

type Read<data> = UseQueryResult<data, ReadError>
type List<page> = UseInfiniteQueryResult<InfiniteData<page, number>, ReadError>

test('default: every hook returns the result type of React Query', () => {
  expectTypeOf(useCollectionFilters(place)).toEqualTypeOf<
    Read<PropertyFilter[]>
  >()
  expectTypeOf(useCollectible(token)).toEqualTypeOf<
    Read<CollectibleMetadata | null>
  >()
  expectTypeOf(useFloorOrder(place)).toEqualTypeOf<
    Read<CollectibleOrder | null>
  >()
  expectTypeOf(useHighestPriceListing(token)).toEqualTypeOf<
    Read<Order | null>
  >()
  expectTypeOf(useAudience({ projectId: 1, audienceId: 2 })).toEqualTypeOf<
    Read<audienceQueryOptions.Data>
  >()
  expectTypeOf(useBuySteps(skipToken)).toEqualTypeOf<Read<Step[]>>()
  expectTypeOf(useListingSteps(skipToken)).toEqualTypeOf<Read<Step[]>>()
  expectTypeOf(useCancelSteps(skipToken)).toEqualTypeOf<Read<Step[]>>()
  expectTypeOf(
    useHoldings({ ...place, contractType: 'ERC721', tokenIds: ['7'] }),
  ).toEqualTypeOf<UseQueryResult<Record<string, string>, MarketKitError>>()
})

test('default: list hooks return infinite queries, page hooks return one page', () => {
  expectTypeOf(useCollectibles(place)).toEqualTypeOf<
    List<core.collectiblesQueryOptions.Page>
  >()
  expectTypeOf(useCollectiblesPage(place)).toEqualTypeOf<
    Read<core.collectiblesQueryOptions.Page>
  >()
  expectTypeOf(useListings(token)).toEqualTypeOf<
    List<core.listingsQueryOptions.Page>
  >()
  expectTypeOf(useListingsPage(token)).toEqualTypeOf<
    Read<core.listingsQueryOptions.Page>
  >()
  expectTypeOf(useOffers(token)).toEqualTypeOf<
    List<core.offersQueryOptions.Page>
  >()
  expectTypeOf(useOffersPage(token)).toEqualTypeOf<
    Read<core.offersQueryOptions.Page>
  >()
  expectTypeOf(useOrders(ids)).toEqualTypeOf<
    List<core.ordersQueryOptions.Page>
  >()
  expectTypeOf(useOrdersPage(ids)).toEqualTypeOf<
    Read<core.ordersQueryOptions.Page>
  >()
  expectTypeOf(useContracts({ projectId: 1 })).toEqualTypeOf<
    List<builder.contractsQueryOptions.Page>
  >()
  expectTypeOf(useContractsPage({ projectId: 1 })).toEqualTypeOf<
    Read<builder.contractsQueryOptions.Page>
  >()
  expectTypeOf(useContractSources({ projectId: 1 })).toEqualTypeOf<
    List<builder.contractSourcesQueryOptions.Page>
  >()
  expectTypeOf(useContractSourcesPage({ projectId: 1 })).toEqualTypeOf<
    Read<builder.contractSourcesQueryOptions.Page>
  >()
})

describe('parameters: query', () => {
  test('parameters: query.select', () => {
    expectTypeOf(
      useCollectible({ ...token, query: { select: (it) => it?.name } }),
    ).toEqualTypeOf<Read<string | undefined>>()
    expectTypeOf(
      useOrdersPage({
        ...ids,
        query: { select: ({ orders }) => orders.length },
      }),
    ).toEqualTypeOf<Read<number>>()
    expectTypeOf(
      useCollectibles({
        ...place,
        query: {
          select: ({ pages }) => pages.flatMap((it) => it.collectibles),
        },
      }),
    ).toEqualTypeOf<UseInfiniteQueryResult<CollectibleOrder[], ReadError>>()
    expectTypeOf(
      useHoldings({
        ...place,
        contractType: 'ERC1155',
        tokenIds: [],
        query: { select: (held) => BigInt(held['7'] ?? 0) },
      }),
    ).toEqualTypeOf<UseQueryResult<bigint, MarketKitError>>()
  })

  test('parameters: query.placeholderData, staleTime, enabled', () => {
    const query = {
      enabled: true,
      placeholderData: keepPreviousData,
      staleTime: 1,
    } as const
    expectTypeOf(useListingsPage({ ...token, query }).data).toEqualTypeOf<
      core.listingsQueryOptions.Page | undefined
    >()
    useFloorOrder({ ...place, query: { placeholderData: null } })
    // @ts-expect-error the operation defines the data
    useFloorOrder({ ...place, query: { placeholderData: 7 } })
    // @ts-expect-error milliseconds
    useFloorOrder({ ...place, query: { staleTime: 'long' } })
    // @ts-expect-error no such option
    useFloorOrder({ ...place, query: { stale: 1 } })
  })

  test('parameters: query, a quote accepts no options of caching or refetching', () => {
    useBuySteps({ ...steps, query: { enabled: false, select: (it) => it[0] } })
    // @ts-expect-error a quote has no stale time
    useBuySteps({ ...steps, query: { staleTime: 1 } })
    // @ts-expect-error a quote is not cached
    useBuySteps({ ...steps, query: { gcTime: 1 } })
    // @ts-expect-error a quote is not refetched
    useBuySteps({ ...steps, query: { retry: 1 } })
    // @ts-expect-error nor refetched in the background
    useBuySteps({ ...steps, query: { refetchInterval: 1 } })
  })

  test('parameters: query, reads accept pollWhileVisible and quotes do not', () => {
    useFloorOrder({ ...place, query: pollWhileVisible({ every: 5_000 }) })
    useCollectibles({
      ...place,
      query: { ...pollWhileVisible(), staleTime: 0 },
    })
    // @ts-expect-error a quote does not poll
    useBuySteps({ ...steps, query: pollWhileVisible() })
  })
})

test('behavior: enums accept unknown values and complete known values', () => {
  expectTypeOf<'cancelled'>().toExtend<Order['status']>()
  expectTypeOf<'something new'>().toExtend<Order['status']>()
  expectTypeOf<Order['status']>().not.toEqualTypeOf<string>()
})

test('behavior: fetched and cached data have the types of the hooks', async () => {
  const queryClient = new QueryClient()
  const page = core.collectiblesPageQueryOptions(client, place)
  expectTypeOf(
    await queryClient.fetchQuery(page),
  ).toEqualTypeOf<core.collectiblesQueryOptions.Page>()
  expectTypeOf(queryClient.getQueryData(page.queryKey)).toEqualTypeOf<
    core.collectiblesQueryOptions.Page | undefined
  >()
  const list = core.ordersQueryOptions(client, ids)
  expectTypeOf(queryClient.getQueryData(list.queryKey)).toEqualTypeOf<
    InfiniteData<core.ordersQueryOptions.Page> | undefined
  >()
})

test('behavior: data and parameters of reads contain no any', () => {
  type Data = {
    audience: builder.audienceQueryOptions.Data
    buySteps: core.buyStepsQueryOptions.Data
    collectible: core.collectibleQueryOptions.Data
    collectibles: core.collectiblesQueryOptions.Page
    contracts: builder.contractsQueryOptions.Page
    contractSources: builder.contractSourcesQueryOptions.Page
    filters: core.collectionFiltersQueryOptions.Data
    floor: core.floorOrderQueryOptions.Data
    highest: core.highestPriceListingQueryOptions.Data
    holdings: core.holdingsQueryOptions.Data
    listings: core.listingsQueryOptions.Page
    offers: core.offersQueryOptions.Page
    orders: core.ordersQueryOptions.Page
  }
  type Parameters = {
    audience: builder.audienceQueryOptions.Parameters
    buySteps: core.buyStepsQueryOptions.Parameters
    collectibles: core.collectiblesQueryOptions.Parameters
    contracts: builder.contractsQueryOptions.Parameters
    listingSteps: core.listingStepsQueryOptions.Parameters
    orders: core.ordersQueryOptions.Parameters
  }
  expectTypeOf<HasAny<Data>>().toEqualTypeOf<false>()
  expectTypeOf<HasAny<Parameters>>().toEqualTypeOf<false>()
  expectTypeOf<
    HasAny<Omit<marketkit.MarketKit, 'client'>>
  >().toEqualTypeOf<false>()
})
