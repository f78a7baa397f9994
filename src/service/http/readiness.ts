import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { zeroHash } from 'viem'
import type { ServiceContext } from '../context.js'
import * as schema from '../database/schema.js'
import { withDeadline } from '../withDeadline.js'
import { withoutValues } from './withoutValues.js'

/** Whether the service can do its work, and why not. */
export type Readiness = {
  ready: boolean
  /** What is in the way, in sentences. */
  reasons: string[]
  /** How far each network was read. */
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
 * Creates a look at what the service needs. A network that is behind does not
 * make it unready: old answers are better than none, and their age is said.
 */
export function createReadiness(
  { db, log, networks, now }: ServiceContext,
  prepare: () => Promise<void>,
): () => Promise<Readiness> {
  let hasTables = false
  let looking: Promise<Readiness> | undefined

  /** Reads nothing, but fails where a table or a column is missing. */
  async function checkTables() {
    if (hasTables) return
    for (const table of tables) await db.select().from(table).limit(0)
    hasTables = true
  }

  async function readNetworks(): Promise<Readiness['networks']> {
    const rows = await db.select().from(schema.cursors)
    return networks.map(({ chainId, name }) => {
      // Without a hash it stands before the first block.
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

  async function look(): Promise<Readiness> {
    let reason = 'The database does not answer.'
    try {
      await inTime(() => db.execute(sql`select 1`))
      reason = 'The tables are not those of this version: migrate them.'
      await inTime(checkTables)
      reason = 'The projects cannot be saved.'
      await inTime(prepare)
      reason = 'The cursors of the networks cannot be read.'
      const read = await inTime(readNetworks)
      const reasons = read
        .filter(({ blockNumber }) => blockNumber === undefined)
        .map(({ name }) => `The network ${name} was not read yet.`)
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

  // Anyone may ask: one look at a time answers all who do.
  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}

function inTime<value>(work: () => PromiseLike<value>): Promise<value> {
  return withDeadline({ milliseconds: patience }, work)
}
