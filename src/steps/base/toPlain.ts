/** The same data as JSON has it: integers as their digits. */
export type Plain<value> = value extends bigint
  ? string
  : value extends readonly (infer item)[]
    ? readonly Plain<item>[]
    : value extends object
      ? { readonly [name in keyof value]: Plain<value[name]> }
      : value

/** A frozen copy that is safe to store as JSON. */
export function toPlain<const value>(value: value): Plain<value> {
  const json = JSON.stringify(value, (_, member) =>
    typeof member === 'bigint' ? String(member) : member,
  )
  return JSON.parse(json, (_, member) => Object.freeze(member))
}
