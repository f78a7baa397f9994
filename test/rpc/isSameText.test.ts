import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameText } from '../../src/rpc/isSameText.js'
import { deepEqual } from '../../src/steps/platform/plainData.js'

test.each([
  ['0xAb', '0xaB', true],
  ['10', '0xa', true],
  [10n, '010', true],
  ['WETH', 'weth', true],
  ['WETH', 'ETH', false],
  ['', '', true],
] as const)('default: %s and %s: %s', (a, b, expected) => {
  expect(isSameText(a, b)).toBe(expected)
  expect(isSameText(b, a)).toBe(expected)
})

test('behavior: an absent value is never the same', () => {
  const absent = fc.constantFrom(undefined, null)
  const any = fc.oneof(absent, fc.constantFrom('undefined', 'null', '', '0'))
  fc.assert(
    fc.property(absent, any, (a, b) => {
      expect(isSameText(a, b)).toBe(false)
      expect(isSameText(b, a)).toBe(false)
    }),
  )
})

test('behavior: objects with the same absent field are equal', () => {
  expect(deepEqual({ a: undefined }, { a: undefined })).toBe(true)
  expect(deepEqual({ a: null }, { a: null })).toBe(true)
  expect(deepEqual({ a: undefined }, { a: 'undefined' })).toBe(false)
})
