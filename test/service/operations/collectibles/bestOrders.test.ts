import { zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bob, collection, largest, unknownCurrency } from '../../setup.js'
import { type Reads, readsCases, setupReads } from '../readsCases.js'

describe.each(readsCases)(
  'orders of collectibles on %s, with %s marks of best orders',
  (kind, marks) => {
    let s: Reads
    beforeAll(async () => {
      s = await setupReads(kind, marks)
    })
    afterAll(() => s.close())
    beforeEach(() => s.reset())

    describe('GetFloorOrder', () => {
      const floor = (filter?: object) =>
        s.call('Marketplace/GetFloorOrder', {
          contractAddress: collection,
          filter,
        })

      test('default: the floor is the cheapest listing, with the best offer', async () => {
        expect(await floor()).toEqual({ collectible: null })
        for (const tokenId of [1n, 2n]) await s.addCollectible(tokenId)
        expect(await floor({ includeEmpty: true })).toEqual({
          collectible: null,
        })
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

      test('parameters: filter', async () => {
        await s.addCollectible(1n, { name: 'One', properties: { Level: 1 } })
        await s.addCollectible(
          2n,
          { name: 'Two', properties: { Level: 2 } },
          bob,
        )
        await s.addOrder(1n, 1n)
        await s.addOrder(1n, 2n, { marketplace: 'external_1' })
        await s.addOrder(2n, 3n, { maker: bob })
        await s.addOrder(2n, 10n ** 18n, { currencyAddress: zeroAddress })
        const price = async (filter: object) =>
          (await floor(filter)).collectible?.order.priceAmount
        const level = { name: 'Level', type: 'INT', min: 2 }
        expect(await price({ marketplaces: ['external_1'] })).toBe('2')
        expect(await price({ ordersCreatedBy: [bob] })).toBe('3')
        expect(await price({ searchText: 'two' })).toBe('3')
        expect(await price({ properties: [level] })).toBe('3')
        expect(await price({ inAccounts: [bob] })).toBe('3')
        expect(await price({ notInAccounts: [bob] })).toBe('1')
        const ether = { inCurrencyAddresses: [zeroAddress] }
        expect(await price(ether)).toBe(String(10n ** 18n))
        expect(
          await price({ ...ether, ordersCreatedBy: [bob] }),
        ).toBeUndefined()
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
          page: {
            pageSize: 1,
            sort: [{ column: 'priceAmount', order: 'DESC' }],
          },
        })
        expect(ids(paged.listings)).toEqual([dear])
        expect(paged.page.more).toBe(true)
      })

      test('parameters: status', async () => {
        const second = 1_000
        const updatedAt = (seconds: number) => ({
          updatedAt: new Date(s.clock.now - seconds * second),
        })
        const sold = await s.addOrder(0n, 5n, {
          status: 'filled',
          ...updatedAt(10),
        })
        const ended = await s.addOrder(0n, 4n, {
          validUntil: new Date(s.clock.now),
          ...updatedAt(30),
        })
        const open = await s.addOrder(0n, 9n, updatedAt(20))
        const bid = await s.addOrder(0n, 9n, {
          side: 'offer',
          status: 'cancelled',
        })
        const filter = { status: ['active', 'filled', 'expired', 'cancelled'] }
        const sort = [{ column: 'updatedAt', order: 'DESC' }]
        const read = (page: object) =>
          ask('ListListingsForCollectible', { filter, page: { sort, ...page } })
        const all = await read({})
        expect(ids(all.listings)).toEqual([sold, open, ended])
        expect(all.listings.map((it: any) => it.status)).toEqual([
          'filled',
          'active',
          'expired',
        ])
        const { listings, page } = await read({ pageSize: 1 })
        expect(ids(listings)).toEqual([sold])
        const next = await read({ after: page.after, pageSize: 2 })
        expect(ids(next.listings)).toEqual([open, ended])
        const { offers } = await ask('ListOffersForCollectible', { filter })
        expect(ids(offers)).toEqual([bid])
        const top = async (status: string[]) =>
          (
            await ask('GetHighestPriceListingForCollectible', {
              filter: { status },
            })
          ).order?.orderId
        expect(await top(['filled', 'expired'])).toBe(sold)
        expect(await top([])).toBe(open)
        expect(await top(['cancelled'])).toBe(undefined)
        expect(
          await ask('ListListingsForCollectible', {
            filter: { status: ['sold'] },
          }),
        ).toMatchObject({ error: 'InvalidArgument' })
      })

      test('ListOffersForCollectible', async () => {
        const low = await s.addOrder(0n, 1n, { side: 'offer' })
        const high = await s.addOrder(null, 9n, { side: 'offer' })
        await s.addOrder(5n, 7n, { side: 'offer' })
        const { offers } = await ask('ListOffersForCollectible')
        expect(ids(offers)).toEqual([high, low])
      })

      test('behavior: offers are sorted by the amount that the seller receives', async () => {
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
  },
)

const ids = (list: any[]) => list.map(({ orderId }) => orderId)
