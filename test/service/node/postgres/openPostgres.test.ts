import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigurationError } from '../../../../src/errors.js'
import { projects } from '../../../../src/service/database/schema.js'
import type { Database } from '../../../../src/service/node/database.js'
import { openDatabase } from '../../../../src/service/node/openDatabase.js'
import {
  createTestDatabase,
  needed,
  onServer,
  server,
  startProxy,
} from '../../postgres.js'

/** A server without newer features, as before PostgreSQL 14. */
async function startOldServer(target: string) {
  const { stop, url } = await startProxy(target, (data) => {
    const at = data.indexOf('idle_session_timeout')
    if (at >= 0) data.write('none', at)
  })
  url.searchParams.set('application_name', 'old leases')
  return { stop, url: url.href }
}

test('behavior: a server that cannot be reached is a configuration error', async () => {
  const url = 'postgres://name:secret@127.0.0.1:9/none'
  const failure = await openDatabase({ url }).catch((error) => error)
  expect(failure).toBeInstanceOf(ConfigurationError)
  expect(failure.message).toMatchInlineSnapshot(`
    "The PostgreSQL server could not be reached.

    Check that it is running and that the URL is correct.

    Details: connect ECONNREFUSED 127.0.0.1:9"
  `)
})

describe.runIf(server)(`server ${needed}`, () => {
  let first: Database
  let second: Database
  let url: string
  let drop: () => Promise<void>

  beforeAll(async () => {
    ;({ drop, url } = await createTestDatabase())
    // Concurrently, so that both find no tables.
    const both = await Promise.all([
      openDatabase({ url }),
      openDatabase({ url, connections: 1 }),
    ])
    first = both[0]
    second = both[1]
  })
  afterAll(async () => {
    await first.close()
    await second.close()
    await drop()
  })

  const selectRows = async (database: Database, text: string) => {
    const result = await database.db.execute(sql.raw(text))
    return (result as unknown as { rows: Record<string, unknown>[] }).rows
  }

  test('behavior: two databases opened with one URL share their rows', async () => {
    await first.db.insert(projects).values({ id: 1, name: 'Shared' })
    expect(await second.db.select().from(projects)).toMatchObject([{ id: 1 }])
    await first.analyze()
    await expect(first.dump()).rejects.toThrow('pg_dump')
  })

  test('behavior: connections have a name and timeouts', async () => {
    expect(
      await selectRows(
        first,
        `select current_setting('application_name') as name,
          current_setting('statement_timeout') as patience,
          current_setting('idle_in_transaction_session_timeout') as silence`,
      ),
    ).toEqual([{ name: 'marketkit', patience: '1min', silence: '10s' }])
    const own = new URL(url)
    own.searchParams.set('statement_timeout', '50')
    const impatient = await openDatabase({ url: own.href })
    await expect(
      impatient.db.execute(sql`select pg_sleep(10)`),
    ).rejects.toMatchObject({ cause: { code: '57014' } })
    await impatient.close()
  })

  test('parameters: connections', async () => {
    const sleepers = [1, 2].map(() =>
      second.db.execute(sql`select pg_backend_pid() as pid`),
    )
    const pids = await Promise.all(sleepers)
    expect(pids[0]).toHaveProperty('rows', (pids[1] as { rows?: unknown }).rows)
  })

  test('behavior: statements that repeat are planned once', async () => {
    const find = (id: number) =>
      second.db
        .select({ name: projects.name })
        .from(projects)
        .where(eq(projects.id, id))
        .orderBy(asc(projects.name))
    const planned = async () =>
      (
        await selectRows(second, 'select statement from pg_prepared_statements')
      ).filter(({ statement }) => String(statement).includes('order by'))
    await find(1)
    expect(await planned()).toHaveLength(0)
    for (const id of [1, 2, 3]) await find(id)
    expect(await planned()).toHaveLength(1)
    expect(await find(1)).toEqual([{ name: 'Shared' }])
  })

  test('behavior: a database that does not exist is refused', async () => {
    const other = new URL(url)
    other.pathname = '/no_such_database'
    await expect(openDatabase({ url: other.href })).rejects.toThrow(
      /has no such database\.\n\nCreate it first: .*\n\nDetails: database "no_such_database" does not exist/,
    )
  })

  test('behavior: a user who may not create tables is refused', async () => {
    const fresh = await createTestDatabase()
    const user = `stranger_${randomUUID().slice(0, 8)}`
    await onServer(fresh.url, `create role ${user} login`)
    const address = new URL(fresh.url)
    address.username = user
    const failure = await openDatabase({ url: address.href }).catch((e) => e)
    await fresh.drop()
    await onServer(url, `drop role ${user}`)
    expect(failure).toBeInstanceOf(ConfigurationError)
    expect(failure.message).toContain('The user must own the database')
    expect(failure.message).toContain('Details: permission denied')
    expect(failure.message).not.toContain('params')
  })

  test('behavior: a connection that ends during a transaction fails only that transaction', async () => {
    const lost = second.db.transaction(async (tx) => {
      const found = await tx.execute(sql`select pg_backend_pid() as pid`)
      const [row] = (found as unknown as { rows: { pid: number }[] }).rows
      await onServer(url, `select pg_terminate_backend(${row?.pid})`)
      await expect
        .poll(() =>
          selectRows(
            first,
            `select pid from pg_stat_activity where pid = ${row?.pid}`,
          ),
        )
        .toEqual([])
      await tx.execute(sql`select 1`)
    })
    await expect(lost).rejects.toThrow()
    expect(await selectRows(second, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('behavior: a transaction that fails to begin releases its connection', async () => {
    let isBroken = false
    const proxy = await startProxy(url, (data, caller) => {
      if (isBroken && data.includes('begin')) caller.destroy()
    })
    const database = await openDatabase({ url: proxy.url.href, connections: 1 })
    const begin = () => database.db.transaction(async () => 'done')
    expect(await begin()).toBe('done')
    isBroken = true
    await expect(begin()).rejects.toThrow()
    isBroken = false
    expect(await begin()).toBe('done')
    await database.close()
    await proxy.stop()
  })

  test('behavior: only one process holds a lease', async () => {
    const lease = await first.lease?.('task')
    expect(lease).toBeDefined()
    expect(await second.lease?.('task')).toBeUndefined()
    await lease?.release()
    const next = await second.lease?.('task')
    expect(next).toBeDefined()
    expect(await first.lease?.('task')).toBeUndefined()
    await next?.release()
  })

  test('behavior: a lease ends with its connection', async () => {
    const lease = await first.lease?.('task')
    const lost = new Promise((resolve) =>
      lease?.signal.addEventListener('abort', resolve),
    )
    await onServer(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'marketkit leases' and datname = current_database()`,
    )
    await lost
    const taken = await second.lease?.('task')
    expect(taken).toBeDefined()
    // The first process reconnects.
    expect(await first.lease?.('task')).toBeUndefined()
    await lease?.release()
    await taken?.release()
    const again = await first.lease?.('task')
    expect(again).toBeDefined()
    await again?.release()
  })

  test('behavior: a lease is granted even if its first connection is lost', async () => {
    let isBroken = true
    const proxy = await startProxy(url, (data, caller) => {
      if (isBroken && data.includes('pg_try_advisory_lock')) {
        isBroken = false
        caller.destroy()
      }
    })
    const database = await openDatabase({ url: proxy.url.href })
    const lease = await database.lease?.('task')
    expect(lease?.signal.aborted).toBe(false)
    expect(isBroken).toBe(false)
    await lease?.release()
    await database.close()
    await proxy.stop()
  })

  test('behavior: failed lease requests leave no open connection', async () => {
    const proxy = await startOldServer(url)
    const old = await openDatabase({ url: proxy.url })
    for (let i = 0; i < 3; i++)
      await expect(old.lease?.('task')).rejects.toThrow('unrecognized')
    // All but the connection that asks whether the server answers.
    await expect
      .poll(() =>
        selectRows(
          first,
          `select pid from pg_stat_activity where application_name = 'old leases' and query <> 'select 1'`,
        ),
      )
      .toEqual([])
    await old.close()
    await proxy.stop()
  })

  test('behavior: a closed database releases its leases', async () => {
    const third = await openDatabase({ url })
    const lease = await third.lease?.('task')
    await third.close()
    expect(lease?.signal.aborted).toBe(true)
    const next = await first.lease?.('task')
    expect(next).toBeDefined()
    await next?.release()
  })
})
