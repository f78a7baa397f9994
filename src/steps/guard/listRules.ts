import type { ListIntent } from '../base/intent.js'
import { isSame } from '../base/isSame.js'
import { sumAmounts } from './amounts.js'
import type { OrderTerms } from './effects.js'
import { type Place, wholeFlow } from './findings.js'
import { filterEffects, type Guard, type Rules } from './guard.js'
import { isCurrencyItem } from './isCurrencyItem.js'

/** The largest part of the price that may go elsewhere unasked: 20 %. */
const largestFee = { part: 1n, of: 5n }

/** How far a clock may be wrong, in seconds. */
const clockTolerance = 600

/** One order is made, and it offers what was chosen, as it was chosen. */
export const listRules: Rules<ListIntent> = {
  allows(effect, { collection, contractType, tokenId }) {
    switch (effect.type) {
      case 'listOrder':
        return true
      case 'approve':
        // The amount of a collection's approval is the token.
        return (
          contractType !== 'ERC1155' &&
          isSame(effect.token, collection) &&
          isSame(effect.amount, tokenId) &&
          !(effect.isSigned || effect.isAdded)
        )
      case 'approveAll':
        return effect.isApproved && isSame(effect.token, collection)
      default:
        // An order that cannot be read could offer everything to everybody.
        return effect.type === 'unknown' && effect.code !== 'encoding'
          ? undefined
          : false
    }
  },
  check(effects, guard) {
    const { expect } = guard
    const [listed, ...others] = filterEffects(effects, 'listOrder')
    for (const other of others) expect(false, 'unasked', other)
    if (!listed)
      return expect(
        filterEffects(effects, 'unknown').length > 0,
        'missing',
        wholeFlow,
      )
    checkItem(listed.order, listed, guard)
    checkPrice(listed.order, listed, guard)
    checkTimes(listed.order, listed, guard)
  },
}

/** Who sells, and what. */
function checkItem(
  { gives, maker }: OrderTerms,
  at: Place,
  { expect, intent }: Guard<ListIntent>,
): void {
  const { account, collection, contractType, quantity, tokenId } = intent
  expect(isSame(maker, account), 'maker', at, maker, account)
  const isIt = gives.every(
    (it) =>
      isSame(it.token, collection) &&
      isSame(it.tokenId, tokenId) &&
      (!contractType.startsWith('ERC') || isSame(it.standard, contractType)),
  )
  const items = gives.map((it) => `${it.tokenId} of ${it.token}`)
  const wanted = `${tokenId} of ${collection}`
  expect(isIt && gives.length === 1, 'item', at, String(items), wanted)
  const amount = sumAmounts(gives)
  expect(isSame(amount, quantity), 'quantity', at, amount, quantity)
}

/** For how much, in which currency, and what of it reaches the seller. */
function checkPrice(
  { asks, isMoving }: OrderTerms,
  at: Place,
  { expect, intent }: Guard<ListIntent>,
): void {
  const { account, currency, minNet, pricePerToken, quantity } = intent
  for (const it of asks)
    expect(isCurrencyItem(it, currency), 'currency', at, it.token, currency)
  const price = BigInt(pricePerToken) * BigInt(quantity)
  const total = isMoving ? 'it moves' : sumAmounts(asks)
  expect(total === price, 'price', at, total, price)
  expect(!asks.some(({ isTip }) => isTip), 'fee', at)

  const net = sumAmounts(asks.filter((it) => isSame(it.recipient, account)))
  const isFair = (price - net) * largestFee.of <= price * largestFee.part
  const isEnough =
    minNet === undefined ? isFair || undefined : net >= BigInt(minNet)
  expect(isEnough, 'net', at, net, minNet)
}

/** For how long. */
function checkTimes(
  { endTime, startTime }: OrderTerms,
  at: Place,
  { expect, intent, now = Infinity }: Guard<ListIntent>,
): void {
  const expiry = BigInt(intent.expiry)
  const isAsChosen = endTime < expiry ? undefined : endTime === expiry
  expect(isAsChosen, 'expiry', at, endTime, expiry)
  const isSoon = startTime <= now / 1_000 + clockTolerance
  expect((isSoon && startTime < endTime) || undefined, 'start', at, startTime)
}
