/** Whether two addresses or symbols are one, however they are written. */
export function isSameIgnoringCase(
  a: string | undefined,
  b: string | undefined,
): boolean {
  return a !== undefined && a.toLowerCase() === b?.toLowerCase()
}
