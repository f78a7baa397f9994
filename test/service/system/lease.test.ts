import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAll, serveIn } from '../node/cli/serveProcess.js'
import { createTestDatabase, needed, server } from '../postgres.js'
import {
  post,
  startTradingChain,
  type TradingChain,
  taker,
} from '../tradingChain.js'

/** Milliseconds. Processes start slowly. */
const timeout = 120_000

let chain: TradingChain
let folder: string

beforeAll(async () => {
  chain = await startTradingChain()
  folder = await mkdtemp(join(tmpdir(), 'marketkit-lease-'))
  const config = JSON.stringify({ ...chain.config, port: 0 })
  await writeFile(join(folder, 'marketkit.config.json'), config)
})
afterAll(async () => {
  killAll()
  await chain.stop()
  await rm(folder, { recursive: true })
})

/** Returns the names of the processes that index, from the server. */
async function holders(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select application_name as name
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted
      and (classid::bigint << 32) | objid::bigint
        = hashtextextended('marketkit:indexer:31337', 0)
      and datname = current_database()`,
  )
  return rows.map(({ name }) => name)
}

test.runIf(server)(
  `behavior: all processes answer, one indexes, and another takes over ${needed}`,
  { timeout },
  async () => {
    const { drop, url } = await createTestDatabase()
    const client = new pg.Client(url)
    await client.connect()
    const processes = new Map(
      ['one', 'two', 'three'].map((name) => {
        const own = new URL(url)
        own.searchParams.set('application_name', name)
        const env = { DATABASE_URL: own.href }
        return [name, serveIn(folder, { env })]
      }),
    )
    const ask = (path: string, body: object) =>
      Promise.all(
        [...processes.values()].map(async (service) => {
          const answer = await post(await service.url(), path, body)
          return answer.body
        }),
      )
    const marketplace = '/local/rpc/Marketplace'
    const { body, id, tokenId } = await chain.sign(0)
    const input = [{ contractAddress: chain.emblems, orderId: id }]
    const readStatus = async () => {
      const answers = await ask(`${marketplace}/GetOrders`, { input })
      return answers.map(({ orders }) => orders[0]?.status)
    }
    /** Stops a process, and returns the one that indexes then. */
    const end = async (signal: NodeJS.Signals) => {
      const [name = ''] = await holders(client)
      const service = processes.get(name)
      processes.delete(name)
      service?.child.kill(signal)
      await service?.ended
      return service?.child.exitCode
    }

    // The same order, posted to all of them, is stored once.
    const taken = await ask('/local/orders', body)
    expect(taken).toEqual([{ orderId: id }, { orderId: id }, { orderId: id }])
    expect(await readStatus()).toEqual(['active', 'active', 'active'])
    await expect.poll(() => holders(client), { timeout }).toHaveLength(1)

    const [{ steps }] = await ask(`${marketplace}/GenerateBuyTransaction`, {
      collectionAddress: chain.emblems,
      buyer: taker.address,
      marketplace: 'service_marketplace_v2',
      ordersData: [{ orderId: id, quantity: '1', tokenId: String(tokenId) }],
      additionalFees: [],
    })
    await end('SIGKILL')
    // This happens while possibly no process indexes.
    await chain.buy(steps)
    await expect.poll(readStatus, { timeout }).toEqual(['filled', 'filled'])
    expect(await holders(client)).toHaveLength(1)

    expect(await end('SIGTERM')).toBe(0)
    await expect
      .poll(() => holders(client), { timeout })
      .toEqual([...processes.keys()])
    expect(await end('SIGTERM')).toBe(0)
    await client.end()
    await drop()
  },
)
