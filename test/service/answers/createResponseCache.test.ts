import { randomBytes } from 'node:crypto'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createResponseCache } from '../../../src/service/answers/createResponseCache.js'
import { collectionAbi } from '../../../src/service/chain/tokenAbis.js'
import { createService } from '../../../src/service/createService.js'
import { collectibles } from '../../../src/service/database/schema.js'
import type { Db } from '../../../src/service/database/types.js'
import { serveHttp } from '../../../src/service/node/serveHttp.js'
import { buyer, emblemListing, operator, seller } from '../requests.js'
import { setupServedMarket } from '../servedMarket.js'

const path = '/local/rpc/Marketplace'
const clock = { now: Date.now() }

let m: Awaited<ReturnType<typeof setupServedMarket>>
let queries: ReturnType<typeof countQueries>
beforeAll(async () => {
  m = await setupServedMarket({
    answerCacheMegabytes: 64,
    now: () => clock.now,
    // The clock stands still, so used requests do not come back. One test sends as
    // many as fit into the time that the chain needs.
    requestsPerMinute: 1_000_000,
    projects: [
      { id: 1, name: 'Shop', accessKeys: ['shop-key'] },
      { id: 2, name: 'Other', accessKeys: ['other-key'], chainIds: [5] },
      { id: 3, name: 'Few', accessKeys: ['few-key'], requestsPerMinute: 8 },
    ],
  })
  queries = countQueries(m.db)
  await m.service.sync()
})
afterAll(() => m.close())

