import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { zeroHash } from 'viem'
import type { ServiceContext } from '../context.js'
import * as schema from '../database/schema.js'
import { withDeadline } from '../withDeadline.js'
import { withoutValues } from './withoutValues.js'

/** Whether the service can work, and why not. */
export type Readiness = {
  ready: boolean
  /** Why it cannot work, as sentences. */
  reasons: string[]
  /** Position on each network. */
  networks: {
    name: string
    chainId: number
    /** Newest block that was read; absent before the first. */
    blockNumber: number | undefined
    /** Seconds since it was read. */
    age: number | undefined
  }[]
}

/** Milliseconds to wait for the database. */
const patience = 3_000

const tables = Object.values(schema).filter((value) => is(value, PgTable))

/**
 * Creates the readiness check. A network that is behind is still ready: old
 * data is better than none, and the response has its age.
 */
export function createReadiness(
  { db, log, networks, now }: ServiceContext,
  prepare: () => Promise<void>,
): () => Promise<Readiness> {
  let hasTables = false
  let probing: Promise<Readiness> | undefined

  /** Selects no rows, but fails if a table or column is missing. */
  async function checkTables() {
    if (hasTables) return
    for (const table of tables) await db.select().from(table).limit(0)
    hasTables = true
  }

  async function readNetworks(): Promise<Readiness['networks']> {
    const rows = await db.select().from(schema.cursors)
    return networks.map(({ chainId, name }) => {
      // Without a hash, the indexer is before the first block.
      const cursor = rows.find(
        (row) => row.chainId === chainId && row.blockHash !== zeroHash,
      )
      return {
        name,
        chainId,
        blockNumber: cursor?.blockNumber,
        age: cursor && Math.round((now() - cursor.updatedAt.getTime()) / 1000),
      }
    })
  }

  async function probe(): Promise<Readiness> {
    let reason = 'The database does not respond.'
    try {
      await inTime(() => db.execute(sql`select 1`))
      reason = 'The tables belong to another version. Migrate the database.'
      await inTime(checkTables)
      reason = 'The projects could not be saved.'
      await inTime(prepare)
      reason = 'The cursors of the networks could not be read.'
      const read = await inTime(readNetworks)
      const reasons = read
        .filter(({ blockNumber }) => blockNumber === undefined)
        .map(({ name }) => `The network ${name} has not been indexed yet.`)
      return { ready: reasons.length === 0, reasons, networks: read }
    } catch (error) {
      log({
        level: 'error',
        message: 'The service is not ready.',
        error: withoutValues(error),
      })
      return { ready: false, reasons: [reason], networks: [] }
    }
  }

  // The path needs no key, so all concurrent requests share one check.
  return () => {
    probing ??= probe().finally(() => {
      probing = undefined
    })
    return probing
  }
}

function inTime<value>(work: () => PromiseLike<value>): Promise<value> {
  return withDeadline({ milliseconds: patience }, work)
}
