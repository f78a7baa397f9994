import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigurationError } from '../../../../src/errors.js'
import {
  collectibles,
  projects,
} from '../../../../src/service/database/schema.js'
import type { Database } from '../../../../src/service/node/database.js'
import { openDatabase } from '../../../../src/service/node/openDatabase.js'
import { vacuumTables } from '../../../../src/service/node/pglite/maintainTables.js'
import {
  type PgliteClient,
  startPglite,
} from '../../../../src/service/node/pglite/pgliteClient.js'
import { startWorker } from '../../../../src/service/node/pglite/startWorker.js'

let database: Database
let client: PgliteClient
let folder: string

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'marketkit-')), 'data')
  database = await openDatabase()
  client = await startPglite({ dump: await database.dump() })
})
afterAll(async () => {
  await client.close()
  await database.close()
  await rm(join(folder, '..'), { recursive: true })
})

const names = async () =>
  (await database.db.select().from(projects).orderBy(projects.id)).map(
    ({ name }) => name,
  )

test('default: a database in memory is a copy of the packed cluster', async () => {
  // One that PGlite makes has templates as well.
  const found = await database.db.execute(sql`select datname from pg_database`)
  expect(found).toMatchObject({ rows: [{ datname: 'postgres' }] })
})

describe('transactions', () => {
  test('default: queries outside of a transaction wait for its end', async () => {
    const { db } = database
    const seen = await db.transaction(async (tx) => {
      await tx.insert(projects).values({ id: 1, name: 'First' })
      // Started outside, so that it waits for the end of the transaction.
      const outside = names()
      await tx.insert(projects).values({ id: 2, name: 'Second' })
      return { outside }
    })
    expect(await seen.outside).toEqual(['First', 'Second'])
  })

  test('behavior: a transaction that throws is rolled back', async () => {
    const { db } = database
    const before = await names()
    const failed = db.transaction(async (tx) => {
      await tx.insert(projects).values({ id: 3, name: 'Third' })
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    const refused = db.transaction(async (tx) => {
      await tx.insert(projects).values({ id: 3, name: 'Third' })
      await tx.insert(projects).values({ id: 3, name: 'Again' })
    })
    await expect(refused).rejects.toHaveProperty('cause.code', '23505')
    expect(await names()).toEqual(before)
  })

  test('behavior: a failed nested transaction does not undo the outer transaction', async () => {
    const { db } = database
    await db.transaction(async (tx) => {
      await tx.insert(projects).values({ id: 4, name: 'Outer' })
      const inner = tx.transaction(async (nested) => {
        await nested.insert(projects).values({ id: 5, name: 'Inner' })
        throw new Error('the inner one only')
      })
      await expect(inner).rejects.toThrow('the inner one only')
    })
    expect(await names()).toContain('Outer')
    expect(await names()).not.toContain('Inner')
  })

  test('behavior: concurrent transactions run one after another', async () => {
    const { db } = database
    await db.insert(projects).values({ id: 6, name: '' })
    const six = eq(projects.id, 6)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction(async (tx) => {
          const [row] = await tx.select().from(projects).where(six)
          const name = `${row?.name}x`
          await tx.update(projects).set({ name }).where(six)
        }),
      ),
    )
    const [row] = await db.select().from(projects).where(six)
    expect(row?.name).toBe('x'.repeat(20))
  })
})

