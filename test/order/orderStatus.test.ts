import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getOrderEnd,
  getOrderProblem,
  isActiveOrder,
} from '../../src/order/orderStatus.js'
import { getAvailableQuantity } from '../../src/order/quantity.js'
import type { Order } from '../../src/rpc/schemas.js'
import { bareOrder, quantities } from './fixtures.js'

const now = Date.UTC(2026, 0, 1)
const seconds = (offset: number) => String(now / 1000 + offset)
const past = seconds(-60)
const future = seconds(60)

const anyOrder = fc
  .record({
    status: fc.constantFrom<Order['status']>(
      'active',
      'inactive',
      'expired',
      'cancelled',
      'filled',
      'unknown',
      'pending',
      'decimals_missing',
    ),
    validFrom: fc.constantFrom(undefined, past, future),
    validUntil: fc.constantFrom(undefined, past, future, '0', 'soon'),
    quantities,
  })
  .map(({ quantities, ...fields }) => ({
    ...bareOrder,
    ...fields,
    ...quantities,
  }))

describe('getOrderProblem', () => {
  test.each([
    [{}, undefined],
    [{ status: 'filled' }, 'filled'],
    [{ status: 'cancelled' }, 'cancelled'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'inactive' }, 'inactive'],
    [{ status: 'pending' }, 'unknown'],
    [{ status: 'decimals_missing' }, 'unknown'],
    [{ quantityRemaining: '0' }, 'filled'],
    [{ quantityAvailable: '0' }, 'inactive'],
    [{ quantityAvailable: '0', quantityRemaining: '3' }, 'inactive'],
    [{ quantityRemaining: '0', validUntil: past }, 'filled'],
    [{ validUntil: seconds(0) }, 'expired'],
    [{ validUntil: seconds(1) }, undefined],
    [{ validUntil: past, quantityAvailable: '0' }, 'expired'],
    // It may become active again and be filled, so its seller must be able to
    // cancel it.
    [{ status: 'inactive', validUntil: past }, 'inactive'],
    [{ validUntil: '0' }, undefined],
    [{ validFrom: future }, 'early'],
    [{ validFrom: seconds(0) }, undefined],
  ])('default: %j is %s', (fields, problem) => {
    expect(getOrderProblem({ ...bareOrder, ...fields }, now)).toBe(problem)
  })

  test('behavior: an order without a problem is active, available and within its time', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        if (getOrderProblem(order, now) !== undefined) return
        expect(order.status).toBe('active')
        expect(getAvailableQuantity(order) > 0n).toBe(true)
        expect(order.validFrom).not.toBe(future)
        expect(order.validUntil).not.toBe(past)
      }),
    )
  })

  test('parameters: without `now`, start and end are ignored', () => {
    for (const fields of [{ validUntil: past }, { validFrom: future }])
      expect(getOrderProblem({ ...bareOrder, ...fields }, undefined)).toBe(
        undefined,
      )
  })

  test('behavior: `now` never removes a problem', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const problem = getOrderProblem(order, undefined)
        if (problem && problem !== 'inactive')
          expect(getOrderProblem(order, now)).toBe(problem)
        if (problem) expect(getOrderProblem(order, now)).toBeDefined()
      }),
    )
  })
})

describe('getOrderEnd', () => {
  test('default: the end is the final status that the service reports', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const isEnd = ['filled', 'cancelled', 'expired'].includes(order.status)
        expect(getOrderEnd(order)).toBe(isEnd ? order.status : undefined)
      }),
    )
    expect(getOrderEnd(undefined)).toBe(undefined)
  })

  test('behavior: the end of an order equals its problem', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const end = getOrderEnd(order)
        if (end) expect(getOrderProblem(order, now)).toBe(end)
      }),
    )
  })
})

test('isActiveOrder, default: only an order with the status `active` is active', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      expect(isActiveOrder(order)).toBe(order.status === 'active')
    }),
  )
  expect(isActiveOrder(undefined)).toBe(false)
})
