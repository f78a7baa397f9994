/** A value as JSON text, such as PostgreSQL writes it. */
export class Json<value> {
  /** Only for the types: a `Json` of another value is another type. */
  declare private readonly value: value

  constructor(readonly text: string) {}
}

/** Writes an object, some fields of which may be JSON already. Leaves out undefined ones. */
export function writeObject<fields extends object>(
  fields: fields,
): Json<{ [name in keyof fields]: Parsed<fields[name]> }> {
  const written = Object.entries(fields).flatMap(([name, field]) =>
    field === undefined ? [] : [`"${name}":${toText(field)}`],
  )
  return new Json(`{${written.join(',')}}`)
}

type Parsed<field> = field extends Json<infer value> ? value : field

/** Writes a list. */
export function writeList<item>(items: readonly Json<item>[]): Json<item[]> {
  return new Json(`[${items.map(({ text }) => text).join(',')}]`)
}

/** Returns JSON text of a value that may be JSON already. */
export function toText(value: unknown): string {
  return value instanceof Json ? value.text : JSON.stringify(value)
}
