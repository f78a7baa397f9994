/**
 * Whether two plain values are written alike: integers as decimal digits or
 * hexadecimal, addresses and other text in any case.
 */
export function isSameText(a: unknown, b: unknown): boolean {
  return toText(a) === toText(b)
}

/** Whether two JSON-like values are equal, with text compared as `isSameText` does. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b))
    return !isObject(a) && !isObject(b) && isSameText(a, b)
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && deepEqual(a[name], b[name]))
  )
}

/** Whether a value is an object or an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toText(value: unknown): string {
  const text = String(value)
  // Some wallets read `0X` as text, not as a number.
  return /^(\d+|0x[\da-fA-F]+)$/.test(text)
    ? String(BigInt(text))
    : text.toLowerCase()
}
