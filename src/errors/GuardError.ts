import { MarketKitError } from './MarketKitError.js'
import { nothingSent } from './nothingSent.js'

/** The subject of a finding of the guard. */
export type GuardCode =
  /** The allowance exceeds the agreed total, or does not cover the price. */
  | 'allowance'
  /** The order would be cancelled in another book, or its book is unknown. */
  | 'book'
  /** The posted order is not the signed order. */
  | 'body'
  /** No decoder knows the call. */
  | 'call'
  /** All orders of the account would be cancelled. */
  | 'cancelAll'
  /** The typed data is valid on another chain, or on every chain. */
  | 'chain'
  /** The collection is of another kind than agreed, or is not a collection. */
  | 'collection'
  /** The contract does not belong to the marketplace. */
  | 'contract'
  /** The currency is not the agreed one. */
  | 'currency'
  /** A known call or order is not encoded canonically. */
  | 'encoding'
  /** The order expires at another time than agreed. */
  | 'expiry'
  /** A fee is missing, too high, or for another recipient. */
  | 'fee'
  /** The account does not hold the listed tokens. */
  | 'holder'
  /** The token, or its seller, is not the agreed one. */
  | 'item'
  /** The order belongs to another account. */
  | 'maker'
  /** The step asks to sign a message (EIP-191), which cannot be decoded. */
  | 'message'
  /** The post uses another method than POST or PUT. */
  | 'method'
  /** No step has the requested effect. */
  | 'missing'
  /** The seller receives less than agreed, or a fee is unexplained. */
  | 'net'
  /** An unknown contract would move the tokens. */
  | 'operator'
  /** Another order would be cancelled. */
  | 'order'
  /** The post goes to an unknown origin. */
  | 'origin'
  /** The price is not the agreed one; for a purchase, it is higher. */
  | 'price'
  /** The quantity, in base units, is not the agreed one. */
  | 'quantity'
  /** Another account would receive the tokens. */
  | 'recipient'
  /** An unknown account or contract would be approved. */
  | 'spender'
  /** The order is not valid now: it starts later, or with another counter. */
  | 'start'
  /** The total cost exceeds the agreed total. */
  | 'total'
  /** Money or tokens would be given away. */
  | 'transfer'
  /** No decoder knows the typed data. */
  | 'typedData'
  /** The node did not answer a request that a check needs. */
  | 'unanswered'
  /** The effect does not belong in the flow, or occurs too often. */
  | 'unasked'
  /** Nothing proves that the account signed the edited order in this currency. */
  | 'unproven'
  /** The native currency sent is more or less than the price. */
  | 'value'
  /** An unknown contract could cancel the order or restrict who fills it. */
  | 'zone'

/** A difference between the steps and the intent, or an unknown. */
export type GuardFinding = {
  /** The subject of the finding. */
  readonly code: GuardCode
  /** `mismatch`: the value is wrong. `unknown`: the guard cannot judge it. */
  readonly severity: 'mismatch' | 'unknown'
  /** Position of the step, from 0; absent if it concerns all steps. */
  readonly step?: number | undefined
  /** Path in the steps, such as `steps.1.signature.domain.chainId`. */
  readonly path: string
  /** The agreed value. */
  readonly expected?: string | undefined
  /** The value in the steps. */
  readonly actual?: string | undefined
}

/**
 * `match`: the steps do exactly what was agreed. `unknown`: a part cannot be
 * judged. `mismatch`: a part is wrong.
 */
export type GuardVerdict = 'match' | 'unknown' | 'mismatch'

/**
 * Thrown before any wallet prompt when the steps of a quote do not match the
 * intent, or when the review did not allow an unknown part.
 */
export class GuardError extends MarketKitError {
  override readonly name = 'GuardError'
  /** Verdict and findings, as `onReview` receives them. */
  declare readonly report: {
    readonly verdict: GuardVerdict
    readonly findings: readonly GuardFinding[]
  }
  /** Position of the first step with a finding of that verdict, from 0. */
  declare readonly index: number
  /** Always `no`: nothing was sent to the wallet. */
  declare readonly fundsMoved: 'no'

  constructor(report: GuardError['report']) {
    const { findings, verdict } = report
    const first = findings.find(({ severity }) => severity === verdict)
    const index = first?.step ?? 0
    super(`Step ${index + 1} was not allowed: ${guardErrorText[verdict]}`, {
      facts: { report, index, fundsMoved: 'no' },
      metaMessages: [...findings.map(describeFinding), nothingSent],
    })
  }
}

function describeFinding({ actual, code, expected, path }: GuardFinding) {
  const found = `${code} at ${path}${actual === undefined ? '' : `: ${actual}`}`
  if (expected !== undefined) return `${found}, expected ${expected}.`
  const role = roles[code]
  // Never suggest to trust an address because the service sent it.
  return role
    ? `${found}. It must be ${role}, which you have verified from the marketplace's own documentation.`
    : `${found}.`
}

/** The roles that an address needs, by finding code. */
const roles: Partial<Record<GuardCode, string>> = {
  contract: 'a book of your marketplace (`contracts.books`)',
  operator: 'a book or conduit of your marketplace (`contracts.conduits`)',
  spender: 'a book or conduit of your marketplace (`contracts.conduits`)',
  zone: 'a zone of your marketplace (`contracts.zones`)',
}

const guardErrorText: Record<GuardVerdict, string> = {
  match: 'it was declined in the review.',
  unknown: 'its effect cannot be fully determined.',
  mismatch: 'it does not do what was agreed.',
}
