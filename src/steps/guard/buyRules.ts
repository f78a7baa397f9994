import { zeroAddress } from 'viem'
import type { BuyIntent } from '../model/intent.js'
import { isSameText } from '../platform/plainData.js'
import { checkBuyApprovals } from './buyApprovals.js'
import type { FoundEffect } from './effects.js'
import {
  checkCurrency,
  filterEffects,
  type Guard,
  getRounding,
  getWraps,
  judgeCost,
  judgeUnknown,
  max,
  mustEqual,
  mustHold,
  mustNotExceed,
  type Rules,
  shouldHold,
  sumAmounts,
  sumByKey,
  sumCost,
  wholeFlow,
} from './guard.js'

type BuyGuard = Guard<BuyIntent>
type Effects = readonly FoundEffect[]
type Fill = FoundEffect & { type: 'fillOrder' }
type Fills = readonly Fill[]

/** The buyer receives every chosen token, for no more than the agreed total. */
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
        return mustHold(isOfCurrency)
      }
      case 'spendNative':
        // Native currency may only pay for an order that the same step fills.
        return mustHold(
          effects.some(
            (it) =>
              it.step === effect.step &&
              (it.type === 'unknown' ||
                (it.type === 'wrap' &&
                  isSameText(it.token, effect.to) &&
                  isSameText(it.token, currency)) ||
                (it.type === 'fillOrder' && isSameText(it.book, effect.to))),
          ),
        )
      case 'wrap':
        return shouldHold(isSameText(effect.token, currency))
      case 'unknown':
        // A purchase needs no signature.
        return effect.code === 'typedData' ? 'mismatch' : judgeUnknown(effect)
      default:
        return 'mismatch'
    }
  },
  check(effects, guard) {
    const fills = filterEffects(effects, 'fillOrder')
    for (const fill of fills) {
      checkParties(fill, guard)
      checkCurrency(fill, guard)
      checkPrice(fill, guard)
    }
    checkQuantities(fills, effects, guard)
    checkFees(fills, guard)
    checkPayment(fills, effects, guard)
    checkBuyApprovals(fills, effects, guard)
  },
}

/** The buyer receives tokens that were chosen, from the chosen sellers. */
function checkParties(fill: Fill, { intent, judge }: BuyGuard): void {
  const { gives, maker } = fill.order
  const received = mustEqual(fill.recipient, intent.account)
  judge({ code: 'recipient', at: fill, ...received })
  for (const item of gives)
    judge({
      code: 'item',
      at: fill,
      verdict: mustHold(findAgreed(item, fill, intent).length > 0),
      actual: `${item.tokenId} of ${item.token} from ${maker}`,
    })
}

/**
 * Each order costs at most the agreed price of its tokens, without tips. A service
 * rounds the price of one token.
 */
function checkPrice(fill: Fill, { intent, judge }: BuyGuard): void {
  const { gives } = fill.order
  const limits = gives.map((item) => {
    const agreed = findAgreed(item, fill, intent)
    const prices = agreed.map(({ unitPrice }) => BigInt(unitPrice))
    return { amount: item.amount * prices.reduce(max, 0n) }
  })
  const price = getPrice(fill.order)
  const limit = sumAmounts(limits)
  const most = limit + getRounding(limit, sumAmounts(gives))
  const { verdict } = mustNotExceed(price, most)
  judge({
    code: 'price',
    at: fill,
    verdict,
    actual: price,
    expected: limit,
  })
}

/** Returns the cost of an order without tips. */
function getPrice({ asks }: Fill['order']): bigint {
  return sumAmounts(asks.filter(({ isTip }) => !isTip))
}

/** The chosen orders that an item of a filled order may come from. */
function findAgreed(
  { token, tokenId }: Fill['order']['gives'][number],
  { order }: Fill,
  { account, collection, currency, orders }: BuyIntent,
): BuyIntent['orders'] {
  return orders.filter(
    ({ maker = order.maker, ...chosen }) =>
      tokenId !== undefined &&
      isSameText(token, collection) &&
      isSameText(chosen.tokenId, tokenId) &&
      isSameText(chosen.currency, currency) &&
      isSameText(maker, order.maker) &&
      !isSameText(maker, account),
  )
}

/**
 * As many of each token as were chosen. A basket may leave out an order that was sold,
 * if it costs less by exactly its price, apart from fees: the user decides.
 */
