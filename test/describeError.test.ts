import { describe, expect, test } from 'vitest'
import {
  type FundsMoved,
  InvalidResponseError,
  InvalidStepError,
  type Progress,
  RequestError,
  StepError,
} from '../src/core.js'
import { describeError } from '../src/index.js'
import { defaultLabels } from '../src/labels/defaultLabels.js'

const progress = (status: 'done' | 'failed'): Progress =>
  ({
    status: 'error',
    phase: 'executing',
    current: 1,
    steps: [
      { index: 0, kind: 'transaction', id: 'tokenApproval', status },
      { index: 1, kind: 'transaction', id: 'buy', status: 'failed' },
    ],
  }) as Progress

const declined = (fundsMoved: FundsMoved) =>
  new StepError({ reason: 'rejected', fundsMoved, index: 1 })

describe('describeError', () => {
  test.each<[FundsMoved, Progress | undefined, string]>([
    ['no', undefined, 'You weren’t charged.'],
    ['no', progress('failed'), 'You weren’t charged.'],
    [
      'no',
      progress('done'),
      'You only paid network fees, and your approval stays for next time.',
    ],
    [
      'maybe',
      progress('done'),
      'This may still go through, so check your wallet before you retry.',
    ],
  ])('parameters: progress, funds moved: %s %#', (moved, progress, funds) => {
    expect(describeError(declined(moved), defaultLabels, progress)).toEqual({
      text: 'You rejected this in your wallet.',
      funds,
    })
  })

  test('behavior: a reverted transaction costs only the network fee', () => {
    const facts = { fundsMoved: 'no', hash: '0x01', index: 1 } as const
    const error = new StepError({ ...facts, reason: 'reverted' })
    expect(describeError(error, defaultLabels).funds).toBe(
      'You only paid the network fee.',
    )
  })

  test.each([
    ['repost', 'rejected it', 'Someone can still use your signed order'],
    ['retry', 'didn’t confirm it', 'Trying again won’t publish it twice.'],
  ] as const)(
    'behavior: a signed order whose post failed has its own texts, recovery %s',
    (recovery, text, funds) => {
      const facts = { fundsMoved: 'maybe', index: 0, recovery } as const
      const error = new StepError({ ...facts, reason: 'post' })
      expect(describeError(error, defaultLabels)).toEqual({
        text: expect.stringContaining(text),
        funds: expect.stringContaining(funds),
      })
    },
  )

  test('behavior: the text says that an earlier transaction went through', () => {
    const [first, second] = progress('done').steps
    const steps = [{ ...first, id: 'buy' }, second]
    const bought = { ...progress('done'), steps } as Progress
    expect(describeError(declined('no'), defaultLabels, bought).funds).toBe(
      'A transaction went through, and you can continue from here.',
    )
  })

  const nothing = { ...progress('done'), steps: [] }
  const bought = [{ index: 1, kind: 'transaction', id: 'buy', status: 'done' }]
  const signed = [{ index: 0, kind: 'signature', id: 'list', status: 'done' }]
  test.each<[string, Progress | undefined, string | undefined]>([
    ['no flow', undefined, undefined],
    ['before any step', nothing, 'You weren’t charged.'],
    [
      'after an approval',
      progress('done'),
      'You only paid network fees, and your approval stays for next time.',
    ],
    [
      'after a payment',
      { ...nothing, steps: bought } as Progress,
      'A transaction went through, and you can continue from here.',
    ],
    [
      'after a signature',
      { ...nothing, steps: signed } as Progress,
      'You weren’t charged.',
    ],
    [
      'while an earlier run is settled',
      { ...nothing, resumed: true },
      undefined,
    ],
  ])(
    'behavior: for other errors, the funds text depends on the progress: %s',
    (_, progress, funds) => {
      const request = new RequestError({
        operation: 'Marketplace/GetOrders',
        reason: 'network',
        url: '',
      })
      const response = new InvalidResponseError({
        operation: 'Marketplace/GetOrders',
      })
      for (const error of [request, response, new Error('Any')])
        expect(describeError(error, defaultLabels, progress).funds).toBe(funds)
    },
  )

  test('behavior: an invalid step says “You weren’t charged.”, except in a resumed flow', () => {
    const error = new InvalidStepError({ index: 1, problem: 'no data' })
    const getFunds = (progress?: Progress) =>
      describeError(error, defaultLabels, progress).funds
    expect(getFunds()).toBe('You weren’t charged.')
    expect(getFunds(nothing)).toBe('You weren’t charged.')
    expect(getFunds({ ...nothing, resumed: true })).toBe(undefined)
  })

  test.each([
    [undefined, 'Switch back to the account you started with to continue.'],
    ['reconnect', 'Connect your wallet to continue.'],
  ] as const)(
    'behavior: an error about a wrong account says how to continue, recovery %s',
    (recovery, text) => {
      const error = new StepError({
        reason: 'wrongAccount',
        fundsMoved: 'no',
        index: 0,
        recovery,
      })
      expect(describeError(error, defaultLabels).text).toBe(text)
    },
  )
})
