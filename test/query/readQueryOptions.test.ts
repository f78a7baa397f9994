import {
  dehydrate,
  hydrate,
  type InfiniteData,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { type Address, getAddress, zeroAddress } from 'viem'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  audienceQueryOptions,
  contractSourcesQueryOptions,
  contractsQueryOptions,
} from '../../src/builder.js'
import {
  buyStepsQueryOptions,
  cancelStepsQueryOptions,
  collectibleQueryOptions,
  collectiblesPageQueryOptions,
  collectiblesQueryOptions,
  collectionFiltersQueryOptions,
  floorOrderQueryOptions,
  highestPriceListingQueryOptions,
  listingStepsQueryOptions,
  listingsQueryOptions,
  type MarketplaceClient,
  type Order,
  offersQueryOptions,
  ordersQueryOptions,
  RequestError,
  toIntent,
  toRequest,
} from '../../src/core.js'
import { marketplaceQueryKey } from '../../src/query/queryKey.js'
import { setupServer } from '../rpc/server.js'
import { setupWorld } from '../world.js'

const world = setupWorld()
let client: MarketplaceClient
let queryClient: QueryClient
let chainId: number
let contractAddress: Address
let items: Address
let me: Address
let listed: Order

beforeAll(async () => {
  client = world.createClient()
  chainId = world.info.chainId
  const { accounts, collections } = world.info
  const findAddress = (type: string) =>
    collections.find((collection) => collection.type === type)?.address ??
    zeroAddress
  contractAddress = findAddress('ERC721')
  items = findAddress('ERC1155')
  me = accounts[0]?.address ?? zeroAddress
  const floor = await new QueryClient().fetchQuery(
    floorOrderQueryOptions(client, { chainId, contractAddress }),
  )
  const order = floor?.listing ?? floor?.order
  if (!order) throw new Error('Nothing is listed.')
  listed = order
})

beforeEach(() => {
  queryClient = new QueryClient()
})

