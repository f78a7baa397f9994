/** Compares text without regard to case, and integers of up to 256 bits by value. */
export function isSameText(a: unknown, b: unknown): boolean {
  return toText(a) === toText(b)
}

/** Compares JSON-like values; their text and numbers as `isSameText` does. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b))
    return !isObject(a) && !isObject(b) && isSameText(a, b)
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && deepEqual(a[name], b[name]))
  )
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export type Plain<value> = value extends bigint
  ? string
  : value extends readonly (infer item)[]
    ? readonly Plain<item>[]
    : value extends object
      ? { readonly [name in keyof value]: Plain<value[name]> }
      : value

/** Returns a frozen copy as JSON, with bigints in decimal digits. */
export function toPlain<const value>(value: value): Plain<value> {
  const json = JSON.stringify(value, (_, member) =>
    typeof member === 'bigint' ? String(member) : member,
  )
  return JSON.parse(json, (_, member) => Object.freeze(member))
}

export function deepFreeze<const value>(value: value): value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value))
    return value
  for (const member of Object.values(value)) deepFreeze(member)
  return Object.freeze(value)
}

function toText(value: unknown): string {
  const text = String(value)
  // Some wallets read `0X` as text. More digits do not fit a uint256, and are slow to read.
  return /^(\d{1,78}|0x[\da-fA-F]{1,64})$/.test(text)
    ? String(BigInt(text))
    : text.toLowerCase()
}
