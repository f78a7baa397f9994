/** Stops reading what cannot be understood for certain. */
export function assertDecodable(isKnown: unknown): asserts isKnown {
  if (!isKnown) throw new Error('It cannot be understood.')
}
