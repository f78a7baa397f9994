import { resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { ConfigurationError } from '../../../errors.js'
import type { Lease } from '../../context.js'
import { databaseSettings } from '../../database/databaseSettings.js'
import type { Database, DatabaseOptions } from '../database.js'
import { migrationsFolder } from '../migrationsFolder.js'
import { lockFolder } from './folderLock.js'
import { maintainTables } from './maintainTables.js'
import { startPglite } from './pgliteClient.js'

/** Opens PGlite, in a folder or in memory. */
export async function openPglite(options: DatabaseOptions): Promise<Database> {
  const { dump, onLost } = options
  const folder = options.folder && resolve(options.folder)
  const unlock = folder ? lockFolder(folder) : () => {}
  try {
    const client = await startPglite({ dump, folder, onLost })
    try {
      // The client has the parts of PGlite that Drizzle uses.
      const db = drizzle({
        client: client as unknown as PGlite,
        ...databaseSettings,
      })
      await migrate(db, { migrationsFolder })
      const endMaintenance = maintainTables(client)
      return {
        db,
        lease: createLeases(),
        analyze: async () => void (await client.exec('analyze')),
        async close() {
          await endMaintenance()
          await client.close()
          unlock()
        },
        dump: client.dump,
      }
    } catch (error) {
      await client.close()
      throw error
    }
  } catch (error) {
    unlock()
    throw folder ? problem(folder, error) : error
  }
}

function problem(folder: string, failure: unknown): ConfigurationError {
  // Drizzle's error has the statement, its cause has the reason.
  const reason = failure instanceof Error && (failure.cause ?? failure)
  return new ConfigurationError(
    `The embedded database in ${folder} could not be opened.`,
    {
      cause: failure,
      details: reason instanceof Error ? reason.message : String(reason),
      metaMessages: [
        'Check that the disk has space and that the service created the folder.',
        'Restore it from a backup, or pass another folder with --database.',
      ],
    },
  )
}

/**
 * No other process uses this database, so a lease is free unless this process
 * has it.
 */
function createLeases() {
  const held = new Map<string, Lease>()
  return async (task: string): Promise<Lease | undefined> => {
    if (held.has(task)) return undefined
    const lease: Lease = {
      signal: new AbortController().signal,
      async release() {
        if (held.get(task) === lease) held.delete(task)
      },
    }
    held.set(task, lease)
    return lease
  }
}
