import type { Address } from 'viem'
import type { GuardCode, GuardFinding, GuardVerdict } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import type { BuyIntent, Intent, ListIntent } from '../model/intent.js'
import { deepEqual, isSameText, toPlain } from '../platform/plainData.js'
import type { ContractRoles } from './contracts.js'
import type { Decoder } from './decoder.js'
import type { FoundEffect, OrderItem, OrderTerms } from './effects.js'
import type { GuardFacts } from './guardFacts.js'

/** Input of every rule, and the function that records a verdict. */
export type Guard<intent extends Intent = Intent> = {
  intent: intent
  judge: Judge
  roles: ContractRoles
  /** Whether a currency may be approved beyond the price. */
  allowUnlimitedApproval?: boolean | undefined
  /** Fees that the client or the host explains. */
  knownFees: readonly KnownFee[]
  /** The collection's royalty by the chain. It may be one of `knownFees`. */
  royalty?: KnownFee | undefined
  /** Milliseconds since 1970; absent if the time is not checked. */
  now?: number | undefined
  /** Whether several contracts may be the book of the order to cancel. */
  isBookOpen?: boolean | undefined
  /** Whether the terms of the order that the listing replaces are not proven. */
  isUnproven?: boolean | undefined
  /** Absent if the chain was not asked. */
  facts?: GuardFacts | undefined
}

/** A fee that the seller expects. */
export type KnownFee = {
  recipient: string
  /** Hundredths of a percent of the price, at most. */
  bps?: number | undefined
  /** Smallest units of the currency, at most, beside `bps`. */
  amount?: string | undefined
}

/** How steps are compared with an intent. */
export type VerifyOptions = {
  /** Knows the service's origins, contracts and fees. */
  client?:
    | Pick<
        MarketplaceClient,
        'contracts' | 'deliverSignature' | 'fees' | 'isTrusted' | 'resolve'
      >
    | undefined
  /** Marketplace contracts by chain, beside the client's and the well-known. */
  contracts?: ContractsByChain | undefined
  /** Origins that steps may post to, where there is no client. */
  trustedOrigins?: readonly string[] | undefined
  /**
   * Decoders of calls and typed data that the guard does not know, for example of
   * another order book. They run before the guard's own.
   */
  decoders?: readonly Decoder[] | undefined
  /** Whether more than the price may be approved. @default false */
  allowUnlimitedApproval?: boolean | undefined
  /**
   * Fees of a listing that the seller expects, in addition to the client's `fees`. A
   * listing without `minNet` is a `match` only if every fee is expected. The collection's
   * royalty (ERC-2981) is expected, too; it counts once if its recipient has other fees.
   */
  knownFees?: readonly KnownFee[] | undefined
  /** Milliseconds since 1970, to find orders that start later. */
  now?: number | undefined
}

/** Options, and what the engine knows beside them. */
export type GuardOptions = VerifyOptions &
  Pick<Guard, 'facts' | 'isBookOpen' | 'isUnproven' | 'royalty'>

export type Rules<intent extends Intent> = {
  /** Judges whether an effect, by itself, belongs in the flow. */
  allows(
    effect: FoundEffect,
    intent: intent,
    effects: readonly FoundEffect[],
  ): GuardVerdict
  /** Compares all effects together with the intent. */
  check(effects: readonly FoundEffect[], guard: Guard<intent>): void
}

/** Records a comparison. Every verdict except `match` becomes a finding. */
export type Judge = (judgement: {
  /** The property that is compared. */
  code: GuardCode
  at: Place
  verdict: GuardVerdict
  /** The value in the steps. */
  actual?: string | bigint | undefined
  /** The value in the intent. */
  expected?: string | bigint | undefined
}) => void

/** The place in the steps that a finding is about. */
export type Place = {
  /** Position of the step, from 0; absent if the finding concerns all steps. */
  step?: number | undefined
  /** Such as `steps.1.data`. */
  path: string
}

/** The place of findings that concern all steps together. */
export const wholeFlow: Place = { path: 'steps' }

export function createFindings(): { findings: GuardFinding[]; judge: Judge } {
  const findings: GuardFinding[] = []
  return {
    findings,
    judge({ actual, at: { path, step }, code, expected, verdict }) {
      if (verdict === 'match') return
      const severity = verdict
      const finding = { code, severity, path, step, expected, actual } as const
      findings.push(toPlain(finding))
    },
  }
}

/** `match` if the condition holds, else `mismatch`. */
export function mustHold(condition: boolean): GuardVerdict {
  return condition ? 'match' : 'mismatch'
}

/** `match` if the condition holds, else `unknown`: a user decides. */
export function shouldHold(condition: boolean): GuardVerdict {
  return condition ? 'match' : 'unknown'
}

