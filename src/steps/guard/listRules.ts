import type { ListIntent } from '../model/intent.js'
import { isSameText } from '../platform/plainData.js'
import type { FoundEffect } from './effects.js'
import {
  checkCurrency,
  filterEffects,
  type Guard,
  getRounding,
  isNewOrTwice,
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

const minute = 60n

/** Fees that nothing explains are together at most a tenth of the price. */
const unexplainedDivisor = 10n

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
      code: 'unproven',
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

/**
 * Approvals of the book and of the conduit that the order's key names, each at most
 * twice: two that are the same have the effect of one.
 */
function checkApprovals(
  effects: readonly FoundEffect[],
  listed: Listed | undefined,
  { judge }: ListGuard,
): void {
  const approvals = effects.filter(
    (effect) => effect.type === 'approve' || effect.type === 'approveAll',
  )
  const { operator } = listed?.order ?? {}
  for (const [index, approval] of approvals.entries()) {
    const { spender } = approval
    const earlier = approvals
      .slice(0, index)
      .filter((other) => isSameText(other.spender, spender))
    const isFirst = index === 0
    const isAgreed = listed
      ? isSameText(operator, spender) || isSameText(listed.book, spender)
      : isFirst
    const isUnclear = isFirst || (listed && !operator)
    const needed = isUnclear ? shouldHold(isAgreed) : mustHold(isAgreed)
    judge({
      code: 'unasked',
      at: approval,
      verdict: isNewOrTwice(approval, earlier) ? needed : 'mismatch',
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

/**
 * The buyer pays the chosen price, at any time. A service may round the price of one
 * token, where `minNet` is the least that the seller receives.
 */
function checkPrice(listed: Listed, { intent, judge }: ListGuard): void {
  const { asks, isMoving } = listed.order
  const price = getListingPrice(intent)
  const total = sumAmounts(asks)
  const isPrice = !isMoving && total === price
  const rounding = getRounding(price, BigInt(intent.quantity))
  const difference = total < price ? price - total : total - price
  const isRounded = !isMoving && difference <= rounding
  const rounded = shouldHold(isRounded && intent.minNet !== undefined)
  judge({
    code: 'price',
    at: listed,
    // A price of zero makes the token free, and may be a mistake.
    verdict: isPrice
      ? shouldHold(price > 0n)
      : isRounded
        ? rounded
        : 'mismatch',
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

/**
 * The host, the client or the collection's royalty explains every fee. The royalty may
 * be a part of the known fees of its recipient, so it does not count beside them.
 */
function checkFees(
  listed: Listed,
  { intent, judge, knownFees, royalty }: ListGuard,
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
  const royaltyLimit = BigInt(royalty?.amount ?? 0) * 10_000n
  const unexplained = [...fees].flatMap(([recipient, fee]) => {
    const ofHost = known.get(recipient) ?? 0n
    const isRoyalty = isSameText(recipient, royalty?.recipient)
    const limit = isRoyalty && royaltyLimit > ofHost ? royaltyLimit : ofHost
    // A fee may be rounded up by one unit.
    const isExplained =
      fee === 0n || (limit > 0n && (fee - 1n) * 10_000n <= limit)
    return isExplained ? [] : [{ recipient, fee, limit: limit / 10_000n }]
  })
  const excess = unexplained.map(({ fee, limit }) => ({ amount: fee - limit }))
  const isTooMuch = sumAmounts(excess) * unexplainedDivisor > price
  for (const { recipient, fee, limit } of unexplained)
    judge({
      code: 'net',
      at: listed,
      verdict: isTooMuch ? 'mismatch' : 'unknown',
      actual: `${fee} for ${recipient}`,
      expected: `${limit} for ${recipient}`,
    })
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
    // An earlier end is safe, but the seller did not choose it. A service may round
    // the end up to the next full minute.
    verdict:
      endTime < expiry
        ? 'unknown'
        : mustHold(
            endTime === expiry ||
              (endTime - expiry < minute && endTime % minute === 0n),
          ),
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
