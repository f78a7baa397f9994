import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigurationError } from '../../errors.js'
import { databaseSettings, migrationsFolder } from './databaseSettings.js'
import type { Database } from './openDatabase.js'

/** Any number; the same one in every process that migrates. */
const migrationLock = 7_203_114

/** Opens a PostgreSQL server. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url })
  // An idle connection that breaks is replaced; the next query reports more.
  pool.on('error', () => {})
  try {
    const client = await pool.connect()
    try {
      const db = drizzle(client, databaseSettings)
      await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
      try {
        await migrate(db, { migrationsFolder })
      } finally {
        await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
      }
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: drizzle(pool, databaseSettings),
    close: () => pool.end(),
    dump: () =>
      Promise.reject(
        new ConfigurationError('Only the embedded database makes a dump.', {
          metaMessages: ['Use `pg_dump` for a PostgreSQL server.'],
        }),
      ),
  }
}
