import { and, eq } from 'drizzle-orm'
import { type Address, createTestClient, http, maxUint256 } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCounter } from '../../../src/service/chain/reads.js'
import {
  orderDigest,
  orderHash,
  orderParameters,
  wireOrder,
} from '../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import {
  balances,
  collections,
  cursors,
  orders,
} from '../../../src/service/database/schema.js'
import { createIndexer } from '../../../src/service/indexer/createIndexer.js'
import { generateBuy } from '../../../src/service/operations/quotes/generateBuy.js'
import { generateListing } from '../../../src/service/operations/quotes/generateListing.js'
import {
  buildListing,
  buildOffer,
} from '../../../src/service/orders/buildOrder.js'
import { orderRow } from '../../../src/service/orders/orderRow.js'
import { getInitialState } from '../../../src/service/orders/orderState.js'
import { orderFacts, readFacts } from '../../../src/service/orders/readFacts.js'
import { readTerms } from '../../../src/service/orders/readTerms.js'
import { storeOrder } from '../../../src/service/orders/storeOrder.js'
import { submitOrder } from '../../../src/service/orders/submitOrder.js'
import {
  demoERC20,
  demoERC721,
  demoERC1155,
} from '../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../market.js'
import {
  buyer,
  emblemListing,
  itemListing,
  later,
  purchase,
  seller,
  stranger,
} from '../requests.js'

let market: Market
let tokenId = 0n
beforeAll(async () => {
  market = await setupMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  tokenId++
  await market.mintEmblem(tokenId)
})

async function list(orderbook = 'service_marketplace_v2') {
  const request = emblemListing(market, {
    orderbook,
    tokenId: String(tokenId),
  })
  const { context, network } = market
  const steps = await generateListing(context, network, request)
  return market.execute(steps, seller)
}
async function buy(
  orderId: string | undefined,
  marketplace = 'service_marketplace_v2',
) {
  const request = {
    ...purchase(market.emblems, [{ orderId }]),
    marketplace,
  }
  const { context, network } = market
  await market.execute(await generateBuy(context, network, request), buyer)
}
const transfer = (from: typeof seller, to: Address) =>
  market.call(from, market.emblems, demoERC721, 'transferFrom', [
    from.address,
    to,
    tokenId,
  ])
async function synced(orderId: string | undefined) {
  await market.indexer.sync()
  return (await market.order(orderId))?.status
}
const holders = async (contractAddress: Address, token: bigint) =>
  Object.fromEntries(
    (
      await market.db
        .select()
        .from(balances)
        .where(
          and(
            eq(balances.contractAddress, contractAddress),
            eq(balances.tokenId, token),
          ),
        )
    )
      .filter(({ amount }) => amount > 0n)
      .map(({ amount, owner }) => [owner, amount]),
  )
const createChain = () =>
  createTestClient({
    chain: foundry,
    mode: 'anvil',
    transport: http(market.client.transport.url),
  })
const lower = ({ address }: typeof seller) => address.toLowerCase()

