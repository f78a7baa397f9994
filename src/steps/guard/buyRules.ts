import { zeroAddress } from 'viem'
import type { BuyIntent } from '../base/intent.js'
import { isSame } from '../base/isSame.js'
import { max, sumAmounts } from './amounts.js'
import type { FoundEffect } from './effects.js'
import { wholeFlow } from './findings.js'
import { filterEffects, type Guard, type Rules } from './guard.js'
import { isCurrencyItem } from './isCurrencyItem.js'

/** The buyer gets what was chosen, all of it, for no more than was agreed. */
export const buyRules: Rules<BuyIntent> = {
  allows(effect, { currency }, effects) {
    switch (effect.type) {
      case 'fillOrder':
        return true
      case 'approve':
        return (
          currency !== zeroAddress &&
          isSame(effect.token, currency) &&
          !effect.isSigned &&
          (!effect.isAdded || undefined)
        )
      case 'spendNative':
        // It goes along with what it pays for.
        return effects.some(
          (it) =>
            it.step === effect.step &&
            (it.type === 'unknown' ||
              (it.type === 'fillOrder' && isSame(it.book, effect.to))),
        )
      case 'unknown':
        // A signature could be used to take more; a purchase needs none. An
        // order that cannot be read could ask for tokens of the buyer.
        return effect.code === 'encoding' || effect.code === 'typedData'
          ? false
          : undefined
      default:
        return false
    }
  },
  check(effects, guard) {
    const { allowUnlimitedApproval, expect, intent } = guard
    const fills = filterEffects(effects, 'fillOrder')
    for (const fill of fills) checkFill(fill, guard)
    checkSums(fills, effects, guard)

    const agreed = BigInt(intent.maxTotal)
    const cost = sumAmounts(fills.flatMap(({ order }) => order.asks))
    expect(cost <= agreed, 'total', wholeFlow, cost, agreed)
    // Too little, of money or allowance, is no danger: it would fail.
    const isNative = intent.currency === zeroAddress
    const sent = sumAmounts(filterEffects(effects, 'spendNative'))
    const limit = isNative ? agreed : 0n
    const isTooMuch = sent > limit
    const isPaid = !isNative || sent >= cost || undefined
    const due = isTooMuch ? limit : cost
    expect(!isTooMuch && isPaid, 'value', wholeFlow, sent, due)
    const approvals = filterEffects(effects, 'approve')
    const last = approvals.at(-1)
    if (!last) return
    const sum = sumAmounts(approvals)
    const isFree = allowUnlimitedApproval || sum <= agreed
    const isEnough = last.amount >= cost || undefined
    const needed = isFree ? cost : agreed
    expect(isFree && isEnough, 'allowance', last, sum, needed)
  },
}

/** One order: who sells what to whom, in which currency, at which price. */
function checkFill(
  fill: FoundEffect & { type: 'fillOrder' },
  { expect, intent }: Guard<BuyIntent>,
): void {
  const { order, recipient } = fill
  const { account, collection, currency, orders } = intent
  expect(isSame(recipient, account), 'recipient', fill, recipient, account)
  for (const it of order.asks)
    expect(isCurrencyItem(it, currency), 'currency', fill, it.token, currency)

  let allowed = 0n
  for (const { amount, token, tokenId } of order.gives) {
    const wanted = orders.filter(
      ({ maker = order.maker, ...it }) =>
        tokenId !== undefined &&
        isSame(token, collection) &&
        isSame(it.tokenId ?? tokenId, tokenId) &&
        isSame(it.currency, currency) &&
        isSame(maker, order.maker) &&
        !isSame(maker, account),
    )
    const item = `${tokenId} of ${token} from ${order.maker}`
    expect(wanted.length > 0, 'item', fill, item)
    const prices = wanted.map(({ unitPrice }) => BigInt(unitPrice))
    allowed += amount * prices.reduce(max, 0n)
  }
  const price = sumAmounts(order.asks.filter(({ isTip }) => !isTip))
  expect(price <= allowed, 'price', fill, price, allowed)
}

/** Of each token as many as were asked for, and the fees that were agreed on. */
function checkSums(
  fills: readonly (FoundEffect & { type: 'fillOrder' })[],
  effects: readonly FoundEffect[],
  { expect, intent }: Guard<BuyIntent>,
): void {
  type Sums = readonly (readonly [key: string, amount: string | bigint])[]
  const compare = (
    code: 'quantity' | 'fee',
    wanted: Sums,
    found: Sums,
    mayLack: boolean,
  ) => {
    for (const key of new Set([...wanted, ...found].map(([key]) => key))) {
      const sumIn = (sums: Sums) =>
        sums.reduce(
          (sum, [it, amount]) => (it === key ? sum + BigInt(amount) : sum),
          0n,
        )
      const want = sumIn(wanted)
      const have = sumIn(found)
      const ok = mayLack && have < want ? undefined : have === want
      expect(ok, code, wholeFlow, `${have} for ${key}`, `${want} for ${key}`)
    }
  }
  const { additionalFees, orders } = intent
  const isOpen = orders.some(({ tokenId }) => tokenId === undefined)
  const nameOf = (tokenId: unknown) => (isOpen ? 'any' : String(tokenId))
  const gives = fills.flatMap(({ order }) => order.gives)
  compare(
    'quantity',
    orders.map(({ quantity, tokenId }) => [nameOf(tokenId), quantity]),
    gives.map(({ amount, tokenId }) => [nameOf(tokenId), amount]),
    // What is missing may be in a call that nobody understands.
    filterEffects(effects, 'unknown').length > 0,
  )
  const tips = fills.flatMap(({ order }) =>
    order.asks.filter(({ isTip }) => isTip),
  )
  compare(
    'fee',
    additionalFees.map((it) => [it.receiver.toLowerCase(), it.amount]),
    tips.map((it) => [it.recipient.toLowerCase(), it.amount]),
    true,
  )
}
