import fc from 'fast-check'

type Schema = Record<string, any>

/** Returns the part of an OpenAPI document that a reference names. */
export function resolve(document: Schema, reference: string): Schema {
  const found = reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<Schema | undefined>((value, part) => value?.[part], document)
  if (!found) throw new Error(`${reference} leads nowhere.`)
  return found
}

const known = new Set([
  ...['$ref', 'type', 'properties', 'required', 'items', 'enum', 'const'],
  ...['anyOf', 'allOf', 'pattern', 'format', 'minimum', 'maximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['default', 'description'],
])

const types: Record<string, (value: any) => boolean> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: (value) => typeof value === 'number',
  object: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
  string: (value) => typeof value === 'string',
}

/**
 * Returns the violations of a schema as paths and keywords. `isClosed`: fields
 * that the schema does not name are violations.
 */
export function violations(
  document: Schema,
  schema: Schema,
  value: any,
  { isClosed = false, path = '$' } = {},
): string[] {
  for (const keyword of Object.keys(schema))
    if (!known.has(keyword)) throw new Error(`Unknown keyword: ${keyword}`)
  const found: string[] = []
  const check = (isRight: boolean, keyword: string) => {
    if (!isRight) found.push(`${path}: ${keyword} ${JSON.stringify(value)}`)
  }
  const below = (inner: Schema, item: any, place = path) =>
    violations(document, inner, item, { isClosed, path: place })
  if (schema.$ref) found.push(...below(resolve(document, schema.$ref), value))
  if (schema.type) check(types[schema.type]?.(value) ?? false, 'type')
  if (schema.enum) check(schema.enum.includes(value), 'enum')
  if ('const' in schema) check(schema.const === value, 'const')
  if (schema.anyOf)
    check(
      schema.anyOf.some((one: Schema) => {
        const isOpen = schema.properties !== undefined
        const options = { isClosed: isClosed && !isOpen, path }
        return violations(document, one, value, options).length === 0
      }),
      'anyOf',
    )
  for (const one of schema.allOf ?? [])
    found.push(...violations(document, one, value, { isClosed: false, path }))
  if (typeof value === 'string') {
    const { format, maxLength, minLength, pattern } = schema
    if (pattern) check(new RegExp(pattern, 'u').test(value), 'pattern')
    if (format === 'date-time')
      check(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value), format)
    // Counts characters, not UTF-16 units.
    check([...value].length <= (maxLength ?? Infinity), 'maxLength')
    check([...value].length >= (minLength ?? 0), 'minLength')
  }
  if (typeof value === 'number') {
    check(value >= (schema.minimum ?? -Infinity), 'minimum')
    check(value <= (schema.maximum ?? Infinity), 'maximum')
  }
  if (Array.isArray(value)) {
    check(value.length <= (schema.maxItems ?? Infinity), 'maxItems')
    check(value.length >= (schema.minItems ?? 0), 'minItems')
    if (schema.items)
      for (const [index, item] of value.entries())
        found.push(...below(schema.items, item, `${path}.${index}`))
  } else if (types.object?.(value)) {
    for (const name of schema.required ?? [])
      check(Object.hasOwn(value, name), `required ${name}`)
    for (const [name, member] of Object.entries(value)) {
      const property = schema.properties?.[name]
      if (property) found.push(...below(property, member, `${path}.${name}`))
      else if (isClosed && schema.properties)
        found.push(`${path}.${name}: is not described`)
    }
  }
  return found
}

const samples = new Map<string, string[]>()

/** Generating them takes long, so there are few for each pattern. */
function getSamples(pattern: string): string[] {
  const made =
    samples.get(pattern) ??
    // Every number of 77 digits fits into 256 bits.
    fc.sample(fc.stringMatching(new RegExp(pattern.replace('78', '77'))), {
      numRuns: 20,
      seed: 1,
    })
  samples.set(pattern, made)
  return made
}

/** Returns arbitrary values of a schema. */
export function arbitraryValues(
  document: Schema,
  schema: Schema,
): fc.Arbitrary<any> {
  if (schema.$ref)
    return arbitraryValues(document, resolve(document, schema.$ref))
  if (schema.properties) {
    const record = Object.fromEntries(
      Object.entries<Schema>(schema.properties).map(([name, property]) => [
        name,
        arbitraryValues(document, property),
      ]),
    )
    // If one of several fields is required, use the last alternative.
    const { required: needed = [], properties = {} } =
      schema.anyOf?.at(-1) ?? {}
    for (const name of needed)
      record[name] = arbitraryValues(document, properties[name])
    return fc.record(record, {
      requiredKeys: [...(schema.required ?? []), ...needed],
    })
  }
  if (schema.anyOf)
    return fc.oneof(
      ...schema.anyOf.map((one: Schema) => arbitraryValues(document, one)),
    )
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.pattern) return fc.constantFrom(...getSamples(schema.pattern))
  switch (schema.type) {
    case 'array':
      return fc.array(arbitraryValues(document, schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -1000),
        max: Math.min(schema.maximum ?? 1000, 1000),
      })
    case 'null':
      return fc.constant(null)
    case 'number':
      return fc.double({ noDefaultInfinity: true, noNaN: true })
    case 'object':
      return fc.dictionary(fc.string(), fc.jsonValue())
    case 'string':
      return fc.string({
        unit: 'binary',
        minLength: schema.minLength ?? 0,
        maxLength: Math.min((schema.maxLength ?? 20) / 2, 20),
      })
    default:
      return fc.jsonValue()
  }
}
