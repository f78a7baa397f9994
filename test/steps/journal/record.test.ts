import { hashMessage, hashTypedData } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  createJournalStep,
  type FlowRecord,
  getDigest,
  hasLiveOrder,
  isExpired,
  type JournalStep,
} from '../../../src/steps/journal/record.js'
import { readStep } from '../../../src/steps/model/readStep.js'
import { ada, bob, permission, signedOrderUntil, someHash } from '../setup.js'

const endTime = 1_000
const order = signedOrderUntil(endTime)
const refused: JournalStep = {
  kind: 'signature',
  digest: someHash,
  status: 'refused',
  order,
}

const createRecord = (...steps: JournalStep[]): FlowRecord => ({
  version: 2,
  id: 'one',
  scope: 'shop',
  intent: { account: ada, chainId: 1, digests: [], kind: 'steps' },
  createdAt: 0,
  updatedAt: 0,
  steps,
})

describe('isExpired', () => {
  // Ten minutes after the end, because this clock may be ahead of the chain.
  const over = endTime * 1_000 + 10 * 60_000

  test.each<[string, JournalStep[], number, boolean]>([
    [
      'a record has not expired ten minutes after the end of its order',
      [refused],
      over,
      false,
    ],
    [
      'a record has expired more than ten minutes after the end of its order',
      [refused],
      over + 1,
      true,
    ],
    [
      'a record with a completed step expires with its order',
      [{ ...refused, status: 'done' }, refused],
      over + 1,
      true,
    ],
    [
      'a record with a step in flight does not expire',
      [{ ...refused, status: 'sent' }, refused],
      over + 1,
      false,
    ],
    [
      'a record with an unreadable order does not expire',
      [{ ...refused, order: undefined }],
      over + 1,
      false,
    ],
    [
      'a record without an open step does not expire',
      [{ ...refused, status: 'done' }],
      over + 1,
      false,
    ],
  ])('behavior: %s', (_name, steps, now, expected) => {
    expect(isExpired(createRecord(...steps), now)).toBe(expected)
  })
})

test.each<[Partial<JournalStep>, number, boolean]>([
  [{}, 0, true],
  [{ status: 'posting' }, 0, true],
  [{ order: undefined }, 0, false],
  [{ status: 'done' }, 0, false],
  [{}, (endTime + 601) * 1_000, false],
])(
  'behavior: a step with %j at the time %i holds a live order: %s',
  (change, now, expected) => {
    const record = createRecord({ ...refused, ...change })
    expect(hasLiveOrder(record, now)).toBe(expected)
  },
)

describe('createJournalStep', () => {
  const argument = bob.slice(2).toLowerCase().padStart(64, '0')

  test.each(['0x095ea7b3', '0xa22cb465', '0x095EA7B3'])(
    'behavior: a call with the selector %s approves its first argument',
    (selector) => {
      const data = `${selector}${argument}${'1'.padStart(64, '0')}` as const
      const step = readStep({ id: 'approve', to: ada, data }, 0)
      expect(createJournalStep(step)).toMatchObject({
        approves: true,
        approval: { token: ada, spender: bob.toLowerCase() },
        status: 'waiting',
      })
    },
  )

  test('behavior: a call with another selector approves nothing', () => {
    const data = `0x00000000095ea7b3${argument}` as const
    const step = readStep({ id: 'buy', to: ada, data }, 0)
    expect(createJournalStep(step).approves).toBeUndefined()
  })
})

describe('getDigest', () => {
  test('behavior: the digest of typed data or a message is the hash that is signed', () => {
    const signature = readStep({ id: 'sign', signature: permission }, 0)
    if (signature.kind !== 'signature') throw new Error('No signature.')
    expect(getDigest(signature)).toBe(hashTypedData(signature.typedData))
    const message = readStep({ id: 'signEIP191', data: 'Hello' }, 0)
    expect(message.kind).toBe('message')
    expect(getDigest(message)).toBe(hashMessage('Hello'))
  })
})
