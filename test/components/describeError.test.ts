import { describe, expect, test } from 'vitest'
import {
  defaultLabels,
  describeError,
  type FundsMoved,
  InvalidResponseError,
  InvalidStepError,
  type Progress,
  RequestError,
  StepError,
} from '../../src/index.js'

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
    ['no', undefined, 'Nothing was paid.'],
    ['no', progress('failed'), 'Nothing was paid.'],
    [
      'no',
      progress('done'),
      'Nothing was paid except network fees. Your approval stays and is used next time.',
    ],
    [
      'maybe',
      progress('done'),
      'It may still go through: look at your wallet before you retry.',
    ],
  ])('parameters: progress, funds moved: %s %#', (moved, progress, funds) => {
    expect(describeError(declined(moved), defaultLabels, progress)).toEqual({
      text: 'You declined it in your wallet.',
      funds,
    })
  })

  test('behavior: what the network refused has cost its fee', () => {
    const facts = { fundsMoved: 'no', hash: '0x01', index: 1 } as const
    const error = new StepError({ ...facts, reason: 'reverted' })
    expect(describeError(error, defaultLabels).funds).toBe(
      'Nothing was paid except the network fee.',
    )
  })

  test('behavior: what went through before is told of', () => {
    const [first, second] = progress('done').steps
    const steps = [{ ...first, id: 'buy' }, second]
    const bought = { ...progress('done'), steps } as Progress
    expect(describeError(declined('no'), defaultLabels, bought).funds).toBe(
      'A transaction went through. You can go on from here.',
    )
  })

  const nothing = { ...progress('done'), steps: [] }
  const bought = [{ index: 1, kind: 'transaction', id: 'buy', status: 'done' }]
  const signed = [{ index: 0, kind: 'signature', id: 'list', status: 'done' }]
  test.each<[string, Progress | undefined, string | undefined]>([
    ['no flow', undefined, undefined],
    ['before any step', nothing, 'Nothing was paid.'],
    [
      'after an approval',
      progress('done'),
      'Nothing was paid except network fees. Your approval stays and is used next time.',
    ],
    [
      'after a payment',
      { ...nothing, steps: bought } as Progress,
      'A transaction went through. You can go on from here.',
    ],
    [
      'after a signature',
      { ...nothing, steps: signed } as Progress,
      'Nothing was paid.',
    ],
    [
      'while an earlier run is settled',
      { ...nothing, resumed: true },
      undefined,
    ],
  ])('behavior: the service does not answer: %s', (_, progress, funds) => {
    const request = new RequestError({
      operation: 'Marketplace/GetOrders',
      reason: 'network',
      url: '',
    })
    const response = new InvalidResponseError({
      operation: 'Marketplace/GetOrders',
    })
    for (const error of [request, response])
      expect(describeError(error, defaultLabels, progress).funds).toBe(funds)
  })

  test('behavior: a step that cannot be read', () => {
    const error = new InvalidStepError({ index: 1, problem: 'no data' })
    const fundsOf = (progress?: Progress) =>
      describeError(error, defaultLabels, progress).funds
    expect(fundsOf()).toBe('Nothing was paid.')
    expect(fundsOf(nothing)).toBe('Nothing was paid.')
    expect(fundsOf({ ...nothing, resumed: true })).toBe(undefined)
  })

  test.each([
    [undefined, 'Your wallet is on another account. Switch back to go on.'],
    ['reconnect', 'No wallet is connected. Connect one to go on.'],
  ] as const)('behavior: recovery %s', (recovery, text) => {
    const error = new StepError({
      reason: 'wrongAccount',
      fundsMoved: 'no',
      index: 0,
      recovery,
    })
    expect(describeError(error, defaultLabels).text).toBe(text)
  })
})
