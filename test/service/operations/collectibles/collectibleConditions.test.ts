import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balances } from '../../../../src/service/database/schema.js'
import { ada, bob, collection } from '../../setup.js'
import { type Reads, readsCases, setupReads } from '../readsCases.js'

describe.each(readsCases)(
  'filters of collectibles on %s, with %s marks of best orders',
  (kind, marks) => {
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
      const attributes = [
        { trait_type: 'Mood', value: 'Grüße, ДА' },
        { trait_type: 'Size', value: 12 },
      ]
      await s.addCollectible(3n, { name: 'x', attributes })
      expect(await find('grÜSSE,')).toEqual([])
      expect(await find('GRÜßE, да')).toEqual(['3'])
      expect(await find('mood 12')).toEqual(['3'])
      expect(await find('x')).toEqual(['3'])
      expect(await find('-')).toEqual([])
    })

    test('behavior: search words that occur nowhere are treated as typing mistakes', async () => {
      await s.addCollectible(1n, { name: 'Red Dragon' })
      await s.addCollectible(2n, {
        name: 'Blue Dragon',
        description: 'dargoon',
      })
      await s.addCollectible(3n, { name: 'Crystal 100%' })
      const find = async (searchText: string) =>
        tokens(await list({ filter: { includeEmpty: true, searchText } }))
      for (const slip of ['dragno', 'drgaon', 'ragon', 'dagon', 'dragoon'])
        expect(await find(slip)).toEqual(['1', '2'])
      for (const slip of ['krystal', 'crytal', 'crsytal', 'crystaal', '1000%'])
        expect(await find(slip)).toEqual(['3'])
      // The word occurs, so it is not corrected.
      expect(await find('dargo')).toEqual(['2'])
      expect(await find('red dragno')).toEqual(['1'])
      expect(await find('rde dragon')).toEqual([])
      expect(await find('red crystal')).toEqual([])
      expect(await find('drgno')).toEqual([])
      expect(await find('1_0%')).toEqual(['3'])
      expect(await find('%%%%')).toEqual([])
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
      // Responses name the type; requests match any type.
      const generic = { name: 'tags', type: 'GENERIC' }
      expect(await find({ ...generic, values: ['b'] })).toEqual(['2'])
      expect(await find({ ...generic, type: 'STRING' })).toHaveLength(3)
      expect(await find({ ...level, type: 'STRING', values: [5] })).toEqual([
        '2',
      ])
      expect(await find({ ...level, min: 0, values: ['5', 1, 7] })).toEqual([
        '1',
        '2',
      ])
      expect(await find({ ...level, values: ['high'] })).toEqual([])
      expect(await find({ ...level, values: [] })).toEqual(['1', '2'])
      expect(
        await list({ filter: { properties: [{ ...color, values: [{}] }] } }),
      ).toMatchObject({
        error: 'InvalidArgument',
        cause: 'filter.properties.0.values.0',
      })
    })

    test('behavior: names and values of traits are matched literally', async () => {
      const odd = [
        '"',
        '\\',
        `' or 1=1`,
        '$',
        '@',
        '*',
        'é\n\t',
        '" || true',
        '',
      ]
      for (const [index, text] of odd.entries())
        await s.addCollectible(BigInt(index), {
          properties: { [text]: [text, -5, 1e21, 0.1] },
        })
      const find = async (name: string, value: unknown) => {
        const properties = [{ name, type: 'ARRAY', values: [value] }]
        return tokens(
          await list({ filter: { includeEmpty: true, properties } }),
        )
      }
      for (const [index, text] of odd.entries()) {
        for (const value of [text, -5, '-5', 1e21, '1e+21', 0.1])
          expect(await find(text, value)).toEqual([String(index)])
        expect(await find(text, `${text}x`)).toEqual([])
      }
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
  },
)

const tokens = (answer: any) =>
  answer.collectibles.map((item: any) => item.metadata.tokenId)
