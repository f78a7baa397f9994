import {
  QueryClient,
  QueryClientProvider,
  skipToken,
} from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, zeroAddress } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import * as builder from '../../../src/builder.js'
import type { Order } from '../../../src/core.js'
import * as core from '../../../src/core.js'
import { useCollectiblesPage } from '../../../src/hooks/reads/useCollectiblesPage.js'
import { useListingsPage } from '../../../src/hooks/reads/useListingsPage.js'
import { useOffersPage } from '../../../src/hooks/reads/useOffersPage.js'
import * as marketkit from '../../../src/index.js'
import { setupWorld } from '../../world.js'
import { getEmblems, listingOf } from '../setup.js'
import { watchRequests } from '../watchRequests.js'

const world = setupWorld()
const requests = watchRequests(world)

const {
  MarketKitProvider,
  useBuySteps,
  useCancelSteps,
  useCollectible,
  useCollectibles,
  useCollectionFilters,
  useFloorOrder,
  useHighestPriceListing,
  useListingSteps,
  useListings,
  useOffers,
  useOrders,
} = marketkit
const { toIntent, toRequest } = core
const {
  useAudience,
  useContractSources,
  useContractSourcesPage,
  useContracts,
  useContractsPage,
} = builder

let order: Order
let me: Address
beforeAll(async () => {
  order = await listingOf(world, world.createClient())
  me = world.info.accounts[0]?.address ?? zeroAddress
})

type Result = {
  data: unknown
  error: unknown
  isSuccess: boolean
  fetchStatus: string
}

/** Every hook that reads or quotes: its name, its operation and a call. */
const reads: [string, string, (skip: boolean) => Result][] = [
  [
    'useCollectionFilters',
    'TokenCollectionFilters',
    (skip) => useCollectionFilters(skip ? skipToken : place()),
  ],
  [
    'useCollectibles',
    'ListCollectibles',
    (skip) => useCollectibles(skip ? skipToken : place()),
  ],
  [
    'useCollectiblesPage',
    'ListCollectibles',
    (skip) => useCollectiblesPage(skip ? skipToken : place()),
  ],
  [
    'useCollectible',
    'GetCollectible',
    (skip) => useCollectible(skip ? skipToken : token()),
  ],
  [
    'useFloorOrder',
    'GetFloorOrder',
    (skip) => useFloorOrder(skip ? skipToken : place()),
  ],
  [
    'useHighestPriceListing',
    'GetHighestPriceListingForCollectible',
    (skip) => useHighestPriceListing(skip ? skipToken : token()),
  ],
  [
    'useListings',
    'ListListingsForCollectible',
    (skip) => useListings(skip ? skipToken : token()),
  ],
  [
    'useListingsPage',
    'ListListingsForCollectible',
    (skip) => useListingsPage(skip ? skipToken : token()),
  ],
  [
    'useOffers',
    'ListOffersForCollectible',
    (skip) => useOffers(skip ? skipToken : token()),
  ],
  [
    'useOffersPage',
    'ListOffersForCollectible',
    (skip) => useOffersPage(skip ? skipToken : token()),
  ],
  ['useOrders', 'GetOrders', (skip) => useOrders(skip ? skipToken : ids())],
  [
    'useBuySteps',
    'GenerateBuyTransaction',
    (skip) =>
      useBuySteps(
        skip
          ? skipToken
          : {
              ...chain(),
              ...toRequest(
                toIntent({ kind: 'buy', account: me, ...chain(), order }),
              ),
            },
      ),
  ],
  [
    'useListingSteps',
    'GenerateListingTransaction',
    (skip) => useListingSteps(skip ? skipToken : listing()),
  ],
  [
    'useCancelSteps',
    'GenerateCancelTransaction',
    (skip) =>
      useCancelSteps(
        skip
          ? skipToken
          : {
              ...chain(),
              ...toRequest(
                toIntent({
                  kind: 'cancel',
                  account: order.createdBy,
                  ...chain(),
                  order,
                }),
              ),
            },
      ),
  ],
  [
    'useContracts',
    'ListContracts',
    (skip) => useContracts(skip ? skipToken : project()),
  ],
  [
    'useContractsPage',
    'ListContracts',
    (skip) => useContractsPage(skip ? skipToken : project()),
  ],
  [
    'useContractSources',
    'ListContractSources',
    (skip) => useContractSources(skip ? skipToken : project()),
  ],
  [
    'useContractSourcesPage',
    'ListContractSources',
    (skip) => useContractSourcesPage(skip ? skipToken : project()),
  ],
  [
    'useAudience',
    'GetAudience',
    (skip) => useAudience(skip ? skipToken : audience()),
  ],
]

