import { MarketKitError } from './MarketKitError.js'
import { nothingSent } from './nothingSent.js'

/** What the guard noted: what is not as agreed, or cannot be judged. */
export type GuardCode =
  /** More money may be taken than agreed, or too little for the price. */
  | 'allowance'
  /** The order would be cancelled in another book, or its book is unknown. */
  | 'book'
  /** What is posted is not what is signed. */
  | 'body'
  /** A call that no decoder knows. */
  | 'call'
  /** All orders of the account would be cancelled. */
  | 'cancelAll'
  /** Typed data of another chain, or of every one. */
  | 'chain'
  /** The collection is not of the agreed kind, or no collection at all. */
  | 'collection'
  /** A contract that is not one of the marketplace. */
  | 'contract'
  /** Another currency. */
  | 'currency'
  /** A known call or order, written in a way that nobody can read for certain. */
  | 'encoding'
  /** The order ends at another time. */
  | 'expiry'
  /** Fees are missing, higher, or of somebody else. */
  | 'fee'
  /** The account does not hold what it lists. */
  | 'holder'
  /** Another token, or of another seller. */
  | 'item'
  /** The order is of another account. */
  | 'maker'
  /** A message (EIP-191) to sign. */
  | 'message'
  /** A post by another method than POST and PUT. */
  | 'method'
  /** No step does what was asked for. */
  | 'missing'
  /** The seller receives less than agreed, or a fee is not explained. */
  | 'net'
  /** Tokens are moved by an unknown conduit. */
  | 'operator'
  /** Another order would be cancelled. */
  | 'order'
  /** A post to somebody else. */
  | 'origin'
  /** Another price; of a purchase, a higher one. */
  | 'price'
  /** Another number of tokens. */
  | 'quantity'
  /** Somebody else receives what is bought. */
  | 'recipient'
  /** Somebody unknown may take money or tokens. */
  | 'spender'
  /** The order begins later, or after its end. */
  | 'start'
  /** It costs more in all than agreed. */
  | 'total'
  /** Money or tokens are given away. */
  | 'transfer'
  /** Typed data that no decoder knows. */
  | 'typedData'
  /** The node did not answer a question that decides about a check. */
  | 'unanswered'
  /** Something that has no place in the flow. */
  | 'unasked'
  /** Native currency that is not part of the price, or not all of it. */
  | 'value'
  /** An unknown contract has a say in the order. */
  | 'zone'

/** One thing that is not as agreed, or cannot be judged. */
export type GuardFinding = {
  /** What it is about. */
  readonly code: GuardCode
  /** Whether it is wrong, or only unknown. */
  readonly severity: 'mismatch' | 'unknown'
  /** Position of the step, from 0; absent where it is about all of them. */
  readonly step?: number | undefined
  /** Where it is, such as `steps.1.signature.domain.chainId`. */
  readonly path: string
  /** What was agreed on. */
  readonly expected?: string | undefined
  /** What was found. */
  readonly actual?: string | undefined
}

/** Whether steps do what was agreed on, and nothing else. */
export type GuardVerdict = 'match' | 'unknown' | 'mismatch'

/**
 * Thrown, before any wallet prompt, when steps do something else than what was
 * agreed on, or something that nobody has looked at and allowed.
 */
export class GuardError extends MarketKitError {
  override name = 'GuardError'
  /** What the guard noted; the same value as `onReview` is given. */
  declare readonly report: {
    readonly verdict: GuardVerdict
    readonly findings: readonly GuardFinding[]
  }
  /** Position of the first step that is to blame, from 0. */
  declare readonly index: number
  /** Nothing was sent. */
  declare readonly fundsMoved: 'no'

  constructor(report: GuardError['report']) {
    const { findings, verdict } = report
    const first = findings.find(({ severity }) => severity === verdict)
    const index = first?.step ?? 0
    super(`Step ${index + 1} was not allowed: ${guardErrorText[verdict]}`, {
      facts: { report, index, fundsMoved: 'no' },
      metaMessages: [...findings.map(describe), nothingSent],
    })
  }
}

function describe({
  actual = 'not known',
  code,
  expected,
  path,
}: GuardFinding) {
  const role = roles[code]
  // Never tell anybody to trust an address because the service sent it.
  const condition = role && expected === undefined
  return condition
    ? `${code} at ${path}: ${actual}. It must be ${role}, which you have verified from the marketplace's own documentation.`
    : `${code} at ${path}: ${actual}${expected === undefined ? '' : `, agreed on ${expected}`}.`
}

/** What an address would have to be, by finding code. */
const roles: Partial<Record<GuardCode, string>> = {
  contract: 'a book of your marketplace (`contracts.books`)',
  operator: 'a book or conduit of your marketplace (`contracts.conduits`)',
  spender: 'a book or conduit of your marketplace (`contracts.conduits`)',
  zone: 'a zone of your marketplace (`contracts.zones`)',
}

const guardErrorText: Record<GuardVerdict, string> = {
  match: 'it was declined in the review.',
  unknown: 'what it does cannot be fully understood.',
  mismatch: 'it does something else than what was agreed on.',
}
