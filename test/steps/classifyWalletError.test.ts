import {
  BaseError,
  ChainMismatchError,
  InternalRpcError,
  InvalidInputRpcError,
  ResourceUnavailableRpcError,
  UserRejectedRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import {
  classifyWalletError,
  refusesBundles,
  saysAlreadySent,
} from '../../src/steps/base/classifyWalletError.js'
import { walletError } from './setup.js'

const table: [name: string, error: unknown, reason: string, moved: string][] = [
  ['4001', walletError(4001, 'No.'), 'rejected', 'no'],
  [
    '4001 from viem',
    new UserRejectedRequestError(new Error('x')),
    'rejected',
    'no',
  ],
  [
    '4001 in the cause',
    new BaseError('a', { cause: walletError(4001, 'b') }),
    'rejected',
    'no',
  ],
  [
    '4001 in MetaMask’s data',
    {
      code: -32603,
      message: 'Internal',
      data: { originalError: { code: 4001 } },
    },
    'rejected',
    'no',
  ],
  ['4001 as a string', { code: '4001', message: 'No.' }, 'rejected', 'no'],
  [
    '5000 (WalletConnect)',
    walletError(5000, 'User rejected.'),
    'rejected',
    'no',
  ],
  ['5000 without text', walletError(5000, ''), 'rejected', 'no'],
  [
    'ACTION_REJECTED of ethers',
    { code: 'ACTION_REJECTED', message: 'x' },
    'rejected',
    'no',
  ],
  [
    '-32000 with a refusal (Safe)',
    new InvalidInputRpcError(walletError(-32000, 'User rejected transaction')),
    'rejected',
    'no',
  ],
  [
    '-32603 with a refusal (Rainbow)',
    walletError(-32603, 'User cancelled the request'),
    'rejected',
    'no',
  ],
  [
    '-32603 with a refused signature (MetaMask)',
    walletError(
      -32603,
      'MetaMask Tx Signature: User denied transaction signature.',
    ),
    'rejected',
    'no',
  ],
  [
    'a closed window of the wallet',
    new Error('User closed modal'),
    'rejected',
    'no',
  ],
  [
    '“declined by the user”',
    new Error('Request was declined by the user'),
    'rejected',
    'no',
  ],
  [
    'a string instead of an error',
    'User rejected the request.',
    'rejected',
    'no',
  ],
  ['the string “Cancelled”', 'Cancelled', 'rejected', 'no'],
  ['“Request rejected”', new Error('Request rejected'), 'rejected', 'no'],
  [
    '-32000 of a node',
    new InvalidInputRpcError(walletError(-32000, 'nonce too low')),
    'wallet',
    'maybe',
  ],
  [
    '-32000 already known: it was sent',
    walletError(-32000, 'already known'),
    'wallet',
    'maybe',
  ],
  [
    'a request that a node denies',
    walletError(-32005, 'Request denied: rate limit'),
    'wallet',
    'maybe',
  ],
  [
    'a rejection by a bundler',
    walletError(-32500, 'user operation rejected by paymaster'),
    'wallet',
    'maybe',
  ],
  [
    '-32002',
    new ResourceUnavailableRpcError(new Error('x')),
    'walletBusy',
    'no',
  ],
  [
    'a request that is already pending',
    walletError(
      -32603,
      "Request of type 'eth_sendTransaction' already pending",
    ),
    'walletBusy',
    'no',
  ],
  [
    'a blocked popup',
    walletError(-32603, 'Pop up window failed to open'),
    'popupBlocked',
    'no',
  ],
  [
    'an internal error',
    new InternalRpcError(new Error('boom')),
    'wallet',
    'maybe',
  ],
  [
    'insufficient funds',
    walletError(-32000, 'insufficient funds for gas * price + value'),
    'insufficientFunds',
    'no',
  ],
  [
    'a revert before sending',
    walletError(3, 'execution reverted: user rejected the call'),
    'reverted',
    'no',
  ],
  [
    'a revert with code -32000',
    walletError(-32000, 'execution reverted'),
    'reverted',
    'no',
  ],
  [
    'a chain mismatch',
    new ChainMismatchError({
      chain: { id: 1, name: 'a' } as never,
      currentChainId: 2,
    }),
    'wrongChain',
    'no',
  ],
  ['4902', walletError(4902, 'Unrecognized chain'), 'wrongChain', 'no'],
  ['4100', walletError(4100, 'Not authorized'), 'wrongAccount', 'no'],
  ['4900', walletError(4900, 'Disconnected'), 'session', 'no'],
  ['an unknown method', walletError(-32601, 'No such method'), 'unsupported', 'no'],
  ['undefined', undefined, 'wallet', 'maybe'],
  ['null', null, 'wallet', 'maybe'],
  ['a number', 7, 'wallet', 'maybe'],
]

test.each(table)(
  'behavior: a wallet error is classified: %s',
  (_name, error, reason, fundsMoved) => {
    expect(classifyWalletError(error)).toEqual({ reason, fundsMoved })
  },
)

/** Rejection messages of wallets, by case number. */
const refusals: [name: string, error: unknown][] = [
  [
    'case 4, Safe',
    { code: -32000, message: 'User rejected transaction', data: undefined },
  ],
  ['case 4, Rainbow', { code: -32603, message: 'User cancelled the request' }],
  [
    'case 4, Coinbase Wallet',
    { code: 4001, message: 'User denied transaction signature' },
  ],
  ['case 4, Trust', { code: 4001, message: 'User canceled' }],
  ['case 4, Ledger', new Error('Transaction declined by the user')],
  [
    'case 4, Rabby',
    { code: 4001, message: 'User rejected the request.', data: null },
  ],
  ['case 4, Frame', { code: 4001, message: 'User declined transaction' }],
  ['case 4, OKX', { code: 4001, message: 'User reject the request' }],
  ['case 5, WalletConnect', { code: 5000, message: 'User rejected.' }],
  [
    'case 5, an older WalletConnect',
    { code: 5000, message: 'User disapproved requested' },
  ],
  ['case 6, Abstract', 'User rejected the request'],
  [
    'MetaMask, wrapped by its SDK',
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { code: 4001, message: 'User denied' },
    },
  ],
  ['embedded wallets', new Error('The user closed the modal')],
]

