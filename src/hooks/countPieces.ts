export function countPieces(items: readonly { quantity?: string }[]): bigint {
  return items.reduce((sum, { quantity = '1' }) => sum + BigInt(quantity), 0n)
}
