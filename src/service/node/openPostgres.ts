import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigurationError } from '../../errors.js'
import { databaseSettings } from '../database/databaseSettings.js'
import type { Database } from './database.js'
import { migrationsFolder } from './migrationsFolder.js'
import { nameStatements } from './nameStatements.js'
import { createLeases } from './postgresLeases.js'
import { connectionProblem, tablesProblem } from './postgresProblems.js'
import { tendConnection } from './tendConnection.js'

/** Any number; the same one in every process that migrates. */
const migrationLock = 7_203_114

/** How we use a server; parameters of the URL go before these. */
const settings = {
  application_name: 'marketkit',
  connectionTimeoutMillis: 10_000,
  // Of a request that waits longer, nobody waits for the answer.
  statement_timeout: 60_000,
  // What a silent process has locked, others wait for.
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  // Reads choose their statement by what they find; plans that look at the
  // values once more cost 2 ms of a page, and are hardly ever better.
  options: '-c plan_cache_mode=force_generic_plan',
}

/**
 * Opens a PostgreSQL server.
 *
 * @throws ConfigurationError when it cannot be reached or lacks a right.
 */
export async function openPostgres(options: {
  url: string
  /** How many connections requests share. @default 10 */
  connections?: number | undefined
}): Promise<Database> {
  const { connections = 10, url } = options
  await withClient(url, async (client) => {
    const db = drizzle({ client, ...databaseSettings })
    try {
      // Ends with the connection.
      await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
      await migrate(db, { migrationsFolder })
    } catch (error) {
      throw tablesProblem(error)
    }
  })
  const pool = new pg.Pool({
    ...settings,
    connectionString: url,
    max: connections,
  })
  // An idle connection that breaks is replaced; the next query reports more.
  pool.on('error', () => {})
  pool.on('connect', nameStatements())
  pool.on('connect', tendConnection)
  const leases = createLeases(url)
  return {
    db: drizzle({ client: pool, ...databaseSettings }),
    lease: leases.lease,
    analyze: () =>
      withClient(url, async (client) => void (await client.query('analyze'))),
    async close() {
      await leases.close()
      await pool.end()
    },
    dump: () =>
      Promise.reject(
        new ConfigurationError('Only the embedded database makes a dump.', {
          metaMessages: ['Use `pg_dump` for a PostgreSQL server.'],
        }),
      ),
  }
}

/** A connection for work that may take its time. */
async function withClient(
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    ...settings,
    connectionString: url,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // What breaks the connection is thrown by the query that waits for it.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw connectionProblem(error)
  }
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
