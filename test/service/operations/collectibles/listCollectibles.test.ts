import { eq, inArray } from 'drizzle-orm'
import { type Hex, zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NetworkConfig } from '../../../../src/service/context.js'
import { createContext } from '../../../../src/service/createContext.js'
import {
  collectibles,
  orders,
} from '../../../../src/service/database/schema.js'
import { sweepOrders } from '../../../../src/service/orders/sweepOrders.js'
import {
  ada,
  bob,
  chainId,
  collection,
  largest,
  now,
  unknownCurrency,
} from '../../setup.js'
import { type Reads, readsCases, setupReads } from '../readsCases.js'

describe.each(readsCases)('ListCollectibles on %s, %s marks', (kind, marks) => {
  let s: Reads
  beforeAll(async () => {
    s = await setupReads(kind, marks)
  })
  afterAll(() => s.close())
  beforeEach(() => s.reset())

  const list = (body: object = {}) =>
    s.call('Marketplace/ListCollectibles', {
      contractAddress: collection,
      ...body,
    })

  test('default: an item has its metadata, its owner and its best orders', async () => {
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

  test('behavior: the cheapest token is first, unknown dollar prices are last', async () => {
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

  test('behavior: token ids 0 and 2^256-1 and the price 0 are listed', async () => {
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

  test('behavior: only orders that can be filled now are returned', async () => {
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

  describe('behavior: without a sweep, the clock decides which orders are valid', () => {
    const at = (ms: number) => new Date(now + ms)
    const listed = async (ms: number) => {
      s.clock.now = now + ms
      const answers = await Promise.all(
        ['listing', 'offer'].map((side) => list({ side })),
      )
      return answers.map(({ collectibles }) =>
        collectibles.map(({ order }: any) => order.priceAmount).join(),
      )
    }

    // One at a time: with one outdated mark, the whole book is searched.
    test('orders end', async () => {
      for (const tokenId of [1n, 2n]) await s.addCollectible(tokenId)
      for (const side of ['listing', 'offer'] as const) {
        await s.addOrder(1n, 50n, { side, validUntil: at(10) })
        await s.addOrder(1n, 50n, { side, validUntil: at(20) })
        await s.addOrder(2n, 60n, { side, validUntil: at(30) })
      }
      expect(await listed(9)).toEqual(['50,60', '60,50'])
      expect(await listed(10)).toEqual(['50,60', '60,50'])
      expect(await listed(19)).toEqual(['50,60', '60,50'])
      expect(await listed(20)).toEqual(['60', '60'])
      expect(await listed(30)).toEqual(['', ''])
    })

    test('orders begin', async () => {
      for (const tokenId of [1n, 2n]) await s.addCollectible(tokenId)
      for (const side of ['listing', 'offer'] as const) {
        await s.addOrder(1n, 50n, { side })
        await s.addOrder(2n, 60n, { side, validFrom: at(10) })
      }
      expect(await listed(9)).toEqual(['50', '50'])
      expect(await listed(10)).toEqual(['50,60', '60,50'])
    })
  })

  test('behavior: a sweep during a request removes no valid order from the answer', async () => {
    await s.addCollectible(1n)
    await s.addOrder(1n, 9n)
    const context = createContext({
      database: { db: s.db },
      networks: [],
      now: () => s.clock.now,
    })
    const network = { chainId } as NetworkConfig
    const { signal } = new AbortController()
    for (let turn = 0; turn < 12; turn += 1) {
      s.clock.now += 1
      await s.addOrder(1n, 5n, { validUntil: new Date(s.clock.now + 1) })
      s.clock.now += 1
      const swept = sweepOrders(context, network, signal)
      for (let wait = 0; wait < turn; wait += 1) await Promise.resolve()
      const answer = await list()
      expect(tokens(answer)).toEqual(['1'])
      await swept
    }
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
        "msg": "This list cannot be sorted by that column. Available columns: priceUSD, priceAmount, createdAt, updatedAt, validUntil, tokenId, name.",
        "status": 400,
      }
    `)
  })

  test('parameters: page.after', async () => {
    for (const tokenId of [1n, 2n, 3n]) await s.addCollectible(tokenId)
    const first = await s.addOrder(1n, 1n)
    const second = await s.addOrder(2n, 2n)
    await s.addOrder(3n, 3n)
    const { page } = await list({ page: { pageSize: 2 } })
    // Page 2 lacks the third now; the place of the second stays.
    await s.db
      .update(orders)
      .set({ status: 'filled', standing: null })
      .where(inArray(orders.orderHash, [first, second]))
    const body = { page: { pageSize: 2, after: page.after } }
    const { collectibles, page: last } = await list(body)
    expect(collectibles).toMatchObject([{ metadata: { tokenId: '3' } }])
    expect(last).toEqual({ page: 1, pageSize: 2, more: false })
  })

  describe.each<[string, { filter?: object; page?: object }]>([
    ['in the default order', {}],
    ['sorted', { page: { sort: [{ column: 'priceUSD', order: 'DESC' }] } }],
    ['with a search', { filter: { searchText: 'emblem' } }],
  ])(
    'parameters: page.after, while offers for any token change, %s',
    (_, of) => {
      const page = { ...of.page, pageSize: 3 }
      const offer = { side: 'offer' as const }
      let forAny: Hex
      let after: string

      /** Lists 5, 1 and 2, then 3, 4 and 6. */
      beforeEach(async () => {
        for (const tokenId of [1n, 2n, 3n, 4n, 5n, 6n])
          await s.addCollectible(tokenId, { name: `Emblem #${tokenId}` })
        for (const tokenId of [2n, 4n, 6n])
          await s.addOrder(tokenId, 5_000_000n, offer)
        await s.addOrder(5n, 20_000_000n, offer)
        forAny = await s.addOrder(null, 10_000_000n, offer)
        const first = await list({ ...of, ...offer, page })
        expect(getTokens(first)).toEqual(['5', '1', '2'])
        after = first.page.after
      })

      const getTokens = ({ collectibles }: any): string[] =>
        collectibles.map(({ metadata }: any) => metadata.tokenId)

      async function listRest() {
        const found: string[] = []
        for (let next: string | undefined = after; next; ) {
          const answer = await list({
            ...of,
            ...offer,
            page: { ...page, after: next },
          })
          found.push(...getTokens(answer))
          next = answer.page.after
        }
        return found
      }

      const end = () =>
        s.db
          .update(orders)
          .set({ status: 'cancelled', standing: null })
          .where(eq(orders.orderHash, forAny))

      test('no offer changes', async () => {
        expect(await listRest()).toEqual(['3', '4', '6'])
      })

      test('the best offer ends', async () => {
        await end()
        expect(await listRest()).toEqual(expect.arrayContaining(['4', '6']))
      })

      test('a worse offer replaces the best offer', async () => {
        await end()
        await s.addOrder(null, 7_000_000n, offer)
        expect(await listRest()).toEqual(
          expect.arrayContaining(['3', '4', '6']),
        )
      })

      test('a better offer arrives', async () => {
        await s.addOrder(null, 30_000_000n, offer)
        expect(await listRest()).toEqual(
          expect.arrayContaining(['3', '4', '6']),
        )
      })
    },
  )

  test.each([
    '',
    'x',
    't',
    't1o',
    '1',
    't-1',
    't9',
    't1o0',
    't2o1',
    't1a1',
    'o1',
  ])('parameters: an invalid page.after is refused: %s', async (after) => {
    for (const tokenId of [1n, 2n]) await s.addCollectible(tokenId)
    await s.addOrder(1n, 1n)
    const [{ order }] = (await list()).collectibles
    expect(
      await list({
        page: { after: after.replace(/(?<=[ao])1$/, String(order.id)) },
      }),
    ).toMatchObject({ error: 'InvalidArgument', cause: 'page.after' })
  })

  test('behavior: addresses in any case are accepted', async () => {
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
  })
})

const tokens = (answer: any) =>
  answer.collectibles.map((item: any) => item.metadata.tokenId)