/** Counts the statements that the database receives. */
function countQueries(db: Db) {
  const { $client: client } = db as unknown as {
    $client: { query(...args: unknown[]): Promise<unknown> }
  }
  const query = client.query.bind(client)
  let count = 0
  client.query = (...args) => {
    count += 1
    return query(...args)
  }
  return {
    /** Returns the number of statements that are sent during `work`. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = count
      await work()
      return count - before
    },
  }
}

/** Forgets answers of earlier tests. */
function wait(milliseconds = 1_000) {
  clock.now += milliseconds
}

async function getFloor() {
  const { body, status } = await m.send(`${path}/GetFloorOrder`, {
    contractAddress: m.emblems,
  })
  // An error has no floor either.
  expect(status).toBe(200)
  return body.collectible?.order.orderId
}

async function list(tokenId: string, pricePerToken: string): Promise<string> {
  const request = emblemListing(m, { pricePerToken, tokenId })
  const { body } = await m.send(`${path}/GenerateListingTransaction`, request)
  const { body: answer } = await m.carryOut(body.steps, seller)
  return answer.orderId
}

async function quote(orderId: string, tokenId: string) {
  return m.send(`${path}/GenerateBuyTransaction`, {
    collectionAddress: m.emblems,
    buyer: buyer.address,
    marketplace: 'service_marketplace_v2',
    ordersData: [{ orderId, quantity: '1', tokenId }],
    additionalFees: [{ amount: '0', receiver: zeroAddress }],
    walletType: 'unknown',
  })
}

describe('hits', () => {
  const request = () => ({
    contractAddress: m.emblems,
    filter: { includeEmpty: true },
    page: { page: 1, pageSize: 2 },
  })
  const ask = (body: object, headers = {}) =>
    m.send(`${path}/ListCollectibles`, body, headers)

  test('default: the second request reads no table', async () => {
    wait()
    const first = await ask(request())
    expect(first.body.collectibles).toHaveLength(2)
    const count = await queries.during(async () => {
      expect((await ask(request())).body).toEqual(first.body)
    })
    expect(count).toBe(0)
  })

  test('behavior: other spellings of a request get the cached answer', async () => {
    wait()
    await ask(request())
    const { contractAddress, filter } = request()
    const count = await queries.during(() =>
      ask({
        page: { pageSize: 2, page: 1, sort: null },
        unknownField: 1,
        filter,
        contractAddress: contractAddress.toLowerCase(),
      }),
    )
    expect(count).toBe(0)
  })

  test('behavior: different requests get different answers', async () => {
    wait()
    const { body } = await ask(request())
    const next = { ...request(), page: { page: 2, pageSize: 2 } }
    expect((await ask(next)).body).not.toEqual(body)
    const offers = { ...request(), side: 'offer' }
    expect(await queries.during(() => ask(offers))).toBeGreaterThan(0)
    const items = { ...request(), contractAddress: m.items }
    expect((await ask(items)).body.collectibles).toEqual([])
  })

  test('behavior: concurrent callers share one computation', async () => {
    wait()
    // Looks up the access key.
    await getFloor()
    const alone = await queries.during(() => ask(request()))
    wait()
    await getFloor()
    const together = await queries.during(async () => {
      const answers = await Promise.all(
        Array.from({ length: 16 }, () => ask(request())),
      )
      expect(
        new Set(answers.map(({ body }) => JSON.stringify(body))).size,
      ).toBe(1)
    })
    expect(together).toBe(alone)
  })

  test('behavior: a caller that hangs up does not fail the others', async () => {
    const server = await serveHttp({
      fetch: m.service.fetch,
      host: '127.0.0.1',
      port: 0,
    })
    try {
      wait()
      const ending = new AbortController()
      const call = (signal?: AbortSignal) =>
        fetch(`${server.url}${path}/ListCollectibles`, {
          method: 'POST',
          headers: { 'X-Access-Key': 'shop-key' },
          body: JSON.stringify(request()),
          ...(signal ? { signal } : {}),
        })
      const first = call(ending.signal)
      const others = Array.from({ length: 5 }, () => call())
      ending.abort()
      await expect(first).rejects.toThrow()
      for (const { status } of await Promise.all(others))
        expect(status).toBe(200)
    } finally {
      await server.stop()
    }
  })

  test('behavior: access keys and rate limits are checked before a cached answer is returned', async () => {
    wait()
    expect((await ask(request())).status).toBe(200)
    const as = (key: string) => ask(request(), { 'X-Access-Key': key })
    expect((await as('unknown-key')).body.error).toBe('Unauthorized')
    expect((await as('other-key')).body.error).toBe('PermissionDenied')
    const filters = {
      chainID: String(m.network.chainId),
      contractAddress: m.emblems,
    }
    const askFilters = (key: string) =>
      m.send('/rpc/Metadata/TokenCollectionFilters', filters, {
        'X-Access-Key': key,
      })
    expect((await askFilters('shop-key')).status).toBe(200)
    expect((await askFilters('other-key')).body.error).toBe('PermissionDenied')
    const statuses = [
      await as('few-key'),
      await as('few-key'),
      await as('few-key'),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
  })
})

describe('changes', () => {
  test('behavior: an accepted order is in the next answer', async () => {
    expect(await getFloor()).toBeUndefined()
    const dear = await list('1', '3000000000000000000')
    expect(await getFloor()).toBe(dear)
    const cheap = await list('2', '2000000000000000000')
    expect(await getFloor()).toBe(cheap)
  })

  test('behavior: an accepted order is in the next answer while older reads are running', async () => {
    const asked: Promise<unknown>[] = []
    let isDone = false
    const stream = (async () => {
      while (!isDone) {
        asked.push(getFloor())
        await new Promise(setImmediate)
      }
    })()
    try {
      for (const price of [19, 18, 17, 16, 15]) {
        const posted = await list('3', `${price}00000000000000000`)
        expect(await getFloor()).toBe(posted)
      }
    } finally {
      // Otherwise the stream would keep running during later tests.
      isDone = true
      await stream
    }
    await Promise.all(asked)
  })

  test('behavior: a purchase is in the next answer after its block', async () => {
    const bought = await getFloor()
    const { body } = await quote(bought, '3')
    await m.carryOut(body.steps, buyer)
    expect(await getFloor()).toBe(bought)
    await m.service.sync()
    const next = await getFloor()
    expect(next).not.toBe(bought)
    const { body: named } = await m.send(`${path}/GetOrders`, {
      input: [{ contractAddress: m.emblems, orderId: bought }],
    })
    expect(named.orders[0].status).toBe('filled')
  })

  test('behavior: a failed quote takes its order out of the next answer', async () => {
    const orderId = await getFloor()
    expect(orderId).toBeDefined()
    await m.call(
      seller,
      m.emblems,
      { abi: collectionAbi },
      'setApprovalForAll',
      [m.seaport, false],
    )
    expect((await quote(orderId, '2')).status).toBe(400)
    expect(await getFloor()).not.toBe(orderId)
  })

  test('behavior: a change in one collection keeps the answers of other collections', async () => {
    wait()
    const ask = () =>
      m.send(`${path}/ListCollectibles`, {
        contractAddress: m.items,
        filter: { includeEmpty: true },
      })
    await ask()
    await m.mintEmblem(50n)
    await m.service.sync()
    expect(await queries.during(ask)).toBe(0)
    await m.mintItems(50n, 3n)
    await m.service.sync()
    expect((await ask()).body.collectibles).toHaveLength(1)
  })

  test('behavior: a change by another process is seen after a second', async () => {
    wait()
    const ask = async (tokenId: string) =>
      (
        await m.send(`${path}/ListCollectibles`, {
          contractAddress: m.emblems,
          filter: { includeEmpty: true, inAccounts: [operator.address] },
        })
      ).body.collectibles.some(
        ({ metadata }: any) => metadata.tokenId === tokenId,
      )
    expect(await ask('60')).toBe(false)
    const other = createService({
      database: { db: m.db },
      networks: [m.network],
      log: () => {},
    })
    await m.mintEmblem(60n, operator.address)
    await other.sync()
    wait(999)
    expect(await ask('60')).toBe(false)
    wait(1)
    expect(await ask('60')).toBe(true)
  })

  test('behavior: cached answers are computed again after the clock is set back', async () => {
    wait()
    const before = await getFloor()
    wait(-5_000)
    const count = await queries.during(async () => {
      expect(await getFloor()).toBe(before)
    })
    expect(count).toBeGreaterThan(0)
  })

  test('behavior: errors are not cached', async () => {
    wait()
    const ask = () =>
      m.send(`${path}/GetCollectible`, {
        contractAddress: m.emblems,
        tokenId: '777',
      })
    expect((await ask()).body.error).toBe('NotFound')
    await m.db.insert(collectibles).values({
      chainId: m.network.chainId,
      contractAddress: m.emblems.toLowerCase() as typeof m.emblems,
      tokenId: 777n,
    })
    expect((await ask()).status).toBe(200)
  })
})

test('parameters: answerCacheMegabytes', async () => {
  const service = createService({
    answerCacheMegabytes: 0,
    database: { db: m.db },
    networks: [m.network],
    projects: [{ id: 1, name: 'Shop', accessKeys: ['shop-key'] }],
  })
  const ask = () =>
    service.fetch(
      new Request(`http://localhost${path}/GetFloorOrder`, {
        method: 'POST',
        headers: { 'X-Access-Key': 'shop-key' },
        body: JSON.stringify({ contractAddress: m.emblems }),
      }),
    )
  await ask()
  const alone = await queries.during(ask)
  expect(alone).toBeGreaterThan(0)
  const together = await queries.during(() =>
    Promise.all(Array.from({ length: 4 }, ask)),
  )
  expect(together).toBe(4 * alone)
})

describe('renewal', () => {
  const question = { key: 'k', chainId: 1, contractAddresses: [zeroAddress] }

  /** A cache of numbers that grow with each computation. */
  function createCounter() {
    const time = { now: 0 }
    const cache = createResponseCache({ bytes: 1e6, now: () => time.now })
    let ends: (() => void)[] = []
    let count = 0
    return {
      time,
      forget: () => cache.forget(1, [zeroAddress]),
      /** Reads an answer, and starts its renewal at 900 ms. */
      async renew() {
        const first = this.read()
        await this.end()
        await first
        time.now = 900
        await this.read()
      },
      async read() {
        const { body } = await cache.read(question, () => {
          count += 1
          const number = count
          return new Promise((resolve) =>
            ends.push(() => resolve(String(number))),
          )
        })
        return Number(new TextDecoder().decode(body))
      },
      /** Ends the computations that run. */
      async end() {
        for (const end of ends) end()
        ends = []
        await new Promise(setImmediate)
      },
      get count() {
        return count
      },
    }
  }

  test('default: an answer that is read late in its life is renewed without a wait', async () => {
    const counter = createCounter()
    const first = counter.read()
    await counter.end()
    expect(await first).toBe(1)
    counter.time.now = 799
    await counter.read()
    expect(counter.count).toBe(1)
    counter.time.now = 800
    // No caller waits for the renewal, and all callers share one.
    expect(await Promise.all([counter.read(), counter.read()])).toEqual([1, 1])
    expect(counter.count).toBe(2)
    await counter.end()
    expect(await counter.read()).toBe(2)
    counter.time.now = 1_799
    expect(await counter.read()).toBe(2)
  })

  test('behavior: a read after the answer expires waits for the running renewal', async () => {
    const counter = createCounter()
    await counter.renew()
    counter.time.now = 1_000
    const waiting = counter.read()
    expect(counter.count).toBe(2)
    await counter.end()
    expect(await waiting).toBe(2)
  })

  test('behavior: an answer that is still being computed is not renewed', async () => {
    const counter = createCounter()
    const first = counter.read()
    counter.time.now = 900
    const second = counter.read()
    expect(counter.count).toBe(1)
    await counter.end()
    expect(await Promise.all([first, second])).toEqual([1, 1])
  })

  test('behavior: a change during a renewal discards the result of the renewal', async () => {
    const counter = createCounter()
    await counter.renew()
    counter.forget()
    const next = counter.read()
    await counter.end()
    expect(await next).toBe(3)
    expect(await counter.read()).toBe(3)
  })

  test('behavior: after a failed renewal, the old answer is returned until it expires', async () => {
    const time = { now: 0 }
    const cache = createResponseCache({ bytes: 1e6, now: () => time.now })
    await cache.read(question, async () => '1')
    time.now = 900
    const fail = () => Promise.reject(new Error('The database is away.'))
    let count = 0
    for (let n = 0; n < 3; n += 1) {
      const { body } = await cache.read(question, () => {
        count += 1
        return fail()
      })
      expect(new TextDecoder().decode(body)).toBe('1')
      await new Promise(setImmediate)
    }
    expect(count).toBe(1)
    time.now = 1_000
    await expect(cache.read(question, fail)).rejects.toThrow('away')
  })
})

describe('memory', () => {
  const answer = 'x'.repeat(10_000)
  const question = (n: number) => ({
    key: `key ${n}`,
    chainId: 1,
    contractAddresses: [zeroAddress],
  })

  /** Returns how many of the questions are answered without a computation. */
  async function countKept(
    cache: ReturnType<typeof createResponseCache>,
    of: number,
  ) {
    let kept = 0
    // The newest first: an answer that was dropped pushes out the oldest one.
    for (let n = of - 1; n >= 0; n -= 1) {
      let isComputed = false
      await cache.read(question(n), async () => {
        isComputed = true
        return ''
      })
      if (isComputed) break
      kept += 1
    }
    return kept
  }

  test('default: the cache keeps as many answers as fit', async () => {
    const cache = createResponseCache({ bytes: 1e6, now: () => 0 })
    for (let n = 0; n < 5_000; n += 1)
      await cache.read(question(n), async () => answer)
    const kept = await countKept(cache, 5_000)
    expect(kept).toBeGreaterThan(80)
    expect(kept * answer.length).toBeLessThan(1e6)
  })

  test('behavior: small answers count with their overhead', async () => {
    const cache = createResponseCache({ bytes: 1e6, now: () => 0 })
    for (let n = 0; n < 5_000; n += 1)
      await cache.read(question(n), async () => '[]')
    expect(await countKept(cache, 5_000)).toBeLessThan(1_000)
  })

  test('behavior: compressed answers count too', async () => {
    const cache = createResponseCache({ bytes: 40_000, now: () => 0 })
    const noise = randomBytes(5_000).toString('hex')
    for (let n = 0; n < 3; n += 1)
      await (await cache.read(question(n), async () => noise)).compress()
    // Two answers with their compressed bytes fit, three without.
    expect(await countKept(cache, 3)).toBe(2)
  })

  test('behavior: an answer larger than the cache is returned but not cached', async () => {
    const cache = createResponseCache({ bytes: 5_000, now: () => 0 })
    const { body } = await cache.read(question(1), async () => answer)
    expect(body.byteLength).toBe(answer.length)
    expect(await countKept(cache, 2)).toBe(0)
  })

  test('behavior: a change in any collection of an answer invalidates the answer', async () => {
    const cache = createResponseCache({ bytes: 1e6, now: () => 0 })
    const contractAddresses = ['0xA', '0xb']
    let count = 0
    const read = () =>
      cache.read({ key: 'k', chainId: 1, contractAddresses }, async () => {
        count += 1
        return ''
      })
    const steps = [
      () => cache.forget(1, ['0xB']),
      () => cache.forget(1, ['0xa']),
    ]
    for (const step of steps) {
      await read()
      await read()
      step()
    }
    await read()
    cache.forget(2, contractAddresses)
    cache.forget(1, ['0xc'])
    await read()
    expect(count).toBe(3)
  })
})
