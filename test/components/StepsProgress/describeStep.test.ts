import { describe, expect, test } from 'vitest'
import { describeStep } from '../../../src/components/StepsProgress/describeStep.js'
import type { StepProgress } from '../../../src/core.js'
import { defaultLabels } from '../../../src/labels/defaultLabels.js'

const hash = '0x01'
const failure = {
  reason: 'reverted',
  fundsMoved: 'no',
  message: 'It was reverted.',
} as const

const step = (part: object): StepProgress =>
  ({
    index: 0,
    kind: 'transaction',
    id: 'buy',
    status: 'waiting',
    ...part,
  }) as StepProgress

describe('describeStep', () => {
  test.each<[object, object]>([
    [{}, { title: 'Buy', state: 'waiting' }],
    [
      { status: 'switching' },
      {
        title: 'Buy',
        state: 'working',
        text: 'Switch the network in your wallet.',
      },
    ],
    [
      { status: 'prompting' },
      { title: 'Buy', state: 'working', text: 'Confirm in your wallet.' },
    ],
    [
      { status: 'confirming', hash },
      {
        title: 'Buy',
        state: 'working',
        text: 'Waiting for the network. This takes a moment.',
      },
    ],
    [
      { status: 'prompting', bundled: true },
      {
        title: 'Buy',
        state: 'working',
        text: 'Your wallet shows these together. Confirm once.',
      },
    ],
    [
      { status: 'confirming', hash, repriced: true },
      {
        title: 'Buy',
        state: 'working',
        text: 'You sped up the transaction. Waiting for the network.',
      },
    ],
    [
      { status: 'posting' },
      {
        title: 'Buy',
        state: 'working',
        text: 'Sending to the marketplace.',
      },
    ],
    [
      { status: 'done', hash },
      { title: 'Buy', state: 'done' },
    ],
    [
      { status: 'failed', error: failure },
      {
        title: 'Buy',
        state: 'failed',
        text: 'The transaction failed, possibly because someone got there first.',
      },
    ],
    [{ id: 'tokenApproval' }, { title: 'Approve USDC', state: 'waiting' }],
    [{ id: 'somethingNew' }, { title: 'Send a transaction', state: 'waiting' }],
    [
      { id: 'signEIP712', kind: 'signature' },
      { title: 'Sign and publish', state: 'waiting' },
    ],
  ])('default: %o', (part, description) => {
    expect(describeStep(step(part), defaultLabels, 'USDC')).toEqual(description)
  })

  test('parameters: subject', () => {
    expect(
      describeStep(step({ id: 'tokenApproval' }), defaultLabels).title,
    ).toBe('Approve the collection')
  })
})
