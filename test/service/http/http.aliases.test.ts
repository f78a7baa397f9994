import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromDeployment, toDeployment } from '../../../src/rpc/aliases.js'
import { createMarketplaceClient } from '../../../src/rpc/client.js'
import { getOrders } from '../../../src/rpc/operations.js'
import { orders } from '../../../src/service/database/schema.js'
import { later, type TestAccount } from '../requests.js'
import { setupServedMarket } from '../servedMarket.js'

/** Names of a deployment for our enumeration values. */
const aliases = {
  marketplace: {
    service_marketplace_v1: 'vendor_marketplace_v1',
    service_marketplace_v2: 'vendor_marketplace_v2',
  },
  orderbook: {
    service_marketplace_v1: 'vendor_marketplace_v1',
    service_marketplace_v2: 'vendor_marketplace_v2',
  },
  source: {
    service_marketplace_v1: 'vendor_marketplace_v1',
    service_marketplace_v2: 'vendor_marketplace_v2',
  },
  walletType: { service: 'vendor' },
}

let m: Awaited<ReturnType<typeof setupServedMarket>>

beforeAll(async () => {
  m = await setupServedMarket({ aliases })
})
afterAll(() => m.close())

/**
 * Requests of clients that were generated for that deployment. The first
 * version names the network in the path, later ones in the body, as text.
 */
const generations = [
  {
    name: 'the network in the path',
    tokenId: '1',
    path: '/local/rpc/Marketplace/',
    webrpc: 'webrpc@v0.24.0;gen-typescript@v0.16.3;marketplace-api@v0.0.0',
    everywhere: {},
    listing: {},
    execute: (_post: any, signature: string, body: unknown) => ({
      signature,
      executeType: 'order',
      body,
    }),
  },
  {
    name: 'the chain in the body',
    tokenId: '2',
    path: '/rpc/Marketplace/',
    webrpc: 'webrpc@v0.25.0;gen-typescript@v0.17.0;marketplace-api@v0.0.0',
    everywhere: { chainId: '31337' },
    listing: {},
    execute: (post: any, signature: string, body: unknown) => ({
      chainId: '31337',
      signature,
      method: post.method,
      endpoint: post.endpoint,
      body,
      executeType: 'order',
    }),
  },
  {
    name: 'parameters in the body',
    tokenId: '3',
    path: '/rpc/Marketplace/',
    webrpc: 'webrpc@v0.31.1;gen-typescript@v0.23.1;marketplace-api@v0-25.11.10',
    everywhere: { chainId: '31337' },
    listing: { additionalFees: [], slug: 'emblems' },
    execute: (post: any, signature: string, body: unknown) => ({
      params: {
        chainId: '31337',
        signature,
        method: post.method,
        endpoint: post.endpoint,
        body,
        executeType: 'createListing',
      },
    }),
  },
]

