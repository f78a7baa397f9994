import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigurationError } from '../../../errors.js'
import { databaseSettings } from '../../database/databaseSettings.js'
import type { Database } from '../database.js'
import { migrationsFolder } from '../migrationsFolder.js'
import { containFailures } from './containFailures.js'
import { nameStatements } from './nameStatements.js'
import { createLeases } from './postgresLeases.js'
import { connectionProblem, tablesProblem } from './postgresProblems.js'
import { type ServerWatch, watchServer } from './watchServer.js'

/** An arbitrary number that all migrating processes use. */
const migrationLock = 7_203_114

/** Default settings of connections; parameters of the URL override them. */
const settings = {
  application_name: 'marketkit',
  connectionTimeoutMillis: 10_000,
  // No query waits longer than this for a response.
  statement_timeout: 60_000,
  // Locks of a process that hangs must not block others.
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  // Reads choose their statement by the data they find; planning again with the
  // values costs 2 ms per page and is rarely better. Compiling a plan (JIT) takes
  // longer than running it: up to 280 ms for a search with a typo.
  options: '-c plan_cache_mode=force_generic_plan -c jit=off',
}

/**
 * Opens a PostgreSQL server.
 *
 * @throws ConfigurationError if it cannot be reached or lacks a permission.
 */
export async function openPostgres(options: {
  url: string
  /** Number of connections that requests share. @default 10 */
  connections?: number | undefined
}): Promise<Database> {
  const { connections = 10, url } = options
  await withClient(url, async (client) => {
    const db = drizzle({ client, ...databaseSettings })
    try {
      // The lock ends with the connection.
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
  // A broken idle connection is replaced; the next query reports other
  // problems.
  pool.on('error', () => {})
  pool.on('connect', nameStatements())
  pool.on('connect', containFailures)
  const watch = watchServer(url)
  pool.on('connect', watch.add)
  guardPool(pool, watch)
  const leases = createLeases(url)
  return {
    db: drizzle({ client: pool, ...databaseSettings }),
    lease: leases.lease,
    analyze: () =>
      withClient(url, async (client) => void (await client.query('analyze'))),
    async close() {
      await leases.close()
      await watch.close()
      await pool.end()
    },
    dump: () =>
      Promise.reject(
        new ConfigurationError('Only the embedded database supports dumps.', {
          metaMessages: ['Use `pg_dump` for a PostgreSQL server.'],
        }),
      ),
  }
}

/** Whether a server has a table of collections with a row, of any version. */
export function holdsCollections(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ table: string | null }>(
      `select to_regclass('collections') as table`,
    )
    if (!rows[0]?.table) return false
    const { rowCount } = await client.query('select from collections limit 1')
    return rowCount !== 0
  })
}

/** Makes callers of a pool wait for a connection only while the server answers. */
function guardPool(pool: pg.Pool, { guard }: ServerWatch): void {
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)
  const guarded = () => guard(connect)
  type Done = Parameters<typeof pool.connect>[0]
  pool.connect = ((done?: Done) => {
    if (!done) return guarded()
    guarded().then(
      (client) => done(undefined, client, client.release.bind(client)),
      (error) => done(error, undefined, () => {}),
    )
  }) as typeof pool.connect
}

/** Opens a connection without a statement timeout. */
async function withClient<value>(
  url: string,
  work: (client: pg.Client) => Promise<value>,
): Promise<value> {
  const client = new pg.Client({
    ...settings,
    connectionString: url,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // If the connection breaks, the pending query rejects.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw connectionProblem(error)
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
