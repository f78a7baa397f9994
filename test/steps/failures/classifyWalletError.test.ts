import fc from 'fast-check'
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
} from '../../../src/steps/failures/classifyWalletError.js'
import { walletError } from '../setup.js'

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
  [
    'an unknown method',
    walletError(-32601, 'No such method'),
    'unsupported',
    'no',
  ],
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
    'Safe',
    { code: -32000, message: 'User rejected transaction', data: undefined },
  ],
  ['Rainbow', { code: -32603, message: 'User cancelled the request' }],
  [
    'Coinbase Wallet',
    { code: 4001, message: 'User denied transaction signature' },
  ],
  ['Trust', { code: 4001, message: 'User canceled' }],
  ['Ledger', new Error('Transaction declined by the user')],
  ['Rabby', { code: 4001, message: 'User rejected the request.', data: null }],
  ['Frame', { code: 4001, message: 'User declined transaction' }],
  ['OKX', { code: 4001, message: 'User reject the request' }],
  ['WalletConnect', { code: 5000, message: 'User rejected.' }],
  [
    'an older WalletConnect',
    { code: 5000, message: 'User disapproved requested' },
  ],
  ['Abstract', 'User rejected the request'],
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
  [
    'a blocked popup',
    { code: -32603, message: 'Pop up window failed to open' },
  ],
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
])('behavior: "%s" does not prove whether funds moved', (text) => {
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
  'behavior: whether "%s" hints at a transaction that was already sent',
  (text, expected) => {
    expect(saysAlreadySent(walletError(-32000, text))).toBe(expected)
  },
)

test('behavior: an error that is its own cause is classified', () => {
  const error = new Error('x')
  error.cause = error
  expect(classifyWalletError(error).reason).toBe('wallet')
})

const ledger = (text: string, statusCode: number) =>
  Object.assign(
    new Error(`Ledger device: ${text} (0x${statusCode.toString(16)})`),
    { name: 'TransportStatusError', statusCode },
  )

const named = (name: string, message = '') =>
  Object.assign(new Error(message), { name })

const topic = '0d'.repeat(32)

/** Raised before anything is signed, so that nothing was sent. */
const unsent: [wallet: string, error: unknown, reason: string][] = [
  // A device that returns a status returns no signature.
  ['Ledger, locked', ledger('Locked device', 0x5515), 'locked'],
  [
    'Ledger, an old app',
    ledger('Security not satisfied (dongle locked)', 0x6982),
    'locked',
  ],
  ['Ledger, by name', named('LockedDeviceError'), 'locked'],
  ['Ledger, blind signing', ledger('Invalid data received', 0x6a80), 'device'],
  ['Ledger, another app', ledger('UNKNOWN_ERROR', 0x6511), 'device'],
  ['Ledger, no app', ledger('CLA_NOT_SUPPORTED', 0x6e00), 'device'],
  ['Ledger, an old app', ledger('INS_NOT_SUPPORTED', 0x6d00), 'device'],
  [
    'Ledger, refused',
    ledger('Condition of use not satisfied (denied by the user?)', 0x6985),
    'rejected',
  ],
  [
    'Ledger, refused without words',
    ledger('UNKNOWN_ERROR', 0x6985),
    'rejected',
  ],
  ['Ledger, refused by name', named('UserRefusedOnDevice'), 'rejected'],
  ['Ledger, by name alone', named('EthAppPleaseEnableContractData'), 'device'],
  [
    'Ledger, a status without a message',
    { name: 'TransportStatusError', statusCode: 0x6a80 },
    'device',
  ],
  ['Ledger, unplugged', named('DisconnectedDeviceDuringOperation'), 'device'],
  [
    'Ledger, not chosen',
    named('TransportOpenUserCancelled', 'No device selected.'),
    'device',
  ],
  [
    'MetaMask with a Ledger (issue 14703)',
    walletError(
      -32603,
      'Please enable Blind signing or Contract data in the Ethereum app Settings',
    ),
    'device',
  ],
  [
    'MetaMask with a Ledger, wrapped',
    new InternalRpcError(
      walletError(-32603, 'Ledger device: Locked device (0x5515)'),
    ),
    'locked',
  ],
  [
    'MetaMask with a Ledger, in data',
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: {
        message: 'Blind signing is not enabled on your Ledger device.',
      },
    },
    'device',
  ],
  [
    'MetaMask with a Ledger, any failure of the device',
    new Error('Ledger: Unknown error while signing transaction'),
    'device',
  ],
  [
    'Rabby with a Ledger',
    new Error('Please open the Ethereum app on your Ledger'),
    'device',
  ],
  ['WebHID', new Error('The device was disconnected.'), 'device'],
  [
    'Trezor, unplugged',
    new Error('device disconnected during action'),
    'device',
  ],
  ['Trezor, not found', new Error('Device not found'), 'device'],
  ['Trezor, refused', new Error('Cancelled'), 'rejected'],
  [
    'Trezor, busy',
    { code: 'Device_CallInProgress', message: 'Device call in progress' },
    'walletBusy',
  ],
  [
    'MetaMask, locked',
    walletError(
      -32603,
      'KeyringController - The operation cannot be completed while the controller is locked.',
    ),
    'locked',
  ],
  ['a locked wallet', walletError(4100, 'The wallet is locked.'), 'locked'],
  ['another one', new Error('Please unlock your wallet first'), 'locked'],
  // WalletConnect checks its session before it publishes a request.
  [
    'WalletConnect, a session that is gone',
    new Error(`No matching key. session topic doesn't exist: ${topic}`),
    'session',
  ],
  [
    'WalletConnect, a session that expired',
    { code: 6, message: `Expired. session topic: ${topic}` },
    'session',
  ],
  [
    'WalletConnect without a session',
    new Error('Please call connect() before request()'),
    'session',
  ],
  ['WalletConnect, a pairing', new Error('Proposal expired'), 'session'],
  [
    'WalletConnect, a wallet without the session',
    walletError(7001, 'No session for topic'),
    'session',
  ],
  ['4900', walletError(4900, 'The provider is disconnected.'), 'session'],
  ['wagmi', named('ConnectorNotConnectedError'), 'session'],
  [
    'WalletConnect, a method that the session lacks',
    {
      code: 5,
      message: 'Missing or invalid. request() method: wallet_sendCalls',
    },
    'unsupported',
  ],
  [
    'WalletConnect 5101',
    walletError(5101, 'Unsupported methods.'),
    'unsupported',
  ],
  [
    'WalletConnect 3001',
    walletError(3001, 'Unauthorized method.'),
    'unsupported',
  ],
  ['4200', walletError(4200, 'Unsupported method'), 'unsupported'],
  ['-32004', walletError(-32004, 'Method not supported'), 'unsupported'],
  [
    'Coinbase Wallet before it is connected',
    walletError(4100, "Must call 'eth_requestAccounts' before other methods"),
    'wrongAccount',
  ],
  ['4901', walletError(4901, 'Chain disconnected'), 'wrongChain'],
  [
    'WalletConnect, a pairing that is gone',
    new Error(
      `No matching key. session or pairing topic doesn't exist: ${topic}`,
    ),
    'session',
  ],
  [
    'WalletConnect 5100',
    walletError(5100, 'Unsupported chains.'),
    'wrongChain',
  ],
  [
    'MetaMask on another chain',
    walletError(
      -32603,
      'Provided chainId "5" must match the active chainId "1"',
    ),
    'wrongChain',
  ],
  [
    'MetaMask, a locked Ledger',
    new Error('Looks like your Ledger device is locked. Unlock it, try again.'),
    'locked',
  ],
  ['Frame, locked', walletError(-1, 'Signer is locked'), 'locked'],
  ['Rabby, locked', walletError(-32603, 'Wallet must be unlocked'), 'locked'],
  ['Ledger, in use', new Error('The device is already open.'), 'device'],
  ['Rabby, no Ledger', new Error('Ledger is disconnected'), 'device'],
  [
    'Trezor, a wrong PIN',
    { code: 'Failure_PinInvalid', error: 'PIN invalid' },
    'device',
  ],
  [
    'Trezor, old firmware',
    { code: 'Device_FwException', error: 'Device firmware is too old' },
    'device',
  ],
  [
    'Trezor, a closed window',
    { code: 'Method_Interrupted', error: 'Popup closed' },
    'rejected',
  ],
  ['Safe', walletError(-32000, 'Transaction was rejected'), 'rejected'],
  [
    'ethers, an estimate that failed',
    {
      code: 'UNPREDICTABLE_GAS_LIMIT',
      message: 'cannot estimate gas; transaction may fail',
    },
    'reverted',
  ],
  ['viem without an account', named('AccountNotFoundError'), 'wrongAccount'],
  [
    'wagmi while it reconnects',
    named('ConnectorUnavailableReconnectingError'),
    'session',
  ],
]

