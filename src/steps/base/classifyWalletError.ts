import { decodeErrorResult, type Hex } from 'viem'
import type { FundsMoved, StepErrorReason } from '../../errors.js'
import { isObject } from './plainData.js'

const refusal =
  '(reject|den(y|ied)|cancel|declin|disapprov|abort|clos(e|ed)\\b)'
const person = '\\b(user(?! ?op)|signer|owner|account holder)\\b'

const joinPatterns = (...patterns: readonly string[]) =>
  new RegExp(patterns.join('|'), 'im')
const codes = (...known: readonly (number | string)[]) =>
  `^code (${known.join('|')})$`

/** The first match decides. -32000 is missing: nodes use it for any error. */
const createRules = (): readonly [StepErrorReason, RegExp][] => [
  // 5730: a wallet may not know the id of a bundle that it rejected.
  ['rejected', joinPatterns(codes(4001, 5000, 5730, 'ACTION_REJECTED'))],
  [
    'reverted',
    joinPatterns(codes(3), '\\b(execution|vm) reverted\\b', 'vm exception'),
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
      '^UserRejectedRequestError$',
      `${person}.{0,30}\\b${refusal}`,
      `\\b${refusal}\\w*.{0,30}\\bby (the )?${person}`,
      '^\\s*(request |transaction )?(reject|cancell?|deni|declin)ed( (request|transaction))?\\.?\\s*$',
    ),
  ],
  [
    'walletBusy',
    joinPatterns(codes(-32002), 'request .{0,60}already', 'already processing'),
  ],
  ['popupBlocked', joinPatterns('\\bpop[- ]?up\\b')],
  [
    'wrongChain',
    joinPatterns(codes(4901, 4902), '^(Connector)?ChainMismatchError$'),
  ],
  [
    'wrongAccount',
    joinPatterns(codes(4100), '^ConnectorAccountNotFoundError$'),
  ],
]

/** Codes of requests that the wallet or its node does not support. */
const unsupported = [4200, -32601, -32602, -32004]

/** Errors that say that the same transaction may be pending already. */
const sentPattern =
  /already (known|imported|exists|in mempool)|known transaction|nonce.{0,20}too low|replacement.{0,20}underpriced/i

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
  const [reason] =
    createRules().find(([, pattern]) => pattern.test(lines)) ?? []
  if (reason && (reason === 'rejected' || !sentPattern.test(lines)))
    return { reason, fundsMoved: 'no' }
  const notSent = joinPatterns(
    codes(4900, ...unsupported),
    '^(ConnectorNotConnected|ProviderNotFound)Error$',
  )
  return { reason: 'wallet', fundsMoved: notSent.test(lines) ? 'no' : 'maybe' }
}

const nestedFields = ['cause', 'error', 'originalError', 'data', 'info']
const textFields = ['name', 'message', 'shortMessage', 'details', 'reason']

/** Codes, names and texts of an error and its nested errors, one per line. */
function toLines(error: unknown): string {
  const lines: unknown[] = []
  const seen = new Set<unknown>()
  const visit = (value: unknown) => {
    if (typeof value === 'string') lines.push(value)
    if (!isObject(value) || seen.has(value) || seen.size > 20) return
    seen.add(value)
    lines.push(`code ${value.code}`)
    for (const key of textFields)
      if (typeof value[key] === 'string') lines.push(value[key])
    for (const key of nestedFields)
      if (key !== 'data' || isObject(value.data)) visit(value[key])
  }
  visit(error)
  return lines.join('\n')
}

export const seaportErrors: Record<string, string> = {
  '0x10fda3e1': 'OrderAlreadyFilled',
  '0x1a515574': 'OrderIsCancelled',
  '0xee9e0e63': 'OrderPartiallyFilled',
  '0x21ccfeb7': 'InvalidTime',
  '0x815e1d64': 'InvalidSigner',
  '0x8baa579f': 'InvalidSignature',
  '0x4f7fb80d': 'BadContractSignature',
  '0x8ffff980': 'InsufficientNativeTokensSupplied',
  '0xa5f54208': 'ConsiderationNotMet',
  '0xd5da9a1b': 'NoSpecifiedOrdersAvailable',
  '0xc63cf089': 'InexactFraction',
  '0x5a052b32': 'BadFraction',
  '0xf486bc87': 'TokenTransferGenericFailure',
  '0x98891923': 'BadReturnValueFromERC20OnTransfer',
  '0xbc806b96': 'NativeTokenTransferGenericFailure',
  '0xa61be9f0': 'InvalidMsgValue',
  '0xfed398fc': 'CannotCancelOrder',
}

/** Returns the name or text of a revert, else its bytes; undefined without any. */
export function revertReason(error: unknown): string | undefined {
  const data = findRevertData(error)
  if (!data) return undefined
  const known = seaportErrors[data.slice(0, 10)]
  if (known) return known
  try {
    return String(decodeErrorResult({ data }).args[0])
  } catch {
    return data
  }
}

/** Nodes put revert data into `data`; wallets wrap that error once or twice. */
function findRevertData(error: unknown, depth = 0): Hex | undefined {
  if (!isObject(error) || depth > 8) return undefined
  const { cause, data, error: inner } = error
  if (typeof data === 'string' && /^0x([0-9a-f]{2}){4,}$/i.test(data))
    return data as Hex
  return (
    findRevertData(data, depth + 1) ??
    findRevertData(cause, depth + 1) ??
    findRevertData(inner, depth + 1)
  )
}
