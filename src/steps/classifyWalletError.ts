import type { FundsMoved, StepErrorReason } from '../errors.js'

/** What a wallet's or node's error means. */
export type WalletErrorClass = {
  /** Why the step failed. */
  reason: Extract<
    StepErrorReason,
    | 'rejected'
    | 'wrongAccount'
    | 'wrongChain'
    | 'walletBusy'
    | 'wallet'
    | 'insufficientFunds'
    | 'reverted'
  >
  /** Whether a transaction may have gone out all the same. */
  fundsMoved: Extract<FundsMoved, 'no' | 'maybe'>
}

type Facts = { codes: Set<unknown>; names: Set<string>; text: string }
type Rule = (facts: Facts) => boolean

const codeOf =
  (...codes: unknown[]): Rule =>
  (facts) =>
    codes.some((code) => facts.codes.has(code))
const says =
  (pattern: RegExp): Rule =>
  ({ text }) =>
    pattern.test(text)
const named =
  (...names: string[]): Rule =>
  (facts) =>
    names.some((name) => facts.names.has(name))

const refusal =
  '(reject|den(y|ied)|cancel|declin|disapprov|abort|clos(e|ed)\\b)'
const person = '\\b(user(?! ?op)|signer|owner|account holder)\\b'

/**
 * In order. A code alone decides only where it has one meaning: -32000 is
 * said by wallets for a refusal and by nodes for anything at all.
 */
function rules(): readonly [WalletErrorClass['reason'], ...Rule[]][] {
  return [
    ['rejected', codeOf(4001, 5000, 'ACTION_REJECTED')],
    ['reverted', codeOf(3), says(/\b(execution|vm) reverted\b|vm exception/i)],
    [
      'insufficientFunds',
      codeOf('INSUFFICIENT_FUNDS'),
      says(
        /insufficient (funds|balance)|exceeds (the )?(account )?balance|not enough (funds|balance)|gas required exceeds allowance \(0\)/i,
      ),
    ],
    [
      'rejected',
      named('UserRejectedRequestError'),
      says(new RegExp(`${person}.{0,30}\\b${refusal}`, 'i')),
      says(new RegExp(`\\b${refusal}\\w*.{0,30}\\bby (the )?${person}`, 'i')),
      says(
        /^\s*(request |transaction )?(reject|cancell?|deni|declin)ed( (request|transaction))?\.?\s*$/im,
      ),
    ],
    [
      'walletBusy',
      codeOf(-32002),
      says(/request .{0,60}already|already processing/i),
    ],
    [
      'wrongChain',
      codeOf(4901, 4902),
      named('ChainMismatchError', 'ConnectorChainMismatchError'),
    ],
    ['wrongAccount', codeOf(4100), named('ConnectorAccountNotFoundError')],
  ]
}

/** Failures after which a wallet certainly sent nothing. */
const nothingSent: Rule = (facts) =>
  codeOf(4200, 4900, -32601, -32602, -32004)(facts) ||
  named('ConnectorNotConnectedError', 'ProviderNotFoundError')(facts) ||
  says(/\bpop[- ]?up\b/i)(facts)

/** Tells what an error of a wallet or a node means, by code and by text. */
export function classifyWalletError(error: unknown): WalletErrorClass {
  const facts = gather(error)
  const match = rules().find(([, ...tests]) => tests.some((is) => is(facts)))
  if (match) return { reason: match[0], fundsMoved: 'no' }
  return { reason: 'wallet', fundsMoved: nothingSent(facts) ? 'no' : 'maybe' }
}

const nested = ['cause', 'error', 'originalError', 'data', 'info']
const spoken = ['message', 'shortMessage', 'details', 'reason']

/** Codes, names and texts of an error and of those packed inside it. */
function gather(error: unknown): Facts {
  const codes = new Set<unknown>()
  const names = new Set<string>()
  const texts: string[] = []
  const seen = new Set<unknown>()
  const visit = (value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    if (typeof value !== 'object' || value === null) return
    if (seen.has(value) || seen.size > 20) return
    seen.add(value)
    const fields = value as Record<string, unknown>
    codes.add(
      /^-?\d+$/.test(String(fields.code)) ? Number(fields.code) : fields.code,
    )
    if (typeof fields.name === 'string') names.add(fields.name)
    for (const key of spoken)
      if (typeof fields[key] === 'string') texts.push(fields[key])
    for (const key of nested)
      if (key !== 'data' || typeof fields.data === 'object') visit(fields[key])
  }
  visit(error)
  return { codes, names, text: texts.join('\n') }
}
