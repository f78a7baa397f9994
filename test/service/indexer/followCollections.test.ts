import { eq } from 'drizzle-orm'
import { createPublicClient, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NetworkConfig } from '../../../src/service/context.js'
import {
  balances,
  collectibles,
  collections,
  cursors,
  orders,
  seenBlocks,
} from '../../../src/service/database/schema.js'
import { createIndexer } from '../../../src/service/indexer/createIndexer.js'
import {
  indexNetwork,
  newMemory,
} from '../../../src/service/indexer/indexNetwork.js'
import { type Market, setupMarket } from '../market.js'
import { seller, stranger } from '../requests.js'
import { countBlocks, startRpcProxy } from '../rpcProxy.js'
import { indexerTools } from './indexerSetup.js'

let market: Market
let tools: ReturnType<typeof indexerTools>
let proxy: Awaited<ReturnType<typeof startRpcProxy>>
let network: NetworkConfig
let validated: `0x${string}`[]
/** A chain that was not indexed yet: emblems 1 to 10, two of them listed. */
beforeAll(async () => {
  market = await setupMarket()
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
  validated = []
  for (let id = 1n; id <= 10n; id++) {
    await market.mintEmblem(id)
    await tools.chain.mine({ blocks: 20, interval: 1 })
    if (id % 5n === 0n)
      validated.push(...(await tools.validate([await tools.listing(id)])))
  }
})
afterAll(async () => {
  await market.close()
  await proxy.stop()
})

const register = () =>
  market.db.insert(collections).values({
    chainId: foundry.id,
    contractAddress: market.emblems,
    type: 'ERC721',
  })
const emblems = async () =>
  (
    await market.db
      .select()
      .from(collections)
      .where(eq(collections.contractAddress, market.emblems))
  )[0]
const indexer = () => createIndexer({ ...market.context, networks: [network] })
const sold = { [seller.address.toLowerCase()]: 1n }

/** A database that followed the chain without the emblems. */
beforeEach(async () => {
  proxy.refuse(() => undefined)
  const { db } = market
  for (const table of [balances, collectibles, cursors, orders, seenBlocks])
    await db.delete(table)
  await db
    .delete(collections)
    .where(eq(collections.contractAddress, market.emblems))
  await indexer().sync()
  expect(await db.$count(balances)).toBe(0)
  await register()
})

