/** JSON text of a value; it is not encoded again. */
export class Json<value> {
  /** Only for the types: a `Json` of another value is another type. */
  declare private readonly value: value

  constructor(readonly text: string) {}
}

/** Writes an object; its fields may be JSON already. Undefined ones are left out. */
export function writeObject<fields extends object>(
  fields: fields,
): Json<{ [name in keyof fields]: Unwrapped<fields[name]> }> {
  let text = ''
  for (const [name, field] of Object.entries(fields))
    if (field !== undefined)
      text += `${text && ','}${JSON.stringify(name)}:${toJsonText(field)}`
  return new Json(`{${text}}`)
}

type Unwrapped<field> = field extends Json<infer value> ? value : field

/** Writes a list. */
export function writeList<item>(items: readonly Json<item>[]): Json<item[]> {
  let text = ''
  for (const item of items) text += `${text && ','}${item.text}`
  return new Json(`[${text}]`)
}

/** Returns JSON text of a value that may be JSON already. */
export function toJsonText(value: unknown): string {
  return value instanceof Json ? value.text : JSON.stringify(value)
}
