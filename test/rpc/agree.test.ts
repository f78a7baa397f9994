import fc from 'fast-check'
import { type Address, zeroAddress } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidResponseError } from '../../src/errors.js'
import type { InvalidItem } from '../../src/rpc/answers.js'
import * as operations from '../../src/rpc/operations.js'
import type { Order } from '../../src/rpc/schemas.js'
import { countRuns } from '../sample.js'
import { setupWorld } from '../world.js'

const world = setupWorld()

type Fields = Record<string, unknown>

type Case = {
  operation: operations.Operation
  body: Fields
  /** Path of the objects that may lie: names of fields, and `*` for each item of a list. */
  at: string
  fields: readonly string[]
}

const collectionFields = ['chainId', 'collectionContractAddress']
const filterFields = ['createdBy', 'priceCurrencyAddress']
const cases: Record<string, Case> = {}
/** Honest answers of the service as JSON text, by case. */
const honest: Record<string, string> = {}

beforeAll(async () => {
  const { collections, info } = { ...world, ...world.info, info: world.info }
  const contractAddress = collections[0]?.address ?? zeroAddress
  const options = { chainId: info.chainId }
  const client = world.createClient()
  const { collectibles } = await client.request(
    operations.listCollectibles,
    { contractAddress, side: 'listing', page: { pageSize: 5 } },
    options,
  )
  const listing = collectibles[0]?.listing as Order
  const { tokenId = '' } = listing
  const filter = {
    ordersCreatedBy: [listing.createdBy],
    inCurrencyAddresses: [listing.priceCurrencyAddress],
  }
  const orderFilter = {
    createdBy: filter.ordersCreatedBy,
    currencies: filter.inCurrencyAddresses,
  }
  const page = { pageSize: 3 }
  const collection = { contractAddress }
  const token = { contractAddress, tokenId }
  const input = collectibles
    .flatMap(({ listing }) => listing ?? [])
    .map(({ marketplace, orderId }) => ({
      contractAddress,
      marketplace,
      orderId,
    }))
  const offers = { ...collection, side: 'offer', page }
  Object.assign(cases, {
    'ListCollectibles, order': {
      operation: operations.listCollectibles,
      body: { ...collection, filter, page },
      at: 'collectibles.*.order',
      fields: [...collectionFields, ...filterFields, 'tokenId', 'side'],
    },
    'ListCollectibles, listing': {
      operation: operations.listCollectibles,
      body: { ...collection, filter, page },
      at: 'collectibles.*.listing',
      fields: [...collectionFields, 'tokenId', 'side'],
    },
    'ListCollectibles, offer': {
      operation: operations.listCollectibles,
      body: offers,
      at: 'collectibles.*.offer',
      fields: [...collectionFields, 'side'],
    },
    'ListCollectibles, offer beside a listing': {
      operation: operations.listCollectibles,
      body: offers,
      at: 'collectibles.*.listing',
      fields: [...collectionFields, 'tokenId', 'side'],
    },
    'GetFloorOrder, order': {
      operation: operations.getFloorOrder,
      body: { ...collection, filter },
      at: 'collectible.order',
      fields: [...collectionFields, ...filterFields, 'tokenId', 'side'],
    },
    GetCollectible: {
      operation: operations.getCollectible,
      body: token,
      at: 'metadata',
      fields: ['tokenId'],
    },
    GetHighestPriceListingForCollectible: {
      operation: operations.getHighestPriceListing,
      body: { ...token, filter: orderFilter },
      at: 'order',
      fields: [...collectionFields, ...filterFields, 'tokenId', 'side'],
    },
    ListListingsForCollectible: {
      operation: operations.listListings,
      body: { ...token, filter: orderFilter },
      at: 'listings.*',
      fields: [...collectionFields, ...filterFields, 'tokenId', 'side'],
    },
    ListOffersForCollectible: {
      operation: operations.listOffers,
      body: { ...token, tokenId: await findTokenWithOffer(contractAddress) },
      at: 'offers.*',
      fields: [...collectionFields, 'side'],
    },
    GetOrders: {
      operation: operations.getOrders,
      body: { input },
      at: 'orders.*',
      fields: [...collectionFields, 'orderId', 'marketplace'],
    },
    'GetOrders, one order': {
      operation: operations.getOrders,
      body: { input: input.slice(0, 1) },
      at: 'orders.*',
      fields: [...collectionFields, 'orderId', 'marketplace'],
    },
    'GetOrders, one order twice': {
      operation: operations.getOrders,
      body: { input: [input[0], input[0]] },
      at: 'orders.*',
      fields: [...collectionFields, 'orderId', 'marketplace'],
    },
  } satisfies Record<string, Case>)
  for (const [name, { body, operation }] of Object.entries(cases)) {
    const recording = world.createClient({
      fetch: async (...request) => {
        const response = await fetch(...request)
        honest[name] = await response.clone().text()
        return response
      },
    })
    await recording.request(operation, body as never, options)
    expect(findObjects(name, parse(name)).length, name).toBeGreaterThan(0)
  }

  async function findTokenWithOffer(contractAddress: Address) {
    const { collectibles } = await client.request(
      operations.listCollectibles,
      { contractAddress, side: 'offer' },
      options,
    )
    return collectibles[0]?.metadata.tokenId ?? ''
  }
})

