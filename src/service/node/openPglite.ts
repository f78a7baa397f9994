import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { ConfigurationError } from '../../errors.js'
import { databaseSettings, migrationsFolder } from './databaseSettings.js'
import type { Database, DatabaseOptions } from './openDatabase.js'

/** Opens the embedded database, in a folder or in memory. */
export async function openPglite({
  folder,
  dump,
}: DatabaseOptions): Promise<Database> {
  const unlock = folder === undefined ? undefined : lock(resolve(folder))
  try {
    const client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: resolve(folder) }),
      ...(dump ? { loadDataDir: dump } : {}),
      // Its log would grow to 1 GB otherwise.
      postgresqlconf: ['max_wal_size = 64MB', 'min_wal_size = 32MB'],
    })
    const db = drizzle(client, databaseSettings)
    await migrate(db, { migrationsFolder })
    return {
      db,
      async close() {
        if (!client.closed) await client.close()
        unlock?.()
      },
      dump: async () => client.dumpDataDir('none'),
    }
  } catch (error) {
    unlock?.()
    throw error
  }
}

/** PGlite does not notice a second process in its folder, and breaks. */
function lock(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(resolve(folder, '..'), { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!isTaken(error)) throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (isRunning(holder))
        throw new ConfigurationError(
          `The database in ${folder} is open in process ${holder}.`,
          {
            metaMessages: [
              'One process at a time can use the embedded database.',
              'Stop the other one, or use another folder or PostgreSQL.',
            ],
          },
        )
      rmSync(file, { force: true })
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
