import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { type Address, createPublicClient, http, numberToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  NetworkConfig,
  ServiceContext,
} from '../../../src/service/context.js'
import { createContext } from '../../../src/service/createContext.js'
import { cursors, orders } from '../../../src/service/database/schema.js'
import type { Database } from '../../../src/service/node/database.js'
import { rankOrders } from '../../../src/service/orders/rankOrders.js'
import { storeStates } from '../../../src/service/orders/storeStates.js'
import { sweepOrders } from '../../../src/service/orders/sweepOrders.js'
import { countRuns } from '../../sample.js'
import { databases, openFresh } from '../databases.js'

const now = Date.UTC(2026, 0, 1)
const chainId = 31337
const collection: Address = '0x00000000000000000000000000000000000c0de1'
const usdc: Address = '0x00000000000000000000000000000000000000dc'
const ada: Address = '0x00000000000000000000000000000000000000a1'

type Values = Partial<typeof orders.$inferInsert>

const network: NetworkConfig = {
  chainId,
  name: 'local',
  client: createPublicClient({ transport: http('http://127.0.0.1:9') }),
  seaport: usdc,
  currencies: [],
  feeRecipient: ada,
  feeBps: 0,
}

describe.each(databases)('on %s', (kind) => {
  let database: Database
  let context: ServiceContext
  let clock = now
  let count = 0
  beforeAll(async () => {
    database = await openFresh(kind)
    const networks = [network]
    context = createContext({ database, networks, now: () => clock })
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    clock = now
    await database.db.delete(orders)
  })

  async function add(price: number, values: Values = {}) {
    count++
    const orderHash = numberToHex(count, { size: 32 })
    const amount = BigInt(price)
    await database.db.insert(orders).values({
      chainId,
      contractAddress: collection,
      orderHash,
      tokenId: 1n,
      marketplace: 'service_marketplace_v2',
      source: 'service_marketplace_v2',
      side: 'listing',
      status: 'active',
      maker: ada,
      currencyAddress: usdc,
      pricePerToken: amount,
      priceNetPerToken: amount,
      priceUsd: price,
      quantityInitial: 1n,
      quantityRemaining: 1n,
      quantityAvailable: 1n,
      components: {} as never,
      salt: 0n,
      counter: 0n,
      validFrom: new Date(now - 1000),
      validUntil: new Date(now + 1000),
      blockNumber: 7,
      orderCreatedAt: new Date(now),
      orderUpdatedAt: new Date(now),
      ...values,
    })
    return orderHash
  }
  const rank = (
    tokenId: bigint | null = 1n,
    side: 'listing' | 'offer' = 'listing',
  ) =>
    database.db.transaction((tx) =>
      rankOrders(tx, {
        chainId,
        now: clock,
        slots: [{ contractAddress: collection, side, tokenId }],
      }),
    )
  const { signal } = new AbortController()
  async function sweep() {
    while (await sweepOrders(context, network, signal));
  }
  const read = async (orderHash: `0x${string}`) =>
    (
      await database.db
        .select()
        .from(orders)
        .where(eq(orders.orderHash, orderHash))
    )[0]
  const standing = async (orderHash: `0x${string}`) =>
    (await read(orderHash))?.standing
  const set = (orderHash: `0x${string}`, values: Values) =>
    database.db
      .update(orders)
      .set(values)
      .where(eq(orders.orderHash, orderHash))

  describe('rankOrders', () => {
    test('default: the cheapest listing of a token is best', async () => {
      const [dear, cheap, other] = [
        await add(20),
        await add(10),
        await add(1, { tokenId: 2n }),
      ]
      await rank()
      expect(await standing(dear)).toBeNull()
      expect(await standing(cheap)).toBe('best')
      expect(await standing(other)).toBeNull()
      const cheapest = await add(5)
      await rank()
      expect(await standing(cheap)).toBeNull()
      expect(await standing(cheapest)).toBe('best')
      await set(cheapest, { status: 'filled', standing: null })
      await rank()
      expect(await standing(cheap)).toBe('best')
    })

    test('parameters: side', async () => {
      const offer = { side: 'offer' as const }
      const listing = await add(30)
      const [low, high] = [await add(10, offer), await add(20, offer)]
      await rank(1n, 'offer')
      expect(await standing(low)).toBeNull()
      expect(await standing(high)).toBe('best')
      expect(await standing(listing)).toBeNull()
    })

    test('parameters: tokenId null ranks the offers for any token', async () => {
      const offer = { side: 'offer' as const }
      const any = { ...offer, tokenId: null }
      const [one, low, high] = [
        await add(30, offer),
        await add(10, any),
        await add(20, any),
      ]
      await rank(null, 'offer')
      expect(await standing(one)).toBeNull()
      expect(await standing(low)).toBeNull()
      expect(await standing(high)).toBe('best')
    })

    test('behavior: the earlier of equal orders is best, unknown dollar prices are last', async () => {
      const unknown = await add(1, { priceUsd: null })
      const [first, second] = [await add(10), await add(10)]
      await rank()
      expect(await standing(unknown)).toBeNull()
      expect(await standing(first)).toBe('best')
      expect(await standing(second)).toBeNull()
    })

    test('behavior: an order before its start time waits, even if the clock goes back', async () => {
      const soon = await add(1, { validFrom: new Date(now + 500) })
      const old = await add(10)
      await rank()
      expect(await standing(soon)).toBeNull()
      expect(await standing(old)).toBe('best')
      clock = now + 500
      await rank()
      expect(await standing(soon)).toBe('best')
      clock = now
      await rank()
      expect(await standing(soon)).toBe('waiting')
      expect(await standing(old)).toBe('best')
    })

    test('behavior: the best order is the order that a search finds first', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              price: fc.integer({ min: 0, max: 3 }),
              known: fc.boolean(),
              status: fc.constantFrom('active' as const, 'inactive' as const),
              from: fc.constantFrom(-5, 0, 5),
              until: fc.constantFrom(-5, 0, 5),
              side: fc.constantFrom('listing' as const, 'offer' as const),
              tokenId: fc.constantFrom(1n, 2n, null),
            }),
            { maxLength: 12 },
          ),
          async (made) => {
            await database.db.delete(orders)
            for (const { from, known, price, until, ...values } of made)
              await add(price, {
                ...values,
                priceUsd: known ? price : null,
                validFrom: new Date(now + from),
                validUntil: new Date(now + until),
              })
            const places = made.map(({ side, tokenId }) => ({
              contractAddress: collection,
              side,
              tokenId,
            }))
            await rankOrders(database.db, { chainId, now, slots: places })
            const rows = await database.db.select().from(orders)
            const fillable = rows.filter(
              ({ status, validFrom, validUntil }) =>
                status === 'active' &&
                validFrom.getTime() <= now &&
                validUntil.getTime() > now,
            )
            for (const row of rows) {
              const rivals = fillable
                .filter(
                  ({ side, tokenId }) =>
                    side === row.side && tokenId === row.tokenId,
                )
                .sort(
                  (a, b) =>
                    compare(a.rank, b.rank) ||
                    compare(a.rankAmount, b.rankAmount) ||
                    a.id - b.id,
                )
              expect(row.standing === 'best').toBe(rivals[0]?.id === row.id)
            }
          },
        ),
        { numRuns: countRuns(40, 4) },
      )
    })

    test('behavior: thousands of tokens are ranked at once', async () => {
      const places = Array.from({ length: 2_500 }, (_, index) => ({
        contractAddress: collection,
        side: 'listing' as const,
        tokenId: BigInt(index),
      }))
      const best = await add(1, { tokenId: 2_400n })
      await rankOrders(database.db, { chainId, now, slots: places })
      expect(await standing(best)).toBe('best')
    })
  })

  describe('sweepOrders', () => {
    test('default: orders expire and begin by the clock', async () => {
      const [ending, lasting, beginning] = [
        await add(1, { validUntil: new Date(now + 10) }),
        await add(2),
        await add(3, {
          standing: 'waiting',
          tokenId: 2n,
          validFrom: new Date(now + 20),
        }),
      ]
      await rank()
      await sweep()
      expect(await standing(ending)).toBe('best')
      expect(await standing(beginning)).toBe('waiting')
      clock = now + 10
      await sweep()
      expect(await read(ending)).toMatchObject({
        orderUpdatedAt: new Date(now + 10),
        quantityAvailable: 0n,
        standing: null,
        status: 'expired',
        updatedAt: new Date(now + 10),
      })
      expect(await standing(lasting)).toBe('best')
      expect(await standing(beginning)).toBe('waiting')
      clock = now + 20
      await sweep()
      expect(await standing(beginning)).toBe('best')
    })

    test('behavior: inactive orders expire, filled orders and other chains stay unchanged', async () => {
      const validUntil = new Date(now)
      const [inactive, filled, elsewhere] = [
        await add(1, { status: 'inactive', validUntil }),
        await add(1, { status: 'filled', validUntil }),
        await add(1, { chainId: 2, validUntil }),
      ]
      await sweep()
      expect((await read(inactive))?.status).toBe('expired')
      expect((await read(filled))?.status).toBe('filled')
      expect((await read(elsewhere))?.status).toBe('active')
    })

    test('behavior: more orders than fit in one transaction are swept', async () => {
      await add(1)
      await database.db.execute(sql`
        insert into orders (chain_id, contract_address, order_hash, token_id, marketplace, source, side, status, maker, currency_address, price_per_token, price_net_per_token, quantity_initial, quantity_remaining, quantity_available, components, salt, counter, valid_from, valid_until, block_number, order_created_at, order_updated_at)
        select chain_id, contract_address, 'many' || n, n, marketplace, source, side, status, maker, currency_address, price_per_token, price_net_per_token, quantity_initial, quantity_remaining, quantity_available, components, salt, counter, valid_from, valid_from, block_number, order_created_at, order_updated_at
        from orders, generate_series(1, 2100) n`)
      await sweep()
      const active = and(
        eq(orders.chainId, chainId),
        eq(orders.status, 'active'),
      )
      expect(await database.db.$count(orders, active)).toBe(1)
      expect(await database.db.$count(orders)).toBe(2_101)
    })

    test('behavior: a waiting order that is indexed at its start time still becomes best', async () => {
      const order = await add(1, {
        standing: 'waiting',
        validFrom: new Date(now + 10),
      })
      clock = now + 10
      const facts = {
        cancelled: false,
        deliverable: 1n,
        filled: 0n,
        quantityInitial: 1n,
      }
      await storeStates(
        database.db,
        [{ collection, orderHash: order, block: 7, facts }],
        { chainId, now: clock, readBlock: 8 },
      )
      expect(await read(order)).toMatchObject({ readBlock: 8 })
      await sweep()
      expect(await standing(order)).toBe('best')
    })

    test('behavior: a sweep without work takes no lock', async () => {
      await database.db.delete(cursors)
      await add(1)
      await sweep()
      expect(await database.db.$count(cursors)).toBe(0)
    })
  })
})

function compare<value extends number | bigint>(a: value, b: value): number {
  return a < b ? -1 : a > b ? 1 : 0
}