const parse = (name: string): Fields => JSON.parse(honest[name] ?? '')

/** The objects of an answer that may lie. */
function findObjects(name: string, answer: unknown): Fields[] {
  const path = cases[name]?.at.split('.') ?? []
  return path
    .reduce<unknown[]>(
      (found, step) =>
        found.flatMap((value) =>
          step === '*' ? value : ((value as Fields)[step] ?? []),
        ),
      [answer],
    )
    .filter((value): value is Fields => typeof value === 'object')
}

/** What the client makes of an answer in which one field of one object is changed. */
async function readChanged(
  name: string,
  pick: number,
  change: (object: Fields) => void,
) {
  const { body, operation } = cases[name] as Case
  const changed = parse(name)
  const objects = findObjects(name, changed)
  const index = pick % objects.length
  change(objects[index] as Fields)
  const reported: InvalidItem[] = []
  const read = (text: string) =>
    world
      .createClient({
        fetch: async () => new Response(text),
        onInvalidItem: (invalid) => reported.push(invalid),
      })
      .request(operation, body as never, { chainId: world.info.chainId })
  const before = await read(honest[name] ?? '')
  expect(reported).toEqual([])
  const after = await read(JSON.stringify(changed)).catch((error) => error)
  return { after, before, index, reported, tokens: objects.length }
}

const otherAddress = '0x00000000000000000000000000000000DeaDBeef'

/** Values that contradict the honest one, whatever it is, or are malformed. */
function lieAbout(field: string, value: unknown): unknown[] {
  const malformed = [true, -1, 1.5, { a: 1 }, [value], 'other', ' ']
  if (field === 'chainId')
    return [...malformed, 1, '1', 2, `0x${Number(value).toString(16)}`]
  if (field === 'tokenId') {
    const wide = String(value).replace(/\d/g, (digit) =>
      String.fromCharCode(0xff10 + Number(digit)),
    )
    return [
      ...malformed,
      String(BigInt(value as string) + 1n),
      Number(value) + 1,
      `0x${BigInt(value as string).toString(16)}`,
      wide,
      `${value}e0`,
      `${value}.0`,
      String(BigInt(value as string) + 2n ** 256n),
    ]
  }
  if (field === 'side')
    return [...malformed, value === 'listing' ? 'offer' : 'listing', 'sell']
  if (field === 'marketplace') return [...malformed, 'external_4']
  const text = String(value)
  return [
    ...malformed,
    field === 'orderId' ? `0x${'12'.repeat(32)}` : otherAddress,
    text.slice(0, -1),
    text.replace('0x', '0x00'),
    text.slice(2),
    `${text} `,
    text.replace(/[1-9]/, '１'),
  ]
}

/** Other ways to write the same value. */
function spellAgain(field: string, value: unknown): unknown[] {
  const text = String(value)
  if (field === 'chainId') return [text]
  if (field === 'tokenId')
    return [`00${text}`, Number(text) < 2 ** 53 ? Number(text) : text]
  if (field === 'side' || field === 'marketplace')
    return ['unknown', text.toUpperCase()]
  return [text.toLowerCase(), `0x${text.slice(2).toUpperCase()}`]
}

