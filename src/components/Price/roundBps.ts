/** Rounds to whole percents, from 1% on: 2060 → 2100. */
export function roundBps(bps: number): number {
  return bps < 100 ? bps : Math.round(bps / 100) * 100
}