describe('thread', () => {
  test('behavior: a long query does not block the main thread', async () => {
    let turns = 0
    let isDone = false
    const turn = () => {
      turns += 1
      if (!isDone) setImmediate(turn)
    }
    setImmediate(turn)
    await database.db.execute(
      sql`select count(*) from generate_series(1, 1000000)`,
    )
    isDone = true
    expect(turns).toBeGreaterThan(50)
  })

  test('behavior: a worker that fails rejects waiting and later calls', async () => {
    const code = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => { throw new Error('out of memory') })`
    const { call } = startWorker(new URL(`data:text/javascript,${code}`))
    const failure = {
      message: 'The embedded database failed.',
      cause: { message: 'out of memory' },
    }
    const waiting = [call('query'), call('query')]
    for (const { reason } of (await Promise.allSettled(
      waiting,
    )) as PromiseRejectedResult[])
      expect(reason).toMatchObject(failure)
    await expect(call('query')).rejects.toMatchObject(failure)
  })

  test('behavior: onLost is called for a worker that exits, not for one that is ended', async () => {
    const lost: string[] = []
    const onLost = (error: Error) => lost.push(error.message)
    const ended = startWorker(new URL('data:text/javascript,1'), onLost)
    await ended.end()
    expect(lost).toEqual([])
    startWorker(new URL('data:text/javascript,process.exit(1)'), onLost)
    await expect.poll(() => lost).toEqual(['The embedded database stopped.'])
  })

  test('behavior: queries of a closed database are rejected', async () => {
    const closed = await openDatabase({ dump: await database.dump() })
    await closed.close()
    await closed.close()
    await expect(closed.db.select().from(projects)).rejects.toMatchObject({
      cause: { message: 'The embedded database stopped.' },
    })
  })

  test('behavior: an invalid dump is refused', async () => {
    const dump = new TextEncoder().encode('this is no dump')
    await expect(openDatabase({ dump })).rejects.toThrow()
  })
})

test('behavior: a table with many changed rows is vacuumed', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({
    chainId: 1,
    contractAddress: '0xaa' as const,
    tokenId: BigInt(index),
  }))
  const state = async () => {
    const { rows } = await client.query<{ dead: number; size: number }>(
      `select n_dead_tup::int as dead, reltuples::int as size
      from pg_stat_user_tables join pg_class c on c.oid = relid
      where c.relname = 'collectibles'`,
    )
    return rows[0]
  }
  const write = async (text: string) => {
    await client.exec(text)
    await client.exec('select pg_stat_force_next_flush(); select 1')
  }
  const values = rows.map(({ tokenId }) => `(1, '0xaa', ${tokenId})`)
  await write(
    `insert into collectibles (chain_id, contract_address, token_id) values ${values}`,
  )
  await vacuumTables(client)
  expect(await state()).toEqual({ dead: 0, size: 200 })
  await write(`update collectibles set name = 'changed'`)
  expect(await state()).toEqual({ dead: 200, size: 200 })
  await vacuumTables(client)
  expect(await state()).toEqual({ dead: 0, size: 200 })
})

test('behavior: a small table is analysed only on request', async () => {
  const { db } = database
  await db
    .insert(collectibles)
    .values({ chainId: 1, contractAddress: '0xaa', tokenId: 1n })
  const size = async () => {
    const { rows } = (await db.execute(
      sql`select reltuples::int as size from pg_class where relname = 'collectibles'`,
    )) as unknown as { rows: { size: number }[] }
    return rows[0]?.size
  }
  expect(await size()).toBe(-1)
  await database.analyze()
  expect(await size()).toBe(1)
})

test('parameters: folder', async () => {
  const first = await openDatabase({ folder })
  await first.db.insert(projects).values({ id: 9, name: 'Kept' })
  await expect(openDatabase({ folder })).rejects.toThrow(
    `is open in process ${process.pid}`,
  )
  await first.close()
  expect(existsSync(`${folder}.lock`)).toBe(false)
  // Locks left by a crash: of a process that no longer exists, and of one with
  // this process's id, because ids repeat in containers.
  for (const pid of [999_999_999, process.pid]) {
    await writeFile(`${folder}.lock`, String(pid))
    const again = await openDatabase({ folder })
    expect(await again.db.select().from(projects)).toMatchObject([{ id: 9 }])
    await again.close()
  }
  const open = () => openDatabase({ folder })
  await writeFile(`${folder}.lock`, String(process.ppid))
  await expect(open()).rejects.toThrow(`is open in process ${process.ppid}.`)
  // In another container the process counts as gone once its heartbeat stops.
  await writeFile(`${folder}.lock`, `${process.pid} elsewhere`)
  await expect(open()).rejects.toThrow(`in process ${process.pid} of elsewhere`)
  const before = new Date(Date.now() - 60_000)
  await utimes(`${folder}.lock`, before, before)
  await (await open()).close()
})

test('behavior: a folder that cannot be used is refused', async () => {
  const file = join(folder, '..', 'file.txt')
  await writeFile(file, 'no folder')
  for (const place of [file, '/dev/null', '/proc/x', join(file, 'below')]) {
    const failure = await openDatabase({ folder: place }).catch((e) => e)
    expect(failure).toBeInstanceOf(ConfigurationError)
    expect(failure.message).toContain(
      `The database could not be created in ${place}.`,
    )
  }
  const broken = join(folder, '..', 'broken')
  await mkdir(broken)
  await writeFile(join(broken, 'PG_VERSION'), 'none')
  await expect(openDatabase({ folder: broken })).rejects.toThrow(
    `The embedded database in ${broken} could not be opened.`,
  )
  expect(existsSync(`${broken}.lock`)).toBe(false)
})

test('parameters: dump', async () => {
  const copy = await openDatabase({ dump: await database.dump() })
  expect(await copy.db.select().from(projects)).toEqual(
    await database.db.select().from(projects),
  )
  await copy.close()
})
