/** What amounts come to. */
export function sumOf(items: readonly { amount: bigint }[]): bigint {
  return items.reduce((sum, { amount }) => sum + amount, 0n)
}

/** The smaller of two amounts. */
export function least(a: bigint, b: bigint): bigint {
  return b < a ? b : a
}

/** The larger of two amounts. */
export function most(a: bigint, b: bigint): bigint {
  return b > a ? b : a
}
