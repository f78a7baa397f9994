export type Random = {
  chance(probability: number): boolean
  float(): number
  int(min: number, max: number): number
  pick<item>(list: readonly item[]): item
  range(min: number, max: number): number
}

/** A small seeded generator (FNV-1a into mulberry32): same seed, same art. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) {
    state ^= seed.charCodeAt(i)
    state = Math.imul(state, 0x01000193)
  }
  function float() {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x100000000
  }
  const int = (min: number, max: number) =>
    min + Math.floor(float() * (max - min + 1))
  return {
    chance: (probability) => float() < probability,
    float,
    int,
    pick: (list) => list[int(0, list.length - 1)] as never,
    range: (min, max) => min + float() * (max - min),
  }
}
