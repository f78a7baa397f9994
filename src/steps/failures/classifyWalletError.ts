import type { FundsMoved, StepErrorReason } from '../../errors.js'
import { isObject } from '../platform/plainData.js'

const refusal =
  '(reject|den(y|ied)|cancel|declin|disapprov|abort|clos(e|ed)\\b)'
const popUp = '\\bpop[- ]?ups?\\b'
const unlock =
  '(please )?unlock (your|the) (wallet|device|ledger|trezor)( first)?( (and try again|to continue))?\\W*'
const signer = '\\b(user(?! ?op)|signer|owner|account holder)\\b'

const joinPatterns = (...patterns: readonly string[]) =>
  new RegExp(patterns.join('|'), 'im')
const codes = (...known: readonly (number | string)[]) =>
  `^code (${known.join('|')})$`

/** A status that a Ledger device returns instead of a signature. */
const ledger = (status: string) => `\\bledger\\b.{0,80}\\(0x(${status})\\)`

// 5730: a wallet may not know the id of a bundle that it rejected.
const rejectionCodes = codes(4001, 5000, 5730, 'ACTION_REJECTED')

/**
 * The first match decides, and proves that nothing was sent unless `doubtPattern`
 * matches: a wallet or device raises each of these errors before it signs. Words that an
 * error after the request may contain, too, count only as the whole text. -32000 is
 * missing: nodes use it for any error. So are errors of WalletConnect for a request that
 * expired or whose answer was lost (8000, "Request expired", "No matching key. history"):
 * the wallet may still show it.
 */
const createRules = (): readonly [StepErrorReason, RegExp][] => [
  [
    'reverted',
    joinPatterns(
      codes(3, 'UNPREDICTABLE_GAS_LIMIT'),
      '\\b(execution|vm) reverted\\b',
      'vm exception',
    ),
  ],
  [
    'insufficientFunds',
    joinPatterns(
      codes('INSUFFICIENT_FUNDS'),
      '(insufficient|not enough) (funds|balance)',
      'exceeds (the )?(account )?balance',
      'gas required exceeds allowance \\(0\\)',
    ),
  ],
  [
    'rejected',
    joinPatterns(
      '^(UserRejectedRequestError|UserRefused\\w*)$',
      ledger('6985|5501'),
      codes('Method_Cancel', 'Method_Interrupted', 'Failure_ActionCancelled'),
      `${signer}.{0,30}\\b${refusal}`,
      `\\b${refusal}\\w*.{0,30}\\bby (the )?${signer}`,
      '^\\s*((request|transaction) (was )?)?(reject|cancell?|deni|declin)ed( (request|transaction))?\\.?\\s*$',
    ),
  ],
  [
    'walletBusy',
    joinPatterns(
      codes(-32002),
      "^request of type '?\\w+'? already pending",
      '^already processing eth_requestaccounts',
      'device[ _]?call[ _]?in[ _]?progress',
    ),
  ],
  [
    'popupBlocked',
    joinPatterns(
      `${popUp}.{0,30}\\b(block|prevent|fail\\w* to open|not open)`,
      `\\b(block|prevent|fail\\w* to open|(allow|enabl)\\w*) .{0,20}${popUp}`,
    ),
  ],
  [
    'locked',
    joinPatterns(
      ledger('5515|6982|6804|6b0c|5303'),
      '^LockedDeviceError$',
      '\\blocked device\\b',
      '\\bcannot be completed while the controller is locked\\b',
      '\\b(ledger|trezor)\\b.{0,20}\\blocked\\b',
      `^((the|your) )?(wallet|signer|device|keyring|extension|metamask)( is)?( currently)? locked\\W*(${unlock})?$`,
      '^(the )?wallet must be unlocked\\W*$',
      `^${unlock}$`,
    ),
  ],
  [
    'device',
    joinPatterns(
      ledger('[0-9a-f]{4}'),
      // Errors of Trezor. Such a device returns its signature or an error.
      codes('(Method|Device|Failure|Transport|Init)_\\w+'),
      '^(TransportStatusError|EthAppPleaseEnableContractData|(CantOpen|Disconnected)Device\\w*|TransportOpenUserCancelled|TransportInterfaceNotAvailable|WrongAppForCurrency|EthAppNftNotSupported)$',
      // Wallets word it in many ways, with the names of the device's settings.
      '\\b(enabled?|turn(ed)? on|activate|allow)\\b.{0,40}\\b(blind signing|contract data)\\b',
      '\\b(blind signing|contract data)\\b.{0,40}\\b(enabled?|disabled|turned off|activate|allowed)\\b',
      '\\bopen\\w*\\b.{0,20}\\bethereum app\\b',
      '\\bethereum app\\b.{0,30}\\b(open(ed)?|closed)\\b',
      '\\b(ledger|trezor|keystone|lattice)\\b.{0,40}\\berror while signing\\b',
      '^((ledger )?device (disconnected|not found)( during action)?|the device (was disconnected|is already open)|ledger is disconnected|transport is missing|forbidden key path)\\.?$',
    ),
  ],
  [
    'session',
    joinPatterns(
      codes(4900),
      '^(ConnectorNotConnected|ConnectorUnavailableReconnecting|ProviderNotFound)Error$',
      // WalletConnect checks its session before it sends a request.
      "session( or pairing)? topic doesn't exist",
      '\\bexpired\\. session topic\\b',
      '\\bplease call connect\\(\\) before request\\(\\)',
      '\\bno session for topic\\b',
      '\\bproposal expired\\b',
    ),
  ],
  [
    'unsupported',
    joinPatterns(
      codes(4200, -32601, -32004),
      // WalletConnect's codes 3001, 5101 and 10001; other wallets use them for other errors.
      '^un(authorized|supported) (wc_ )?methods?\\b',
      '\\bmissing or invalid\\. request\\(\\) (method|chainid)\\b',
    ),
  ],
  [
    'wrongChain',
    joinPatterns(
      codes(4901, 4902),
      '^(Connector)?ChainMismatchError$',
      '^unsupported chains?\\.?$',
      '^provided chainid \\S+ must match the active chainid',
    ),
  ],
  [
    'wrongAccount',
    joinPatterns(codes(4100), '^(Connector)?AccountNotFoundError$'),
  ],
]