function checkQuantities(
  fills: Fills,
  effects: Effects,
  { intent, judge }: BuyGuard,
): void {
  const items = fills.flatMap(({ order }) => {
    const { gives, maker } = order
    return gives.map((item) => ({ ...item, maker, price: getPrice(order) }))
  })
  const unclaimed = new Set(items)
  const left = intent.orders.filter(({ quantity, ...chosen }) => {
    let open = BigInt(quantity)
    for (const item of unclaimed) {
      const isOfOrder =
        item.amount <= open &&
        isSameText(item.tokenId, chosen.tokenId) &&
        isSameText(item.maker, chosen.maker ?? item.maker) &&
        item.price === BigInt(chosen.unitPrice) * item.amount
      if (isOfOrder && unclaimed.delete(item)) open -= item.amount
    }
    return open === BigInt(quantity)
  })
  const saved = left.map(({ quantity, unitPrice }) => ({
    amount: BigInt(unitPrice) * BigInt(quantity),
  }))
  const paid = fills.map(({ order }) => ({ amount: getPrice(order) }))
  const prices = sumAmounts([...paid, ...saved])
  const fees = sumAmounts(intent.additionalFees)
  const isFilled = items.length > 0 && items.every(({ amount }) => amount > 0n)
  const isExact = isFilled && prices + fees === BigInt(intent.maxTotal)
  const leftOut = sumByKey(left.map((it) => [it.tokenId, it.quantity]))
  const found = sumByKey(items.map((it) => [String(it.tokenId), it.amount]))
  const chosen = sumByKey(intent.orders.map((it) => [it.tokenId, it.quantity]))
  // A missing token may be in a call that no decoder knows.
  const isUnclear = effects.some(({ type }) => type === 'unknown')
  const mayLack = (tokenId: string, amount: bigint) =>
    isUnclear || (isExact && leftOut.get(tokenId) === amount)
  for (const sum of compareSums(found, chosen, mayLack))
    judge({ code: 'quantity', at: wholeFlow, ...sum })
}

/** The fees on top of the prices that were agreed, and no others. */
function checkFees(fills: Fills, { intent, judge }: BuyGuard): void {
  const payments = fills.flatMap(({ order }) => order.asks)
  const tips = payments.filter(({ isTip }) => isTip)
  const fees = intent.additionalFees
  const sums = compareSums(
    sumByKey(tips.map((it) => [it.recipient.toLowerCase(), it.amount])),
    sumByKey(fees.map((it) => [it.receiver.toLowerCase(), it.amount])),
    () => true,
  )
  for (const sum of sums) judge({ code: 'fee', at: wholeFlow, ...sum })
}

/** Beyond the price, at most a tenth of it may be sent. */
const surplusDivisor = 10n

/** The total price, and the native currency sent for it. */
function checkPayment(fills: Fills, effects: Effects, guard: BuyGuard): void {
  const { intent, judge } = guard
  const agreed = BigInt(intent.maxTotal)
  const cost = sumCost(fills)
  judge({ code: 'total', at: wholeFlow, ...judgeCost(cost, intent) })
  const wrapped = checkWrapping(cost, effects, guard)
  const isNative = intent.currency === zeroAddress
  const sent = sumAmounts(filterEffects(effects, 'spendNative'))
  const limit = isNative ? agreed : wrapped
  const isTooMuch = sent > limit
  // Too little is safe: the purchase would fail.
  const isTooLittle = isNative && sent < cost
  // A book returns what its orders do not cost; a simulation proves it.
  const mayReturn =
    isNative &&
    (sent - limit) * surplusDivisor <= limit &&
    !effects.some(({ type }) => /^(unknown|wrap)$/.test(type))
  const surplus = mayReturn ? 'unknown' : 'mismatch'
  judge({
    code: 'value',
    at: wholeFlow,
    verdict: isTooMuch ? surplus : shouldHold(!isTooLittle),
    actual: sent,
    expected: isTooMuch ? limit : cost,
  })
}

/**
 * The native currency that the steps wrap, only into the agreed currency, and at most
 * the amount that the account lacks. Returns the amount.
 */
function checkWrapping(
  cost: bigint,
  effects: Effects,
  { facts, intent, judge, roles }: BuyGuard,
): bigint {
  const { currency, maxTotal } = intent
  const wraps = getWraps(effects, currency)
  const wrapped = sumAmounts(wraps)
  const [at] = wraps
  if (!at) return 0n
  const balance = facts?.balance
  const isMissing = balance !== undefined && wrapped + balance <= cost
  const isProven = isMissing && roles.isWrappedNative(currency)
  judge({
    code: 'value',
    at,
    verdict: wrapped > BigInt(maxTotal) ? 'mismatch' : shouldHold(isProven),
    actual: wrapped,
    expected: balance === undefined ? undefined : max(cost - balance, 0n),
  })
  return wrapped
}

type Sums = Map<string, bigint>

/** Compares the sums of every key. A sum that is too low by what may lack is `unknown`. */
function compareSums(
  actual: Sums,
  expected: Sums,
  mayLack: (key: string, amount: bigint) => boolean,
) {
  return [...new Set([...expected.keys(), ...actual.keys()])].map((key) => {
    const has = actual.get(key) ?? 0n
    const needs = expected.get(key) ?? 0n
    const verdict = mustHold(has === needs)
    return {
      verdict: has < needs && mayLack(key, needs - has) ? 'unknown' : verdict,
      actual: `${has} for ${key}`,
      expected: `${needs} for ${key}`,
    }
  })
}
