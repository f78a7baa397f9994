import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../../src/service/node/database.js'
import { openDatabase } from '../../src/service/node/openDatabase.js'
import { loadMarket, type Run } from './loadMarket.js'
import { recordStatements } from './recordStatements.js'

/** Kinds of databases. */
export const kinds = ['postgres', 'pglite'] as const

export type Kind = (typeof kinds)[number]

/** A database that contains a market. */
export type Market = {
  kind: Kind
  orders: number
  /** URL of the database; undefined for PGlite. */
  url: string | undefined
  database: Database
  /** The same data over ten connections; PGlite has only one. */
  wide: Database
  /** Seconds that loading took; undefined if the market existed. */
  loadSeconds: number | undefined
  /** Runs a statement, on a connection of its own if possible. */
  run: Run
  /** Records the statements that the first connection sends during `work`. */
  record: ReturnType<typeof recordStatements>
  close(): Promise<void>
}

/** Options of `openMarket`. */
export type MarketOptions = {
  kind: Kind
  orders: number
  keep: boolean
  /** URL of a server whose user may create databases. */
  server: string | undefined
}

/** Opens a market, and loads it if it does not exist. */
export async function openMarket(options: MarketOptions): Promise<Market> {
  const place =
    options.kind === 'postgres'
      ? await openOnServer(options)
      : await openFolder(options)
  const { keep, kind, orders } = options
  const [found] = await place.run('select count(*) as size from collections')
  const isThere = Number(found?.size) > 0
  const start = performance.now()
  if (!isThere) await loadMarket(place.run, orders)
  return {
    ...place,
    record: recordStatements(place.database.db),
    kind,
    orders,
    loadSeconds: isThere ? undefined : (performance.now() - start) / 1000,
    async close() {
      await place.close()
      if (!keep) await place.remove()
    },
  }
}

async function openOnServer({ keep, orders, server }: MarketOptions) {
  if (server === undefined) throw new Error('There is no PostgreSQL server.')
  const name = `marketkit_bench_${orders}`
  const remove = () =>
    onServer(server, `drop database if exists ${name} with (force)`)
  if (!keep) await remove()
  await onServer(server, `create database ${name}`).catch((error) => {
    if (error.code !== '42P04') throw error
  })
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const database = await openDatabase({ url, connections: 1 })
  const wide = await openDatabase({ url })
  const client = new pg.Client(url)
  await client.connect()
  return {
    url,
    database,
    wide,
    run: async (text: string) => (await client.query(text)).rows,
    remove,
    async close() {
      await client.end()
      await database.close()
      await wide.close()
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function openFolder({ keep, orders }: MarketOptions) {
  const folder = join(tmpdir(), `marketkit-bench-${orders}`)
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  if (!keep && existsSync(folder)) await remove()
  const database = await openDatabase({ folder })
  return {
    url: undefined,
    database,
    wide: database,
    run: async (text: string) => {
      const answer: unknown = await database.db.execute(sql.raw(text))
      return (answer as { rows: Record<string, unknown>[] }).rows
    },
    remove,
    close: database.close,
  }
}
