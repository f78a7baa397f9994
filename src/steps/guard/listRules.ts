import type { ListIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import type { FoundEffect } from './effects.js'
import {
  checkCurrency,
  filterEffects,
  type Guard,
  judgeUnknown,
  mustEqual,
  mustHold,
  type Rules,
  shouldHold,
  sumAmounts,
  sumByKey,
  wholeFlow,
} from './guard.js'

type ListGuard = Guard<ListIntent>
type Listed = FoundEffect & { type: 'listOrder' }

/** How far a clock may be wrong, in seconds. */
const clockTolerance = 600

/**
 * The steps create one order, which offers the chosen token on the chosen
 * terms.
 */
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
        return judgeUnknown(effect)
      default:
        return 'mismatch'
    }
  },
  check(effects, guard) {
    const { intent, isUnproven, judge } = guard
    const { collection, currency, tokenId } = intent
    judge({
      code: 'order',
      at: wholeFlow,
      verdict: shouldHold(!isUnproven),
      actual: `${tokenId} of ${collection} for ${currency}`,
    })
    const [listed, ...others] = filterEffects(effects, 'listOrder')
    for (const other of others)
      judge({ code: 'unasked', at: other, verdict: 'mismatch' })
    checkApprovals(effects, listed, guard)
    const mayList = effects.some(({ type }) =>
      /^(listOrder|unknown)$/.test(type),
    )
    judge({ code: 'missing', at: wholeFlow, verdict: mustHold(mayList) })
    if (!listed) return
    checkItem(listed, guard)
    checkCurrency(listed, guard)
    checkPrice(listed, guard)
    checkNet(listed, guard)
    checkTimes(listed, guard)
  },
}

/** One approval, of the contract that moves the tokens of the listing. */
function checkApprovals(
  effects: readonly FoundEffect[],
  listed: Listed | undefined,
  { judge }: ListGuard,
): void {
  const approvals = effects.filter(
    (effect) => effect.type === 'approve' || effect.type === 'approveAll',
  )
  for (const [index, approval] of approvals.entries()) {
    const { spender } = approval
    const isNeeded = !listed || isSameText(listed.order.operator, spender)
    judge({
      code: 'unasked',
      at: approval,
      verdict: index > 0 ? 'mismatch' : shouldHold(isNeeded),
      actual: `approve ${spender}`,
    })
  }
}

function checkItem(listed: Listed, { intent, judge }: ListGuard): void {
  const { gives, maker } = listed.order
  const { account, collection, contractType, quantity, tokenId } = intent
  judge({ code: 'maker', at: listed, ...mustEqual(maker, account) })
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
  const compared = mustEqual(sumAmounts(gives), quantity)
  judge({ code: 'quantity', at: listed, ...compared })
}

/** The buyer pays the chosen price, at any time. */
function checkPrice(listed: Listed, { intent, judge }: ListGuard): void {
  const { asks, isMoving } = listed.order
  const price = getListingPrice(intent)
  const total = sumAmounts(asks)
  const isPrice = !isMoving && total === price
  judge({
    code: 'price',
    at: listed,
    // A price of zero gives the token away, and may be a mistake.
    verdict: isPrice ? shouldHold(price > 0n) : 'mismatch',
    actual: isMoving ? 'changes with time' : total,
    expected: price,
  })
}

/** The amount that reaches the seller. Without `minNet`, the fees decide. */
function checkNet(listed: Listed, guard: ListGuard): void {
  const { intent, judge } = guard
  const { asks } = listed.order
  const { account, minNet } = intent
  const hasTip = asks.some(({ isTip }) => isTip)
  judge({ code: 'fee', at: listed, verdict: mustHold(!hasTip) })
  if (minNet === undefined) {
    checkFees(listed, guard)
    return
  }
  const net = sumAmounts(asks.filter((it) => isSameText(it.recipient, account)))
  judge({
    code: 'net',
    at: listed,
    verdict: mustHold(net >= BigInt(minNet)),
    actual: net,
    expected: minNet,
  })
}

/** The host, the client or the collection's royalty explains every fee. */
function checkFees(
  listed: Listed,
  { intent, judge, knownFees }: ListGuard,
): void {
  const price = getListingPrice(intent)
  const fees = sumByKey(
    listed.order.asks
      .filter(({ recipient }) => !isSameText(recipient, intent.account))
      .map(({ amount, recipient }) => [recipient.toLowerCase(), amount]),
  )
  // In ten-thousandths of the smallest unit.
  const known = sumByKey(
    knownFees.map(({ amount = '0', bps = 0, recipient }) => [
      recipient.toLowerCase(),
      BigInt(amount) * 10_000n + price * BigInt(bps),
    ]),
  )
  for (const [recipient, fee] of fees) {
    const limit = known.get(recipient) ?? 0n
    // A fee may be rounded up by one unit.
    const isExplained =
      fee === 0n || (limit > 0n && (fee - 1n) * 10_000n <= limit)
    judge({
      code: 'net',
      at: listed,
      verdict: shouldHold(isExplained),
      actual: `${fee} for ${recipient}`,
      expected: `${limit / 10_000n} for ${recipient}`,
    })
  }
}

function checkTimes(
  listed: Listed,
  { intent, judge, now = Infinity }: ListGuard,
): void {
  const { endTime, startTime } = listed.order
  const expiry = BigInt(intent.expiry)
  judge({
    code: 'expiry',
    at: listed,
    // An earlier end is safe, but the seller did not choose it.
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

/** Returns the price of all base units of a listing. */
export function getListingPrice({
  pricePerToken,
  quantity,
}: ListIntent): bigint {
  return BigInt(pricePerToken) * BigInt(quantity)
}
