import * as schema from './schema.js'

/** How Drizzle reads and writes, whichever database is under it. */
export const databaseSettings = { schema, casing: 'snake_case' } as const