describe.each([
  'ListCollectibles, order',
  'ListCollectibles, listing',
  'ListCollectibles, offer',
  'ListCollectibles, offer beside a listing',
  'GetFloorOrder, order',
  'GetCollectible',
  'GetHighestPriceListingForCollectible',
  'ListListingsForCollectible',
  'ListOffersForCollectible',
  'GetOrders',
  'GetOrders, one order',
  'GetOrders, one order twice',
])('%s', (name) => {
  const pickField = fc.nat().map((number) => {
    const { fields = [] } = cases[name] ?? {}
    return fields[number % fields.length] ?? ''
  })

  test('behavior: what contradicts the request is left out, or an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        pickField,
        fc.nat(),
        fc.nat(),
        async (field, pick, lie) => {
          const { after, before, index, reported } = await readChanged(
            name,
            pick,
            (object) => {
              const lies = lieAbout(field, object[field])
              object[field] = lies[lie % lies.length]
              if (object[field] === null) delete object[field]
            },
          )
          if (!(cases[name] as Case).at.includes('*')) {
            expect(after).toBeInstanceOf(InvalidResponseError)
            expect(after.path).toContain(field)
            return
          }
          expect(after).not.toBeInstanceOf(Error)
          const [list = '', , side] = (cases[name] as Case).at.split('.')
          const items = (before as unknown as Record<string, Fields[]>)[list]
          if (side === 'listing' || side === 'offer') {
            const { length } = findObjects(name, after)
            expect(length).toBe(findObjects(name, before).length - 1)
            expect(after[list].map((item: Fields) => item.metadata)).toEqual(
              items?.map(({ metadata }) => metadata),
            )
          } else expect(after[list]).toHaveLength((items?.length ?? 0) - 1)
          expect(reported).toEqual([
            expect.objectContaining({
              message: expect.stringContaining(field),
            }),
          ])
          expect(reported[0]?.index).toBeGreaterThanOrEqual(index)
        },
      ),
      { numRuns: countRuns(400, 20) },
    )
  })

  test('behavior: what is absent or spelled differently comes from the request', async () => {
    await fc.assert(
      fc.asyncProperty(
        pickField,
        fc.nat(),
        fc.nat(),
        async (field, pick, way) => {
          const { after, before, reported } = await readChanged(
            name,
            pick,
            (object) => {
              const honest = object[field]
              const values =
                field === 'orderId' && name === 'GetOrders'
                  ? spellAgain(field, honest)
                  : [
                      ...[undefined, null, ''],
                      ...(field === 'chainId' ? [0, '0'] : []),
                      ...spellAgain(field, honest),
                    ]
              object[field] = values[way % values.length]
            },
          )
          expect(after).toEqual(before)
          expect(reported).toEqual([])
        },
      ),
      { numRuns: countRuns(200, 20) },
    )
  })
})

