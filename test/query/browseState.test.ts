import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  type BrowseState,
  readBrowse,
  toCollectiblesRequest,
  toggleTrait,
  writeBrowse,
} from '../../src/core.js'
import {
  activeFilters,
  clearFilters,
  removeFilter,
} from '../../src/query/activeFilters.js'
import { emptyBrowseState } from '../../src/query/browseState.js'

const contractAddress = getAddress(`0x${'c0'.repeat(20)}`)
const account = getAddress(`0x${'aa'.repeat(20)}`)
const place = { chainId: 31337, contractAddress }

const text = fc.string({ maxLength: 40, unit: 'grapheme' })
const name = text.filter((it) => it.length <= 256)
const number = fc.integer().map((it) => it / 4 || 0)
const range = fc
  .tuple(fc.option(number), fc.option(number))
  .filter(([a, b]) => a !== null || b !== null)
  .map(([a, b]) => {
    const isTurned = a !== null && b !== null && a > b
    const [min, max] = isTurned ? [b, a] : [a, b]
    return {
      ...(min !== null && { min }),
      ...(max !== null && { max }),
    }
  })
const value = fc.oneof(text, number, fc.boolean(), fc.constant('~7'))
const values = fc
  .uniqueArray(value, { minLength: 1, maxLength: 5 })
  .map((values) => ({ values }))
const type = fc.constantFrom('STRING', 'INT', 'ARRAY', 'GENERIC', 'NEWER')
const property = fc
  .tuple(
    name,
    type,
    fc.oneof(
      range,
      values,
      fc.tuple(values, range).map(([a, b]) => ({ ...a, ...b })),
    ),
  )
  .map(([name, type, chosen]) => ({ name, type, ...chosen }))
