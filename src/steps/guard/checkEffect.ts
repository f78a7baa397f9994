import type { GuardCode } from '../../errors.js'
import type { FoundEffect } from './effects.js'
import type { Guard } from './guard.js'

/** What findings are called that are not about the flow as such. */
const codes: Partial<Record<FoundEffect['type'], GuardCode>> = {
  cancelAll: 'cancelAll',
  spendNative: 'value',
  transferOut: 'transfer',
}

/** Looks at an effect by itself: who gets a hold on something by it. */
export function checkEffect(
  effect: FoundEffect,
  isAllowed: boolean | undefined,
  { expect, isTrusted }: Guard,
): void {
  const { type } = effect
  const code = type === 'unknown' ? effect.code : (codes[type] ?? 'unasked')
  expect(isAllowed, code, effect, describe(effect))
  if ('spender' in effect)
    expect(isTrusted(effect.spender), 'spender', effect, effect.spender)
  const isOwn = type === 'listOrder'
  if ('book' in effect)
    expect(isTrusted(effect.book) || undefined, 'contract', effect, effect.book)
  if (isOwn || type === 'fillOrder') {
    const { isRestricted, zone } = effect.order
    const { operator } = isOwn ? effect.order : effect
    expect(isTrusted(operator) || undefined, 'operator', effect, operator)
    // Of an order of one's own, a zone also decides when it is cancelled.
    const hasSay = isRestricted || (isOwn && zone)
    const isFree = !hasSay || (zone && isTrusted(zone)) || undefined
    expect(isFree, 'zone', effect, zone)
  }
}

/** An effect in one line. */
function describe(effect: FoundEffect): string | bigint {
  if (effect.type === 'spendNative') return effect.amount
  const {
    amount,
    spender,
    to = spender,
    token,
    type,
    what = type,
  } = effect as Record<string, unknown>
  return [what, amount, token, to].join(' ').trim()
}
