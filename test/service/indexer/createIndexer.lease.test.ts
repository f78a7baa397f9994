import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readHead } from '../../../src/service/chain/blocks.js'
import type { Lease, ServiceContext } from '../../../src/service/context.js'
import {
  createRoutine,
  type Routine,
} from '../../../src/service/createRoutine.js'
import { cursors, seenBlocks } from '../../../src/service/database/schema.js'
import { applyChanges } from '../../../src/service/indexer/applyChanges.js'
import { createIndexer } from '../../../src/service/indexer/createIndexer.js'
import { databases, openFresh } from '../databases.js'
import { type Market, setupMarket } from '../market.js'
import { seller, stranger } from '../requests.js'
import { indexerTools } from './indexerSetup.js'

/** Leases in one process, with the rules of a database's leases. */
function createLeases() {
  const held = new Map<string, AbortController>()
  return {
    async lease(task: string): Promise<Lease | undefined> {
      if (held.has(task)) return undefined
      const controller = new AbortController()
      held.set(task, controller)
      return {
        signal: controller.signal,
        async release() {
          if (held.get(task) === controller) held.delete(task)
        },
      }
    },
    /** Simulates a broken connection: others can take the lease. */
    lose(task: string) {
      held.get(task)?.abort()
      held.delete(task)
    },
    held,
  }
}

describe.each(databases)('on %s', (kind) => {
  let market: Market
  let tools: ReturnType<typeof indexerTools>
  const running: Routine[] = []
  beforeAll(async () => {
    market = await setupMarket({ database: await openFresh(kind) })
    tools = indexerTools(market)
    await tools.approveAll(seller)
  })
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  afterAll(() => market.close())

  const head = async () =>
    Number(await market.client.getBlockNumber({ cacheTime: 0 }))
  const cursor = async () =>
    (await market.db.select().from(cursors))[0]?.blockNumber
  const caughtUp = () =>
    expect.poll(async () => (await cursor()) === (await head()))
  function follow(lease: ServiceContext['lease']) {
    const indexer = createIndexer({ ...market.context, lease })
    indexer.start()
    running.push(indexer)
    return indexer
  }

  test('behavior: another process takes over from a process that stops', async () => {
    const { held, lease } = createLeases()
    const first = follow(lease)
    await caughtUp().toBe(true)
    const second = follow(lease)
    await first.stop()
    await expect.poll(() => held.size).toBe(1)
    await market.mintEmblem(1n)
    await caughtUp().toBe(true)
    await second.stop()
    expect(held.size).toBe(0)
  })

  test('behavior: another process takes over from a process that loses its lease', async () => {
    const { held, lease, lose } = createLeases()
    follow(lease)
    await expect.poll(() => held.size).toBe(1)
    follow(lease)
    lose('indexer:31337')
    await expect.poll(() => held.size).toBe(1)
    await market.mintEmblem(2n)
    await caughtUp().toBe(true)
  })

  test('behavior: an indexer without the lease writes nothing', async () => {
    const before = await cursor()
    follow(async () => undefined)
    await market.mintEmblem(3n)
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(await cursor()).toBe(before)
  })

  test('behavior: an indexer that loses its lease during a read writes nothing', async () => {
    const { lease, lose } = createLeases()
    const before = await cursor()
    const [network] = market.context.networks
    if (!network) throw new Error('A network was expected.')
    let asked = 0
    const request = async (call: { method: string }) => {
      if (call.method === 'eth_getLogs' && asked++ === 0) {
        lose('indexer:31337')
        await lease('indexer:31337')
      }
      return network.client.request(call as never)
    }
    const client = { ...network.client, request }
    const logged: string[] = []
    const indexer = createIndexer({
      ...market.context,
      lease,
      log: ({ message }) => logged.push(message),
      networks: [{ ...network, client: client as never }],
    })
    running.push(indexer)
    await market.mintEmblem(4n)
    indexer.start()
    await expect.poll(() => asked).toBeGreaterThan(1)
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    await indexer.stop()
    expect(await cursor()).toBe(before)
    expect(logged).toEqual([])
  })

  test('behavior: several indexers that read at once leave correct tables', async () => {
    const indexers = Array.from({ length: 3 }, () =>
      createIndexer(market.context),
    )
    for (let id = 10n; id < 15n; id++) {
      await market.mintEmblem(id)
      await tools.post(await tools.listing(id), seller)
      if (id % 2n === 0n) await tools.transfer(seller, stranger.address, id)
      await Promise.all(indexers.map((indexer) => indexer.sync()))
      await market.mintEmblem(id + 100n)
    }
    await Promise.all(indexers.map((indexer) => indexer.sync()))
    await market.indexer.sync()
    await tools.expectInStep()
  })

  test('behavior: an update older than the stored head is not written', async () => {
    const { context, db, emblems, network } = market
    const [owner, tokenId] = [seller.address, 60n]
    const late = await readHead(network)
    await market.mintEmblem(tokenId)
    await market.indexer.sync()
    const before = await db.select().from(seenBlocks)
    const update = {
      head: late,
      provenHoldings: [
        {
          amount: 0n,
          blockNumber: late.number,
          collection: emblems,
          owner,
          tokenId,
        },
      ],
    }
    const { signal } = new AbortController()
    const advance = async () => true
    expect(
      await applyChanges(context, network, { advance, signal, update }),
    ).toBe(false)
    expect(await tools.holders(emblems, tokenId)).toEqual({
      [owner.toLowerCase()]: 1n,
    })
    expect(await db.select().from(seenBlocks)).toEqual(before)
  })

  test('behavior: an indexer that was stopped catches up after a restart', async () => {
    const indexer = createIndexer(market.context)
    indexer.start()
    await caughtUp().toBe(true)
    await indexer.stop()
    await market.mintEmblem(50n)
    const orderId = await tools.post(await tools.listing(50n), seller)
    await tools.transfer(seller, stranger.address, 50n)
    await tools.chain.mine({ blocks: 50 })
    expect((await market.order(orderId))?.status).toBe('active')
    indexer.start()
    await expect
      .poll(async () => (await market.order(orderId))?.status)
      .toBe('inactive')
    await indexer.stop()
    // It may have stopped before it read the new blocks.
    await market.indexer.sync()
    await tools.expectInStep()
  })
})