const addresses = fc.uniqueArray(
  fc
    .uint8Array({ maxLength: 20, minLength: 20 })
    .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`)),
  { maxLength: 3 },
)
const words = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
const states: fc.Arbitrary<BrowseState> = fc.record({
  searchText: text,
  properties: fc.uniqueArray(property, {
    maxLength: 5,
    selector: ({ name, type }) => `${name} ${type === 'INT'}`,
  }),
  marketplaces: fc.uniqueArray(words, { maxLength: 3 }),
  currencies: addresses,
  ownership: fc.constantFrom('any', 'mine', 'others'),
  show: fc.constantFrom('listed', 'all', 'unlisted', undefined),
  sort: fc.option(words, { nil: undefined }),
  item: fc.option(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String), {
    nil: undefined,
  }),
  page: fc.option(fc.integer({ min: 2 }), { nil: undefined }),
})

test('default: every browse state survives a round trip through the URL', () => {
  fc.assert(
    fc.property(states, fc.constantFrom('', 'a.', 'q'), (state, prefix) => {
      const search = writeBrowse(state, { prefix, search: '?id=7&tab=x' })
      expect(readBrowse(search, { prefix })).toEqual(state)
      expect(new URLSearchParams(search).get('id')).toBe('7')
      // An existing filter is replaced.
      expect(writeBrowse(state, { prefix, search })).toBe(search)
    }),
  )
})

test('default: the URL names search text, traits, ranges and the open item', () => {
  const state = toggleTrait(
    toggleTrait(
      { ...emptyBrowseState, searchText: 'silent crown', item: '7' },
      { name: 'Family', type: 'STRING' },
      { value: 'Orbits', isChosen: true },
    ),
    { name: 'Rings', type: 'INT' },
    { min: 3 },
  )
  expect(writeBrowse(state)).toBe(
    '?q=silent+crown&trait.Family=Orbits&range.Rings=3..&item=7',
  )
  expect(writeBrowse(emptyBrowseState)).toBe('')
})

test('behavior: a text trait and a number trait of one name are separate filters', () => {
  const words = { name: 'Level', type: 'STRING' }
  const numbers = { name: 'Level', type: 'INT' }
  const chosen = toggleTrait(
    toggleTrait(emptyBrowseState, words, { value: 'high', isChosen: true }),
    numbers,
    { min: 3 },
  )
  const properties = [
    { ...words, values: ['high'] },
    { ...numbers, min: 3 },
  ]
  expect(chosen.properties).toEqual(properties)
  expect(toCollectiblesRequest(chosen, place).filter).toEqual({ properties })
  expect(readBrowse(writeBrowse(chosen))).toEqual(chosen)
  const high = { value: 'high', isChosen: false }
  expect(toggleTrait(chosen, words, high).properties).toEqual([
    { ...numbers, min: 3 },
  ])
  // A trait keeps its identity if some collectibles have several of its values.
  const lists = { name: 'Level', type: 'ARRAY' }
  expect(toggleTrait(chosen, lists, high).properties).toHaveLength(1)
})

test.each([
  '?trait.Family=Orbits&trait.Family=Tides&type.Family=ARRAY',
  '?trait.Family=Orbits&type.Family=ARRAY&trait.Family=Tides',
  '?type.Family=ARRAY&trait.Family=Orbits&trait.Family=Tides&type.Family=STRING&trait.Family=Rays',
])('behavior: repeated parameters of one trait are merged: %s', (search) => {
  expect(readBrowse(search).properties).toEqual([
    { name: 'Family', type: 'ARRAY', values: ['Orbits', 'Tides'] },
  ])
})

test.each([
  '?range.Rings=7..3&range.Power=x..&range.Charges=..&range.A=1..2..3',
  '?currency=0x12&currency=javascript:alert(1)&owner=everyone&show=none',
  `?item=-1&item=7&trait=Orbits&type.Family=STRING&market=`,
  `?item=${'9'.repeat(79)}&%E0%A4%A&__proto__=1`,
])('behavior: invalid parameters of the URL are ignored: %s', (search) => {
  expect(readBrowse(search)).toEqual(emptyBrowseState)
})

test('behavior: filters of the URL are cut to the limits of the service', () => {
  const search = new URLSearchParams({ q: 'x'.repeat(5000) })
  for (let index = 0; index < 500; index++) {
    search.append(`trait.${index}`, 'a')
    search.append('trait.0', String(index))
    search.append('market', String(index))
  }
  const { filter } = toCollectiblesRequest(readBrowse(`?${search}`), place)
  expect(filter?.searchText).toHaveLength(256)
  expect(filter?.properties).toHaveLength(32)
  expect(filter?.properties?.[0]?.values).toHaveLength(100)
  expect(filter?.marketplaces).toHaveLength(32)
  const named = readBrowse('?trait.__proto__=x&trait.constructor=y')
  expect(named.properties.map(({ name }) => name)).toEqual([
    '__proto__',
    'constructor',
  ])
})

test('behavior: removing the filters one by one equals clearing all filters', () => {
  fc.assert(
    fc.property(states, (state) => {
      let left = state
      for (const filter of activeFilters(state))
        left = removeFilter(left, filter)
      expect({ ...left, page: undefined }).toEqual(clearFilters(state))
      expect(activeFilters(left)).toEqual([])
    }),
  )
})

test('parameters: sorts, ownership, show', () => {
  const sorts = [
    { id: 'new', label: 'Newest', by: [{ column: 'createdAt' }] },
    { id: 'low', label: 'Cheapest', by: [{ column: 'priceUSD' }] },
  ]
  const of = (state: Partial<BrowseState>) =>
    toCollectiblesRequest(
      { ...emptyBrowseState, ...state },
      { ...place, account, sorts },
    )
  expect(of({})).toEqual({
    ...place,
    filter: {},
    page: { pageSize: 24, sort: [{ column: 'createdAt' }] },
    side: 'listing',
  })
  expect(of({ sort: 'low' }).page?.sort).toEqual([{ column: 'priceUSD' }])
  expect(of({ sort: 'gone' }).page?.sort).toEqual([{ column: 'createdAt' }])
  expect(of({ show: 'all' }).filter).toEqual({ includeEmpty: true })
  // Items that an account owns are rarely for sale.
  expect(of({ ownership: 'mine' }).filter).toEqual({
    includeEmpty: true,
    inAccounts: [account],
  })
  expect(of({ ownership: 'mine', show: 'unlisted' }).filter).toEqual({
    inAccounts: [account],
    includeEmpty: true,
  })
  // Only the account's own items can be filtered by `unlisted`.
  expect(of({ show: 'unlisted' }).filter).toEqual({})
  expect(of({ ownership: 'others', show: 'listed' }).filter).toEqual({
    notInAccounts: [account],
    ordersNotCreatedBy: [account],
  })
  // Filters of orders show only items with an order.
  expect(of({ currencies: [account], show: 'all' }).filter).toEqual({
    inCurrencyAddresses: [account],
  })
})
