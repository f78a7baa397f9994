import type { Db } from '../database/types.js'

/** Where the data of the service live. */
export type DatabaseOptions = {
  /** A PostgreSQL server: `postgres://user:password@host/name`. */
  url?: string | undefined
  /** A folder for the embedded database; without it, data stay in memory. */
  folder?: string | undefined
  /** A dump to start from, for the embedded database in memory. */
  dump?: Blob | undefined
}

/** An open database with all its tables. */
export type Database = {
  db: Db
  /** Ends the connections and writes what is left. */
  close(): Promise<void>
  /** All data in one file; only the embedded database can. */
  dump(): Promise<Blob>
}

/**
 * Opens the database and brings its tables up to date: a PostgreSQL server
 * by `url`, or the embedded PGlite in a `folder` or in memory.
 *
 * @throws ConfigurationError when another process has the folder open.
 */
export async function openDatabase(
  options: DatabaseOptions = {},
): Promise<Database> {
  // Loaded when needed: each has an optional peer of its own.
  if (options.url === undefined)
    return (await import('./openPglite.js')).openPglite(options)
  return (await import('./openPostgres.js')).openPostgres(options.url)
}
