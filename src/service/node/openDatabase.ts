import type { Database, DatabaseOptions } from './database.js'

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
