/** The sum of some amounts. */
export function sumAmounts(items: readonly { amount: bigint }[]): bigint {
  return items.reduce((sum, { amount }) => sum + amount, 0n)
}

/** The smaller of two amounts. */
export function min(a: bigint, b: bigint): bigint {
  return b < a ? b : a
}

/** The larger of two amounts. */
export function max(a: bigint, b: bigint): bigint {
  return b > a ? b : a
}
