import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { zeroAddress } from 'viem'
import type { ServeConfig } from '../../src/service/node/cli/serveConfig.js'
import { startHanging } from '../../test/service/postgres.js'
import {
  accessKey,
  type SignedOrder,
  startTradingChain,
  taker,
} from '../../test/service/tradingChain.js'
import type { Run } from './loadMarket.js'
import { chainId, currencies, getContract, named } from './market.js'
import type { Market } from './openMarket.js'
import { quantile } from './table.js'

/** Milliseconds of a small read. */
export type Times = { name: string; p50: number; p99: number }

/** Times and memory of `marketkit serve` during outages and large answers. */
export type Outages = {
  /** Seconds from the start of the process to its first page. */
  start: number
  /** Times of `GetFloorOrder` without the cache, in different circumstances. */
  floor: Times[]
  large: {
    /** Characters of an answer. */
    size: number
    perSecond: number
    /** Megabytes by which the process grew at most. */
    growth: number
  }
  /** Seconds until a purchase is refused while the node hangs. */
  node: number
  /** Seconds until a read is refused while the database hangs. */
  database: number
  /** Seconds after that until reads are answered again. */
  recovery: number
}

/** Number of large answers at a time, and seconds to measure them. */
const large = { callers: 8, seconds: 10 }

/**
 * Measures a process of `marketkit serve` beside large answers, a node that
 * hangs and a database that hangs. Changes the market.
 */
export async function measureOutages({ run, url }: Market): Promise<Outages> {
  if (!url) throw new Error('Outages are measured on PostgreSQL only.')
  const chain = await startTradingChain({ tokens: 1 })
  const node = await startHanging(chain.rpcUrl)
  const database = await startHanging(url)
  const folder = mkdtempSync(join(tmpdir(), 'marketkit-outages-'))
  const collection = await addLargeCollection(run)
  writeFileSync(
    join(folder, 'marketkit.config.json'),
    JSON.stringify(
      toConfig(chain.config, {
        database: database.url.href,
        node: node.url.href,
      }),
    ),
  )
  const service = startService(folder)
  try {
    const post = (path: string, body: object) =>
      fetch(`${service.url}/${path}`, {
        method: 'POST',
        headers: { 'X-Access-Key': accessKey },
        body: JSON.stringify(body),
      })
    const list = (contractAddress: string, page: object) =>
      post('local/rpc/Marketplace/ListCollectibles', {
        side: 'listing',
        contractAddress,
        filter: { includeEmpty: true },
        page,
      })
    const giant = getContract(named.giant)
    const first = { page: 1, pageSize: 30 }
    const start = await measureSeconds(() =>
      repeatUntil(async () => (await list(giant, first)).ok),
    )
    const measureFloor = async (name: string, seconds: number) =>
      measureTimes(name, seconds, () =>
        post('local/rpc/Marketplace/GetFloorOrder', { contractAddress: giant }),
      )
    const floor = [await measureFloor('alone', 3)]

    // Otherwise the first large answers would also fill an empty heap.
    for (let n = 0; n < 20; n += 1)
      await (await list(collection, { page: 1, pageSize: 100 })).text()
    const memory = watchMemory(service.pid)
    let [size, count, isDone] = [0, 0, false]
    const callers = Array.from({ length: large.callers }, async () => {
      while (!isDone) {
        const answer = await list(collection, { page: 1, pageSize: 100 })
        if (!answer.ok) throw new Error(`A large answer: ${answer.status}`)
        size = (await answer.text()).length
        count += 1
      }
    })
    floor.push(
      await measureFloor(
        `beside ${large.callers} callers of large answers`,
        large.seconds,
      ),
    )
    isDone = true
    await Promise.all(callers)
    const growth = memory.end()

    const order = await chain.sign(0)
    const posted = await post('local/orders', order.body)
    if (!posted.ok) throw new Error(await posted.text())
    node.hang(true)
    const buy = async () => {
      const path = 'local/rpc/Marketplace/GenerateBuyTransaction'
      const answer = await post(path, purchase(order))
      if (answer.status !== 503) throw new Error(await answer.text())
    }
    const [refused, beside] = await Promise.all([
      measureSeconds(buy),
      measureFloor('while the node hangs', 3),
    ])
    floor.push(beside)
    node.hang(false)

    database.hang(true)
    const gone = await measureSeconds(() =>
      repeatUntil(async () => (await list(giant, first)).status === 503),
    )
    database.hang(false)
    const recovery = await measureSeconds(() =>
      repeatUntil(async () => (await list(giant, first)).ok),
    )
    return {
      start,
      floor,
      large: { size, perSecond: count / large.seconds, growth },
      node: refused,
      database: gone,
      recovery,
    }
  } finally {
    await service.stop()
    await node.stop()
    await database.stop()
    await chain.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Adds 100 collectibles with as much metadata as the service keeps. */
async function addLargeCollection(run: Run): Promise<string> {
  const address = getContract({ seed: 5 })
  await run(`
    insert into collectibles (chain_id, contract_address, token_id, description)
    select ${chainId}, '${address}', token, repeat('x', 8500)
    from generate_series(1, 100) token on conflict do nothing`)
  await run(`
    insert into collections (chain_id, contract_address, type, metadata_at)
    values (${chainId}, '${address}', 'ERC721', now()) on conflict do nothing`)
  return address
}

/** Without the cache of answers, each request is computed. */
function toConfig(
  config: ServeConfig,
  urls: { database: string; node: string },
): ServeConfig {
  return {
    ...config,
    answerCacheMegabytes: 0,
    database: urls.database,
    networks: config.networks.map((network) => ({
      ...network,
      currencies,
      rpcUrls: [urls.node],
    })),
    port: 18_787,
    requestsPerMinute: 1_000_000_000,
  }
}

function startService(folder: string) {
  const program = fileURLToPath(
    new URL('../../dist/service/node/cli/cli.js', import.meta.url),
  )
  const child = spawn(process.execPath, [program, 'serve'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  return {
    pid: Number(child.pid),
    url: 'http://127.0.0.1:18787',
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** Returns the request of a purchase of an order. */
function purchase({ body, id, tokenId }: SignedOrder): object {
  return {
    collectionAddress: body.collectionAddress,
    buyer: taker.address,
    marketplace: 'service_marketplace_v2',
    ordersData: [{ orderId: id, quantity: '1', tokenId: String(tokenId) }],
    additionalFees: [{ amount: '0', receiver: zeroAddress }],
    walletType: 'unknown',
  }
}

/** Measures a read again and again for some seconds. */
async function measureTimes(
  name: string,
  seconds: number,
  read: () => Promise<Response>,
): Promise<Times> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const start = performance.now()
    const answer = await read()
    await answer.text()
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    times.push(performance.now() - start)
  }
  return { name, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** Watches how many megabytes a process grows. */
function watchMemory(pid: number) {
  const read = () => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000
  }
  const before = read()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, read())
  }, 50)
  return {
    end() {
      clearInterval(timer)
      return most - before
    },
  }
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** Repeats a request that may fail until it answers true, for a minute at most. */
async function repeatUntil(ask: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await ask().catch(() => false))) {
    if (performance.now() > end) throw new Error('The service did not change.')
    await wait(20)
  }
}
