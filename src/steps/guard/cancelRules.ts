import type { CancelIntent } from '../base/intent.js'
import { isSame } from '../base/isSame.js'
import { sumAmounts } from './amounts.js'
import type { OrderTerms } from './effects.js'
import { wholeFlow } from './findings.js'
import { filterEffects, type Rules } from './guard.js'
import { isCurrencyItem } from './isCurrencyItem.js'

const hashPattern = /^0x[0-9a-f]{64}$/i

/** The order that was named is cancelled, and no other. */
export const cancelRules: Rules<CancelIntent> = {
  allows({ type }) {
    return type === 'cancelAll' || type === 'unknown'
      ? undefined
      : type === 'cancelOrder'
  },
  check(effects, { expect, intent }) {
    const { account, orderId } = intent
    for (const effect of filterEffects(effects, 'cancelOrder')) {
      const { id, maker } = effect.order
      expect(isSame(maker, account), 'maker', effect, maker, account)
      expect(isAgreedOrder(effect.order, intent), 'order', effect, id, orderId)
    }
    const isAny = effects.some(({ type }) => /^(cancel|unknown)/.test(type))
    expect(isAny, 'missing', wholeFlow)
  },
}

/** By its hash; else, where ids are none, by what it says. */
function isAgreedOrder(
  { asks, gives, id }: OrderTerms,
  { collection, order: named, orderId }: CancelIntent,
): boolean | undefined {
  if (hashPattern.test(orderId)) return id && isSame(id, orderId)
  const tokens = [...gives, ...asks].filter((it) => it.tokenId !== undefined)
  const [token, ...others] = tokens
  if (!token || !named || others.length > 0) return undefined
  const money = gives.some((it) => it === token) ? asks : gives
  return (
    isSame(token.token, collection) &&
    isSame(token.tokenId, named.tokenId ?? token.tokenId) &&
    money.every((it) => isCurrencyItem(it, named.currency)) &&
    sumAmounts(money) === BigInt(named.unitPrice) * token.amount
  )
}