describe('createRoutine', () => {
  const context = (lease: ServiceContext['lease'], log = () => {}) =>
    ({ lease, log }) as unknown as ServiceContext
  const options = { failure: 'It failed.', interval: 10, task: 'work' }

  test('default: a routine runs repeatedly until it stops', async () => {
    const { held, lease } = createLeases()
    let looks = 0
    const routine = createRoutine(context(lease), {
      ...options,
      run: async () => ++looks < 0,
    })
    routine.start()
    routine.start()
    await expect.poll(() => looks).toBeGreaterThan(3)
    await routine.stop()
    const after = looks
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(looks).toBe(after)
    expect(held.size).toBe(0)
  })

  test('behavior: a start during a stop keeps the lease of the routine', async () => {
    const { held, lease } = createLeases()
    let release = () => {}
    let looks = 0
    const routine = createRoutine(context(lease), {
      ...options,
      async run() {
        looks++
        await new Promise<void>((resolve) => {
          release = resolve
        })
        return false
      },
    })
    routine.start()
    await expect.poll(() => looks).toBe(1)
    const stopped = routine.stop()
    routine.start()
    release()
    await stopped
    await expect.poll(() => looks).toBe(2)
    expect(held.size).toBe(1)
    const ended = routine.stop()
    release()
    await ended
    expect(held.size).toBe(0)
  })

  test('behavior: sync repeats the run until no work is left', async () => {
    const { lease } = createLeases()
    let left = 5
    const routine = createRoutine(context(lease), {
      ...options,
      run: async () => --left > 0,
    })
    await routine.sync()
    expect(left).toBe(0)
  })

  test('behavior: only one run is active at a time', async () => {
    const { lease } = createLeases()
    let inside = 0
    let most = 0
    const routine = createRoutine(context(lease), {
      ...options,
      interval: 1,
      async run() {
        most = Math.max(most, ++inside)
        await new Promise((resolve) => setTimeout(resolve, 5))
        inside--
        return false
      },
    })
    routine.start()
    await Promise.all([routine.sync(), routine.sync(), routine.sync()])
    await routine.stop()
    expect(most).toBe(1)
  })

  test('behavior: failures are logged and retried', async () => {
    const { lease } = createLeases()
    const told: unknown[] = []
    let looks = 0
    const log = (entry: unknown) => told.push(entry)
    const routine = createRoutine(context(lease, log as never), {
      ...options,
      interval: 1,
      async run() {
        if (++looks < 3) throw new Error('No.')
        return false
      },
    })
    routine.start()
    await expect.poll(() => looks).toBeGreaterThan(4)
    await routine.stop()
    expect(told).toMatchObject([
      { level: 'error', message: 'It failed.' },
      { level: 'error', message: 'It failed.' },
    ])
  })
})

test('behavior: all runs under one lease get one signal', async () => {
  const signals: AbortSignal[] = []
  const { lease } = createLeases()
  const routine = createRoutine({ lease } as ServiceContext, {
    failure: 'Unexpected.',
    interval: 1,
    async run(signal) {
      signals.push(signal)
      return false
    },
    task: 'any',
  })
  routine.start()
  await expect.poll(() => signals.length).toBeGreaterThan(3)
  await routine.stop()
  // Node keeps each combined signal as long as those that it is made of.
  expect(new Set(signals).size).toBe(1)
  expect(signals[0]?.aborted).toBe(true)
})