describe.each(generations)('$name', (generation) => {
  const { everywhere, tokenId } = generation
  const headers = { Webrpc: generation.webrpc, Authorization: 'BEARER none' }
  const page = {
    page: 1,
    pageSize: 30,
    more: false,
    sort: [{ column: 'price_usd', order: 'ASC' }],
  }
  let ofCollectible: { contractAddress: string; tokenId: string }
  let orderId: string

  async function ask(name: string, body: object) {
    const { body: answer } = await m.send(
      `${generation.path}${name}`,
      { ...everywhere, ...body },
      headers,
    )
    return answer
  }

  /** Carries out steps as these clients do. */
  async function perform(steps: any[], account: TestAccount) {
    let answer: any
    for (const step of steps) {
      if (!step.signature) {
        await m.execute([step], account)
        continue
      }
      const { value: message, ...typed } = step.signature
      const signature = await account.signTypedData({ ...typed, message })
      const { body, ...post } = step.post
      answer = await ask('Execute', generation.execute(post, signature, body))
    }
    await m.indexer.sync()
    return answer
  }

  beforeAll(async () => {
    ofCollectible = { contractAddress: m.emblems, tokenId }
    const { steps } = await ask('GenerateListingTransaction', {
      collectionAddress: m.emblems,
      owner: m.seller.address,
      contractType: 'ERC721',
      orderbook: 'vendor_marketplace_v2',
      listing: {
        tokenId,
        quantity: '1',
        expiry: later(),
        currencyAddress: zeroAddress,
        pricePerToken: `${tokenId}000000000000000000`,
      },
      walletType: 'unknown',
      ...generation.listing,
    })
    orderId = (await perform(steps, m.seller)).orderId
  })

  test('behavior: the client lists a token', async () => {
    expect(orderId).toMatch(/^0x[0-9a-f]{64}$/)
    const { orders } = await ask('GetOrders', {
      input: [
        {
          contractAddress: m.emblems,
          orderId,
          marketplace: 'vendor_marketplace_v2',
        },
      ],
      page: { page: 1, pageSize: 30 },
    })
    expect(orders).toMatchObject([
      {
        marketplace: 'vendor_marketplace_v2',
        source: 'vendor_marketplace_v2',
        status: 'active',
        side: 'listing',
      },
    ])
  })

  test('behavior: the client reads orders and collectibles', async () => {
    const filter = {
      includeEmpty: false,
      searchText: '',
      properties: [],
      marketplaces: ['vendor_marketplace_v2'],
      inAccounts: null,
      prices: [],
    }
    const { collectibles } = await ask('ListCollectibles', {
      side: 'listing',
      contractAddress: m.emblems,
      filter,
      page,
    })
    const found = collectibles.find(
      ({ metadata }: any) => metadata.tokenId === tokenId,
    )
    expect(found.order.marketplace).toBe('vendor_marketplace_v2')
    const none = { ...filter, marketplaces: ['vendor_marketplace_v1'] }
    const empty = await ask('ListCollectibles', {
      side: 'listing',
      contractAddress: m.emblems,
      filter: none,
    })
    expect(empty.collectibles).toEqual([])

    const { collectible } = await ask('GetFloorOrder', {
      contractAddress: m.emblems,
      filter: { includeEmpty: false },
    })
    expect(collectible.order.source).toBe('vendor_marketplace_v2')
    const orderFilter = {
      marketplace: ['vendor_marketplace_v2'],
      currencies: [zeroAddress],
      createdBy: [],
    }
    const { listings } = await ask('ListListingsForCollectible', {
      ...ofCollectible,
      filter: orderFilter,
      page,
    })
    expect(listings).toMatchObject([{ orderId }])
    const { offers } = await ask('ListOffersForCollectible', {
      ...ofCollectible,
      filter: orderFilter,
      page,
    })
    expect(offers).toEqual([])
    const { order } = await ask('GetHighestPriceListingForCollectible', {
      ...ofCollectible,
      filter: orderFilter,
    })
    expect(order).toMatchObject({ orderId, tokenId })
    const { metadata } = await ask('GetCollectible', ofCollectible)
    expect(metadata.name).toBe(`Emblem #${tokenId}`)
  })

  test('behavior: the client buys a token', async () => {
    const buy = (walletType?: string) =>
      ask('GenerateBuyTransaction', {
        collectionAddress: m.emblems,
        buyer: m.buyer.address,
        marketplace: 'vendor_marketplace_v2',
        ordersData: [{ orderId, quantity: '1', tokenId }],
        additionalFees: [],
        walletType,
      })
    expect((await buy('vendor')).steps.length).toBeGreaterThan(0)
    const { steps } = await buy()
    for (const { price, value } of steps)
      expect(`${price} ${value}`).toMatch(/^\d+ \d+$/)
    await perform(steps, m.buyer)
    expect(await m.ownerOf(BigInt(tokenId))).toBe(m.buyer.address)
  })

  test('behavior: the client cancels a listing', async () => {
    const request = {
      collectionAddress: m.emblems,
      owner: m.buyer.address,
      contractType: 'ERC721',
      orderbook: 'vendor_marketplace_v1',
      listing: {
        tokenId,
        quantity: '1',
        expiry: later(),
        currencyAddress: zeroAddress,
        pricePerToken: '1',
      },
    }
    const listed = await ask('GenerateListingTransaction', request)
    await perform(listed.steps, m.buyer)
    const { order } = await ask('GetHighestPriceListingForCollectible', {
      ...ofCollectible,
    })
    expect(order).toMatchObject({
      marketplace: 'vendor_marketplace_v1',
      source: 'vendor_marketplace_v1',
    })
    const { steps } = await ask('GenerateCancelTransaction', {
      collectionAddress: m.emblems,
      maker: m.buyer.address,
      marketplace: 'vendor_marketplace_v1',
      orderId: order.orderId,
    })
    await perform(steps, m.buyer)
    expect(
      await ask('GetHighestPriceListingForCollectible', ofCollectible),
    ).toEqual({ order: null })
  })

  test('behavior: invalid arguments and unknown routes get the errors of the service', async () => {
    expect(
      await ask('GenerateCancelTransaction', {
        collectionAddress: m.emblems,
        maker: m.buyer.address,
        marketplace: 'nobodys_marketplace',
        orderId,
      }),
    ).toMatchObject({ error: 'InvalidArgument', code: 2001, status: 400 })
    expect(
      await ask('Execute', generation.execute({}, '0x12', undefined)),
    ).toMatchObject({ error: 'InvalidArgument', code: 2001 })
    expect(await ask('GetCountOfAllCollectibles', {})).toMatchObject({
      error: 'WebrpcBadRoute',
      code: -2,
    })
  })
})

