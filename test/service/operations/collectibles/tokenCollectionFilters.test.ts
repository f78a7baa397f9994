import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  collectibles,
  collections,
} from '../../../../src/service/database/schema.js'
import { databases } from '../../databases.js'
import { chainId, collection, usdc } from '../../setup.js'
import { type Reads, setupReads } from '../readsCases.js'

describe.each(databases)('TokenCollectionFilters on %s', (kind) => {
  let s: Reads
  beforeAll(async () => {
    s = await setupReads(kind, 'current')
  })
  afterAll(() => s.close())
  beforeEach(() => s.reset())

  const ask = (body: object = { chainId: '31337' }) =>
    s.call('Metadata/TokenCollectionFilters', {
      contractAddress: collection,
      ...body,
    })

  test('default: filters list the values of traits and properties', async () => {
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
    expect(await ask({ contractAddress: usdc, chainId: '31337' })).toEqual({
      filters: [],
    })
  })

  const traits = (values: Record<string, unknown>) => ({ properties: values })
  const isAt = eq(collections.contractAddress, collection)

  test('behavior: filters are cached, and gathered again after metadata change', async () => {
    const values = async () =>
      (await ask()).filters.map((filter: any) => filter.values)
    const change = async (tokenId: bigint, color: string) => {
      await s.addCollectible(tokenId, traits({ Color: color }))
      const metadataAt = new Date(s.clock.now)
      await s.db.update(collections).set({ metadataAt }).where(isAt)
    }
    await change(1n, 'Red')
    expect(await values()).toEqual([['Red']])
    await change(2n, 'Blue')
    expect(await values()).toEqual([['Red']])
    s.clock.now += 3_000
    expect(await values()).toEqual([['Blue', 'Red']])
    // Written with an earlier date, but visible only now.
    await s.addCollectible(3n, traits({ Color: 'Green' }))
    s.clock.now += 3_000
    expect(await values()).toEqual([['Blue', 'Green', 'Red']])
    s.clock.now += 10_000
    await ask()
    await s.addCollectible(4n, traits({ Color: 'Nobody says so' }))
    s.clock.now += 1_000_000
    expect(await values()).toEqual([['Blue', 'Green', 'Red']])
    await s.db.update(collections).set({ metadataAt: null }).where(isAt)
    expect(await values()).toEqual([['Blue', 'Green', 'Nobody says so', 'Red']])
  })

  test('behavior: filters have the types of their values: list, number or text', async () => {
    await s.addCollectible(1n, traits({ a: 2.5, b: [], c: ['y', 'x'], d: 1 }))
    await s.addCollectible(2n, traits({ a: -1e21, c: 'z', d: ['1', 3] }))
    await s.addCollectible(3n, traits({ a: 0, '': true, 'é"\\': 'e' }))
    expect((await ask()).filters).toEqual([
      { name: '', type: 'STRING', min: null, max: null, values: ['true'] },
      { name: 'a', type: 'INT', min: -1e21, max: 2.5, values: null },
      { name: 'b', type: 'ARRAY', min: null, max: null, values: [] },
      {
        name: 'c',
        type: 'ARRAY',
        min: null,
        max: null,
        values: ['x', 'y', 'z'],
      },
      { name: 'd', type: 'ARRAY', min: null, max: null, values: ['1', '3'] },
      { name: 'é"\\', type: 'STRING', min: null, max: null, values: ['e'] },
    ])
  })

  test('behavior: of very many values, the most frequent values are returned', async () => {
    const serials = Array.from(
      { length: 1100 },
      (_, index) => `Serial ${index}`,
    )
    const rows = [...serials, ...serials.slice(100)].map((serial, index) => ({
      chainId,
      contractAddress: collection,
      tokenId: BigInt(index),
      traits: { serial },
    }))
    await s.db.insert(collectibles).values(rows)
    const [{ values }] = (await ask()).filters
    expect(values).toEqual(serials.slice(100))
  })
})
