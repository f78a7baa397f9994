import {
  createPublicClient,
  custom,
  HttpRequestError,
  http,
  RpcRequestError,
  TimeoutError,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isTooMuch } from '../../../src/service/chain/isTooMuch.js'
import type { NetworkConfig } from '../../../src/service/context.js'
import {
  cursors,
  orders,
  seenBlocks,
} from '../../../src/service/database/schema.js'
import { createIndexer } from '../../../src/service/indexer/createIndexer.js'
import { createRangeSize } from '../../../src/service/indexer/rangeSize.js'
import { demoERC721 } from '../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../market.js'
import { operator, seller } from '../requests.js'
import { countBlocks, type Refusal, startRpcProxy } from '../rpcProxy.js'
import { indexerTools } from './indexerSetup.js'

/** Error messages of providers for ranges that are too long. */
const refusals: [string, Refusal][] = [
  [
    'Alchemy',
    {
      code: -32602,
      message:
        'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range and no limit on the response size, or you can request any block range with a cap of 10K logs in the response. Based on your parameters and the response size limit, this block range should work: [0x0, 0xd043b8]',
    },
  ],
  [
    'Alchemy, free',
    {
      code: -32600,
      message:
        'You can make eth_getLogs requests with up to a 500 block range. Based on your parameters, this block range should work: [0x123c9b2, 0x123cba5]',
    },
  ],
  [
    'Infura, results',
    {
      code: -32005,
      data: { from: '0xBDE5F8', limit: 10000, to: '0x102DBCC' },
      message:
        'query returned more than 10000 results. Try with this block range [0xBDE5F8, 0x102DBCC].',
    },
  ],
  ['Infura', { code: -32602, message: 'range 1000000 exceeds limit of 10000' }],
  [
    'QuickNode',
    { code: -32614, message: 'eth_getLogs is limited to a 10,000 range' },
  ],
  ['Ankr', { code: -32062, message: 'Block range is too large' }],
  [
    'Chainstack',
    {
      code: -32005,
      message:
        'Block range limit exceeded. See more details at https://docs.chainstack.com/docs/limits#evm-range-limits',
    },
  ],
  [
    'dRPC',
    {
      code: 35,
      message: 'ranges over 10000 blocks are not supported on freetier',
    },
  ],
  ['BNB', { code: -32701, message: 'exceed maximum block range: 5000' }],
  [
    'Reth',
    {
      code: -32602,
      message:
        'query exceeds max results 20000, retry with the range 24383075-24383096',
    },
  ],
  [
    'Tenderly',
    {
      code: -32602,
      data: { payload: 'range 9009594 is bigger than range limit 2000' },
      message: 'invalid params',
    },
  ],
  ['ZKsync', { code: -32008, message: 'Response is too big' }],
  ['Optimism', { code: -32020, message: 'backend response too large' }],
  ['Geth', { code: -32002, message: 'query timeout exceeded' }],
  [
    'Polygon',
    { code: -32000, message: 'block range exceeds configured limit' },
  ],
  [
    'Evmos',
    { code: -32000, message: 'maximum [from, to] blocks distance: 10000' },
  ],
  [
    'thirdweb',
    {
      code: -32602,
      message: 'Maximum allowed number of requested blocks is 1000',
    },
  ],
]

/** Messages of other errors. */
const others: [string, Refusal][] = [
  [
    'Alchemy',
    {
      code: 429,
      message:
        'Your app has exceeded its compute units per second capacity. If you have retries enabled, you can safely ignore this message.',
    },
  ],
  [
    'Infura',
    {
      code: -32005,
      message: 'daily request count exceeded, request rate limited',
    },
  ],
  [
    'QuickNode',
    {
      code: -32007,
      message: '50/second request limit reached - reduce calls per second',
    },
  ],
  ['Cloudflare', { code: -32005, message: 'Too Many Requests' }],
  [
    'Optimism',
    {
      code: -32000,
      message: 'block range extends beyond current head block',
    },
  ],
  ['Nitro', { code: -32000, message: 'invalid block range params' }],
  ['Geth', { code: -32000, message: 'header not found' }],
  ['Nethermind', { code: -32603, message: 'Internal error' }],
]

const url = 'http://localhost'
const thrown = (error: Refusal) => new RpcRequestError({ body: {}, error, url })

describe('isTooMuch', () => {
  test.each(refusals)('default (%s)', (_, refusal) => {
    expect(isTooMuch(thrown(refusal))).toBe(true)
  })

  test.each(others)(
    'behavior: returns false for errors with other causes (%s)',
    (_, refusal) => {
      expect(isTooMuch(thrown(refusal))).toBe(false)
    },
  )

  test('behavior: returns true for HTTP status 413 and timeouts, not for other HTTP errors', () => {
    const http = (status: number) =>
      new HttpRequestError({ details: 'Sorry', status, url })
    expect(isTooMuch(http(413))).toBe(true)
    expect(isTooMuch(http(429))).toBe(false)
    expect(isTooMuch(http(502))).toBe(false)
    expect(isTooMuch(new TimeoutError({ body: {}, url }))).toBe(true)
    expect(isTooMuch(new Error('range'))).toBe(false)
  })

  test('behavior: recognizes errors of a wallet provider', async () => {
    const [, refusal] = refusals[0] ?? []
    const client = createPublicClient({
      transport: custom(
        { request: () => Promise.reject({ ...refusal }) },
        { retryCount: 0 },
      ),
    })
    const error = await client.getLogs({}).catch((error) => error)
    expect(isTooMuch(error)).toBe(true)
  })
})

