import type { ServiceDatabase } from '../context.js'

/** Where the data of the service live. */
export type DatabaseOptions = {
  /** A PostgreSQL server: `postgres://user:password@host/name`. */
  url?: string | undefined
  /** How many connections to it requests share. @default 10 */
  connections?: number | undefined
  /** A folder for the embedded database; without it, data stay in memory. */
  folder?: string | undefined
  /** A dump to start from, for the embedded database in memory. */
  dump?: Blob | undefined
  /**
   * Told when the embedded database has failed for good: no query works any
   * more, and the process should end. @default nothing
   */
  onLost?: ((error: Error) => void) | undefined
}

/** An open database with all its tables. */
export type Database = ServiceDatabase & {
  /**
   * Tells the planner what is in the tables; worth it after many rows were
   * loaded, for it happens by itself only later.
   */
  analyze(): Promise<void>
  /** Ends the connections and writes what is left. */
  close(): Promise<void>
  /** All data in one file; only the embedded database can. */
  dump(): Promise<Blob>
}

/**
 * Opens the database and brings its tables up to date: a PostgreSQL server
 * by `url`, or the embedded PGlite in a `folder` or in memory.
 *
 * @throws ConfigurationError when the folder cannot be used or another process
 * has it open, or when the server cannot be reached or lacks a right.
 *
 * @example
 * import { openDatabase } from 'marketkit/service'
 *
 * const database = await openDatabase({ folder: 'marketkit-data' })
 * await database.close()
 */
export async function openDatabase(
  options: DatabaseOptions = {},
): Promise<Database> {
  // Loaded when needed: each has an optional peer of its own.
  const { connections, url } = options
  if (url === undefined)
    return (await import('./openPglite.js')).openPglite(options)
  return (await import('./openPostgres.js')).openPostgres({ connections, url })
}
