import { fileURLToPath } from 'node:url'

/** Where the migrations are, seen from here and from the built package. */
export const migrationsFolder = fileURLToPath(
  new URL('../../../drizzle', import.meta.url),
)
