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
  dump?: Uint8Array | undefined
  /**
   * Called when the embedded database has failed for good: no query works, and
   * the process should exit. @default nothing
   */
  onLost?: ((error: Error) => void) | undefined
}

/** An open database with all its tables. */
export type Database = ServiceDatabase & {
  /**
   * Updates the statistics of the planner. Call it after loading many rows; PostgreSQL
   * itself does it only later.
   */
  analyze(): Promise<void>
  /** Writes all pending changes and closes the connections. */
  close(): Promise<void>
  /** All data in one file; only the embedded database can. */
  dump(): Promise<Uint8Array>
}
