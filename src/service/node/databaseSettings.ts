import { fileURLToPath } from 'node:url'
import * as schema from '../database/schema.js'

/** How Drizzle reads and writes, whichever database is under it. */
export const databaseSettings = { schema, casing: 'snake_case' } as const

/** Where the migrations are, seen from here and from the built package. */
export const migrationsFolder = fileURLToPath(
  new URL('../../../drizzle', import.meta.url),
)
