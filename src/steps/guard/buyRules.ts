import { zeroAddress } from 'viem'
import type { BuyIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import { isCurrencyItem, max, sumAmounts } from './amounts.js'
import type { FoundEffect } from './effects.js'
import { mustHold, shouldHold, wholeFlow } from './findings.js'
import { filterEffects, type Guard, type Rules } from './guard.js'

type Fill = FoundEffect & { type: 'fillOrder' }

/** The buyer receives every chosen token, for no more than was agreed. */
export const buyRules: Rules<BuyIntent> = {
  allows(effect, { currency }, effects) {
    switch (effect.type) {
      case 'fillOrder':
        return 'match'
      case 'approve': {
        const isOfCurrency =
          currency !== zeroAddress &&
          isSameText(effect.token, currency) &&
          !effect.isSigned
        return isOfCurrency ? shouldHold(!effect.isAdded) : 'mismatch'
      }
      case 'spendNative':
        // Native currency pays for what the same step fills.
        return mustHold(
          effects.some(
            (it) =>
              it.step === effect.step &&
              (it.type === 'unknown' ||
                (it.type === 'fillOrder' && isSameText(it.book, effect.to))),
          ),
        )
      case 'unknown':
        // A purchase needs no signature, and a call that cannot be decoded
        // could take tokens of the buyer.
        return effect.code === 'encoding' || effect.code === 'typedData'
          ? 'mismatch'
          : 'unknown'
      default:
        return 'mismatch'
    }
  },
  check(effects, guard) {
    const fills = filterEffects(effects, 'fillOrder')
    for (const fill of fills) checkFill(fill, guard)
    const mayLack = filterEffects(effects, 'unknown').length > 0
    checkQuantities(fills, mayLack, guard)
    checkFees(fills, guard)
    checkPayment(fills, effects, guard)
    checkApprovals(fills, effects, guard)
  },
}

/** One order: seller, recipient, currency and price. */
function checkFill(fill: Fill, { intent, judge }: Guard<BuyIntent>): void {
  const { order, recipient } = fill
  const { account, collection, currency, orders } = intent
  judge({
    code: 'recipient',
    at: fill,
    verdict: mustHold(isSameText(recipient, account)),
    actual: recipient,
    expected: account,
  })
  for (const item of order.asks)
    judge({
      code: 'currency',
      at: fill,
      verdict: mustHold(isCurrencyItem(item, currency)),
      actual: item.token,
      expected: currency,
    })

  let allowed = 0n
  for (const { amount, token, tokenId } of order.gives) {
    const agreed = orders.filter(
      ({ maker = order.maker, ...it }) =>
        tokenId !== undefined &&
        isSameText(token, collection) &&
        isSameText(it.tokenId, tokenId) &&
        isSameText(it.currency, currency) &&
        isSameText(maker, order.maker) &&
        !isSameText(maker, account),
    )
    judge({
      code: 'item',
      at: fill,
      verdict: mustHold(agreed.length > 0),
      actual: `${tokenId} of ${token} from ${order.maker}`,
    })
    const prices = agreed.map(({ unitPrice }) => BigInt(unitPrice))
    allowed += amount * prices.reduce(max, 0n)
  }
  const price = sumAmounts(order.asks.filter(({ isTip }) => !isTip))
  judge({
    code: 'price',
    at: fill,
    verdict: mustHold(price <= allowed),
    actual: price,
    expected: allowed,
  })
}

/** As many of each token as were chosen. */
function checkQuantities(
  fills: readonly Fill[],
  mayLack: boolean,
  { intent, judge }: Guard<BuyIntent>,
): void {
  const wanted = sumByKey(
    intent.orders.map(({ quantity, tokenId }) => [tokenId, BigInt(quantity)]),
  )
  const found = sumByKey(
    fills
      .flatMap(({ order }) => order.gives)
      .map(({ amount, tokenId }) => [String(tokenId), amount]),
  )
  for (const key of new Set([...wanted.keys(), ...found.keys()])) {
    const want = wanted.get(key) ?? 0n
    const have = found.get(key) ?? 0n
    judge({
      code: 'quantity',
      at: wholeFlow,
      // A missing token may be in a call that no decoder knows.
      verdict: mayLack && have < want ? 'unknown' : mustHold(have === want),
      actual: `${have} for ${key}`,
      expected: `${want} for ${key}`,
    })
  }
}

/** The fees on top that were agreed, and no others. */
function checkFees(
  fills: readonly Fill[],
  { intent, judge }: Guard<BuyIntent>,
): void {
  const wanted = sumByKey(
    intent.additionalFees.map(({ amount, receiver }) => [
      receiver.toLowerCase(),
      BigInt(amount),
    ]),
  )
  const found = sumByKey(
    fills
      .flatMap(({ order }) => order.asks)
      .filter(({ isTip }) => isTip)
      .map(({ amount, recipient }) => [recipient.toLowerCase(), amount]),
  )
  for (const key of new Set([...wanted.keys(), ...found.keys()])) {
    const want = wanted.get(key) ?? 0n
    const have = found.get(key) ?? 0n
    judge({
      code: 'fee',
      at: wholeFlow,
      verdict: have < want ? 'unknown' : mustHold(have === want),
      actual: `${have} for ${key}`,
      expected: `${want} for ${key}`,
    })
  }
}

/** The total price, and the native currency sent for it. */
function checkPayment(
  fills: readonly Fill[],
  effects: readonly FoundEffect[],
  { intent, judge }: Guard<BuyIntent>,
): void {
  const agreed = BigInt(intent.maxTotal)
  const cost = sumCost(fills)
  judge({
    code: 'total',
    at: wholeFlow,
    verdict: mustHold(cost <= agreed),
    actual: cost,
    expected: agreed,
  })
  const isNative = intent.currency === zeroAddress
  const sent = sumAmounts(filterEffects(effects, 'spendNative'))
  const limit = isNative ? agreed : 0n
  const isTooMuch = sent > limit
  // Too little is no danger: the purchase would fail.
  const isTooLittle = isNative && sent < cost
  judge({
    code: 'value',
    at: wholeFlow,
    verdict: isTooMuch ? 'mismatch' : shouldHold(!isTooLittle),
    actual: sent,
    expected: isTooMuch ? limit : cost,
  })
}

/**
 * At most one allowance for each operator of the purchase, with one reset to
 * zero before it, and in total no more than was agreed.
 */
function checkApprovals(
  fills: readonly Fill[],
  effects: readonly FoundEffect[],
  { allowUnlimitedApproval, intent, judge }: Guard<BuyIntent>,
): void {
  const approvals = filterEffects(effects, 'approve')
  const last = approvals.at(-1)
  if (!last) return
  const agreed = BigInt(intent.maxTotal)
  const cost = sumCost(fills)
  const sum = sumAmounts(approvals)
  const isWithinPrice = allowUnlimitedApproval || sum <= agreed
  judge({
    code: 'allowance',
    at: last,
    // Too little is no danger: the purchase would fail.
    verdict: isWithinPrice ? shouldHold(last.amount >= cost) : 'mismatch',
    actual: sum,
    expected: isWithinPrice ? cost : agreed,
  })
  for (const [index, approval] of approvals.entries()) {
    const isSameSpender = (other: typeof approval) =>
      isSameText(other.spender, approval.spender)
    const earlier = approvals.slice(0, index).filter(isSameSpender)
    const isReset = approval.amount === 0n
    judge({
      code: 'unasked',
      at: approval,
      verdict: mustHold(
        isReset
          ? earlier.length === 0
          : earlier.every(({ amount }) => amount === 0n),
      ),
      actual: `approve ${approval.amount} again`,
    })
    const isNeeded = fills.some((fill) =>
      isSameText(fill.operator, approval.spender),
    )
    judge({
      code: 'unasked',
      at: approval,
      verdict: shouldHold(isNeeded || fills.length === 0),
      actual: `approve ${approval.spender}`,
    })
  }
}

function sumCost(fills: readonly Fill[]): bigint {
  return sumAmounts(fills.flatMap(({ order }) => order.asks))
}

function sumByKey(
  entries: readonly (readonly [key: string, amount: bigint])[],
): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const [key, amount] of entries)
    sums.set(key, (sums.get(key) ?? 0n) + amount)
  return sums
}
