import { expect, test } from 'vitest'
import {
  formatEnd,
  isPossibleOrder,
} from '../../../src/steps/execute/refusedPost.js'
import type { JournalStep } from '../../../src/steps/journal/record.js'
import { permission, signedOrderUntil, someHash } from '../setup.js'

const order = signedOrderUntil(1)
const signed = (primaryType: string) => ({
  signature: someHash,
  step: { id: 'sign', signature: { ...permission, primaryType } },
})

test.each<[string, Partial<JournalStep>, boolean]>([
  ['has a decoded order may hold an order', { order }, true],
  ['signs an order may hold an order', signed('OrderComponents'), true],
  [
    'signs several undecoded orders may hold an order',
    signed('BulkOrder'),
    true,
  ],
  ['signs a permission holds no order', signed('Permit'), false],
  [
    'has no signature holds no order',
    { step: signed('BulkOrder').step },
    false,
  ],
  ['has no data holds no order', {}, false],
])('behavior: a step that %s', (_name, entry, expected) => {
  const step: JournalStep = {
    kind: 'signature',
    digest: someHash,
    status: 'refused',
    ...entry,
  }
  expect(isPossibleOrder(step)).toBe(expected)
})

test.each([
  ['1', '1970-01-01T00:00:01.000Z'],
  [String(2n ** 256n - 1n), 'it expires'],
])('behavior: the end time %s is formatted as "%s"', (endTime, text) => {
  expect(formatEnd({ ...order, endTime })).toBe(text)
})