describe('behavior', () => {
  test('behavior: a collectible whose metadata is for another token than its order is left out', async () => {
    const { after, before, reported } = await readChanged(
      'ListCollectibles, order',
      0,
      (order) => {
        order.tokenId = String(BigInt(order.tokenId as string) + 1n)
      },
    )
    expect(after.collectibles).toEqual(before.collectibles.slice(1))
    expect(reported).toMatchObject([
      { index: 0, message: expect.stringContaining('order.tokenId') },
    ])
  })

  test('behavior: a listing or offer that the filter excludes stays beside the order', async () => {
    const name = 'ListCollectibles, order'
    const { after, before, reported } = await readChanged(name, 0, () => {})
    expect(after).toEqual(before)
    const changed = parse(name)
    for (const item of changed.collectibles as Fields[]) {
      const other = { ...(item.order as Fields), createdBy: otherAddress }
      Object.assign(item, {
        listing: other,
        offer: { ...other, side: 'offer', tokenId: undefined },
      })
    }
    const { collectibles } = await world
      .createClient({
        fetch: async () => Response.json(changed),
        onInvalidItem: (invalid) => reported.push(invalid),
      })
      .request(operations.listCollectibles, cases[name]?.body as never, {
        chainId: world.info.chainId,
      })
    expect(collectibles.map(({ order }) => order)).toEqual(
      (before as typeof after).collectibles.map((it: Fields) => it.order),
    )
    for (const { listing, offer } of collectibles)
      expect([listing?.createdBy, offer?.createdBy]).toEqual([
        otherAddress,
        otherAddress,
      ])
    expect(reported).toEqual([])
  })

  test.each(['ListCollectibles, offer', 'ListOffersForCollectible'])(
    'behavior: token id 0 of an offer means any token: %s',
    async (name) => {
      for (const none of ['0', 0, '00', undefined, null, '']) {
        const { after, reported } = await readChanged(name, 0, (offer) => {
          offer.tokenId = none
        })
        const [offer] = findObjects(name, after)
        expect(offer).toMatchObject({ side: 'offer' })
        expect(offer).not.toHaveProperty('tokenId')
        expect(reported).toEqual([])
      }
      // Other ids contradict.
      const { after, reported } = await readChanged(name, 0, (offer) => {
        offer.tokenId = '123456789'
      })
      expect(findObjects(name, after)[0]?.tokenId).not.toBe('123456789')
      expect(reported).toMatchObject([
        { message: expect.stringContaining('tokenId') },
      ])
    },
  )

  test('behavior: an order of an excluded maker or currency is left out', async () => {
    const name = 'ListCollectibles, order'
    const [{ createdBy, priceCurrencyAddress } = {} as Fields] = findObjects(
      name,
      parse(name),
    )
    for (const filter of [
      { ordersNotCreatedBy: [createdBy] },
      { notInCurrencyAddresses: [String(priceCurrencyAddress).toLowerCase()] },
    ]) {
      const { collectibles } = await world
        .createClient({ fetch: async () => new Response(honest[name]) })
        .request(
          operations.listCollectibles,
          {
            ...(cases[name]?.body as { contractAddress: string }),
            filter,
          } as never,
          { chainId: world.info.chainId },
        )
      for (const { order } of collectibles)
        expect([order?.createdBy, order?.priceCurrencyAddress]).not.toEqual(
          expect.arrayContaining([createdBy, priceCurrencyAddress]),
        )
      expect(collectibles.length).toBeLessThan(3)
    }
  })

  test('behavior: records of another project, chain or audience are left out', async () => {
    const chainId = 5
    const text = (json: unknown) => ({
      fetch: async () => new Response(JSON.stringify(json)),
    })
    const contractAddress = otherAddress
    const contracts = [
      { id: 1, projectId: 1, chainId, contractAddress },
      { id: 2, projectId: 2, chainId, contractAddress },
      { id: 3, projectId: 1, chainId: 6, contractAddress },
      { id: 4, contractAddress },
    ]
    const answer = await world
      .createClient(text({ contracts }))
      .request(operations.listContracts, { projectId: 1, filter: { chainId } })
    expect(answer.contracts.map(({ id }) => id)).toEqual([1, 4])
    const sources = [
      { id: 1 },
      { id: 2, projectId: 2 },
      { id: 3, projectId: 0 },
    ]
    const found = await world
      .createClient(text({ contractSources: sources }))
      .request(operations.listContractSources, { projectId: 1 })
    expect(found.contractSources.map(({ id }) => id)).toEqual([1, 3])
    const request = { projectId: 1, audienceId: 7 }
    const audience = { id: 7, projectId: 1 }
    const contacts = [
      { id: 1, audienceId: 7 },
      { id: 2, audienceId: 8 },
    ]
    const one = await world
      .createClient(text({ audience, contacts }))
      .request(operations.getAudience, request)
    expect(one.contacts.map(({ id }) => id)).toEqual([1])
    for (const lie of [{ id: 8 }, { projectId: 2 }])
      await expect(
        world
          .createClient(text({ audience: { ...audience, ...lie } }))
          .request(operations.getAudience, request),
      ).rejects.toBeInstanceOf(InvalidResponseError)
  })

  test('behavior: a file of another token is left out', async () => {
    const body: unknown = cases.GetCollectible?.body
    const { tokenId } = body as { tokenId: string }
    const assets = [tokenId, undefined, `${BigInt(tokenId) + 1n}`].map(
      (tokenId, id) => ({ id, tokenId, url: 'https://files.example' }),
    )
    const { after, reported } = await readChanged(
      'GetCollectible',
      0,
      (metadata) => {
        metadata.assets = assets
      },
    )
    const ids = after.metadata.assets.map(({ id }: Fields) => id)
    expect(ids).toEqual([0, 1])
    expect(reported).toMatchObject([
      { index: 2, message: expect.stringContaining('tokenId') },
    ])
  })

  test('behavior: no order answers a request for none', async () => {
    const { orders } = await world
      .createClient({ fetch: async () => new Response(honest.GetOrders) })
      .request(
        operations.getOrders,
        { input: [] },
        { chainId: world.info.chainId },
      )
    expect(orders).toEqual([])
  })

  test('behavior: each read says what its request expects', () => {
    const silent = Object.values(operations)
      .filter(({ kind }) => kind === 'read')
      .filter((operation) => !('expects' in operation))
    // Its answer names nothing that the request names.
    expect(silent).toEqual([operations.tokenCollectionFilters])
  })
})
