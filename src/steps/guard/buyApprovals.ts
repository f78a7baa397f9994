import type { BuyIntent } from '../model/intent.js'
import { isSameText } from '../platform/plainData.js'
import type { FoundEffect } from './effects.js'
import {
  filterEffects,
  type Guard,
  isNewOrTwice,
  judgeCost,
  mustHold,
  shouldHold,
  sumAmounts,
  sumCost,
} from './guard.js'
import { toAllowanceName } from './guardFacts.js'

type BuyGuard = Guard<BuyIntent>
type Fills = readonly (FoundEffect & { type: 'fillOrder' })[]
type Approve = FoundEffect & { type: 'approve' }

/**
 * An allowance for each operator of the purchase, with one reset to zero before it.
 * Two that are the same have the effect of one, unless the first is spent between.
 */
export function checkBuyApprovals(
  fills: Fills,
  effects: readonly FoundEffect[],
  guard: BuyGuard,
): void {
  const { judge } = guard
  const approvals = filterEffects(effects, 'approve')
  const firstFill = fills[0] ? effects.indexOf(fills[0]) : effects.length
  for (const [index, approval] of approvals.entries()) {
    const { amount, spender } = approval
    const earlier = approvals
      .slice(0, index)
      .filter((it) => isSameText(it.spender, spender))
    const set = earlier.filter((it) => it.amount !== 0n)
    const isRepeated =
      isNewOrTwice(approval, set) && effects.indexOf(approval) < firstFill
    const isAgreed = amount === 0n ? !earlier.length : !set.length || isRepeated
    judge({
      code: 'unasked',
      at: approval,
      verdict: mustHold(isAgreed),
      actual: `approve ${amount} again`,
    })
    const isNeeded = fills.some((fill) => isSameText(fill.operator, spender))
    judge({
      code: 'unasked',
      at: approval,
      verdict: shouldHold(isNeeded || fills.length === 0),
      actual: `approve ${spender}`,
    })
  }
  checkAllowances(fills, approvals, guard)
}

/**
 * All spenders together may take no more than was agreed. The allowance before an
 * increase, plus the increase, must be the price.
 */
function checkAllowances(
  fills: Fills,
  approvals: readonly Approve[],
  { allowUnlimitedApproval, facts, intent, judge }: BuyGuard,
): void {
  const last = approvals.at(-1)
  if (!last) return
  const agreed = BigInt(intent.maxTotal)
  // The last allowance of a spender replaces the earlier ones.
  const standing = new Map(
    approvals.map((it) => [it.spender.toLowerCase(), it]),
  )
  const sum = sumAmounts([...standing.values()])
  const cost = sumCost(fills)
  // An allowance of both the book and its conduit is more than the purchase needs.
  const isForBooks = [...standing.values()].every(
    ({ amount, spender }) =>
      amount <= agreed &&
      fills.some(
        ({ book, operator }) =>
          isSameText(book, spender) || isSameText(operator, spender),
      ),
  )
  const isWithin = [...standing.values()].every((approval) => {
    const { amount, isAdded, spender, token } = approval
    const paid = fills.filter((fill) => isSameText(fill.operator, spender))
    const needed = sumCost(paid)
    // Too little is safe: the purchase would fail.
    if (!isAdded) return amount >= needed
    const before = facts?.allowances.get(toAllowanceName({ spender, token }))
    return before !== undefined && before + amount === needed
  })
  const isWithinPrice = allowUnlimitedApproval || sum <= agreed
  const isRounded = sum <= cost && judgeCost(cost, intent).verdict === 'unknown'
  const refused = isForBooks || isRounded ? 'unknown' : 'mismatch'
  judge({
    code: 'allowance',
    at: last,
    verdict: isWithinPrice ? shouldHold(isWithin) : refused,
    actual: sum,
    expected: isWithinPrice ? cost : agreed,
  })
}
