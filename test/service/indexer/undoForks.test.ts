import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import type { NetworkConfig } from '../../../src/service/context.js'
import {
  cursors,
  orders,
  seenBlocks,
} from '../../../src/service/database/schema.js'
import { createIndexer } from '../../../src/service/indexer/createIndexer.js'
import {
  indexNetwork,
  newMemory,
} from '../../../src/service/indexer/indexNetwork.js'
import {
  forgetBefore,
  readSeenBlocks,
  seeBlock,
} from '../../../src/service/indexer/seenBlocks.js'
import { generateBuy } from '../../../src/service/operations/quotes/generateBuy.js'
import { demoERC20, demoERC1155 } from '../../../src/service/world/artifacts.js'
import { databases, openFresh } from '../databases.js'
import { type Market, setupMarket } from '../market.js'
import { buyer, purchase, seller, stranger } from '../requests.js'
import { indexerTools } from './indexerSetup.js'

describe.each(databases)('on %s', (kind) => {
  let market: Market
  let tools: ReturnType<typeof indexerTools>
  let tokenId = 0n
  beforeAll(async () => {
    market = await setupMarket({ database: await openFresh(kind) })
    tools = indexerTools(market)
    const { items, seaport, usdc } = market
    await tools.approveAll(seller)
    await market.call(seller, items, demoERC1155, 'setApprovalForAll', [
      seaport,
      true,
    ])
    await market.mintCoins(usdc, buyer.address, 1_000_000n)
    const args = [seaport, 1_000_000n]
    await market.call(buyer, usdc, demoERC20, 'approve', args)
  })
  afterAll(() => market.close())
  beforeEach(async () => {
    tokenId += 10n
    for (let i = 0n; i < 5n; i++) await market.mintEmblem(tokenId + i)
  })

  const sync = () => market.indexer.sync()
  const getStatus = async (id: string) => (await market.order(id))?.status
  const mine = (blocks: number) => tools.chain.mine({ blocks })
  async function list(offset: bigint) {
    return tools.post(await tools.listing(tokenId + offset), seller)
  }
  async function buy(orderId: string) {
    const { context, emblems, network } = market
    const request = purchase(emblems, [{ orderId }])
    await market.execute(await generateBuy(context, network, request), buyer)
  }
  /** Indexes the chain as one process that keeps its state. */
  function looks() {
    const { context, network } = market
    const memory = newMemory(context, network)
    const { signal } = new AbortController()
    return () => indexNetwork(context, network, { ...memory, signal })
  }
  const seen = async () =>
    (await market.db.select().from(seenBlocks)).map((row) => row.blockNumber)

  test('behavior: a deep reorganisation is undone', async () => {
    const { items, seaport } = market
    const [sold, moved, cancelled, outbid] = [
      await list(0n),
      await list(1n),
      await list(2n),
      await list(3n),
    ]
    const offer = await tools.post(await tools.offer(buyer), buyer)
    await sync()
    const id = await tools.chain.snapshot()
    await buy(sold)
    await sync()
    await mine(60)
    await tools.transfer(seller, stranger.address, tokenId + 1n)
    await tools.validate([await tools.listing(tokenId + 4n)])
    await market.mintItems(tokenId, 7n)
    await sync()
    await mine(60)
    const [order] = await market.db
      .select()
      .from(orders)
      .where(eq(orders.orderHash, cancelled))
    await market.call(seller, seaport, { abi: seaportAbi }, 'cancel', [
      [order?.components],
    ])
    await market.call(buyer, market.usdc, demoERC20, 'approve', [seaport, 0n])
    await market.mintEmblem(tokenId + 9n, stranger.address)
    await sync()
    expect(
      await Promise.all([sold, moved, cancelled, offer].map(getStatus)),
    ).toEqual(['filled', 'inactive', 'cancelled', 'inactive'])
    await tools.expectInStep()

    await tools.chain.revert({ id })
    await tools.transfer(seller, stranger.address, tokenId + 3n)
    await mine(200)
    await sync()
    expect(
      await Promise.all([sold, moved, cancelled, outbid, offer].map(getStatus)),
    ).toEqual(['active', 'active', 'active', 'inactive', 'active'])
    expect(await tools.holders(market.emblems, tokenId + 9n)).toEqual({})
    expect(await tools.holders(items, tokenId)).toEqual({})
    expect(await tools.holders(market.emblems, tokenId + 1n)).toEqual({
      [seller.address.toLowerCase()]: 1n,
    })
    await tools.expectInStep()
  })

  test('behavior: a reorganisation to a shorter chain is undone', async () => {
    const orderId = await list(0n)
    await sync()
    const id = await tools.chain.snapshot()
    await buy(orderId)
    await mine(20)
    await sync()
    expect(await getStatus(orderId)).toBe('filled')
    await tools.chain.revert({ id })
    await sync()
    expect(await getStatus(orderId)).toBe('active')
    await tools.expectInStep()
    const head = await market.client.getBlockNumber({ cacheTime: 0 })
    expect(Math.max(...(await seen()))).toBeLessThanOrEqual(Number(head))
  })

  test('behavior: a reorganisation to a chain of the same length is undone', async () => {
    const [first, second] = [await list(0n), await list(1n)]
    await sync()
    const id = await tools.chain.snapshot()
    await buy(first)
    await mine(5)
    await sync()
    expect(await getStatus(first)).toBe('filled')
    const head = () => market.client.getBlockNumber({ cacheTime: 0 })
    const before = await head()
    await tools.chain.revert({ id })
    await buy(second)
    await mine(Number(before - (await head())))
    await sync()
    expect(await getStatus(first)).toBe('active')
    expect(await getStatus(second)).toBe('filled')
    await tools.expectInStep()
  })

  test('behavior: a reorganisation between the post of an order and its indexing is undone', async () => {
    await sync()
    const id = await tools.chain.snapshot()
    await market.mintEmblem(tokenId + 7n)
    const orderId = await list(7n)
    await tools.chain.revert({ id })
    await mine(3)
    await sync()
    expect(await getStatus(orderId)).toBe('inactive')
    expect(await tools.holders(market.emblems, tokenId + 7n)).toEqual({})
    await tools.expectInStep()
  })

  test('behavior: the currency of an offer that a reorganisation reopens is watched', async () => {
    const { seaport, usdc } = market
    await sync()
    const id = await tools.chain.snapshot()
    const orderId = await tools.post(await tools.offer(buyer), buyer)
    await sync()
    const contract = { abi: seaportAbi }
    await market.db.delete(orders).where(ne(orders.orderHash, orderId))
    await market.call(buyer, seaport, contract, 'incrementCounter', [])
    await sync()
    expect(await getStatus(orderId)).toBe('cancelled')
    const look = looks()
    await mine(1)
    await look()
    await tools.chain.revert({ id })
    await mine(9)
    await look()
    expect(await getStatus(orderId)).toBe('active')
    await market.call(buyer, usdc, demoERC20, 'approve', [seaport, 0n])
    await look()
    expect(await getStatus(orderId)).toBe('inactive')
    const args = [seaport, 1_000_000n]
    await market.call(buyer, usdc, demoERC20, 'approve', args)
    await look()
    expect(await getStatus(orderId)).toBe('active')
  })

  test('behavior: a reorganisation during a read is undone', async () => {
    const { context, network } = market
    const orderId = await list(0n)
    const id = await tools.chain.snapshot()
    await buy(orderId)
    await sync()
    expect(await getStatus(orderId)).toBe('filled')
    let isForked = false
    const getBlock = async (request?: { blockNumber?: bigint }) => {
      const found = await network.client.getBlock(request)
      if (request?.blockNumber !== undefined && !isForked) {
        isForked = true
        await tools.chain.revert({ id })
        await mine(9)
      }
      return found
    }
    await mine(1)
    const client = { ...network.client, getBlock } as never
    const indexer = createIndexer({
      ...context,
      networks: [{ ...network, client }],
    })
    await indexer.sync()
    expect(isForked).toBe(true)
    await sync()
    expect(await getStatus(orderId)).toBe('active')
    await tools.expectInStep()
  })

  test('behavior: the indexer logs a reorganisation once, with its depth', async () => {
    const told: unknown[] = []
    const log = (entry: unknown) => told.push(entry)
    const indexer = createIndexer({ ...market.context, log })
    await indexer.sync()
    const common = Math.max(...(await seen()))
    const id = await tools.chain.snapshot()
    for (let i = 0; i < 3; i++) {
      await mine(2)
      await indexer.sync()
    }
    expect(told).toEqual([])
    const depth = Math.max(...(await seen())) - common
    expect(depth).toBeGreaterThanOrEqual(6)
    await tools.chain.revert({ id })
    // Blocks with the same time would be the same blocks.
    await tools.chain.increaseTime({ seconds: 60 })
    await mine(1)
    await indexer.sync()
    await mine(1)
    await indexer.sync()
    expect(told).toMatchObject([{ facts: { depth }, level: 'info' }])
  })

  test('behavior: the indexer waits for a node that lags behind', async () => {
    const orderId = await list(0n)
    await sync()
    const id = await tools.chain.snapshot()
    await buy(orderId)
    await mine(3)
    await sync()
    expect(await getStatus(orderId)).toBe('filled')
    await tools.chain.revert({ id })
    const look = looks()
    for (let i = 0; i < 6; i++) await look()
    expect(await getStatus(orderId)).toBe('filled')
    await look()
    expect(await getStatus(orderId)).toBe('active')
  })

  test('behavior: blocks of a node that changes its chain id are not indexed', async () => {
    const { context, network } = market
    await sync()
    const before = await market.db.select().from(cursors)
    await tools.chain.mine({ blocks: 1 })
    // The same blocks, as after a fork of a chain.
    const client = { ...network.client, getChainId: async () => 1 }
    const { signal } = new AbortController()
    await expect(
      indexNetwork(context, { ...network, client } as never, {
        ...newMemory(context, network),
        signal,
      }),
    ).rejects.toThrow(/serves chain 1, not 31337/)
    expect(await market.db.select().from(cursors)).toEqual(before)
  })

  test('behavior: a node of another chain does not undo indexed blocks', async () => {
    const { context, network } = market
    await sync()
    const before = await market.db.select().from(cursors)
    const memory = newMemory(context, network)
    const { signal } = new AbortController()
    const getBlock = async (request: object) => ({
      ...(await network.client.getBlock(request)),
      hash: `0x${'ab'.repeat(32)}` as const,
    })
    const client = { ...network.client, getBlock, getChainId: async () => 1 }
    await expect(
      indexNetwork(context, { ...network, client } as never, {
        ...memory,
        signal,
      }),
    ).rejects.toThrow(/serves chain 1, not 31337/)
    expect(await market.db.select().from(cursors)).toEqual(before)
  })

  test('behavior: the indexer reads the chain again if none of its known blocks remains', async () => {
    const orderId = await list(0n)
    await sync()
    await market.db
      .update(seenBlocks)
      .set({ blockHash: `0x${'ab'.repeat(32)}` })
    await mine(1)
    await sync()
    expect(await getStatus(orderId)).toBe('active')
    await tools.expectInStep()
  })
})

test('behavior: of two blocks with one number, only the first is stored', async () => {
  const { close, db } = await openFresh('PGlite')
  const network = { chainId: 7 } as NetworkConfig
  const [one, other] = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const
  expect(await seeBlock(db, network, { hash: one, number: 5n })).toBe(true)
  expect(await seeBlock(db, network, { hash: one, number: 5n })).toBe(true)
  expect(await seeBlock(db, network, { hash: other, number: 5n })).toBe(false)
  expect(await readSeenBlocks(db, network)).toEqual([{ hash: one, number: 5n }])
  await close()
})

test('behavior: the block of a cursor far behind the head is remembered', async () => {
  const { close, db } = await openFresh('PGlite')
  const network = { chainId: 7 } as NetworkConfig
  const hash = `0x${'01'.repeat(32)}` as const
  const numbers = async () =>
    (await readSeenBlocks(db, network)).map(({ number }) => number)
  for (const number of [5n, 60_000n, 900_000n])
    await seeBlock(db, network, { hash, number })
  await forgetBefore(db, network, 5)
  expect(await numbers()).toEqual([900_000n, 60_000n, 5n])
  await forgetBefore(db, network, 60_000)
  expect(await numbers()).toEqual([900_000n, 60_000n])
  await close()
})
