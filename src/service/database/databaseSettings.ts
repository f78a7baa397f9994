import * as schema from './schema.js'

/** Settings of Drizzle for every database. */
export const databaseSettings = { schema, casing: 'snake_case' } as const
