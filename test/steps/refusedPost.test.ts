import { expect, test } from 'vitest'
import { formatEnd, mayHoldOrder } from '../../src/steps/execute/refusedPost.js'
import type { JournalStep } from '../../src/steps/journal/record.js'
import { permission, signedOrderUntil, someHash } from './setup.js'

const order = signedOrderUntil(1)
const signed = (primaryType: string) => ({
  signature: someHash,
  step: { id: 'sign', signature: { ...permission, primaryType } },
})

test.each<[string, Partial<JournalStep>, boolean]>([
  ['an order that was read, without its step', { order }, true],
  ['an order', signed('OrderComponents'), true],
  ['several orders that cannot be read', signed('BulkOrder'), true],
  ['a permission', signed('Permit'), false],
  ['an order without a signature', { step: signed('BulkOrder').step }, false],
  ['nothing', {}, false],
])('behavior: a step with %s', (_name, entry, expected) => {
  const step: JournalStep = {
    kind: 'signature',
    digest: someHash,
    status: 'refused',
    ...entry,
  }
  expect(mayHoldOrder(step)).toBe(expected)
})

test.each([
  ['1', '1970-01-01T00:00:01.000Z'],
  [String(2n ** 256n - 1n), 'it expires'],
])('behavior: formats the end time %s', (endTime, text) => {
  expect(formatEnd({ ...order, endTime })).toBe(text)
})
