import type { Address } from 'viem'
import type { Intent } from '../base/intent.js'
import { isSame } from '../base/isSame.js'
import type { FoundEffect } from './effects.js'
import type { Expect } from './findings.js'
import { seaports } from './seaports.js'

/** What every check is given. */
export type Guard<intent extends Intent = Intent> = {
  /** What was agreed on. */
  intent: intent
  /** Notes what is not as it must be. */
  expect: Expect
  /** Whether a contract belongs to the marketplace. */
  isTrusted(contract: Address): boolean
  /** Whether a currency may be approved beyond the price. */
  allowUnlimitedApproval?: boolean | undefined
  /** Milliseconds since 1970; absent where nobody says what time it is. */
  now?: number | undefined
}

/** What a kind of flow may do, and what must come of it. */
export type Rules<intent extends Intent> = {
  /**
   * Whether an effect, by itself, has its place in the flow: false where it
   * never has, undefined where a person must say.
   */
  allows(
    effect: FoundEffect,
    intent: intent,
    effects: readonly FoundEffect[],
  ): boolean | undefined
  /** Looks at all effects together. */
  check(effects: readonly FoundEffect[], guard: Guard<intent>): void
}

/** Marketplace contracts by chain, beside Seaport's own addresses. */
export type TrustedContracts = Readonly<Record<number, readonly Address[]>>

/** Tells the contracts of the marketplace: Seaport, and those named. */
export function createTrust(
  chainId: number,
  ...named: readonly (TrustedContracts | undefined)[]
): (contract: Address) => boolean {
  const more = named.flatMap((contracts) => contracts?.[chainId] ?? [])
  const trusted = [...seaports, ...more]
  return (contract) => trusted.some((known) => isSame(known, contract))
}

/** The effects of one type. */
export function filterEffects<type extends FoundEffect['type'], amount>(
  effects: readonly FoundEffect<amount>[],
  type: type,
): (FoundEffect<amount> & { type: type })[] {
  return effects.filter(
    (effect): effect is FoundEffect<amount> & { type: type } =>
      effect.type === type,
  )
}
