/** A JSON Schema (2020-12), as in OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>

/** References a schema of the document by name. */
export const ref = (name: string): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
})

/** Returns the schema of an array of a named schema. */
export const listSchema = (name: string): JsonSchema => ({
  type: 'array',
  items: ref(name),
})

/** Returns the schema of a string enumeration. */
export const enumSchema = (names: readonly string[]): JsonSchema => ({
  type: 'string',
  enum: names,
})

/** Returns the schema of a value that may be null. */
export const orNull = (schema: JsonSchema): JsonSchema => ({
  anyOf: [schema, { type: 'null' }],
})

/** Returns the description of a JSON body. */
export const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': example === undefined ? { schema } : { schema, example },
})
