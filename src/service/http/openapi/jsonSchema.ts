/** A JSON Schema (2020-12), as OpenAPI 3.1 holds it. */
export type JsonSchema = Record<string, unknown>

/** One of the schemas of the document, by name. */
export const ref = (name: string): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
})

/** A list of what has this name. */
export const listSchema = (name: string): JsonSchema => ({
  type: 'array',
  items: ref(name),
})

/** One of these names. */
export const enumSchema = (names: readonly string[]): JsonSchema => ({
  type: 'string',
  enum: names,
})

/** What may be null. */
export const orNull = (schema: JsonSchema): JsonSchema => ({
  anyOf: [schema, { type: 'null' }],
})

/** A body that is JSON. */
export const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': example === undefined ? { schema } : { schema, example },
})
