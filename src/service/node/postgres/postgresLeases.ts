import pg from 'pg'
import type { Lease } from '../../context.js'

/** Milliseconds between two heartbeats. */
const pulse = 2_000

/** Milliseconds without a response after which the server counts as gone. */
const patience = 5_000

/** Milliseconds without a heartbeat after which the server ends the connection, and with it the leases. */
const silence = 10_000

/** Grants leases until it is closed. */
type Leases = {
  lease(task: string): Promise<Lease | undefined>
  close(): Promise<void>
}

/**
 * Grants leases to one process at a time, as advisory locks that end with their
 * connection: if a process dies, its leases are free.
 */
export function createLeases(url: string): Leases {
  let current: Promise<Leases> | undefined
  function open() {
    const opened = connect(url, () => {
      // Another connection may have replaced it already.
      if (current === opened) current = undefined
    })
    return opened
  }
  return {
    async lease(task) {
      current ??= open()
      const leases = await current
      try {
        return await leases.lease(task)
      } catch {
        // The server had ended the connection, so nothing is held: a new one may do.
        current ??= open()
        return (await current).lease(task)
      }
    },
    async close() {
      const leases = await current?.catch(() => undefined)
      await leases?.close()
    },
  }
}

/** Locks belong to a connection, so they need one of their own. */
async function connect(url: string, onLost: () => void): Promise<Leases> {
  const client = new pg.Client({
    application_name: 'marketkit leases',
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  const held = new Map<string, AbortController>()
  let timer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** A connection runs one statement at a time. */
  function query<row extends pg.QueryResultRow>(
    text: string,
    values?: string[],
  ) {
    const next = last.then(() => client.query<row>(text, values))
    last = next.catch(() => {})
    return next
  }

  function close() {
    clearInterval(timer)
    for (const holding of held.values()) holding.abort()
    held.clear()
    onLost()
    return client.end()
  }
  const lose = () => void close().catch(() => {})

  async function lock(
    name: 'pg_try_advisory_lock' | 'pg_advisory_unlock',
    task: string,
  ) {
    try {
      const { rows } = await query<{ done: boolean }>(
        `select ${name}(hashtextextended($1, 0)) as done`,
        [`marketkit:${task}`],
      )
      return rows[0]?.done === true
    } catch (error) {
      lose()
      throw error
    }
  }

  client.on('error', lose)
  try {
    await client.connect()
    await query(`set idle_session_timeout = ${silence}`)
  } catch (error) {
    lose()
    throw error
  }
  timer = setInterval(() => query('select 1').catch(lose), pulse)
  timer.unref()
  return {
    async lease(task) {
      // The server would grant the same lock again to its own connection.
      if (held.has(task)) return undefined
      const holding = new AbortController()
      held.set(task, holding)
      if (!(await lock('pg_try_advisory_lock', task))) {
        held.delete(task)
        return undefined
      }
      return {
        signal: holding.signal,
        async release() {
          if (held.get(task) !== holding) return
          await lock('pg_advisory_unlock', task).catch(() => {})
          held.delete(task)
        },
      }
    },
    close,
  }
}
