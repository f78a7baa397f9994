import type { GuardVerdict } from '../../errors.js'
import type { Intent } from '../base/intent.js'
import type { ContractRoles } from './contracts.js'
import type { FoundEffect } from './effects.js'
import type { Judge } from './findings.js'

/** What every check is given. */
export type Guard<intent extends Intent = Intent> = {
  intent: intent
  /** Notes a comparison of the steps with the intent. */
  judge: Judge
  roles: ContractRoles
  /** Whether a currency may be approved beyond the price. */
  allowUnlimitedApproval?: boolean | undefined
  /** Fees that the chain or the host explains, beside those of the client. */
  knownFees?: readonly KnownFee[] | undefined
  /** Milliseconds since 1970; absent if the time is not checked. */
  now?: number | undefined
}

/** A part of the price that the seller expects to go elsewhere. */
export type KnownFee = {
  recipient: string
  /** Hundredths of a percent of the price, at most. */
  bps?: number | undefined
  /** Smallest units of the currency, at most, beside `bps`. */
  amount?: string | undefined
}

/** What a kind of flow may do, and what must come of it. */
export type Rules<intent extends Intent> = {
  /** Whether an effect, by itself, belongs in the flow. */
  allows(
    effect: FoundEffect,
    intent: intent,
    effects: readonly FoundEffect[],
  ): GuardVerdict
  /** Compares all effects together with the intent. */
  check(effects: readonly FoundEffect[], guard: Guard<intent>): void
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
