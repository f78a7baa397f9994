import type { Database, DatabaseOptions } from './database.js'

/**
 * Opens the database and migrates its tables: a PostgreSQL server by `url`, or
 * PGlite in a `folder` or in memory.
 *
 * @throws ConfigurationError if the folder cannot be used or another process
 * has it open, or if the server cannot be reached or lacks a permission.
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
  // Loaded on demand, because each needs an optional peer.
  const { connections, url } = options
  if (url === undefined)
    return (await import('./pglite/openPglite.js')).openPglite(options)
  return (await import('./postgres/openPostgres.js')).openPostgres({
    connections,
    url,
  })
}
