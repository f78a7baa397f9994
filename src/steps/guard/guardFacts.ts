import type { Address, Hex } from 'viem'
import type { Effect, FoundEffect } from './effects.js'

/** Values read from the chain, by name in lower case; absent without an answer. */
export type GuardFacts = {
  /** Conduits by `toConduitName`. */
  conduits: ReadonlyMap<string, Address>
  /** Allowances before the steps, by `toAllowanceName`. */
  allowances: ReadonlyMap<string, bigint>
  /** The buyer's balance of the currency, if the steps wrap some. */
  balance?: bigint | undefined
}

type ConduitKey = { book: Address; key: Hex }

export function toAllowanceName({
  spender,
  token,
}: {
  spender: Address
  token: Address
}): string {
  return `${token}:${spender}`.toLowerCase()
}

export function toConduitName({ book, key }: ConduitKey): string {
  return `${book}:${key}`.toLowerCase()
}

/** The keys of an effect whose conduits must be read from the chain. */
export function getOpenConduits(
  effect: FoundEffect<unknown> | Effect,
): ConduitKey[] {
  if (effect.type !== 'fillOrder' && effect.type !== 'listOrder') return []
  const { book, order } = effect
  const holders = effect.type === 'fillOrder' ? [order, effect] : [order]
  return holders.flatMap(({ conduitKey: key, operator }) =>
    operator || !key ? [] : [{ book, key }],
  )
}