describe('createRangeSize', () => {
  test('default: the size doubles with each success, up to 10,000 blocks', () => {
    const rangeSize = createRangeSize()
    const sizes = [rangeSize.size]
    for (let i = 0; i < 4; i++) {
      rangeSize.grow()
      sizes.push(rangeSize.size)
    }
    expect(sizes).toEqual([2_000n, 4_000n, 8_000n, 10_000n, 10_000n])
  })

  test('behavior: the size settles near the longest range that a node accepts', () => {
    const rangeSize = createRangeSize()
    let failures = 0
    for (let i = 0; i < 400; i++)
      if (rangeSize.size > 700n) {
        failures++
        expect(rangeSize.shrink()).toBe(true)
      } else rangeSize.grow()
    expect(rangeSize.size).toBeGreaterThan(300n)
    expect(failures).toBeLessThan(30)
  })

  test('behavior: a range of one block cannot shrink, but can grow again', () => {
    const rangeSize = createRangeSize()
    while (rangeSize.size > 1n) expect(rangeSize.shrink()).toBe(true)
    expect(rangeSize.shrink()).toBe(false)
    for (let i = 0; i < 200; i++) rangeSize.grow()
    expect(rangeSize.size).toBeGreaterThan(1_000n)
  })
})

describe('sync', () => {
  let market: Market
  let tools: ReturnType<typeof indexerTools>
  let proxy: Awaited<ReturnType<typeof startRpcProxy>>
  let network: NetworkConfig
  beforeAll(async () => {
    // Anvil takes half a minute for 4,200 blocks.
    market = await setupMarket({ chain: 'memory' })
    tools = indexerTools(market)
    proxy = await startRpcProxy(`${market.client.transport.url}`)
    network = {
      ...market.network,
      client: createPublicClient({
        chain: foundry,
        transport: http(proxy.url, { retryCount: 0 }),
      }),
    }
    await tools.approveAll(seller)
    for (let id = 1n; id <= 20n; id++) {
      await market.mintEmblem(id)
      await tools.chain.mine({ blocks: 210 })
    }
  })
  afterAll(async () => {
    await market.close()
    await proxy.stop()
  })
  afterEach(() => proxy.refuse(() => undefined))

  const indexer = () =>
    createIndexer({ ...market.context, networks: [network] })
  async function restart() {
    proxy.calls.length = 0
    for (const table of [cursors, seenBlocks, orders])
      await market.db.delete(table)
  }
  const lengths = () =>
    proxy.calls.map(countBlocks).filter((length) => length > 0)

  test.each(
    refusals.filter(([name]) =>
      ['Alchemy', 'Infura, results', 'Tenderly'].includes(name),
    ),
  )(
    'behavior: reads the chain in ranges that the node accepts (%s)',
    async (_, refusal) => {
      await restart()
      proxy.refuse((call) => (countBlocks(call) > 700 ? refusal : undefined))
      await indexer().sync()
      expect(await tools.holders(market.emblems, 20n)).toEqual({
        [seller.address.toLowerCase()]: 1n,
      })
      await tools.expectInStep()
      expect(lengths()).toContain(2_000)
      expect(lengths().some((length) => length > 350 && length <= 700)).toBe(
        true,
      )
    },
  )

  test('behavior: reads the chain in ranges with as many events as the node accepts', async () => {
    await restart()
    const [, refusal] = refusals[2] ?? []
    proxy.refuse(async (call, answer) =>
      call.method === 'eth_getLogs' && (await answer()).length > 5
        ? refusal
        : undefined,
    )
    await indexer().sync()
    await tools.expectInStep()
    expect(Math.min(...lengths())).toBeLessThan(700)
  })

  test('behavior: a single block that the node refuses is logged and retried', async () => {
    await restart()
    const logged: string[] = []
    const log = (entry: { message: string; error?: unknown }) =>
      logged.push(`${entry.message} ${entry.error}`)
    const [, refusal] = refusals[3] ?? []
    proxy.refuse((call) => (countBlocks(call) > 0 ? refusal : undefined))
    const context = { ...market.context, log, networks: [network] }
    const stuck = createIndexer(context)
    await expect(stuck.sync()).rejects.toThrow(
      /refuses eth_getLogs for block 0: too many logs/,
    )
    stuck.start()
    await expect
      .poll(() => logged.join())
      .toMatch(/Indexing local failed.*block 0/)
    proxy.refuse(() => undefined)
    await expect
      .poll(
        async () => (await market.db.select().from(cursors))[0]?.blockNumber,
      )
      .toBeGreaterThan(4_000)
    await stuck.stop()
  })

  test('behavior: blocks read before another failure stay stored, and sync continues', async () => {
    await restart()
    const [, refusal] = others[0] ?? []
    let allowed = 2
    proxy.refuse((call) =>
      countBlocks(call) > 0 && allowed-- <= 0 ? refusal : undefined,
    )
    const following = indexer()
    await expect(following.sync()).rejects.toThrow(/compute units/)
    const [cursor] = await market.db.select().from(cursors)
    expect(cursor?.blockNumber).toBe(1_999)
    expect(Math.max(...lengths())).toBeLessThanOrEqual(4_000)
    proxy.refuse(() => undefined)
    await following.sync()
    await tools.expectInStep()
  })

  test('behavior: a thousand transfers in one block are indexed', async () => {
    const { emblems } = market
    const args = [seller.address, 10_001n, 1_000n]
    await market.call(operator, emblems, demoERC721, 'mintRange', args)
    await indexer().sync()
    const held = await market.db.query.balances.findMany({
      where: (row, { gt }) => gt(row.tokenId, 10_000n),
    })
    expect(held).toHaveLength(1_000)
    expect(held.every(({ amount }) => amount === 1n)).toBe(true)
  })
})
