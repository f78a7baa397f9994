/**
 * Whether two values say the same, however they write it: integers in digits
 * or hexadecimal, addresses in any case. Objects have the same members.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b))
    return !isObject(a) && !isObject(b) && textOf(a) === textOf(b)
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && isSame(a[name], b[name]))
  )
}

/** Whether it has members; lists have, too. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function textOf(value: unknown): string {
  const text = String(value)
  // Some wallets take `0X` for digits.
  return /^(\d+|0x[\da-fA-F]+)$/.test(text)
    ? String(BigInt(text))
    : text.toLowerCase()
}