describe('default', () => {
  test('floorOrderQueryOptions', async () => {
    expect(listed).toMatchObject({ side: 'listing', status: 'active' })
  })

  test('highestPriceListingQueryOptions', async () => {
    const highest = await queryClient.fetchQuery(
      highestPriceListingQueryOptions(client, toParameters(listed)),
    )
    expect(highest?.tokenId).toBe(listed.tokenId)
  })

  test('collectibleQueryOptions', async () => {
    const metadata = await queryClient.fetchQuery(
      collectibleQueryOptions(client, toParameters(listed)),
    )
    expect(metadata?.tokenId).toBe(listed.tokenId)
    expect(metadata?.name).toBeTruthy()
  })

  test('collectionFiltersQueryOptions', async () => {
    const filters = await queryClient.fetchQuery(
      collectionFiltersQueryOptions(client, { chainId, contractAddress }),
    )
    expect(filters.map(({ type }) => type)).toContain('STRING')
  })

  test('collectiblesQueryOptions', async () => {
    const options = collectiblesQueryOptions(client, {
      chainId,
      contractAddress,
      side: 'listing',
      filter: { includeEmpty: true },
      page: { pageSize: 30 },
    })
    const { pageParams, pages } = await queryClient.fetchInfiniteQuery({
      ...options,
      pages: 9,
    })
    expect(pageParams).toEqual([1, 2, 3])
    const ids = pages.flatMap(({ collectibles }) =>
      collectibles.map(({ metadata }) => metadata.tokenId),
    )
    expect(new Set(ids).size).toBe(64)
    expect(ids).toHaveLength(64)
  })

  test('listingsQueryOptions', async () => {
    const { pages } = await queryClient.fetchInfiniteQuery(
      listingsQueryOptions(client, toParameters(listed)),
    )
    expect(pages[0]?.listings.map(({ orderId }) => orderId)).toContain(
      listed.orderId,
    )
  })

  test('offersQueryOptions', async () => {
    const { pages } = await queryClient.fetchInfiniteQuery(
      offersQueryOptions(client, toParameters(listed)),
    )
    expect(pages[0]?.offers).toBeInstanceOf(Array)
  })

  test('ordersQueryOptions', async () => {
    const { orderId } = listed
    const { pages } = await queryClient.fetchInfiniteQuery(
      ordersQueryOptions(client, {
        chainId,
        input: [{ contractAddress, orderId }],
      }),
    )
    expect(pages[0]?.orders).toMatchObject([{ orderId }])
  })

  test('contractsQueryOptions', async () => {
    const { projectId } = world.info
    const { pages } = await queryClient.fetchInfiniteQuery(
      contractsQueryOptions(client, { projectId }),
    )
    expect(
      pages[0]?.contracts.map((contract) => contract.contractAddress),
    ).toContain(getAddress(contractAddress))
  })

  test('contractSourcesQueryOptions', async () => {
    const { projectId } = world.info
    const { pages } = await queryClient.fetchInfiniteQuery(
      contractSourcesQueryOptions(client, { projectId }),
    )
    expect(pages[0]?.contractSources.length).toBeGreaterThan(0)
  })

  test('audienceQueryOptions', async () => {
    const { audienceId, projectId } = world.info
    const { audience } = await queryClient.fetchQuery(
      audienceQueryOptions(client, { audienceId, projectId }),
    )
    expect(audience?.id).toBe(audienceId)
  })

  test('buyStepsQueryOptions', async () => {
    const steps = await queryClient.fetchQuery(
      buyStepsQueryOptions(client, {
        chainId,
        ...toRequest(purchase()),
      }),
    )
    expect(steps.map(({ id }) => id)).toContain('buy')
  })

  test('listingStepsQueryOptions', async () => {
    const steps = await queryClient.fetchQuery(
      listingStepsQueryOptions(client, {
        chainId,
        collectionAddress: contractAddress,
        owner: me,
        contractType: 'ERC721',
        orderbook: 'service_marketplace_v2',
        listing: {
          tokenId: '1',
          quantity: '1',
          expiry: String(Math.floor(Date.now() / 1000) + 3600),
          currencyAddress: zeroAddress,
          pricePerToken: '1000',
        },
      }),
    )
    expect(steps.at(-1)?.signature?.domain.chainId).toBe(chainId)
  })

  test('cancelStepsQueryOptions', async () => {
    const steps = await queryClient.fetchQuery(
      cancelStepsQueryOptions(client, {
        chainId,
        ...toRequest(
          toIntent({
            kind: 'cancel',
            account: listed.createdBy,
            chainId,
            order: listed,
          }),
        ),
      }),
    )
    expect(steps.map(({ id }) => id)).toEqual(['cancel'])
  })
})

function purchase() {
  return toIntent({ kind: 'buy', account: me, chainId, order: listed })
}

function toParameters({ tokenId = '0' }: Order) {
  return { chainId, contractAddress, tokenId }
}

test('parameters: page', async () => {
  const { pageParams, pages } = await queryClient.fetchInfiniteQuery(
    collectiblesQueryOptions(client, {
      chainId,
      contractAddress,
      filter: { includeEmpty: true },
      page: { page: 2, pageSize: 7 },
    }),
  )
  expect(pageParams).toEqual([2])
  expect(pages[0]).toMatchObject({ page: { page: 2, more: true } })
})

test('behavior: list options and page options fetch the same page', async () => {
  const parameters = {
    chainId,
    contractAddress,
    filter: { includeEmpty: true },
    page: { page: 2, pageSize: 7 },
  }
  const all = collectiblesQueryOptions(client, parameters)
  const one = collectiblesPageQueryOptions(client, parameters)
  const { pages } = await queryClient.fetchInfiniteQuery(all)
  expect(await queryClient.fetchQuery(one)).toEqual(pages[0])
  expect(one.queryKey).toEqual([...all.queryKey, 'page'])
})

test('behavior: a collection without a listing has no floor', async () => {
  const nowhere: Address = '0x00000000000000000000000000000000000000aa'
  const floor = await queryClient.fetchQuery(
    floorOrderQueryOptions(client, {
      chainId,
      contractAddress: items,
      filter: { inCurrencyAddresses: [nowhere] },
    }),
  )
  expect(floor).toBeNull()
})

