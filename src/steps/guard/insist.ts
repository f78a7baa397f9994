/** Stops reading what cannot be understood for certain. */
export function insist(isKnown: unknown): asserts isKnown {
  if (!isKnown) throw new Error('It cannot be understood.')
}
