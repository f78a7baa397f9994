import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getPendingOrderId,
  isPendingOrder,
} from '../../src/order/pendingOrder.js'

test('default: only ids of `getPendingOrderId` are pending', () => {
  fc.assert(
    fc.property(fc.string(), fc.bigInt(0n, 2n ** 256n - 1n), (flow, token) => {
      const orderId = getPendingOrderId(flow, String(token))
      expect(isPendingOrder({ orderId })).toBe(true)
    }),
  )
  for (const orderId of ['1', '', 'pending', `0x${'11'.repeat(32)}`])
    expect(isPendingOrder({ orderId })).toBe(false)
})