test('behavior: NotFound is null for a best order and an error for a collectible', async () => {
  const dialect = await setupServer(() => ({
    status: 404,
    json: { error: 'NotFound', code: 3000, msg: 'No order.', status: 404 },
  }))
  const token = toParameters(listed)
  await expect(
    queryClient.fetchQuery(floorOrderQueryOptions(dialect.client, token)),
  ).resolves.toBeNull()
  await expect(
    queryClient.fetchQuery(
      highestPriceListingQueryOptions(dialect.client, token),
    ),
  ).resolves.toBeNull()
  await expect(
    queryClient.fetchQuery(collectibleQueryOptions(dialect.client, token)),
  ).rejects.toThrow(RequestError)
})

test('behavior: a proxy’s plain 404 is an error', async () => {
  const dialect = await setupServer(() => ({ status: 404, text: '<html>' }))
  await expect(
    queryClient.fetchQuery(
      floorOrderQueryOptions(dialect.client, { chainId, contractAddress }),
    ),
  ).rejects.toThrow(RequestError)
})

test('behavior: a query key has service, operation and parameters, but no access key', () => {
  const options = listingsQueryOptions(client, toParameters(listed))
  expect(options.queryKey).toEqual([
    'marketkit',
    client.scope,
    'Marketplace',
    'ListListingsForCollectible',
    { ...toParameters(listed), contractAddress: contractAddress.toLowerCase() },
  ])
  expect(JSON.stringify(options.queryKey)).not.toContain(world.info.accessKey)
  expect(JSON.parse(JSON.stringify(options.queryKey))).toEqual(options.queryKey)
})

test('behavior: the shared key prefix invalidates reads, but no quotes', async () => {
  const quote = buyStepsQueryOptions(client, {
    chainId,
    ...toRequest(purchase()),
  })
  const read = collectibleQueryOptions(client, toParameters(listed))
  await queryClient.fetchQuery(read)
  queryClient.setQueryData(quote.queryKey, [])
  await queryClient.invalidateQueries({ queryKey: marketplaceQueryKey(client) })
  expect(isInvalidated(read.queryKey)).toBe(true)
  expect(isInvalidated(quote.queryKey)).toBe(false)
})

test('behavior: a persisted cache restores reads, but no quotes', async () => {
  const read = floorOrderQueryOptions(client, { chainId, contractAddress })
  const parameters = { chainId, ...toRequest(purchase()) }
  const quote = buyStepsQueryOptions(client, parameters)
  const floor = await queryClient.fetchQuery(read)
  queryClient.setQueryData(quote.queryKey, [])
  const text = JSON.stringify(dehydrate(queryClient))

  vi.resetModules()
  const reloaded = await import('../../src/core.js')
  const restored = new QueryClient()
  hydrate(restored, JSON.parse(text))
  expect(
    restored.getQueryData(
      reloaded.floorOrderQueryOptions(client, { chainId, contractAddress })
        .queryKey,
    ),
  ).toEqual(floor)
  expect(
    restored.getQueryData(
      reloaded.buyStepsQueryOptions(client, parameters).queryKey,
    ),
  ).toBeUndefined()
})

function isInvalidated(queryKey: QueryKey) {
  return queryClient.getQueryState(queryKey)?.isInvalidated
}

test('behavior: a cancelled query rejects and stops fetching', async () => {
  const slow = await setupServer(() => ({ json: {}, delay: 5_000 }))
  const options = floorOrderQueryOptions(slow.client, {
    chainId,
    contractAddress,
  })
  const fetching = queryClient.fetchQuery(options)
  await Promise.all([
    expect(fetching).rejects.toThrow(),
    queryClient.cancelQueries({ queryKey: options.queryKey }),
  ])
  expect(queryClient.isFetching()).toBe(0)
})

test('behavior: data is plain JSON', async () => {
  const options = collectiblesQueryOptions(client, { chainId, contractAddress })
  await queryClient.prefetchInfiniteQuery(options)
  const data: InfiniteData<unknown> | undefined = queryClient.getQueryData(
    options.queryKey,
  )
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})
