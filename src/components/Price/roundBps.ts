/** Rounds to whole percents, from 1% on: 2060 → 2100. Below 100% it stays below. */
export function roundBps(bps: number): number {
  if (bps < 100) return bps
  const rounded = Math.round(bps / 100) * 100
  return bps < 10_000 ? Math.min(rounded, 9_900) : rounded
}
