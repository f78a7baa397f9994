import type { ListIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import { isCurrencyItem, sumAmounts } from './amounts.js'
import type { FoundEffect } from './effects.js'
import { mustHold, shouldHold, wholeFlow } from './findings.js'
import { filterEffects, type Guard, type Rules } from './guard.js'

type Listed = FoundEffect & { type: 'listOrder' }

/** How far a clock may be wrong, in seconds. */
const clockTolerance = 600

/** One order is made, and it offers what was chosen, as it was chosen. */
export const listRules: Rules<ListIntent> = {
  allows(effect, { collection, contractType, tokenId }) {
    switch (effect.type) {
      case 'listOrder':
        return 'match'
      case 'approve':
        // The amount of a collection's approval is the token.
        return mustHold(
          contractType !== 'ERC1155' &&
            isSameText(effect.token, collection) &&
            isSameText(effect.amount, tokenId) &&
            !(effect.isSigned || effect.isAdded),
        )
      case 'approveAll':
        return mustHold(
          effect.isApproved && isSameText(effect.token, collection),
        )
      case 'unknown':
        // An order that cannot be decoded could offer everything to everybody.
        return effect.code === 'encoding' ? 'mismatch' : 'unknown'
      default:
        return 'mismatch'
    }
  },
  check(effects, guard) {
    const { judge } = guard
    const [listed, ...others] = filterEffects(effects, 'listOrder')
    for (const other of others)
      judge({ code: 'unasked', at: other, verdict: 'mismatch' })
    checkApprovals(effects, listed, guard)
    judge({
      code: 'missing',
      at: wholeFlow,
      verdict: mustHold(
        listed !== undefined || filterEffects(effects, 'unknown').length > 0,
      ),
    })
    if (!listed) return
    checkItem(listed, guard)
    checkPrice(listed, guard)
    checkNet(listed, guard)
    checkTimes(listed, guard)
  },
}

/** One approval, of what moves the tokens of the listing. */
function checkApprovals(
  effects: readonly FoundEffect[],
  listed: Listed | undefined,
  { judge }: Guard<ListIntent>,
): void {
  const approvals = effects.filter(
    (effect) => effect.type === 'approve' || effect.type === 'approveAll',
  )
  for (const [index, approval] of approvals.entries())
    judge({
      code: 'unasked',
      at: approval,
      verdict:
        index > 0
          ? 'mismatch'
          : shouldHold(
              !listed || isSameText(listed.order.operator, approval.spender),
            ),
      actual: `approve ${approval.spender}`,
    })
}

/** The seller and the token. */
function checkItem(listed: Listed, { intent, judge }: Guard<ListIntent>): void {
  const { gives, maker } = listed.order
  const { account, collection, contractType, quantity, tokenId } = intent
  judge({
    code: 'maker',
    at: listed,
    verdict: mustHold(isSameText(maker, account)),
    actual: maker,
    expected: account,
  })
  const isAgreed = gives.every(
    ({ standard, token, ...item }) =>
      isSameText(token, collection) &&
      isSameText(item.tokenId, tokenId) &&
      (!contractType.startsWith('ERC') || isSameText(standard, contractType)),
  )
  judge({
    code: 'item',
    at: listed,
    verdict: mustHold(isAgreed && gives.length === 1),
    actual: String(gives.map((it) => `${it.tokenId} of ${it.token}`)),
    expected: `${tokenId} of ${collection}`,
  })
  const amount = sumAmounts(gives)
  judge({
    code: 'quantity',
    at: listed,
    verdict: mustHold(isSameText(amount, quantity)),
    actual: amount,
    expected: quantity,
  })
}

/** The currency and the price. */
function checkPrice(
  listed: Listed,
  { intent, judge }: Guard<ListIntent>,
): void {
  const { asks, isMoving } = listed.order
  for (const item of asks)
    judge({
      code: 'currency',
      at: listed,
      verdict: mustHold(isCurrencyItem(item, intent.currency)),
      actual: item.token,
      expected: intent.currency,
    })
  const price = getPrice(intent)
  const total = sumAmounts(asks)
  judge({
    code: 'price',
    at: listed,
    verdict: mustHold(!isMoving && total === price),
    actual: isMoving ? 'changes with time' : total,
    expected: price,
  })
}

/**
 * What reaches the seller. With `minNet` at least that; without it every fee
 * must be one that the host, the client's configuration or the collection's
 * royalty explains.
 */
function checkNet(listed: Listed, guard: Guard<ListIntent>): void {
  const { intent, judge } = guard
  const { asks } = listed.order
  const { account, minNet } = intent
  judge({
    code: 'fee',
    at: listed,
    verdict: mustHold(!asks.some(({ isTip }) => isTip)),
  })
  const net = sumAmounts(asks.filter((it) => isSameText(it.recipient, account)))
  if (minNet === undefined) {
    checkFees(listed, guard)
    return
  }
  judge({
    code: 'net',
    at: listed,
    verdict: mustHold(net >= BigInt(minNet)),
    actual: net,
    expected: minNet,
  })
}

/** Every fee is one that somebody the seller trusts has named. */
function checkFees(
  listed: Listed,
  { intent, judge, knownFees = [] }: Guard<ListIntent>,
): void {
  const { asks } = listed.order
  const { account } = intent
  const price = getPrice(intent)
  const fees = asks.filter((it) => !isSameText(it.recipient, account))
  for (const recipient of new Set(fees.map((it) => it.recipient))) {
    const isTheirs = (it: { recipient: string }) =>
      isSameText(it.recipient, recipient)
    const fee = sumAmounts(fees.filter(isTheirs))
    const known = knownFees
      .filter(isTheirs)
      .map(
        ({ amount = 0, bps = 0 }) =>
          BigInt(amount) * 10_000n + price * BigInt(bps),
      )
      .reduce((sum, share) => sum + share, 0n)
    // A fee may be rounded up by one unit.
    const isExplained =
      fee === 0n || (known > 0n && (fee - 1n) * 10_000n <= known)
    judge({
      code: 'net',
      at: listed,
      verdict: shouldHold(isExplained),
      actual: `${fee} for ${recipient}`,
      expected: `${known / 10_000n} for ${recipient}`,
    })
  }
}

/** Start and end. */
function checkTimes(
  listed: Listed,
  { intent, judge, now = Infinity }: Guard<ListIntent>,
): void {
  const { endTime, startTime } = listed.order
  const expiry = BigInt(intent.expiry)
  judge({
    code: 'expiry',
    at: listed,
    // An earlier end is no danger, but not what was chosen.
    verdict: endTime < expiry ? 'unknown' : mustHold(endTime === expiry),
    actual: endTime,
    expected: expiry,
  })
  const isSoon = startTime <= now / 1_000 + clockTolerance
  judge({
    code: 'start',
    at: listed,
    verdict: shouldHold(isSoon && startTime < endTime),
    actual: startTime,
  })
}

function getPrice({ pricePerToken, quantity }: ListIntent): bigint {
  return BigInt(pricePerToken) * BigInt(quantity)
}