test.each(refusals)('behavior: %s: the error is a refusal', (_name, error) => {
  const expected = { reason: 'rejected', fundsMoved: 'no' }
  expect(classifyWalletError(error)).toEqual(expected)
})

test.each([
  ['case 10', { code: -32603, message: 'Pop up window failed to open' }],
  ['Coinbase', new Error('Popup window was blocked')],
])('behavior: %s: the error is a blocked popup', (_name, error) => {
  expect(classifyWalletError(error).reason).toBe('popupBlocked')
})

test.each([
  [5750, 'The user rejected the upgrade of the account', true],
  [5760, 'Atomicity is not supported', true],
  [4001, 'User rejected', false],
  [-32000, 'nonce too low', false],
])(
  'behavior: whether error %d means that the wallet refuses bundles',
  (code, text, expected) => {
    expect(refusesBundles(walletError(code, text))).toBe(expected)
  },
)

test.each([
  'RPC Request failed: already known',
  'insufficient funds: nonce too low',
])('behavior: case 20, "%s" does not prove whether funds moved', (text) => {
  const expected = { reason: 'wallet', fundsMoved: 'maybe' }
  expect(classifyWalletError(walletError(-32000, text))).toEqual(expected)
})

test.each([
  ['already known', true],
  ['ALREADY_EXISTS: already known', true],
  ['nonce too low: next nonce 7, tx nonce 6', true],
  ['replacement transaction underpriced', true],
  ['intrinsic gas too low', false],
])(
  'behavior: case 20, whether "%s" hints at a transaction that was already sent',
  (text, expected) => {
    expect(saysAlreadySent(walletError(-32000, text))).toBe(expected)
  },
)

test('behavior: an error that is its own cause is classified', () => {
  const error = new Error('x')
  error.cause = error
  expect(classifyWalletError(error).reason).toBe('wallet')
})
