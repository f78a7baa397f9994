import fc from 'fast-check'
import { InternalRpcError, RpcRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeError } from '../../../src/describeError.js'
import { StepError } from '../../../src/errors.js'
import { failureLabels } from '../../../src/labels/failureLabels.js'
import { getWalletMessage } from '../../../src/steps/failures/walletMessage.js'
import { walletError } from '../setup.js'

const locked = 'Ledger device: Locked device (0x5515)'

test('default: the message of the wallet is read from the error of viem', () => {
  const error = new InternalRpcError(walletError(-32603, locked))
  expect(error.shortMessage).toBe('An internal error was received.')
  expect(getWalletMessage(error)).toBe(locked)
})

test.each<[string, unknown]>([
  [
    'MetaMask',
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { code: -32000, message: locked },
    },
  ],
  ['ethers', { message: 'x', info: { error: { message: locked } } }],
  ['a nested cause', new Error('outer', { cause: new Error(locked) })],
  ['a string', locked],
  [
    'a message that says nothing inside of one that does',
    new Error(locked, { cause: new Error('Internal error') }),
  ],
])('behavior: the innermost message is read: %s', (_name, error) => {
  expect(getWalletMessage(error)).toBe(locked)
})

test('behavior: the URL of a node is left out', () => {
  const url = 'https://node.example/key'
  const error = new RpcRequestError({
    body: { method: 'eth_sendTransaction' },
    error: { code: -32000, message: 'no' },
    url,
  })
  expect(getWalletMessage(error)).toBe('no')
})

test.each([
  ['control', 'Locked\u0000\n\tdevice', 'Locked device'],
  ['bidi', '\u202eecived\u202c \u2066x\u2069', 'ecived x'],
  ['invisible', 'a\u200b\u3164\u115f\u2800b', 'ab'],
])('behavior: %s characters are removed', (_name, text, expected) => {
  expect(getWalletMessage(text)).toBe(expected)
})

test.each([undefined, null, 7, {}, { message: '' }, { message: '\u202e' }, ''])(
  'behavior: an error without words has no message: %j',
  (error) => {
    expect(getWalletMessage(error)).toBeUndefined()
  },
)

test('behavior: an error that contains itself is read once', () => {
  const error = new Error('again') as Error & Record<string, unknown>
  for (const name of ['cause', 'data', 'error', 'info', 'originalError'])
    error[name] = error
  expect(getWalletMessage(error)).toBe('again')
})

test('prop: a message has at most 200 characters, and none that hides', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const message = getWalletMessage({ message: text }) ?? ''
      expect([...message].length).toBeLessThanOrEqual(200)
      expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
    }),
  )
})

describe('describeError', () => {
  const fail = (reason: StepError['reason']) =>
    new StepError({
      reason,
      fundsMoved: 'no',
      index: 0,
      walletMessage: locked,
    })

  test('default: the words of the wallet stand apart', () => {
    expect(describeError(fail('locked'), failureLabels)).toEqual({
      text: 'Your wallet is locked. Unlock it and try again.',
      walletMessage: locked,
      funds: 'You weren’t charged.',
    })
  })

  test('behavior: a rejection needs no words', () => {
    expect(describeError(fail('rejected'), failureLabels)).toEqual({
      text: 'You rejected this in your wallet.',
      funds: 'You weren’t charged.',
    })
  })
})
