/** Two undefined values are not the same. */
export function isSameIgnoringCase(
  a: string | undefined,
  b: string | undefined,
): boolean {
  return a !== undefined && a.toLowerCase() === b?.toLowerCase()
}
