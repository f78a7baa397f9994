import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getAvailableQuantity,
  getInitialQuantity,
  getRemainingQuantity,
  hasFewerLeft,
  isFilledUp,
  toQuantitiesLeft,
} from '../../src/order/quantity.js'
import { quantities } from './fixtures.js'

describe('default', () => {
  test.each([
    // available, remaining → available now, left
    ['3', '10', 3n, 10n],
    ['10', '3', 3n, 3n],
    ['3', undefined, 3n, 3n],
    [undefined, '10', 10n, 10n],
    ['0', undefined, 0n, 0n],
    ['0', '10', 0n, 10n],
    [undefined, undefined, 1n, 1n],
  ])(
    'available %s, remaining %s',
    (quantityAvailable, quantityRemaining, available, left) => {
      const order = { quantityAvailable, quantityRemaining }
      expect(getAvailableQuantity(order)).toBe(available)
      expect(getRemainingQuantity(order)).toBe(left)
    },
  )

  test.each([
    ['5', '3', '2', 5n],
    [undefined, '3', '2', 2n],
    [undefined, undefined, undefined, 1n],
  ])(
    'initial %s, remaining %s, available %s',
    (quantityInitial, quantityRemaining, quantityAvailable, initial) => {
      expect(
        getInitialQuantity({
          quantityAvailable,
          quantityInitial,
          quantityRemaining,
        }),
      ).toBe(initial)
    },
  )

  test.each([
    [{}, false],
    [{ quantityRemaining: '0' }, true],
    [{ quantityRemaining: '00' }, true],
    // The maker may deliver again.
    [{ quantityAvailable: '0' }, false],
  ])('isFilledUp: %j %s', (order, isFilled) => {
    expect(isFilledUp(order)).toBe(isFilled)
  })

  test.each([
    [{}, false],
    [{ quantityRemaining: '4' }, true],
    [{ quantityRemaining: '5' }, false],
    [{ quantityAvailable: '4' }, false],
  ])('hasFewerLeft than 5: %j %s', (order, isFewer) => {
    expect(hasFewerLeft(order, '5')).toBe(isFewer)
  })
})

test('behavior: the available quantity never exceeds the remaining or deliverable quantity', () => {
  fc.assert(
    fc.property(quantities, (order) => {
      const available = getAvailableQuantity(order)
      expect(available <= getRemainingQuantity(order)).toBe(true)
      for (const told of [order.quantityAvailable, order.quantityRemaining])
        if (told !== undefined) expect(available <= BigInt(told)).toBe(true)
    }),
  )
})

test('behavior: a fill never leaves more available than before or than remains', () => {
  fc.assert(
    fc.property(quantities, fc.bigInt(0n, 2n ** 256n - 1n), (order, filled) => {
      const before = getRemainingQuantity(order)
      const left = before > filled ? before - filled : 0n
      const after = { ...order, ...toQuantitiesLeft(order, String(left)) }
      expect(getRemainingQuantity(after)).toBe(left)
      expect(getAvailableQuantity(after) <= left).toBe(true)
      expect(getAvailableQuantity(after) <= getAvailableQuantity(order)).toBe(
        true,
      )
    }),
  )
})

test('behavior: a fill clears the formatted quantities', () => {
  expect(
    toQuantitiesLeft({ quantityAvailable: '3', quantityRemaining: '10' }, '8'),
  ).toStrictEqual({
    quantityAvailable: '1',
    quantityAvailableFormatted: undefined,
    quantityRemaining: '8',
    quantityRemainingFormatted: undefined,
  })
})

test('behavior: the available quantity after a fill is never negative', () => {
  const order = { quantityAvailable: '1', quantityRemaining: '10' }
  expect(toQuantitiesLeft(order, '5').quantityAvailable).toBe('0')
  expect(toQuantitiesLeft(order, '9').quantityAvailable).toBe('0')
})
