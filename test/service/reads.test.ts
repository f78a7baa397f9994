import { eq } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  audienceContacts,
  audiences,
  balances,
  collectibles,
  collections,
  contractSources,
  contracts,
  orders,
  projects,
} from '../../src/service/database/schema.js'
import {
  ada,
  bob,
  chainId,
  collection,
  largest,
  now,
  setupService,
  unknownCurrency,
  usdc,
} from './setup.js'

let s: Awaited<ReturnType<typeof setupService>>

beforeAll(async () => {
  s = await setupService()
})
afterAll(() => s.close())
beforeEach(async () => {
  await s.db.delete(orders)
  await s.db.delete(balances)
  await s.db.delete(collectibles)
  await s.db.delete(collections)
  await s.addCollection()
})

const tokens = (answer: any) =>
  answer.collectibles.map((item: any) => item.metadata.tokenId)
const ids = (list: any[]) => list.map(({ orderId }) => orderId)
const list = (body: object = {}) =>
  s.call('Marketplace/ListCollectibles', {
    contractAddress: collection,
    ...body,
  })

describe('ListCollectibles', () => {
  test('default', async () => {
    await s.addCollectible(
      3n,
      {
        name: 'Emblem #3',
        image: 'https://a.example/3.svg',
        properties: { Level: 4 },
        attributes: [{ trait_type: 'Background', value: 'Red' }],
        assets: [{ id: 1, url: 'https://a.example/3.svg' }],
      },
      ada,
    )
    const orderId = await s.addOrder(3n, 1_500_000n)
    const { collectibles, page } = await list()
    expect(page).toEqual({ page: 1, pageSize: 30, more: false })
    const [{ listing, metadata, offer, order }] = collectibles
    expect(offer).toBeUndefined()
    expect(order).toEqual(listing)
    for (const number of ['id', 'collectionId', 'collectibleId']) {
      expect(order[number]).toBeGreaterThan(0)
      delete order[number]
    }
    const { assets, updatedAt, ...rest } = metadata
    expect(assets[0]).toMatchObject({ tokenId: '3', id: 1 })
    expect(updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(rest).toMatchInlineSnapshot(`
      {
        "attributes": [
          {
            "trait_type": "Background",
            "value": "Red",
          },
        ],
        "description": "",
        "image": "https://a.example/3.svg",
        "name": "Emblem #3",
        "properties": {
          "Level": 4,
        },
        "tokenId": "3",
      }
    `)
    expect(order.orderId).toBe(orderId)
    expect(order).toMatchInlineSnapshot(`
      {
        "blockNumber": 7,
        "chainId": 31337,
        "collectionContractAddress": "0x00000000000000000000000000000000000c0de1",
        "createdAt": "2026-01-01T00:00:00.001Z",
        "createdBy": "0x00000000000000000000000000000000000000a1",
        "feeBps": 250,
        "feeBreakdown": [
          {
            "bps": 250,
            "kind": "marketplace",
            "recipientAddress": "0x00000000000000000000000000000000000000b2",
          },
        ],
        "marketplace": "service_marketplace_v2",
        "orderCreatedAt": "2026-01-01T00:00:00.001Z",
        "orderId": "0x0000000000000000000000000000000000000000000000000000000000000001",
        "orderUpdatedAt": "2026-01-01T00:00:00.000Z",
        "originName": "service_marketplace_v2",
        "priceAmount": "1500000",
        "priceAmountFormatted": "1.5",
        "priceAmountNet": "1462500",
        "priceAmountNetFormatted": "1.4625",
        "priceCurrencyAddress": "0x00000000000000000000000000000000000000dc",
        "priceDecimals": 6,
        "priceUSD": 1.5,
        "priceUSDFormatted": "1.50",
        "quantityAvailable": "1",
        "quantityAvailableFormatted": "1",
        "quantityDecimals": 0,
        "quantityInitial": "1",
        "quantityInitialFormatted": "1",
        "quantityRemaining": "1",
        "quantityRemainingFormatted": "1",
        "side": "listing",
        "source": "service_marketplace_v2",
        "status": "active",
        "tokenId": "3",
        "updatedAt": "2026-01-01T00:00:00.000Z",
        "validFrom": "2025-12-31T23:59:59.000Z",
        "validUntil": "2026-01-01T00:00:01.000Z",
      }
    `)
  })

  test('behavior: the cheapest first, unknown dollars last', async () => {
    for (const tokenId of [1n, 2n, 3n, 4n, 5n]) await s.addCollectible(tokenId)
    await s.addOrder(1n, 900_000n)
    await s.addOrder(1n, 100_000n)
    await s.addOrder(2n, 500_000n)
    await s.addOrder(3n, 100n, { currencyAddress: unknownCurrency })
    // 0.0001 ETH are 0.20 dollars.
    await s.addOrder(4n, 10n ** 14n, { currencyAddress: zeroAddress })
    const answer = await list()
    expect(tokens(answer)).toEqual(['1', '4', '2', '3'])
    const { priceDecimals, priceUSD } = answer.collectibles[3].order
    expect([priceDecimals, priceUSD]).toEqual([undefined, undefined])
    const pages = [1, 2, 3].map((page) => list({ page: { page, pageSize: 2 } }))
    const [first, second, third] = await Promise.all(pages)
    expect(tokens(first)).toEqual(['1', '4'])
    expect(first.page.more).toBe(true)
    expect(tokens(second)).toEqual(['2', '3'])
    expect(second.page.more).toBe(false)
    expect(third).toEqual({
      collectibles: [],
      page: { page: 3, pageSize: 2, more: false },
    })
  })

  test('behavior: token id 0 and 2^256-1, price 0', async () => {
    await s.addCollectible(0n)
    await s.addCollectible(largest)
    await s.addOrder(0n, 0n)
    await s.addOrder(largest, 1n)
    const answer = await list()
    expect(tokens(answer)).toEqual(['0', String(largest)])
    expect(answer.collectibles[0].order).toMatchObject({
      priceAmount: '0',
      priceAmountFormatted: '0',
      priceUSD: 0,
      priceUSDFormatted: '0.00',
      tokenId: '0',
    })
  })

  test('behavior: only orders that can be filled now', async () => {
    const dead = {
      1: { validUntil: new Date(now) },
      2: { validFrom: new Date(now + 1) },
      3: { status: 'inactive' },
      4: { status: 'cancelled' },
      5: { status: 'filled' },
    } as const
    for (const [tokenId, values] of Object.entries(dead)) {
      await s.addCollectible(BigInt(tokenId))
      await s.addOrder(BigInt(tokenId), 1n, values)
    }
    await s.addCollectible(6n)
    await s.addOrder(6n, 5n, { validUntil: new Date(now) })
    await s.addOrder(6n, 9n)
    const answer = await list()
    expect(tokens(answer)).toEqual(['6'])
    expect(answer.collectibles[0].order.priceAmount).toBe('9')
  })

  test('parameters: side', async () => {
    for (const tokenId of [1n, 2n, 3n]) await s.addCollectible(tokenId)
    await s.addOrder(1n, 100n, { side: 'offer' })
    await s.addOrder(2n, 300n, { side: 'offer' })
    await s.addOrder(3n, 50n)
    const offers = await list({ side: 'offer' })
    expect(tokens(offers)).toEqual(['2', '1'])
    expect(offers.collectibles[0].order).toEqual(offers.collectibles[0].offer)
    await s.addOrder(null, 200n, { side: 'offer' })
    const all = await list({ side: 'offer' })
    expect(tokens(all)).toEqual(['2', '1', '3'])
    expect(all.collectibles[1].order.tokenId).toBeUndefined()
    expect(all.collectibles[1].order.collectibleId).toBeUndefined()
    expect(all.collectibles[2].listing.priceAmount).toBe('50')
    expect(tokens(await list({ side: 'unknown' }))).toEqual(['3'])
  })

  test('parameters: filter.includeEmpty', async () => {
    for (const tokenId of [1n, 2n, 3n]) await s.addCollectible(tokenId)
    await s.addOrder(2n, 1n)
    const answer = await list({ filter: { includeEmpty: true } })
    expect(tokens(answer)).toEqual(['2', '1', '3'])
    expect(answer.collectibles[1].order).toBeUndefined()
    const offers = await list({ side: 'offer', filter: { includeEmpty: true } })
    expect(tokens(offers)).toEqual(['1', '2', '3'])
    expect(offers.collectibles[1].listing.tokenId).toBe('2')
  })

  test('parameters: filter.searchText', async () => {
    await s.addCollectible(1n, { name: 'Neon Dragon' })
    await s.addCollectible(2n, { name: '100%_\\', description: 'a dragon' })
    const find = async (searchText: string) =>
      tokens(await list({ filter: { includeEmpty: true, searchText } }))
    expect(await find('DRAGON')).toEqual(['1', '2'])
    expect(await find(' dragon  neon ')).toEqual(['1'])
    expect(await find('0%_\\')).toEqual(['2'])
    expect(await find('%')).toEqual(['2'])
    expect(await find('_')).toEqual(['2'])
    expect(await find("'; drop table orders; --")).toEqual([])
    expect(await find('  ')).toEqual(['1', '2'])
  })

  test('parameters: filter.properties', async () => {
    const attributes = (
      Color: string,
      Level: number | string,
      tags = ['a'],
    ) => ({
      attributes: [
        { trait_type: 'Color', value: Color },
        { trait_type: 'Level', value: Level },
      ],
      properties: { tags },
    })
    await s.addCollectible(1n, attributes('Red', 1))
    await s.addCollectible(2n, attributes('Blue', 5, ['a', 'b']))
    await s.addCollectible(3n, attributes('Red', 'high'))
    const find = async (...properties: object[]) =>
      tokens(await list({ filter: { includeEmpty: true, properties } }))
    const color = { name: 'Color', type: 'STRING' }
    const level = { name: 'Level', type: 'INT' }
    expect(await find({ ...color, values: ['Red'] })).toEqual(['1', '3'])
    expect(await find({ ...color, values: ['Red', 'Blue'] })).toHaveLength(3)
    expect(await find({ ...color, values: ['red'] })).toEqual([])
    expect(await find({ ...level, min: 1 })).toEqual(['1', '2'])
    expect(await find({ ...level, min: 1.5, max: 1e308 })).toEqual(['2'])
    expect(await find({ ...level, max: -1 })).toEqual([])
    expect(await find({ ...level, type: 'STRING', values: ['5'] })).toEqual([
      '2',
    ])
    expect(
      await find({ ...color, values: ['Red'] }, { ...level, max: 3 }),
    ).toEqual(['1'])
    const tags = { name: 'tags', type: 'ARRAY' }
    expect(await find({ ...tags, values: ['b'] })).toEqual(['2'])
    expect(await find({ name: 'Size', type: 'STRING' })).toEqual([])
    const generic = { name: 'Color', type: 'GENERIC' }
    expect(
      await list({ filter: { properties: [color, generic] } }),
    ).toMatchObject({
      error: 'InvalidArgument',
      cause: 'filter.properties.1.type',
    })
    expect(
      await list({ filter: { properties: [{ ...color, values: [{}] }] } }),
    ).toMatchObject({
      error: 'InvalidArgument',
      cause: 'filter.properties.0.values.0',
    })
  })

  test('parameters: filters of orders', async () => {
    for (const tokenId of [1n, 2n, 3n]) await s.addCollectible(tokenId)
    await s.addOrder(1n, 1n, { maker: bob })
    await s.addOrder(1n, 2n, { marketplace: 'external_1' })
    await s.addOrder(2n, 3n)
    await s.addOrder(3n, 4n, { currencyAddress: zeroAddress, maker: bob })
    const find = async (filter: object) =>
      (await list({ filter })).collectibles.map(
        ({ order }: any) => `${order.tokenId}:${order.priceAmount}`,
      )
    expect(await find({ marketplaces: ['external_1'] })).toEqual(['1:2'])
    expect(await find({ ordersCreatedBy: [bob] })).toEqual(['3:4', '1:1'])
    expect(await find({ ordersNotCreatedBy: [bob] })).toEqual(['1:2', '2:3'])
    expect(await find({ inCurrencyAddresses: [zeroAddress] })).toEqual(['3:4'])
    expect(await find({ notInCurrencyAddresses: [zeroAddress] })).toEqual([
      '1:1',
      '2:3',
    ])
    expect(await find({ marketplaces: [], ordersCreatedBy: [] })).toHaveLength(
      3,
    )
    expect(await find({ ordersCreatedBy: [ada], includeEmpty: false })).toEqual(
      ['1:2', '2:3'],
    )
  })

  test('parameters: inAccounts, notInAccounts', async () => {
    await s.addCollectible(1n, {}, ada)
    await s.addCollectible(2n, {}, bob)
    await s.addCollectible(3n)
    const find = async (filter: object) =>
      tokens(await list({ filter: { includeEmpty: true, ...filter } }))
    expect(
      await find({ inAccounts: [ada.toUpperCase().replace('X', 'x')] }),
    ).toEqual(['1'])
    expect(await find({ inAccounts: [ada, bob] })).toEqual(['1', '2'])
    expect(await find({ notInAccounts: [bob] })).toEqual(['1', '3'])
    await s.db.update(balances).set({ amount: 0n })
    expect(await find({ inAccounts: [ada, bob] })).toEqual([])
  })

  test('parameters: page.sort', async () => {
    await s.addCollectible(1n, { name: 'b' })
    await s.addCollectible(2n, { name: 'a' })
    await s.addCollectible(3n, { name: 'c' })
    await s.addOrder(1n, 5n)
    await s.addOrder(1n, 6n)
    await s.addOrder(2n, 1n)
    await s.addOrder(3n, 9n)
    const sorted = async (column: string, order?: string, filter?: object) =>
      tokens(await list({ page: { sort: [{ column, order }] }, filter }))
    expect(await sorted('priceUSD')).toEqual(['3', '1', '2'])
    expect(await sorted('price_usd', 'ASC')).toEqual(['2', '1', '3'])
    expect(await sorted('priceAmount', 'DESC')).toEqual(['3', '1', '2'])
    expect(await sorted('tokenId', 'ASC')).toEqual(['1', '2', '3'])
    expect(await sorted('tokenId', 'DESC')).toEqual(['3', '2', '1'])
    expect(await sorted('name', 'ASC')).toEqual(['2', '1', '3'])
    expect(await sorted('createdAt', 'DESC')).toEqual(['3', '2', '1'])
    expect(await sorted('updatedAt', 'ASC')).toHaveLength(3)
    expect(await sorted('validUntil', 'ASC')).toHaveLength(3)
    await s.addCollectible(4n, { name: 'd' })
    expect(await sorted('priceUSD', 'DESC', { includeEmpty: true })).toEqual([
      '3',
      '1',
      '2',
      '4',
    ])
    const wrong = { sort: [{ column: 'name' }, { column: 'id; drop' }] }
    expect(await list({ page: wrong })).toMatchInlineSnapshot(`
      {
        "cause": "page.sort.1.column",
        "code": 2001,
        "error": "InvalidArgument",
        "msg": "This list cannot be sorted by that column. Columns: priceUSD, priceAmount, createdAt, updatedAt, validUntil, tokenId, name.",
        "status": 400,
      }
    `)
  })
})

describe('GetFloorOrder', () => {
  const floor = (filter?: object) =>
    s.call('Marketplace/GetFloorOrder', { contractAddress: collection, filter })

  test('default', async () => {
    expect(await floor()).toEqual({ collectible: null })
    for (const tokenId of [1n, 2n]) await s.addCollectible(tokenId)
    expect(await floor({ includeEmpty: true })).toEqual({ collectible: null })
    await s.addOrder(1n, 5n)
    await s.addOrder(2n, 3n)
    await s.addOrder(2n, 9n, { side: 'offer' })
    const { collectible } = await floor()
    expect(collectible.order.priceAmount).toBe('3')
    expect(collectible.listing).toEqual(collectible.order)
    expect(collectible.offer.priceAmount).toBe('9')
    const filtered = await floor({ searchText: 'nothing' })
    expect(filtered).toEqual({ collectible: null })
  })
})

describe('orders of one collectible', () => {
  const ask = (operation: string, body: object = {}) =>
    s.call(`Marketplace/${operation}`, {
      contractAddress: collection,
      tokenId: '0',
      ...body,
    })

  test('ListListingsForCollectible', async () => {
    const dear = await s.addOrder(0n, 9n, { maker: bob })
    const cheap = await s.addOrder(0n, 1n, { marketplace: 'external_2' })
    await s.addOrder(1n, 1n)
    await s.addOrder(0n, 1n, { status: 'inactive' })
    await s.addOrder(0n, 1n, { side: 'offer' })
    const answer = await ask('ListListingsForCollectible')
    expect(ids(answer.listings)).toEqual([cheap, dear])
    expect(answer.page).toEqual({ page: 1, pageSize: 30, more: false })
    const find = async (filter: object) =>
      ids((await ask('ListListingsForCollectible', { filter })).listings)
    expect(await find({ createdBy: [bob] })).toEqual([dear])
    expect(await find({ marketplace: ['external_2'] })).toEqual([cheap])
    expect(await find({ currencies: [zeroAddress] })).toEqual([])
    const paged = await ask('ListListingsForCollectible', {
      page: { pageSize: 1, sort: [{ column: 'priceAmount', order: 'DESC' }] },
    })
    expect(ids(paged.listings)).toEqual([dear])
    expect(paged.page.more).toBe(true)
  })

  test('ListOffersForCollectible', async () => {
    const low = await s.addOrder(0n, 1n, { side: 'offer' })
    const high = await s.addOrder(null, 9n, { side: 'offer' })
    await s.addOrder(5n, 7n, { side: 'offer' })
    const { offers } = await ask('ListOffersForCollectible')
    expect(ids(offers)).toEqual([high, low])
  })

  test('behavior: the best offer is the one that leaves most', async () => {
    const bid = (price: bigint, priceNetPerToken: bigint, o: object = {}) =>
      s.addOrder(0n, price, { side: 'offer', priceNetPerToken, ...o })
    const greedy = await bid(9_000_000n, 1n)
    const fair = await bid(2_000_000n, 1_900_000n)
    const free = await bid(0n, 0n)
    const ether = await bid(10n ** 15n, 10n ** 15n - 10n ** 13n, {
      currencyAddress: zeroAddress,
    })
    const { offers } = await ask('ListOffersForCollectible')
    expect(ids(offers)).toEqual([ether, fair, greedy, free])
  })

  test('GetHighestPriceListingForCollectible', async () => {
    const operation = 'GetHighestPriceListingForCollectible'
    expect(await ask(operation)).toEqual({ order: null })
    await s.addOrder(0n, 1n)
    const top = await s.addOrder(0n, 8n)
    await s.addOrder(0n, 99n, { currencyAddress: unknownCurrency })
    expect((await ask(operation)).order.orderId).toBe(top)
    const filter = { currencies: [unknownCurrency] }
    expect((await ask(operation, { filter })).order.priceAmount).toBe('99')
  })

  test('GetCollectible', async () => {
    expect(await ask('GetCollectible')).toMatchObject({
      error: 'NotFound',
      code: 3000,
      status: 404,
    })
    await s.addCollectible(0n, { name: 'Zero' })
    await s.addCollectible(largest, { name: 'Most' })
    expect((await ask('GetCollectible')).metadata.name).toBe('Zero')
    const last = await ask('GetCollectible', { tokenId: String(largest) })
    expect(last.metadata).toMatchObject({ name: 'Most', attributes: [] })
  })
})

describe('GetOrders', () => {
  const get = (input: object[], page?: object) =>
    s.call('Marketplace/GetOrders', { input, page })

  test('default', async () => {
    const one = await s.addOrder(1n, 1n, { status: 'cancelled' })
    const two = await s.addOrder(null, 2n, { side: 'offer' })
    const old = await s.addOrder(1n, 1n, { validUntil: new Date(now) })
    const early = await s.addOrder(1n, 1n, { validFrom: new Date(now + 1) })
    const named = [early, two, '0xdead', 'nothing', old, one].map(
      (orderId) => ({ contractAddress: collection, orderId }),
    )
    const answer = await get(named)
    expect(ids(answer.orders)).toEqual([early, two, old, one])
    expect(answer.orders.map(({ status }: any) => status)).toEqual([
      'inactive',
      'active',
      'expired',
      'cancelled',
    ])
    const second = await get(named, { page: 2, pageSize: 2 })
    expect(ids(second.orders)).toEqual([old, one])
    expect(await get([])).toEqual({
      orders: [],
      page: { page: 1, pageSize: 30, more: false },
    })
    const elsewhere = { orderId: one, contractAddress: usdc }
    const otherBook = { ...named[5], marketplace: 'external_1' }
    const anyBook = { ...named[5], marketplace: 'unknown' }
    const upper = { ...named[5], orderId: one.toUpperCase() }
    expect(ids((await get([elsewhere, otherBook])).orders)).toEqual([])
    expect(ids((await get([anyBook, upper])).orders)).toEqual([one, one])
  })
})

describe('TokenCollectionFilters', () => {
  test('default', async () => {
    const place = { contractAddress: collection }
    const ask = (body: object) =>
      s.call('Metadata/TokenCollectionFilters', { ...place, ...body })
    expect(await ask({ chainId: '31337' })).toEqual({ filters: [] })
    await s.addCollectible(1n, {
      attributes: [
        { trait_type: 'Color', value: 'Red' },
        { trait_type: 'Level', value: 3 },
        { trait_type: 'Mixed', value: 10 },
        { trait_type: 'Done', value: true },
        { trait_type: 'Nothing', value: null },
      ],
      properties: { tags: ['b', 'a'], nested: { no: 1 } },
    })
    await s.addCollectible(2n, {
      attributes: [
        { trait_type: 'Color', value: 'Blue' },
        { trait_type: 'Level', value: 12 },
        { trait_type: 'Mixed', value: '9' },
      ],
    })
    const answer = await ask({ chainId: '31337' })
    expect(answer).toMatchInlineSnapshot(`
      {
        "filters": [
          {
            "max": null,
            "min": null,
            "name": "Color",
            "type": "STRING",
            "values": [
              "Blue",
              "Red",
            ],
          },
          {
            "max": null,
            "min": null,
            "name": "Done",
            "type": "STRING",
            "values": [
              "true",
            ],
          },
          {
            "max": 12,
            "min": 3,
            "name": "Level",
            "type": "INT",
            "values": null,
          },
          {
            "max": null,
            "min": null,
            "name": "Mixed",
            "type": "STRING",
            "values": [
              "9",
              "10",
            ],
          },
          {
            "max": null,
            "min": null,
            "name": "tags",
            "type": "ARRAY",
            "values": [
              "a",
              "b",
            ],
          },
        ],
      }
    `)
    expect(await ask({ chainID: '31337' })).toEqual(answer)
    expect(await ask({ chainId: 'local' })).toEqual(answer)
    expect(await ask({ chainId: 31337 })).toEqual(answer)
    expect(await ask({ chainID: '1' })).toMatchObject({
      error: 'InvalidArgument',
      cause: 'chainID',
    })
    expect(await ask({})).toMatchObject({
      error: 'InvalidArgument',
      cause: 'chainId',
    })
  })
})

describe('Builder', () => {
  beforeAll(async () => {
    await s.db.insert(projects).values({ id: 2, name: 'Other' })
    const contract = {
      projectId: 1,
      contractName: 'Emblems',
      contractAddress: collection,
      contractType: 'ERC721',
      chainId,
      source: 'LINKED',
    } as const
    await s.db.insert(contracts).values([
      { ...contract, id: 1, audienceId: 4 },
      { ...contract, id: 2, source: 'DEPLOYED', contractType: 'ERC1155' },
      { ...contract, id: 3, projectId: 2 },
    ])
    await s.db.insert(contractSources).values([
      { id: 1, uid: 'erc721', contractType: 'ERC721', projectId: 1, name: 'A' },
      { id: 2, uid: 'other', contractType: 'ERC721', projectId: 2, name: 'B' },
    ])
    await s.db.insert(audiences).values([
      { id: 4, projectId: 1, name: 'Friends' },
      { id: 5, projectId: 2, name: 'Others' },
      { id: 6, projectId: 1, name: 'Gone', deletedAt: new Date(now) },
    ])
    await s.db.insert(audienceContacts).values([
      { id: 1, audienceId: 4, name: 'Ada', address: ada, email: 'a@b.example' },
      { id: 2, audienceId: 5, name: 'Bob', email: 'b@b.example' },
    ])
  })

  test('ListContracts', async () => {
    const ask = (body: object) =>
      s.call('Builder/ListContracts', { projectId: 1, ...body })
    const all = await ask({})
    expect(all.contracts.map(({ id }: any) => id)).toEqual([1, 2])
    expect(all.page).toEqual({ page: 1, pageSize: 30, more: false })
    expect(all.contracts[0].createdAt).toMatch(/Z$/)
    expect(all.contracts[0]).not.toHaveProperty('abi')
    const byName = await ask({ page: { column: 'contractName' } })
    expect(byName.page).toMatchObject({ column: 'contractName', page: 1 })
    expect(byName.page).not.toHaveProperty('sort')
    const find = async (filter: object) =>
      (await ask({ filter })).contracts.map(({ id }: any) => id)
    expect(await find({ chainId: 1 })).toEqual([])
    expect(await find({ chainId: Number.MAX_SAFE_INTEGER })).toEqual([])
    expect(await find({ contractSourceType: 'LINKED' })).toEqual([1])
    expect(await find({ contractType: 'ERC1155' })).toEqual([2])
    const sort = [{ column: 'contract_type', order: 'ASC' }]
    const paged = await ask({ page: { pageSize: 1, sort, before: {} } })
    expect(paged.contracts[0].id).toBe(2)
    expect(paged.page).toEqual({ page: 1, pageSize: 1, more: true, sort })
    expect(await ask({ page: { after: { id: 1 } } })).toMatchObject({
      error: 'InvalidArgument',
      cause: 'page.after',
    })
    expect(await ask({ projectId: 2 })).toMatchObject({
      error: 'PermissionDenied',
      code: 1001,
      status: 403,
    })
  })

  test('ListContractSources', async () => {
    const answer = await s.call('Builder/ListContractSources', { projectId: 1 })
    expect(answer.contractSources).toHaveLength(1)
    expect(answer.contractSources[0]).toMatchObject({ id: 1, uid: 'erc721' })
    expect(
      await s.call('Builder/ListContractSources', { projectId: 2 }),
    ).toMatchObject({ error: 'PermissionDenied' })
  })

  test('GetAudience', async () => {
    const ask = (projectId: number, audienceId: number) =>
      s.call('Builder/GetAudience', { projectId, audienceId })
    const answer = await ask(1, 4)
    expect(answer.audience).toMatchObject({ name: 'Friends', contactCount: 1 })
    expect(answer.contacts).toMatchObject([
      { name: 'Ada', address: ada, email: 'a@b.example' },
    ])
    expect(answer.contracts.map(({ id }: any) => id)).toEqual([1])
    expect(await ask(1, 5)).toMatchObject({ error: 'NotFound' })
    expect(await ask(1, 6)).toMatchObject({ error: 'NotFound' })
    expect(await ask(2, 5)).toMatchObject({ error: 'PermissionDenied' })
  })
})

test('behavior: addresses in any case', async () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  await s.addCollection(address)
  await s.db
    .insert(collectibles)
    .values({ chainId, contractAddress: address, tokenId: 1n })
  await s.addOrder(1n, 1n, { contractAddress: address })
  for (const contractAddress of [
    address,
    address.toLowerCase(),
    `0x${address.slice(2).toUpperCase()}`,
    '0x52908400098527886e0F7030069857d2e4169ee7',
  ]) {
    const answer = await list({ contractAddress })
    expect(answer.collectibles[0].order.collectionContractAddress).toBe(
      address.toLowerCase(),
    )
  }
  await s.db.delete(orders).where(eq(orders.contractAddress, address))
})
