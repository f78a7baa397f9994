import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Folder of the migrations, from the source and from the built package. Vite would
 * replace `new URL` here with an address for browsers.
 */
export const migrationsFolder = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../drizzle',
)
