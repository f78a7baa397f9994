/** Names of the files of a packed world, in one folder with its pictures. */
export const packedFiles = {
  /** Chain and addresses. */
  state: 'world.json.gz',
  database: 'database.tar.gz',
  /** Files that PGlite loads beside its code, without unused ones. */
  databaseFiles: 'database-files.gz',
} as const

/** Number of migrations in `drizzle`: the service reads files of this number only. */
export const packedMigrations = 4

/** Placeholder for the URL of the world's server, until it is known. */
export const placeholderBase = 'http://world.invalid'