describe('sync', () => {
  test('default: listings, sales and holders follow the chain', async () => {
    const orderId = await list()
    expect(await synced(orderId)).toBe('active')
    expect(await holders(market.emblems, tokenId)).toEqual({
      [lower(seller)]: 1n,
    })
    await buy(orderId)
    expect(await synced(orderId)).toBe('filled')
    expect(await holders(market.emblems, tokenId)).toEqual({
      [lower(buyer)]: 1n,
    })
  })

  test('behavior: a sale has the time of its block, not of its indexing or of a later event', async () => {
    const orderId = await list()
    await pause()
    await buy(orderId)
    const soldAt = await getBlockTime()
    await pause()
    for (const approved of [false, true])
      await market.call(
        seller,
        market.emblems,
        demoERC721,
        'setApprovalForAll',
        [market.network.seaport, approved],
      )
    const { context } = market
    const day = 86_400_000
    const late = { ...context, now: () => context.now() + day }
    await createIndexer(late).sync()
    const order = await market.order(orderId)
    expect(order?.status).toBe('filled')
    expect(order?.orderUpdatedAt.getTime()).toBe(soldAt)
    expect(order?.updatedAt.getTime()).toBeGreaterThan(soldAt + day / 2)
  })

  /** Waits until the chain's clock, which may lag behind, is past this moment. */
  async function pause() {
    const now = Date.now()
    do {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await createChain().mine({ blocks: 1 })
    } while ((await getBlockTime()) <= now)
  }
  async function getEnd(orderId: string | undefined) {
    await market.indexer.sync()
    const order = await market.order(orderId)
    return [order?.status, order?.orderUpdatedAt.getTime()]
  }
  async function cancel(orderId: string | undefined) {
    const order = await market.order(orderId)
    const args = [[order?.components]]
    const contract = { abi: seaportAbi }
    await market.call(seller, market.seaport, contract, 'cancel', args)
  }
  /** Lists in the book on chain, where only the indexer knows the id of the order. */
  async function listOnChain() {
    await list('service_marketplace_v1')
    await market.indexer.sync()
    const [order] = await market.db
      .select()
      .from(orders)
      .where(eq(orders.tokenId, tokenId))
    return order?.orderHash
  }
  const getBlockTime = async () =>
    Number((await market.client.getBlock()).timestamp) * 1000

  test('behavior: a sold order that its seller cancels later keeps the time of the sale', async () => {
    const orderId = await list()
    await pause()
    await buy(orderId)
    const sale = await getEnd(orderId)
    await pause()
    await cancel(orderId)
    expect(await getEnd(orderId)).toEqual(sale)
    expect(sale[0]).toBe('filled')
    expect(sale[1]).toBeLessThan(await getBlockTime())
  })

  test('behavior: an order that is cancelled again keeps the time of its first cancellation', async () => {
    const orderId = await list()
    await pause()
    await cancel(orderId)
    const time = await getBlockTime()
    await pause()
    await cancel(orderId)
    expect(await getEnd(orderId)).toEqual(['cancelled', time])
    await pause()
    await cancel(orderId)
    const contract = { abi: seaportAbi }
    const { seaport } = market
    await market.call(seller, seaport, contract, 'incrementCounter', [])
    expect(await getEnd(orderId)).toEqual(['cancelled', time])
  })

  test('behavior: indexing the past of another collection keeps the time of a sale', async () => {
    const orderId = await listOnChain()
    await pause()
    await buy(orderId, 'service_marketplace_v1')
    const sale = await getEnd(orderId)
    expect(sale).toEqual(['filled', await getBlockTime()])
    const [cursor] = await market.db.select().from(cursors)
    await market.db
      .update(collections)
      .set({ followedFrom: cursor?.blockNumber ?? 0, indexedBlock: null })
      .where(eq(collections.contractAddress, market.items))
    expect(await getEnd(orderId)).toEqual(sale)
  })

  test('behavior: an order sold before it was first indexed has the time of the sale', async () => {
    await market.indexer.sync()
    const [cursor] = await market.db.select().from(cursors)
    const orderId = await listOnChain()
    await pause()
    await buy(orderId, 'service_marketplace_v1')
    const sale = ['filled', await getBlockTime()]
    await market.db.delete(orders).where(eq(orders.orderHash, orderId ?? '0x'))
    await market.db.update(cursors).set({ ...cursor })
    expect(await getEnd(orderId)).toEqual(sale)
  })

  test('behavior: a moved token makes its order inactive until it returns', async () => {
    const orderId = await list()
    await transfer(seller, stranger.address)
    expect(await synced(orderId)).toBe('inactive')
    await transfer(stranger, seller.address)
    expect(await synced(orderId)).toBe('active')
  })

  test('behavior: a withdrawn approval makes an order inactive until the maker approves again', async () => {
    const orderId = await list()
    for (const [approved, status] of [
      [false, 'inactive'],
      [true, 'active'],
    ] as const) {
      const args = [market.seaport, approved]
      const { emblems } = market
      await market.call(seller, emblems, demoERC721, 'setApprovalForAll', args)
      expect(await synced(orderId)).toBe(status)
    }
  })

  test('behavior: a raised counter cancels all orders of a maker', async () => {
    const orderId = await list()
    const { seaport } = market
    const contract = { abi: seaportAbi }
    await market.call(seller, seaport, contract, 'incrementCounter', [])
    expect(await synced(orderId)).toBe('cancelled')
  })

  test('behavior: an order stays active for the items that the seller still holds', async () => {
    await market.mintItems(tokenId, 10n)
    const request = itemListing(market, {
      quantity: '10',
      tokenId: String(tokenId),
    })
    const { context, items, network } = market
    const steps = await generateListing(context, network, request)
    const orderId = await market.execute(steps, seller)
    await market.call(seller, items, demoERC1155, 'safeBatchTransferFrom', [
      seller.address,
      stranger.address,
      [tokenId],
      [4n],
      '0x',
    ])
    expect(await synced(orderId)).toBe('active')
    expect(await market.order(orderId)).toMatchObject({
      quantityAvailable: 6n,
      quantityRemaining: 10n,
    })
    expect(await holders(items, tokenId)).toEqual({
      [lower(seller)]: 6n,
      [lower(stranger)]: 4n,
    })
  })

  test('behavior: an offer is active as long as its maker can pay', async () => {
    const { context, network, seaport, usdc } = market
    await market.mintCoins(usdc, buyer.address, 1_000n)
    await market.call(buyer, usdc, demoERC20, 'approve', [seaport, 1_000n])
    const order = buildOffer({
      collection: market.emblems,
      contractType: 'ERC721',
      counter: await readCounter(network, buyer.address),
      currency: usdc,
      endTime: BigInt(later()),
      maker: buyer.address,
      network,
      startTime: 0n,
      unitPrice: 1_000n,
    })
    const { orderId } = await submitOrder(context, network, {
      collectionAddress: market.emblems,
      order: wireOrder(order),
      signature: await buyer.sign({ hash: orderDigest(network, order) }),
    })
    await market.call(buyer, usdc, demoERC20, 'transfer', [
      stranger.address,
      1n,
    ])
    expect(await synced(orderId)).toBe('inactive')
    await market.mintCoins(usdc, buyer.address, 1n)
    expect(await synced(orderId)).toBe('active')
    await market.call(buyer, usdc, demoERC20, 'approve', [seaport, 0n])
    expect(await synced(orderId)).toBe('inactive')
  })

  test('behavior: an offer posted while its maker spends the money becomes inactive', async () => {
    const { context, emblems, network, seaport, usdc } = market
    const spend = async () => {
      const amount = await market.funds(buyer.address, usdc)
      const args = [stranger.address, amount]
      await market.call(buyer, usdc, demoERC20, 'transfer', args)
    }
    await market.db.delete(orders)
    await spend()
    await market.mintCoins(usdc, buyer.address, 1_000n)
    await market.call(buyer, usdc, demoERC20, 'approve', [seaport, 1_000n])
    await market.indexer.sync()
    const components = buildOffer({
      collection: emblems,
      contractType: 'ERC721',
      counter: await readCounter(network, buyer.address),
      currency: usdc,
      endTime: BigInt(later()),
      maker: buyer.address,
      network,
      startTime: 0n,
      unitPrice: 1_000n,
    })
    const hash = orderHash(components)
    const terms = readTerms(components, network)
    const facts = await readFacts(network, hash, terms, [])
    await spend()
    await market.indexer.sync()
    await storeOrder(context, network, {
      row: orderRow({
        at: new Date(),
        blockNumber: 0n,
        components,
        network,
        now: Date.now(),
        origin: { marketplace: 'external_1', source: 'external' },
        signature: '0x00',
        state: getInitialState(orderFacts(facts, components, terms)),
        terms,
      }),
    })
    expect(await market.order(hash)).toMatchObject({
      standing: 'best',
      status: 'active',
    })
    await market.indexer.sync()
    expect(await market.order(hash)).toMatchObject({
      quantityAvailable: 0n,
      standing: null,
      status: 'inactive',
    })
  })

  test('behavior: hostile orders on chain do not stop the indexer', async () => {
    const { client, network, seaport, wallet } = market
    await list()
    const draft = {
      collection: market.emblems,
      contractType: 'ERC721' as const,
      counter: await readCounter(network, seller.address),
      currency: market.usdc,
      endTime: BigInt(later()),
      maker: seller.address,
      network,
      startTime: 0n,
      tokenId,
      unitPrice: 1_000n,
    }
    const order = buildListing(draft)
    const [paid] = order.consideration
    if (!paid) throw new Error('A payment was expected.')
    const most = { ...paid, startAmount: maxUint256, endAmount: maxUint256 }
    const hostile = [Array(9).fill(most), Array(17).fill(paid)].map(
      (consideration) => ({ ...order, consideration }),
    )
    await client.waitForTransactionReceipt({
      hash: await wallet.writeContract({
        abi: seaportAbi,
        account: seller,
        address: seaport,
        args: [
          hostile.map((components) => ({
            parameters: orderParameters(components),
            signature: '0x' as const,
          })),
        ],
        functionName: 'validate',
      }),
    })
    await market.indexer.sync()
    await transfer(seller, stranger.address)
    await market.indexer.sync()
    expect(await holders(market.emblems, tokenId)).toEqual({
      [lower(stranger)]: 1n,
    })
    for (const components of hostile)
      expect(await market.order(orderHash(components))).toBeUndefined()
  })

  test('behavior: reading a range of blocks again changes nothing', async () => {
    const orderId = await list()
    await buy(orderId)
    await market.indexer.sync()
    const read = () =>
      Promise.all([
        market.db
          .select()
          .from(balances)
          .orderBy(balances.contractAddress, balances.tokenId, balances.owner),
        market.db.select().from(orders).orderBy(orders.id),
      ]).then((tables) =>
        // The block as of which it is known has changed.
        tables.map((rows) =>
          rows.map((row) =>
            'amount' in row
              ? { ...row, blockNumber: 0 }
              : { ...row, readBlock: 0 },
          ),
        ),
      )
    const before = await read()
    await market.db.delete(cursors)
    await market.indexer.sync()
    expect(await read()).toEqual(before)
  })

  test('behavior: a reorganisation undoes sales, transfers and listings', async () => {
    const chain = createChain()
    const orderId = await list()
    await market.mintEmblem(tokenId + 1_000n)
    await market.mintEmblem(tokenId + 2_000n)
    await market.indexer.sync()
    const id = await chain.snapshot()
    await buy(orderId)
    tokenId += 2_000n
    await transfer(seller, stranger.address)
    tokenId -= 2_000n
    tokenId += 1_000n
    await list('service_marketplace_v1')
    expect(await synced(orderId)).toBe('filled')
    const validated = () =>
      market.db.query.orders.findFirst({
        where: (order) => eq(order.tokenId, tokenId),
      })
    expect(await validated()).toMatchObject({ status: 'active' })
    await chain.revert({ id })
    await chain.mine({ blocks: 3 })
    expect(await synced(orderId)).toBe('active')
    expect(await validated()).toMatchObject({ status: 'inactive' })
    tokenId -= 1_000n
    for (const token of [tokenId, tokenId + 2_000n])
      expect(await holders(market.emblems, token)).toEqual({
        [lower(seller)]: 1n,
      })
  })
})

describe('start', () => {
  test('default: a started indexer follows the chain by itself', async () => {
    const indexer = createIndexer(market.context)
    indexer.start()
    const orderId = await list()
    await buy(orderId)
    await expect
      .poll(async () => (await market.order(orderId))?.status)
      .toBe('filled')
    await indexer.stop()
  })
})
