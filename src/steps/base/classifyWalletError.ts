import type { FundsMoved, StepErrorReason } from '../../errors.js'

/** What a wallet's or node's error means. */
export type WalletErrorClass = {
  /** Why the step failed. */
  reason: Extract<
    StepErrorReason,
    | 'rejected'
    | 'wrongAccount'
    | 'wrongChain'
    | 'walletBusy'
    | 'popupBlocked'
    | 'wallet'
    | 'insufficientFunds'
    | 'reverted'
  >
  /** Whether a transaction may have gone out all the same. */
  fundsMoved: Extract<FundsMoved, 'no' | 'maybe'>
}

const refusal =
  '(reject|den(y|ied)|cancel|declin|disapprov|abort|clos(e|ed)\\b)'
const person = '\\b(user(?! ?op)|signer|owner|account holder)\\b'

/** Looks for codes and names, each in a line of its own, and for texts. */
const says = (...patterns: readonly string[]) =>
  new RegExp(patterns.join('|'), 'im')
const codes = (...known: readonly (number | string)[]) =>
  `^code (${known.join('|')})$`

/**
 * In order. A code alone decides only where it has one meaning: -32000 is
 * said by wallets for a refusal and by nodes for anything at all.
 */
const rules = (): readonly [WalletErrorClass['reason'], RegExp][] => [
  // 5730: a bundle that was refused is unknown to the wallet that asked.
  ['rejected', says(codes(4001, 5000, 5730, 'ACTION_REJECTED'))],
  ['reverted', says(codes(3), '\\b(execution|vm) reverted\\b', 'vm exception')],
  [
    'insufficientFunds',
    says(
      codes('INSUFFICIENT_FUNDS'),
      '(insufficient|not enough) (funds|balance)',
      'exceeds (the )?(account )?balance',
      'gas required exceeds allowance \\(0\\)',
    ),
  ],
  [
    'rejected',
    says(
      '^UserRejectedRequestError$',
      `${person}.{0,30}\\b${refusal}`,
      `\\b${refusal}\\w*.{0,30}\\bby (the )?${person}`,
      '^\\s*(request |transaction )?(reject|cancell?|deni|declin)ed( (request|transaction))?\\.?\\s*$',
    ),
  ],
  [
    'walletBusy',
    says(codes(-32002), 'request .{0,60}already', 'already processing'),
  ],
  ['popupBlocked', says('\\bpop[- ]?up\\b')],
  ['wrongChain', says(codes(4901, 4902), '^(Connector)?ChainMismatchError$')],
  ['wrongAccount', says(codes(4100), '^ConnectorAccountNotFoundError$')],
]

/** Failures after which a wallet certainly sent nothing. */
const nothingSent = () =>
  says(
    codes(4200, 4900, -32601, -32602, -32004),
    '^(ConnectorNotConnected|ProviderNotFound)Error$',
  )

/** Answers after which the same transaction may be on its way already. */
const sentBefore =
  /already (known|imported|exists|in mempool)|known transaction|nonce.{0,20}too low|replacement.{0,20}underpriced/i

/** Whether an error hints that the transaction was sent all the same. */
export function hintsAtSent(error: unknown): boolean {
  return sentBefore.test(textOf(error))
}

/**
 * Whether a wallet refused a bundle as such, and not what is in it: it does
 * not carry out bundles like ours (EIP-5792).
 */
export function refusesBundles(error: unknown): boolean {
  const text = textOf(error)
  const unbundled = codes(
    5700,
    5710,
    5740,
    5750,
    5760,
    4200,
    -32601,
    -32602,
    -32004,
  )
  return says(unbundled).test(text) && !says(codes(4001, 5000)).test(text)
}

/** Whether a wallet has had a bundle of this id before (EIP-5792). */
export function isKnownBundle(error: unknown): boolean {
  return says(codes(5720)).test(textOf(error))
}

/** Whether a wallet does not know a bundle (EIP-5792). */
export function isUnknownBundle(error: unknown): boolean {
  return says(codes(5730)).test(textOf(error))
}

/** Tells what an error of a wallet or a node means, by code and by text. */
export function classifyWalletError(error: unknown): WalletErrorClass {
  const text = textOf(error)
  const [reason] = rules().find(([, pattern]) => pattern.test(text)) ?? []
  if (reason && (reason === 'rejected' || !sentBefore.test(text)))
    return { reason, fundsMoved: 'no' }
  const fundsMoved = nothingSent().test(text) ? 'no' : 'maybe'
  return { reason: 'wallet', fundsMoved }
}

const nested = ['cause', 'error', 'originalError', 'data', 'info']
const spoken = ['name', 'message', 'shortMessage', 'details', 'reason']

/** Codes, names and texts of an error and of those packed inside it. */
function textOf(error: unknown): string {
  const lines: unknown[] = []
  const seen = new Set<unknown>()
  const visit = (value: unknown) => {
    if (typeof value === 'string') lines.push(value)
    if (typeof value !== 'object' || value === null) return
    if (seen.has(value) || seen.size > 20) return
    seen.add(value)
    const fields = value as Record<string, unknown>
    lines.push(`code ${fields.code}`)
    for (const key of spoken)
      if (typeof fields[key] === 'string') lines.push(fields[key])
    for (const key of nested)
      if (key !== 'data' || typeof fields.data === 'object') visit(fields[key])
  }
  visit(error)
  return lines.join('\n')
}