type Value = string | bigint | undefined

/** Two values and their verdict: `match` if they are the same text or number. */
export function mustEqual(actual: Value, expected: Value) {
  return { verdict: mustHold(isSameText(actual, expected)), actual, expected }
}

/** Two amounts and their verdict: `match` if the first is not the larger one. */
export function mustNotExceed(actual: bigint, expected: bigint) {
  return { verdict: mustHold(actual <= expected), actual, expected }
}

/** A rounded price differs by at most a ten-thousandth. */
const roundingDivisor = 10_000n

/** How much a price may be rounded: one unit for each token. */
export function getRounding(price: bigint, quantity: bigint): bigint {
  const most = price / roundingDivisor
  return quantity < most ? quantity : most
}

/** A cost beyond the agreed total; if only rounding explains it, the user decides. */
export function judgeCost(
  cost: bigint,
  { maxTotal, orders }: BuyIntent,
): { verdict: GuardVerdict; actual: bigint; expected: bigint } {
  const agreed = BigInt(maxTotal)
  const rounding = orders.map(({ quantity, unitPrice }) => {
    const count = BigInt(quantity)
    return { amount: getRounding(BigInt(unitPrice) * count, count) }
  })
  const isRounded = cost > agreed && cost <= agreed + sumAmounts(rounding)
  const compared = mustNotExceed(cost, agreed)
  return isRounded ? { ...compared, verdict: 'unknown' } : compared
}

/** The effects that wrap native currency into the currency of a purchase. */
export function getWraps<amount>(
  effects: readonly FoundEffect<amount>[],
  currency: Address,
) {
  return filterEffects(effects, 'wrap').filter(({ token }) =>
    isSameText(token, currency),
  )
}

/** Every payment of an order is in the currency of the intent. */
export function checkCurrency(
  effect: FoundEffect & { type: 'fillOrder' | 'listOrder' },
  { intent: { currency }, judge }: Guard<BuyIntent | ListIntent>,
): void {
  for (const item of effect.order.asks)
    judge({
      code: 'currency',
      at: effect,
      verdict: mustHold(isCurrencyItem(item, currency)),
      actual: item.token,
      expected: currency,
    })
}

/** The verdict of a call, message or typed data that no decoder understands. */
export function judgeUnknown({
  code,
}: FoundEffect & { type: 'unknown' }): GuardVerdict {
  // A known call or order in an unusual encoding could do anything.
  return code === 'encoding' ? 'mismatch' : 'unknown'
}

export function filterEffects<type extends FoundEffect['type'], amount>(
  effects: readonly FoundEffect<amount>[],
  type: type,
): (FoundEffect<amount> & { type: type })[] {
  return effects.filter(
    (effect): effect is FoundEffect<amount> & { type: type } =>
      effect.type === type,
  )
}

type Approval = FoundEffect & { type: 'approve' | 'approveAll' }

/** Whether an approval is the first of its spender, or repeats it. */
export function isNewOrTwice(
  approval: Approval,
  earlier: readonly Approval[],
): boolean {
  const [first, ...others] = earlier
  if (!first) return true
  const isAdded = 'isAdded' in approval && approval.isAdded
  const toTerms = ({ path: _, step: __, ...terms }: Approval) => terms
  const isSame = deepEqual(toTerms(first), toTerms(approval))
  return isSame && !isAdded && others.length === 0
}

export function max(a: bigint, b: bigint): bigint {
  return b > a ? b : a
}

export function sumAmounts(
  items: readonly { amount: bigint | string }[],
): bigint {
  return items.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}

/** Returns the total cost of the orders of a purchase. */
export function sumCost(
  fills: readonly { order: Pick<OrderTerms<bigint | string>, 'asks'> }[],
): bigint {
  return sumAmounts(fills.flatMap(({ order }) => order.asks))
}

type Entry = readonly [key: string, amount: bigint | string]

export function sumByKey(entries: readonly Entry[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const [key, amount] of entries)
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(amount))
  return sums
}

/** Splits the items of an order into its tokens and the money for the first token. */
export function splitItems<amount>({
  asks,
  gives,
}: Pick<OrderTerms<amount>, 'asks' | 'gives'>): {
  tokens: readonly OrderItem<amount>[]
  money: readonly OrderItem<amount>[]
} {
  const tokens = [...gives, ...asks].filter(({ standard }) =>
    /^erc(721|1155)$/.test(standard),
  )
  const isListing = gives.some((item) => item === tokens[0])
  return { tokens, money: isListing ? asks : gives }
}

export function isCurrencyItem(
  { token, tokenId }: OrderItem,
  currency: string,
): boolean {
  return tokenId === undefined && isSameText(token, currency)
}
