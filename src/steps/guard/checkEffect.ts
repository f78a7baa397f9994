import type { GuardCode, GuardVerdict } from '../../errors.js'
import type { FoundEffect } from './effects.js'
import { mustHold, shouldHold } from './findings.js'
import type { Guard } from './guard.js'

/** Finding codes of effects that do not belong in a flow; else `unasked`. */
const codes: Partial<Record<FoundEffect['type'], GuardCode>> = {
  cancelAll: 'cancelAll',
  spendNative: 'value',
  transferOut: 'transfer',
}

/** Compares one effect by itself: does it belong here, and who gains power by it? */
export function checkEffect(
  effect: FoundEffect,
  allowed: GuardVerdict,
  { judge, roles }: Guard,
): void {
  const { type } = effect
  judge({
    code: type === 'unknown' ? effect.code : (codes[type] ?? 'unasked'),
    at: effect,
    verdict: allowed,
    actual: describe(effect),
  })
  if ('spender' in effect)
    judge({
      code: 'spender',
      at: effect,
      verdict: mustHold(roles.isOperator(effect.spender)),
      actual: effect.spender,
    })
  if ('book' in effect)
    judge({
      code: 'contract',
      at: effect,
      verdict: shouldHold(roles.isBook(effect.book)),
      actual: effect.book,
    })
  if (type !== 'listOrder' && type !== 'fillOrder') return
  const { isRestricted, zone } = effect.order
  const isOwn = type === 'listOrder'
  const { operator } = isOwn ? effect.order : effect
  judge({
    code: 'operator',
    at: effect,
    verdict: shouldHold(roles.isOperator(operator)),
    actual: operator,
  })
  // The zone of an order decides who fills it if it is restricted, and may
  // always cancel it.
  const hasSay = isRestricted || (isOwn && zone !== undefined)
  judge({
    code: 'zone',
    at: effect,
    verdict: shouldHold(!hasSay || (zone !== undefined && roles.isZone(zone))),
    actual: zone,
  })
}

/** An effect in one line, for a finding. */
function describe(effect: FoundEffect): string | bigint {
  switch (effect.type) {
    case 'spendNative':
      return effect.amount
    case 'unknown':
      return [effect.what].join()
    case 'approve':
      return `approve ${effect.amount} ${effect.token} ${effect.spender}`
    case 'approveAll':
      return `approveAll ${effect.token} ${effect.spender}`
    case 'transferOut':
      return `transferOut ${effect.amount} ${effect.token} ${effect.to}`
    default:
      return effect.type
  }
}
