import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, openFresh } from '../databases.js'
import {
  largeWorld,
  listRequest,
  ordersRequest,
  world,
} from '../operations/readsArbitraries.js'
import {
  type ListRequest,
  listModel,
  type ModelRow,
} from '../operations/readsModel.js'
import {
  dearestModel,
  type OrdersRequest,
  ordersModel,
} from '../operations/readsOrdersModel.js'
import { loadWorld, makeMarksLate } from '../operations/readsWorld.js'
import { collection, setupService } from '../setup.js'

/** More runs find more. */
const numRuns = Number(process.env.MARKETKIT_TEST_RUNS ?? 25)

describe.each(databases)('reads on %s', (kind) => {
  let s: Awaited<ReturnType<typeof setupService>>
  beforeAll(async () => {
    s = await setupService({ database: await openFresh(kind) })
    await s.addCollection()
  })
  afterAll(() => s.close())

  async function list(
    { filter, side, sort }: ListRequest,
    page:
      | { page: number; pageSize: number }
      | { after: string | undefined; pageSize: number },
  ) {
    const answer = await s.call('Marketplace/ListCollectibles', {
      contractAddress: collection,
      side,
      filter,
      page: { ...page, sort },
    })
    return {
      after: answer.page.after,
      more: answer.page.more,
      rows: answer.collectibles.map((row: any) => toModelRow(row, side)),
    }
  }

  /** Reads all pages in turn, by number or each after the one before. */
  async function listAll(
    request: ListRequest,
    { by, pageSize }: { by: 'number' | 'cursor'; pageSize: number },
  ) {
    const all: ModelRow[] = []
    let last: string | undefined
    for (let page = 1; ; page += 1) {
      const place = by === 'number' ? { page } : { after: last }
      const { after, more, rows } = await list(request, { ...place, pageSize })
      all.push(...rows)
      if (!more) return all
      expect(rows).toHaveLength(pageSize)
      last = after
    }
  }

  test('behavior: ListCollectibles matches the model for random requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.array(listRequest, { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 8 }),
        async (world, requests, pageSize) => {
          await loadWorld(s.db, world)
          const expected = requests.map((request) => listModel(world, request))
          const ask = async () => {
            for (const [index, request] of requests.entries())
              for (const by of ['number', 'cursor'] as const)
                expect(await listAll(request, { by, pageSize })).toEqual(
                  expected[index],
                )
          }
          await ask()
          await makeMarksLate(s.db)
          await ask()
        },
      ),
      { numRuns },
    )
  })

  /** Returns the results of the other operations in the model's terms. */
  async function askOthers({ filter, sort, ...of }: OrdersRequest) {
    const body = {
      contractAddress: collection,
      tokenId: String(of.tokenId),
      filter,
    }
    const name = of.side === 'listing' ? 'Listings' : 'Offers'
    const listAll = async (by: 'number' | 'cursor') => {
      const all: number[] = []
      let last: string | undefined
      for (let page = 1, more = true; more; page += 1) {
        const place = by === 'number' ? { page } : { after: last }
        const answer = await s.call(`Marketplace/List${name}ForCollectible`, {
          ...body,
          page: { ...place, pageSize: 2, sort },
        })
        all.push(...(answer.listings ?? answer.offers).map(getId))
        more = answer.page.more
        last = answer.page.after
      }
      return all
    }
    const all = await listAll('number')
    expect(await listAll('cursor')).toEqual(all)
    const operation = 'Marketplace/GetHighestPriceListingForCollectible'
    const { order } = await s.call(operation, body)
    return { all, dearest: order && getId(order) }
  }

  test('behavior: orders of a collectible and the floor match the model', async () => {
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.array(ordersRequest, { minLength: 3, maxLength: 3 }),
        listRequest,
        async (world, requests, { filter }) => {
          await loadWorld(s.db, world)
          for (const request of requests) {
            const listed = { ...request, side: 'listing' as const }
            expect(await askOthers(request)).toEqual({
              all: ordersModel(world, request).map(({ id }) => id),
              dearest: dearestModel(world, listed)?.id ?? null,
            })
          }
          const { collectible } = await s.call('Marketplace/GetFloorOrder', {
            contractAddress: collection,
            filter,
          })
          const [floor] = listModel(world, {
            filter: { ...filter, includeEmpty: false },
          })
          expect(collectible && toModelRow(collectible, 'listing')).toEqual(
            floor ?? null,
          )
        },
      ),
      { numRuns },
    )
  })

  /** More collectibles match than have a competing order. */
  const examples: [ListRequest, number][] = (['listing', 'offer'] as const).map(
    (side) => [
      { side, filter: { properties: [{ name: 'Color', type: 'STRING' }] } },
      1,
    ],
  )

  // So large that neither side of the search has few rows.
  const size = 1200

  test.each([true, false])(
    'behavior: a large collection matches the model; with offers for any token: %s',
    async (hasOffersForAny) => {
      const world = largeWorld(size, hasOffersForAny)
      await loadWorld(s.db, world)
      const check = async (request: ListRequest, page: number) => {
        const pageSize = 60
        const expected = listModel(world, request)
        const getExpected = (page: number) => ({
          more: expected.length > page * pageSize,
          rows: expected.slice((page - 1) * pageSize, page * pageSize),
        })
        const { after, ...found } = await list(request, { page, pageSize })
        expect(found).toEqual(getExpected(page))
        if (!found.more) return
        const next = await list(request, { after, pageSize })
        expect(next).toMatchObject(getExpected(page + 1))
      }
      const property = fc.asyncProperty(
        listRequest,
        fc.integer({ min: 1, max: size / 60 }),
        check,
      )
      await fc.assert(property, { numRuns, examples })
      await makeMarksLate(s.db)
      await fc.assert(property, { numRuns, examples })
    },
  )
})

/** Converts a row of a response to a row of the model. */
function toModelRow(
  { listing, metadata, offer, order }: any,
  side: ListRequest['side'],
): ModelRow {
  const ids = [listing, offer].map((one) => one && getId(one))
  const [best, other] = side === 'offer' ? ids.reverse() : ids
  expect(order && getId(order)).toBe(best)
  return {
    tokenId: metadata.tokenId,
    ...(best === undefined ? {} : { order: best }),
    ...(other === undefined ? {} : { other }),
  }
}

function getId({ orderId }: { orderId: string }): number {
  return Number(orderId)
}