test('behavior: the client reads metadata filters and builder records', async () => {
  const headers = {
    Webrpc: 'webrpc@v0.26.0;gen-typescript@v0.17.0;builder@v0.1.0',
  }
  const ask = async (path: string, body: object) =>
    (await m.send(`/rpc/${path}`, body, headers)).body
  const { filters } = await ask('Metadata/TokenCollectionFilters', {
    chainID: '31337',
    contractAddress: m.emblems,
    excludeProperties: [],
  })
  expect(filters.map(({ name }: any) => name)).toEqual(['Background', 'Level'])
  const page = { page: 1, pageSize: 10, more: false, column: '', before: null }
  const { contracts } = await ask('Builder/ListContracts', {
    projectId: 1,
    filter: { contractSourceType: 'LINKED' },
    page,
  })
  expect(contracts).toMatchObject([{ source: 'LINKED' }])
  const { contractSources } = await ask('Builder/ListContractSources', {
    projectId: 1,
    page,
  })
  expect(contractSources).toHaveLength(2)
  const { audience } = await ask('Builder/GetAudience', {
    projectId: 1,
    audienceId: 1,
  })
  expect(audience.contactCount).toBe(2)
})

test('behavior: a body without a known chain id is refused', async () => {
  const path = '/rpc/Marketplace/GetFloorOrder'
  for (const chainId of [
    ...[undefined, null, 5, '0x7a69', true, [31337]],
    ...[{ id: 31337 }, { toString: 1 }, { toString: null, valueOf: 1 }],
  ])
    expect(
      (await m.send(path, { chainId, contractAddress: m.emblems })).body,
    ).toMatchObject({
      error: 'InvalidArgument',
      cause: 'chainId',
      msg: expect.stringContaining('31337 (local)'),
    })
  for (const chainId of [31337, '31337', 'local'])
    expect(
      (await m.send(path, { chainId, contractAddress: m.emblems })).status,
    ).toBe(200)
})

test('behavior: a MarketKit client with the same aliases returns the names of the service', async () => {
  const client = createMarketplaceClient({
    accessKey: 'shop-key',
    aliases,
    fetch: (input, init) => m.service.fetch(new Request(input, init)),
    marketplaceUrl: 'http://localhost',
    networks: { 31337: 'local' },
  })
  const [{ orderHash } = {}] = await m.db.select().from(orders)
  const answer = await client.request(
    getOrders,
    { input: [{ contractAddress: m.emblems, orderId: String(orderHash) }] },
    { chainId: 31337 },
  )
  expect(answer.orders[0]?.source).toMatch(/^service_marketplace_v[12]$/)
})

test('behavior: inherited properties of objects are not used as aliases', () => {
  const value = { constructor: 'keys', toString: 'name', status: 'active' }
  expect(fromDeployment(value, {})).toEqual(value)
  expect(toDeployment(value, aliases)).toEqual(value)
})