const tomorrow = String(Math.floor(Date.now() / 1000) + 86_400)
const chain = () => ({ chainId: world.info.chainId })
const place = () => ({ ...chain(), contractAddress: getEmblems(world) })
const token = () => ({ ...place(), tokenId: order.tokenId ?? '0' })
const ids = () => ({
  ...chain(),
  input: [{ contractAddress: getEmblems(world), orderId: order.orderId }],
})
const project = () => ({ projectId: world.info.projectId })
const audience = () => ({ ...project(), audienceId: world.info.audienceId })
const listing = () => ({
  ...chain(),
  collectionAddress: getEmblems(world),
  owner: me,
  contractType: 'ERC721' as const,
  orderbook: 'service_marketplace_v2' as const,
  listing: {
    tokenId: '1',
    quantity: '1',
    expiry: tomorrow,
    currencyAddress: zeroAddress,
    pricePerToken: '1000',
  },
})

/** Returns a wrapper with React Query and a client, without wagmi. */
function surround() {
  const client = world.createClient()
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MarketKitProvider client={client}>{children}</MarketKitProvider>
    </QueryClientProvider>
  )
  return { queryClient, wrapper }
}

test('behavior: every `…QueryOptions` function has a hook', () => {
  const operations = new Set(reads.map(([, operation]) => operation))
  expect(operations.size).toBe(14)
  const getOptions = [...Object.keys(core), ...Object.keys(builder)].filter(
    (name) => name.endsWith('QueryOptions'),
  )
  const hooks = getOptions.map(
    (name) =>
      `use${name[0]?.toUpperCase()}${name.slice(1, -'QueryOptions'.length)}`,
  )
  const all = [...hooks, ...reads.map(([hook]) => hook)]
  // Only widgets use the hooks of single pages in `marketkit`.
  const pages = { useCollectiblesPage, useListingsPage, useOffersPage }
  const known = { ...marketkit, ...builder, ...pages }
  expect(all.filter((name) => !(name in known))).toEqual([])
  expect(hooks.sort()).toEqual(
    [...reads.map(([hook]) => hook), 'useHoldings'].sort(),
  )
})

describe.each(reads)('%s', (_hook, operation, useRead) => {
  test('default: the hook makes one request and returns data', async () => {
    const { wrapper } = surround()
    const { result } = renderHook(() => useRead(false), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(result.current.data).toBeTruthy()
    expect(requests.operations()).toEqual([operation])
  })

  test('parameters: skipToken', () => {
    const { queryClient, wrapper } = surround()
    const { result } = renderHook(() => useRead(true), { wrapper })
    expect(result.current).toMatchObject({ data: undefined, error: null })
    expect(result.current.fetchStatus).toBe('idle')
    expect(queryClient.isFetching()).toBe(0)
    expect(requests.operations()).toEqual([])
  })

  test('behavior: two hooks with the same parameters share one request', async () => {
    const { wrapper } = surround()
    const { result } = renderHook(() => [useRead(false), useRead(false)], {
      wrapper,
    })
    await waitFor(() =>
      expect(result.current.map(({ isSuccess }) => isSuccess)).toEqual([
        true,
        true,
      ]),
    )
    expect(requests.operations()).toEqual([operation])
  })

  test('behavior: unmounting aborts the request', async () => {
    requests.delay()
    const { wrapper } = surround()
    const { unmount } = renderHook(() => useRead(false), { wrapper })
    await waitFor(() => expect(requests.signals()).toHaveLength(1))
    unmount()
    await waitFor(() => expect(requests.signals()[0]?.aborted).toBe(true))
  })
})

test('behavior: addresses that differ only in case share one request', async () => {
  const { wrapper } = surround()
  const { chainId, contractAddress } = place()
  const lower = contractAddress.toLowerCase() as Address
  const { result } = renderHook(
    () => [
      useFloorOrder({ chainId, contractAddress }),
      useFloorOrder({ chainId, contractAddress: lower }),
    ],
    { wrapper },
  )
  await waitFor(() => expect(result.current[1]?.isSuccess).toBe(true))
  expect(requests.operations()).toEqual(['GetFloorOrder'])
})

test('behavior: a list hook and its page hook have separate cache entries', async () => {
  const { wrapper } = surround()
  const { result } = renderHook(
    () => ({
      all: useCollectibles(place()),
      one: useCollectiblesPage(place()),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.all.isSuccess).toBe(true))
  await waitFor(() => expect(result.current.one.isSuccess).toBe(true))
  expect(result.current.one.data).toEqual(result.current.all.data?.pages[0])
})
