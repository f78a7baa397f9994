import { describe, expect, test } from 'vitest'
import { getRecoveryActions } from '../../../src/components/failure/recoveryActions.js'
import {
  type FundsMoved,
  GuardError,
  RequestError,
  StepError,
  type StepErrorReason,
} from '../../../src/core.js'

const failed = (reason: StepErrorReason, fundsMoved: FundsMoved) =>
  new StepError({ reason, fundsMoved, index: 0 })

describe('getRecoveryActions', () => {
  test.each<[StepErrorReason, FundsMoved, string, boolean]>([
    ['rejected', 'no', 'retry', false],
    ['popupBlocked', 'no', 'retry', false],
    ['popupBlocked', 'maybe', 'checkAgain', true],
    ['wallet', 'no', 'retry', false],
    ['wallet', 'maybe', 'checkAgain', true],
    ['unresolved', 'maybe', 'checkAgain', true],
    ['replaced', 'maybe', 'checkAgain', true],
    ['notConfirmed', 'maybe', 'keepWaiting', true],
    ['queued', 'maybe', 'keepWaiting', true],
    ['running', 'maybe', 'checkAgain', false],
    ['walletBusy', 'no', 'retry', false],
    ['reverted', 'no', 'retry', false],
    ['cancelled', 'no', 'retry', false],
    ['post', 'yes', 'retry', false],
    ['post', 'maybe', 'retry', false],
  ])(
    'default: %s, funds moved: %s',
    (reason, fundsMoved, first, needsAcknowledgement) => {
      expect(getRecoveryActions(failed(reason, fundsMoved))).toEqual({
        first,
        needsAcknowledgement,
      })
    },
  )

  test('behavior: a mismatch can only be closed; an unknown finding can be retried', () => {
    const exits = (verdict: 'unknown' | 'mismatch') =>
      getRecoveryActions(new GuardError({ verdict, findings: [] })).first
    expect(exits('mismatch')).toBe('close')
    expect(exits('unknown')).toBe('retry')
  })

  test('behavior: other errors can be retried', () => {
    const error = new RequestError({
      operation: 'Marketplace/GetOrders',
      reason: 'network',
      url: 'http://127.0.0.1',
    })
    expect(getRecoveryActions(error)).toEqual({
      first: 'retry',
      needsAcknowledgement: false,
    })
  })
})
