/** Random numbers with a seed. */
export type Random = {
  /** Returns a number from 0 to below 1. */
  next(): number
  /** Returns an integer from 0 to below `count`. */
  below(count: number): number
  /** Returns random bytes in hexadecimal, without `0x`. */
  hex(bytes: number): string
}

/** The generator "mulberry32": small, and good enough for schedules. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    hex: (bytes) =>
      Array.from({ length: bytes }, () =>
        below(256).toString(16).padStart(2, '0'),
      ).join(''),
  }
}