describe('a collection that is registered later', () => {
  test('default: its past is read, and its tables match the chain', async () => {
    await indexer().sync()
    for (let id = 1n; id <= 10n; id++)
      expect(await tools.holders(market.emblems, id)).toEqual(sold)
    expect(await market.db.$count(collectibles)).toBe(10)
    const rows = await market.db.select().from(orders).orderBy(orders.id)
    expect(rows.map(({ orderHash }) => orderHash)).toEqual(validated)
    expect(rows[0]?.createdAt.getTime()).toBeLessThan(
      rows[1]?.createdAt.getTime() ?? 0,
    )
    expect(rows.map(({ standing }) => standing)).toEqual(['best', 'best'])
    const row = await emblems()
    expect(row?.indexedBlock).toBe(row?.followedFrom)
    await tools.expectInStep()
  })

  test('behavior: the past is read in parts while new blocks are followed', async () => {
    const { context } = market
    const refusal = { code: -32602, message: 'range 31 exceeds 30' }
    proxy.refuse((call) => (countBlocks(call) > 30 ? refusal : undefined))
    const memory = newMemory(context, network)
    const { signal } = new AbortController()
    const look = () => indexNetwork(context, network, { ...memory, signal })
    while ((await emblems())?.indexedBlock === null) await look()
    const orderId = await tools.post(await tools.listing(9n), seller)
    await tools.transfer(seller, stranger.address, 10n)
    expect(await look()).toBe(true)
    expect((await market.order(orderId))?.status).toBe('active')
    const lost = { [stranger.address.toLowerCase()]: 1n }
    expect(await tools.holders(market.emblems, 10n)).toEqual(lost)
    await tools.transfer(seller, stranger.address, 9n)
    expect(await look()).toBe(true)
    expect((await market.order(orderId))?.status).toBe('inactive')

    const before = await emblems()
    expect(before?.indexedBlock).toBeLessThan(before?.followedFrom ?? 0)
    await indexer().sync()
    expect(await look()).toBe(false)
    expect(await tools.holders(market.emblems, 9n)).toEqual(lost)
    expect(await tools.holders(market.emblems, 10n)).toEqual(lost)
    expect(await tools.holders(market.emblems, 1n)).toEqual(sold)
    await tools.expectInStep()
    await tools.transfer(stranger, seller.address, 9n)
    await tools.transfer(stranger, seller.address, 10n)
  })

  test('behavior: collections that are behind are read together', async () => {
    const { db } = market
    await indexer().sync()
    const half = 100
    await db
      .update(collections)
      .set({ indexedBlock: half })
      .where(eq(collections.contractAddress, market.emblems))
    await db
      .update(collections)
      .set({ indexedBlock: null })
      .where(eq(collections.contractAddress, market.items))
    const { followedFrom } = (await emblems()) ?? {}
    await db.update(collections).set({ followedFrom: followedFrom ?? null })
    proxy.calls.length = 0
    await indexer().sync()
    const ranges = proxy.calls
      .filter((call) => countBlocks(call) > 1)
      .map(({ params }) => [params[0].fromBlock, params[0].address.length])
    expect(ranges).toContainEqual(['0x0', 1])
    expect(ranges).toContainEqual([`0x${(half + 1).toString(16)}`, 2])
    await tools.expectInStep()
  })

  test('behavior: a collection at block -1 and an unread collection are read together', async () => {
    const { context, db } = market
    await indexer().sync()
    const { emblems: contract, items } = market
    for (const [address, indexedBlock] of [
      [contract, -1],
      [items, null],
    ] as const)
      await db
        .update(collections)
        .set({ followedFrom: 100, indexedBlock })
        .where(eq(collections.contractAddress, address))
    const memory = newMemory(context, network)
    const { signal } = new AbortController()
    const look = () => indexNetwork(context, network, { ...memory, signal })
    expect([await look(), await look()]).toEqual([true, false])
    expect((await emblems())?.indexedBlock).toBe(100)
  })

  test('behavior: the collection is read again from the start of a reorganisation', async () => {
    const { context } = market
    await tools.chain.mine({ blocks: 5 })
    const id = await tools.chain.snapshot()
    await market.mintEmblem(99n)
    const refusal = { code: -32602, message: 'range 51 exceeds 50' }
    proxy.refuse((call) => (countBlocks(call) > 50 ? refusal : undefined))
    const memory = newMemory(context, network)
    const { signal } = new AbortController()
    for (let i = 0; i < 9; i++)
      await indexNetwork(context, network, { ...memory, signal })
    const before = await emblems()
    expect(before?.indexedBlock).toBeGreaterThan(0)
    await tools.chain.revert({ id })
    await tools.chain.mine({ blocks: 3 })
    await indexer().sync()
    expect(await tools.holders(market.emblems, 99n)).toEqual({})
    expect(await tools.holders(market.emblems, 10n)).toEqual(sold)
    await tools.expectInStep()
  })
})

test('behavior: a failed read of one token is retried and does not delay other tokens', async () => {
  const { context } = market
  await indexer().sync()
  const [hurt, well] = [
    await tools.post(await tools.listing(3n), seller),
    await tools.post(await tools.listing(4n), seller),
  ]
  await indexer().sync()
  await tools.transfer(seller, stranger.address, 3n)
  await tools.transfer(seller, stranger.address, 4n)
  const ownerOf3 = `0x6352211e${'3'.padStart(64, '0')}`
  proxy.refuse(({ method, params }) =>
    method === 'eth_call' && params[0].data === ownerOf3
      ? { code: -32000, message: 'the dog ate it' }
      : undefined,
  )
  const logged: unknown[] = []
  const log = (entry: object) => logged.push(entry)
  const following = createIndexer({ ...context, log, networks: [network] })
  await following.sync()
  await following.sync()
  expect((await market.order(well))?.status).toBe('inactive')
  expect(await market.order(hurt)).toMatchObject({
    readBlock: -1,
    status: 'active',
  })
  expect(logged).toMatchObject([{ facts: { failed: 1 }, level: 'error' }])
  proxy.refuse(() => undefined)
  await following.sync()
  expect((await market.order(hurt))?.status).toBe('inactive')
  await tools.expectInStep()
  await tools.transfer(stranger, seller.address, 3n)
  await tools.transfer(stranger, seller.address, 4n)
})
