import { isSameText } from '../../rpc/isSameText.js'

export { isSameText }

/** Compares JSON-like values; their text and numbers as `isSameText` does. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b))
    return a === b || (!isObject(a) && !isObject(b) && isSameText(a, b))
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
