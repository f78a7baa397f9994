import { describe, expect, test } from 'vitest'
import type { StepProgress } from '../../../src/core.js'
import { type DescribeStepsOptions, describeSteps } from '../../../src/index.js'
import { defaultLabels } from '../../../src/labels/defaultLabels.js'

const hash = '0x01'
const approval = { index: 0, kind: 'transaction', id: 'tokenApproval' }
const buy = { index: 1, kind: 'transaction', id: 'buy' }
const failure = {
  reason: 'reverted',
  fundsMoved: 'no',
  recovery: 'retry',
  message: 'Reverted.',
}
const steps = (first: object, second: object) =>
  [
    { ...approval, status: 'waiting', ...first },
    { ...buy, status: 'waiting', ...second },
  ] as StepProgress[]
const describeIt = (
  [first, second]: [object, object],
  options?: DescribeStepsOptions,
) => {
  const told = describeSteps(steps(first, second), defaultLabels, {
    subject: 'USDC',
    ...options,
  })
  return {
    said: told.announcement,
    steps: told.steps.map(({ hash, state, text }) =>
      [state, text, hash].filter(Boolean).join(' | '),
    ),
  }
}
describe('describeSteps', () => {
  test('default: waiting steps have no announcement', () => {
    expect(describeIt([{}, {}])).toEqual({
      said: '',
      steps: ['waiting', 'waiting'],
    })
  })

  test('parameters: hints, shown for waiting steps', () => {
    const options = { hints: { tokenApproval: 'Exactly this amount.' } }
    expect(describeIt([{}, {}], options)).toEqual({
      said: '',
      steps: ['waiting | Exactly this amount.', 'waiting'],
    })
  })

  test('parameters: wallet, named in the texts', () => {
    expect(
      describeIt([{ status: 'prompting' }, {}], { wallet: 'MetaMask' }),
    ).toEqual({
      said: 'Step 1 of 2: Approve USDC. Confirm in MetaMask.',
      steps: ['working | Confirm in MetaMask.', 'waiting'],
    })
    expect(
      describeIt([{ status: 'switching' }, {}], { wallet: 'Rabby' }).steps[0],
    ).toBe('working | Switch the network in Rabby.')
  })

  test('parameters: owners, whose signatures a queued step waits for', () => {
    const queued: [object, object] = [
      { status: 'done', hash },
      { status: 'queued' },
    ]
    expect(describeIt(queued, { owners: 2 }).said).toBe(
      'Step 2 of 2: Buy. Waiting for the signatures of 2 owners in your wallet. You can leave and come back.',
    )
    expect(describeIt(queued).said).toBe(
      'Step 2 of 2: Buy. Waiting for more signatures. You can leave and come back.',
    )
  })

  test('behavior: a failed step says which fees were paid', () => {
    expect(
      describeIt([{ status: 'done' }, { status: 'failed', error: failure }])
        .steps[1],
    ).toBe(
      'failed | The transaction failed, possibly because someone got there first. You only paid network fees, and your approval stays for next time.',
    )
  })

  test('parameters: explainFailure, which hides the text of a failure if false', () => {
    expect(
      describeIt([{ status: 'done' }, { status: 'failed', error: failure }], {
        explainFailure: false,
      }),
    ).toEqual({ said: '', steps: ['done', 'failed'] })
  })

  test('behavior: the text and the hash of a bundle are shown once', () => {
    const both = { bundled: true, hash, status: 'confirming' }
    const text = 'Waiting for the network. This takes a moment.'
    expect(describeIt([both, both])).toEqual({
      said: `Step 1 of 2: Approve USDC. ${text}`,
      steps: [`working | ${text} | ${hash}`, 'working'],
    })
  })

  test('behavior: the announcement of a single step has no number', () => {
    const [, step] = steps({}, { status: 'prompting' })
    expect(describeSteps(step ? [step] : [], defaultLabels).announcement).toBe(
      'Buy. Confirm in your wallet.',
    )
  })
})
