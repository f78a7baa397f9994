import { expect, test } from 'vitest'
import { mayHoldOrder } from '../../src/steps/execute/refusedPost.js'
import type {
  JournalStep,
  SignedOrder,
} from '../../src/steps/journal/record.js'
import { ada, bob, permission, someHash } from './setup.js'

const order: SignedOrder = {
  orderId: someHash,
  book: bob,
  collection: bob,
  tokenId: '7',
  quantity: '1',
  currency: bob,
  unitPrice: '5',
  maker: ada,
  endTime: '1',
}
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