test.each(unsent)(
  'behavior: nothing was sent: %s',
  (_wallet, error, reason) => {
    const expected = { reason, fundsMoved: 'no' }
    expect(classifyWalletError(error)).toEqual(expected)
  },
)

/** Raised when the wallet may have sent the transaction, or may still send it. */
const doubtful: [name: string, error: unknown][] = [
  // WalletConnect issue 4181: the wallet can still sign. Others sign and send.
  [
    'WalletConnect, a request that nobody answered',
    new Error('Request expired. Please try again.'),
  ],
  ['the same from the wallet', walletError(8000, 'Session request expired.')],
  // WalletConnect issues 2326 and 3334: the request goes through.
  [
    'WalletConnect, a lost record of the request',
    new Error('No matching key. history: 1683561234567890'),
  ],
  [
    'WalletConnect, a lost key',
    new Error(`No matching key. keychain: ${topic}`),
  ],
  [
    'WalletConnect, a record that was deleted meanwhile',
    new Error(
      `Missing or invalid. Record was recently deleted - session: ${topic}`,
    ),
  ],
  // The session ended while the request was open.
  ['WalletConnect, ended by the user', walletError(6000, 'User disconnected.')],
  [
    'WalletConnect, a publish without an answer',
    new Error('Failed to publish payload, please try again. id:1 tag:1108'),
  ],
  [
    'a lost answer',
    new Error('WebSocket connection closed abnormally with code: 1006'),
  ],
  ['a node without an answer', new TypeError('Failed to fetch')],
  [
    'a time-out',
    new Error('The request timed out. Please unlock your wallet.'),
  ],
  ['a time-out of a device', new Error('Ledger device: timeout (0x6f00)')],
  [
    'an expired request behind a session error',
    new Error('Request expired. Please try again.', {
      cause: walletError(4900, 'Disconnected'),
    }),
  ],
  ['an internal error', walletError(-32603, 'Internal JSON-RPC error.')],
  ['nonce too low', walletError(-32000, 'nonce too low')],
  ['already known', walletError(-32603, 'already known')],
  ['a replacement', walletError(-32000, 'replacement transaction underpriced')],
  [
    'a device error after it was sent',
    new Error('Ledger device: already known (0x6a80)'),
  ],
  [
    'ethers',
    new Error(
      'could not coalesce error (error={ "code": -32603 }, payload={ "params": [ { "gas": "0x6a80", "nonce": "0x5515" } ] })',
    ),
  ],
  ['a wallet of a phone', new Error('Open the Rainbow app to continue')],
  ['a request that is unknown', new Error('Request not found')],
  [
    'a text that poses as a code',
    new Error('The contract says:\ncode 4001', { cause: 'code -32601' }),
  ],
  ['nothing', new Error('')],
  // Codes that only WalletConnect defines so.
  ['3001 of another wallet', walletError(3001, 'Lost the answer')],
  ['5101 of another wallet', walletError(5101, '')],
  ['10001 of another wallet', walletError(10001, 'Internal')],
  ['a request that went out', new Error('The request was already sent')],
  ['a duplicate', new Error('Request 7 has been processed already')],
  ['a transaction under way', new Error('Already processing the transaction')],
  ['a pop-up that was closed', new Error('Popup closed')],
  ['a locked vault of a contract', walletError(-32000, 'Vault is locked')],
  [
    'a wallet that locked itself',
    new Error('The wallet was locked while it waited for the network'),
  ],
  [
    'a node of the wallet without receipts',
    walletError(-32601, 'The method eth_getTransactionReceipt does not exist'),
  ],
]