/** Codes of requests that the wallet or its node does not support. */
const unsupported = [4200, -32601, -32602, -32004]

/** Errors that say that the same transaction may be pending already. */
const sentPattern =
  /already (known|imported|exists|in mempool)|known transaction|nonce.{0,20}too low|replacement.{0,20}underpriced/i

/**
 * Errors after which the wallet may still show the request, and errors of work that
 * follows a signature.
 */
const doubtPattern =
  /\btime(d|s)?[ -]?out\b|\brequest expired\b|\b(signed|sent|broadcast(ed)?|submitted|published|relayed|mined|receipts?|eth_gettransaction\w*)\b/i

export function saysAlreadySent(error: unknown): boolean {
  return sentPattern.test(toLines(error))
}

/** Whether a wallet does not support our bundles (EIP-5792). */
export function refusesBundles(error: unknown): boolean {
  const isRejected = hasCode(error, 4001, 5000)
  const refusals = [5700, 5710, 5740, 5750, 5760, ...unsupported]
  return !isRejected && hasCode(error, ...refusals)
}

export function isKnownBundle(error: unknown): boolean {
  return hasCode(error, 5720)
}

export function isUnknownBundle(error: unknown): boolean {
  return hasCode(error, 5730)
}

function hasCode(error: unknown, ...known: readonly number[]): boolean {
  return joinPatterns(codes(...known)).test(toLines(error))
}

/** Also says whether the wallet may have sent a transaction despite the error. */
export function classifyWalletError(error: unknown): {
  reason: StepErrorReason
  fundsMoved: Exclude<FundsMoved, 'yes'>
} {
  const lines = toLines(error)
  if (joinPatterns(rejectionCodes).test(lines))
    return { reason: 'rejected', fundsMoved: 'no' }
  const isInDoubt = sentPattern.test(lines) || doubtPattern.test(lines)
  const [reason] =
    createRules().find(([, pattern]) => pattern.test(lines)) ?? []
  if (reason && !isInDoubt) return { reason, fundsMoved: 'no' }
  // -32602: the parameters are invalid.
  const isRefused = !isInDoubt && joinPatterns(codes(-32602)).test(lines)
  return { reason: 'wallet', fundsMoved: isRefused ? 'no' : 'maybe' }
}

const nestedFields = ['cause', 'error', 'originalError', 'data', 'info']
const textFields = ['name', 'message', 'shortMessage', 'details', 'reason']

/** No line of a text, which a contract or a node may have written, passes for a code. */
function toText(text: string): string {
  return text
    .slice(0, 2_000)
    .replace(/\s*\n\s*/g, '\n')
    .replace(/^code /gim, ' code ')
}

/** Codes, names and texts of an error and its nested errors, one per line. */
function toLines(error: unknown): string {
  const lines: unknown[] = []
  const seen = new Set<unknown>()
  const visit = (value: unknown) => {
    if (typeof value === 'string') lines.push(toText(value))
    if (!isObject(value) || seen.has(value) || seen.size > 20) return
    seen.add(value)
    lines.push(`code ${value.code}`)
    // The field survives where the message is another.
    if (value.name === 'TransportStatusError')
      lines.push(`ledger (0x${Number(value.statusCode).toString(16)})`)
    for (const key of textFields)
      if (typeof value[key] === 'string') lines.push(toText(value[key]))
    for (const key of nestedFields)
      if (key !== 'data' || isObject(value.data)) visit(value[key])
  }
  visit(error)
  return lines.join('\n')
}
