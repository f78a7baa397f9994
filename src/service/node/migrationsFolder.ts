import { fileURLToPath } from 'node:url'

/** Folder of the migrations, from the source and from the built package. */
export const migrationsFolder = fileURLToPath(
  new URL('../../../drizzle', import.meta.url),
)
