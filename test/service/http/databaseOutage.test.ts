import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LogEntry } from '../../../src/service/context.js'
import { keyLifetime } from '../../../src/service/http/keyring.js'
import { openDatabase } from '../../../src/service/node/openDatabase.js'
import { createTestDatabase, needed, server, startProxy } from '../postgres.js'
import { collection, now, setupService } from '../setup.js'

/** A proxy in front of a server, which a test can cut off. */
async function startGate(target: string) {
  let isOpen = true
  const proxy = await startProxy(target, (_, caller) => {
    if (!isOpen) caller.destroy()
  })
  return {
    url: proxy.url.href,
    open() {
      isOpen = true
    },
    cut() {
      isOpen = false
      proxy.disconnect()
    },
    stop: proxy.stop,
  }
}

const refused = {
  error: 'WebrpcInternalError',
  code: -7,
  cause: 'database',
  msg: 'The database of the service does not respond. Try again later.',
  status: 503,
}

let s: Awaited<ReturnType<typeof setupService>>
let gate: Awaited<ReturnType<typeof startGate>>
let target: Awaited<ReturnType<typeof createTestDatabase>>
let time = now
const logged: LogEntry[] = []

beforeAll(async () => {
  if (!server) return
  target = await createTestDatabase()
  gate = await startGate(target.url)
  s = await setupService({
    database: await openDatabase({ url: gate.url }),
    log: (entry) => logged.push(entry),
    now: () => time,
  })
  await s.addCollection()
})
afterAll(async () => {
  if (!server) return
  await s.close()
  await gate.stop()
  await target.drop()
})

const read = () =>
  s.send('/local/rpc/Marketplace/ListCollectibles', {
    body: JSON.stringify({ contractAddress: collection, side: 'listing' }),
  })

test.runIf(server)(
  `behavior: requests get status 503 while the server cannot be reached ${needed}`,
  async () => {
    expect((await read()).status).toBe(200)
    gate.cut()
    for (let round = 0; round < 3; round++) {
      const { body, response } = await read()
      expect(body).toEqual(refused)
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toBe('5')
    }
    // The key of the request has to be looked up again.
    time += keyLifetime
    const { body, response } = await read()
    expect(body).toEqual(refused)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(logged.filter(({ level }) => level === 'error')).toHaveLength(4)
    expect(JSON.stringify(logged)).not.toContain(collection)
    gate.open()
    expect((await read()).status).toBe(200)
  },
)

test.runIf(server)(
  `behavior: a request gets status 503 if the server ends its connection ${needed}`,
  async () => {
    expect((await read()).status).toBe(200)
    const { body } = await s.db.transaction(async (tx) => {
      await tx.execute('lock table collections')
      const waiting = read()
      // The server ends the connection of the read, which waits for the lock.
      await expect
        .poll(async () => {
          const { rows } = (await s.db.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )) as unknown as { rows: unknown[] }
          return rows.length
        })
        .toBe(1)
      return waiting
    })
    expect(body).toEqual(refused)
  },
)

test.runIf(server)(
  `behavior: other database errors get status 500 ${needed}`,
  async () => {
    await s.db.execute('alter table collectibles rename to elsewhere')
    const { body, status } = await read()
    expect(status).toBe(500)
    expect(body).not.toHaveProperty('cause')
  },
)