test.each(doubtful)(
  'behavior: the transaction may have been sent: %s',
  (_name, error) => {
    expect(classifyWalletError(error).fundsMoved).toBe('maybe')
  },
)

/** Texts that classify an error as one before the request. */
const early = unsent
  .map(([, error]) => String((error as Error)?.message ?? ''))
  .concat(
    'User rejected the request',
    'Pop up window failed to open',
    "Request of type 'eth_sendTransaction' already pending for this site",
    'insufficient funds for gas',
  )
  .filter(Boolean)

const later = fc.constantFrom(
  'The transaction was sent.',
  'Transaction submitted',
  'transaction 0x12 was broadcast',
  'after the transaction was signed',
  'Waiting for the receipt',
  'already known',
  'The request timed out',
  'Published to the network',
)
const harmless = fc.constantFrom('', 'Error', 'Sorry,', 'in this tab', ' – ')

test('prop: an error that tells of a later moment never proves that nothing was sent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...early),
      later,
      harmless,
      fc.boolean(),
      fc.constantFrom(-32603, -32000, -32601, 4900, 4100, 3001, 5101, 10001),
      (first, second, word, isFirst, code) => {
        const texts = isFirst ? [first, word, second] : [second, word, first]
        const error = walletError(code, texts.join(' '))
        expect(classifyWalletError(error).fundsMoved).toBe('maybe')
        const nested = new Error(first, { cause: new Error(second) })
        expect(classifyWalletError(nested).fundsMoved).toBe('maybe')
      },
    ),
  )
})

test('prop: words of a busy or locked wallet inside of a sentence prove nothing', () => {
  const sentence = fc.constantFrom(
    'wallet is locked',
    'device was locked',
    'vault is locked',
    'request was handled already',
    'already processing it',
    'unlock your wallet',
    'unsupported method',
    'unauthorized method',
    'popup',
  )
  const words = fc
    .array(fc.constantFrom('while', 'the', 'order', 'went', 'through', 'we'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((all) => all.join(' '))
  fc.assert(
    fc.property(words, sentence, words, (before, middle, after) => {
      const error = new Error(`${before} ${middle} ${after}`)
      expect(classifyWalletError(error).fundsMoved).toBe('maybe')
    }),
  )
})
