import { eq } from 'drizzle-orm'
import { type Address, zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderParameters } from '../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import {
  collectibles,
  collections,
  orders,
} from '../../../src/service/database/schema.js'
import { noChanges, refresh } from '../../../src/service/indexer/changes.js'
import {
  indexNetwork,
  newMemory,
} from '../../../src/service/indexer/indexNetwork.js'
import {
  demoERC20,
  demoERC721,
  demoERC1155,
  testCollection,
  testWETH9,
} from '../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../market.js'
import { buyer, operator, seller, stranger } from '../requests.js'
import { indexerTools } from './indexerSetup.js'

let market: Market
let tools: ReturnType<typeof indexerTools>
let weth: Address
let broken: Address
let tokenId = 0n
beforeAll(async () => {
  market = await setupMarket()
  const { db, deploy, network } = market
  weth = await deploy(testWETH9)
  broken = await deploy(testCollection)
  network.currencies = [
    ...network.currencies,
    { address: weth, symbol: 'WETH', decimals: 18, priceUSD: 2000 },
  ]
  await db.insert(collections).values({
    chainId: network.chainId,
    contractAddress: broken,
    type: 'ERC721',
  })
  tools = indexerTools(market)
  await tools.approveAll(seller)
})
afterAll(() => market.close())
beforeEach(async () => {
  tokenId++
  await market.mintEmblem(tokenId)
})

/** Reads the chain and returns the service's order. */
async function synced(orderId: string) {
  await market.indexer.sync()
  const row = await market.order(orderId)
  return row && [row.status, row.quantityAvailable, row.quantityRemaining]
}
const active = ['active', 1n, 1n]
const inactive = ['inactive', 0n, 1n]
const list = async (change: object = {}) =>
  tools.post(await tools.listing(tokenId, change), seller)

describe('orders', () => {
  test('behavior: OrderCancelled cancels an order', async () => {
    const listing = await tools.listing(tokenId)
    const orderId = await tools.post(listing, seller)
    expect(await synced(orderId)).toEqual(active)
    await market.call(seller, market.seaport, { abi: seaportAbi }, 'cancel', [
      [listing],
    ])
    expect(await synced(orderId)).toEqual(['cancelled', 0n, 1n])
    expect(await market.order(orderId)).toMatchObject({ standing: null })
  })

  test('behavior: OrderFulfilled reduces the quantity of an order until it is filled', async () => {
    const { items, seaport } = market
    await market.mintItems(tokenId, 10n)
    await market.call(seller, items, demoERC1155, 'setApprovalForAll', [
      seaport,
      true,
    ])
    const listing = await tools.listing(tokenId, {
      collection: items,
      contractType: 'ERC1155',
      currency: zeroAddress,
      quantity: 10n,
      royalty: undefined,
    })
    const orderId = await tools.post(listing, seller)
    const signature = (await market.order(orderId))?.signature
    const take = async (numerator: bigint) =>
      market.client.waitForTransactionReceipt({
        hash: await market.wallet.writeContract({
          abi: seaportAbi,
          account: buyer,
          address: seaport,
          functionName: 'fulfillAdvancedOrder',
          args: [
            {
              parameters: orderParameters(listing),
              numerator,
              denominator: 10n,
              signature: signature ?? '0x',
              extraData: '0x',
            },
            [],
            `0x${'00'.repeat(32)}`,
            buyer.address,
          ],
          value: 1_000n * numerator,
        }),
      })
    await take(3n)
    expect(await synced(orderId)).toEqual(['active', 7n, 7n])
    await take(6n)
    expect(await synced(orderId)).toEqual(['active', 1n, 1n])
    await take(1n)
    expect(await synced(orderId)).toEqual(['filled', 0n, 0n])
    expect(await tools.holders(items, tokenId)).toEqual({
      [buyer.address.toLowerCase()]: 10n,
    })
  })

  test('behavior: OrderFulfilled fills an offer', async () => {
    const { seaport, usdc } = market
    await market.mintCoins(usdc, buyer.address, 1_000n)
    const approval = [seaport, 1_000n]
    await market.call(buyer, usdc, demoERC20, 'approve', approval)
    const offer = await tools.offer(buyer, { tokenId })
    const orderId = await tools.post(offer, buyer)
    expect(await synced(orderId)).toEqual(active)
    await market.call(seller, usdc, demoERC20, 'approve', [seaport, 1_000n])
    const signature = (await market.order(orderId))?.signature
    await market.call(
      seller,
      seaport,
      { abi: seaportAbi },
      'fulfillAdvancedOrder',
      [
        {
          parameters: orderParameters(offer),
          numerator: 1n,
          denominator: 1n,
          signature,
          extraData: '0x',
        },
        [],
        `0x${'00'.repeat(32)}`,
        seller.address,
      ],
    )
    expect(await synced(orderId)).toEqual(['filled', 0n, 0n])
  })

  test('behavior: OrderValidated adds orders in the order of the chain', async () => {
    const prices = [1_000n, 900n, 950n]
    const [first, ...others] = await Promise.all(
      prices.map((unitPrice) => tools.listing(tokenId, { unitPrice })),
    )
    if (!first) throw new Error('A listing was expected.')
    await tools.validate([first])
    await tools.chain.increaseTime({ seconds: 100 })
    await tools.validate(others)
    await tools.chain.mine({ blocks: 5 })
    await market.indexer.sync()
    const rows = await market.db
      .select()
      .from(orders)
      .where(eq(orders.tokenId, tokenId))
      .orderBy(orders.createdAt, orders.id)
    expect(rows.map((row) => row.pricePerToken)).toEqual(prices)
    expect(rows.map((row) => row.standing)).toEqual([null, 'best', null])
    for (const row of rows) {
      const block = await market.client.getBlock({
        blockNumber: BigInt(row.blockNumber),
      })
      expect(row.orderCreatedAt).toEqual(
        new Date(Number(block.timestamp) * 1000),
      )
    }
    const [one, two, three] = rows.map((row) => row.blockNumber)
    expect(two).toBe((one ?? 0) + 1)
    expect(three).toBe(two)
  })

  test('behavior: an order is not stored if a payee cannot receive ether', async () => {
    const listing = await tools.listing(tokenId, { currency: zeroAddress })
    const [paid, ...rest] = listing.consideration
    if (!paid) throw new Error('A payment was expected.')
    const bad = { ...paid, recipient: market.usdc }
    const [good, refused] = await tools.validate([
      listing,
      { ...listing, consideration: [bad, ...rest] },
    ])
    expect(await synced(good ?? '')).toEqual(active)
    expect(await synced(refused ?? '')).toBeUndefined()
  })

  test('behavior: an order without the fees of the marketplace is stored as external', async () => {
    const [hash] = await tools.validate([
      await tools.listing(tokenId, { royalty: undefined }),
    ])
    await market.indexer.sync()
    expect(await market.order(hash)).toMatchObject({
      marketplace: 'external_1',
      source: 'external',
    })
  })

  test('behavior: CounterIncremented cancels the earlier orders of a maker', async () => {
    const orderId = await list()
    const contract = { abi: seaportAbi }
    await market.call(seller, market.seaport, contract, 'incrementCounter', [])
    expect(await synced(orderId)).toEqual(['cancelled', 0n, 1n])
    const again = await list()
    expect(await synced(again)).toEqual(active)
    expect(await market.order(again)).toMatchObject({ standing: 'best' })
  })
})

describe('tokens', () => {
  test('behavior: Approval of one token decides whether its order is active', async () => {
    const { emblems, seaport } = market
    await tools.approveAll(seller, false)
    const args = [seaport, tokenId]
    await market.call(seller, emblems, demoERC721, 'approve', args)
    const orderId = await list()
    expect(await synced(orderId)).toEqual(active)
    const none = [zeroAddress, tokenId]
    await market.call(seller, emblems, demoERC721, 'approve', none)
    expect(await synced(orderId)).toEqual(inactive)
    await market.call(seller, emblems, demoERC721, 'approve', args)
    expect(await synced(orderId)).toEqual(active)
    await tools.transfer(seller, stranger.address, tokenId)
    await tools.transfer(stranger, seller.address, tokenId)
    expect(await synced(orderId)).toEqual(inactive)
    await tools.approveAll(seller)
    expect(await synced(orderId)).toEqual(active)
  })

  test('behavior: an order before its start time waits again when its token returns', async () => {
    const begin = BigInt(Math.floor(Date.now() / 1000) + 1_000)
    const orderId = await list({ startTime: begin })
    const standing = async () => {
      await market.indexer.sync()
      return (await market.order(orderId))?.standing
    }
    expect(await standing()).toBe('waiting')
    await tools.transfer(seller, stranger.address, tokenId)
    expect(await standing()).toBeNull()
    await tools.transfer(stranger, seller.address, tokenId)
    expect(await standing()).toBe('waiting')
  })

  test('behavior: TransferSingle and TransferBatch update balances', async () => {
    const { items } = market
    await market.mintItems(tokenId, 5n)
    await market.mintItems(tokenId + 1_000n, 5n)
    const move = (name: string, ids: unknown, amounts: unknown) =>
      market.call(seller, items, demoERC1155, name, [
        seller.address,
        stranger.address,
        ids,
        amounts,
        '0x',
      ])
    await move('safeTransferFrom', tokenId, 2n)
    await move('safeBatchTransferFrom', [tokenId, tokenId + 1_000n], [1n, 5n])
    await market.indexer.sync()
    expect(await tools.holders(items, tokenId)).toEqual({
      [seller.address.toLowerCase()]: 2n,
      [stranger.address.toLowerCase()]: 3n,
    })
    expect(await tools.holders(items, tokenId + 1_000n)).toEqual({
      [stranger.address.toLowerCase()]: 5n,
    })
  })

  test('behavior: a token that returns to its owner within one range keeps its owner', async () => {
    const people = [seller, buyer, stranger, seller]
    for (const [index, from] of people.slice(0, 3).entries())
      await tools.transfer(from, people[index + 1]?.address ?? '0x', tokenId)
    await market.indexer.sync()
    expect(await tools.holders(market.emblems, tokenId)).toEqual({
      [seller.address.toLowerCase()]: 1n,
    })
  })

  test('behavior: metadata of new and of updated tokens are due', async () => {
    const { db } = market
    const ids = [tokenId + 100n, tokenId + 101n, tokenId + 102n]
    for (const id of ids)
      await market.call(operator, broken, testCollection, 'mint', [
        seller.address,
        id,
      ])
    await market.indexer.sync()
    const due = async () => {
      const rows = await db
        .select()
        .from(collectibles)
        .where(eq(collectibles.contractAddress, broken))
        .orderBy(collectibles.tokenId)
      return rows.map(({ metadataDue }) => metadataDue !== null)
    }
    const read = () => db.update(collectibles).set({ metadataDue: null })
    expect(await due()).toEqual([true, true, true])
    for (const [name, args, expected] of [
      ['update', [ids[0]], [true, false, false]],
      ['updateRange', [ids[1], ids[2]], [false, true, true]],
      ['updateURI', [ids[2]], [false, false, true]],
    ] as const) {
      await read()
      await market.call(operator, broken, testCollection, name, [...args])
      await market.indexer.sync()
      expect(await due()).toEqual(expected)
    }
  })

  test('behavior: a broken contract does not stop the orders of other contracts', async () => {
    const args = [seller.address, tokenId]
    await market.call(operator, broken, testCollection, 'mint', args)
    const [hurt, well] = [await list({ collection: broken }), await list()]
    expect(await synced(hurt)).toEqual(active)
    await market.call(operator, broken, testCollection, 'setBroken', [true])
    await market.call(operator, broken, testCollection, 'mint', args)
    await tools.transfer(seller, stranger.address, tokenId)
    expect(await synced(well)).toEqual(inactive)
    expect(await synced(hurt)).toEqual(inactive)
    await market.call(operator, broken, testCollection, 'setBroken', [false])
    await market.call(operator, broken, testCollection, 'mint', args)
    expect(await synced(hurt)).toEqual(active)
  })
})

describe('money', () => {
  test('behavior: Transfer and Approval of the currency change the status of an offer', async () => {
    const { seaport, usdc } = market
    await market.mintCoins(usdc, stranger.address, 1_000n)
    const approve = (amount: bigint) =>
      market.call(stranger, usdc, demoERC20, 'approve', [seaport, amount])
    await approve(1_000n)
    const orderId = await tools.post(await tools.offer(stranger), stranger)
    expect(await synced(orderId)).toEqual(active)
    await approve(999n)
    expect(await synced(orderId)).toEqual(inactive)
    await approve(5_000n)
    expect(await synced(orderId)).toEqual(active)
    const send = [buyer.address, 1n]
    await market.call(stranger, usdc, demoERC20, 'transfer', send)
    expect(await synced(orderId)).toEqual(inactive)
    await market.mintCoins(usdc, stranger.address, 1n)
    expect(await synced(orderId)).toEqual(active)
  })

  test('behavior: an offer of OrderValidated becomes inactive when its maker spends the money', async () => {
    const { seaport, usdc } = market
    await market.mintCoins(usdc, operator.address, 1_000n)
    await market.call(operator, usdc, demoERC20, 'approve', [seaport, 1_000n])
    const [orderId = ''] = await tools.validate(
      [await tools.offer(operator)],
      operator,
    )
    expect(await synced(orderId)).toEqual(active)
    const send = [stranger.address, 1n]
    await market.call(operator, usdc, demoERC20, 'transfer', send)
    expect(await synced(orderId)).toEqual(inactive)
  })

  test('behavior: Deposit and Withdrawal of wrapped coins change the status of an offer', async () => {
    const { client, seaport, wallet } = market
    const deposit = async (value: bigint) =>
      client.waitForTransactionReceipt({
        hash: await wallet.writeContract({
          ...testWETH9,
          account: buyer,
          address: weth,
          functionName: 'deposit',
          value,
        }),
      })
    await deposit(1_000n)
    await market.call(buyer, weth, testWETH9, 'approve', [seaport, 9_000n])
    const offer = await tools.offer(buyer, { currency: weth })
    const orderId = await tools.post(offer, buyer)
    expect(await synced(orderId)).toEqual(active)
    await market.call(buyer, weth, testWETH9, 'withdraw', [1n])
    expect(await synced(orderId)).toEqual(inactive)
    await deposit(1n)
    expect(await synced(orderId)).toEqual(active)
  })

  test('behavior: an offer for several tokens is available for as many as its maker can pay', async () => {
    const { items, seaport, usdt } = market
    await market.mintCoins(usdt, buyer.address, 5_000n)
    await market.call(buyer, usdt, demoERC20, 'approve', [seaport, 5_000n])
    const offer = await tools.offer(buyer, {
      collection: items,
      contractType: 'ERC1155',
      currency: usdt,
      quantity: 5n,
      royalty: undefined,
      tokenId,
    })
    const orderId = await tools.post(offer, buyer)
    expect(await synced(orderId)).toEqual(['active', 5n, 5n])
    const spent = [stranger.address, 1_500n]
    await market.call(buyer, usdt, demoERC20, 'transfer', spent)
    expect(await synced(orderId)).toEqual(['active', 3n, 5n])
  })
})

test('behavior: the currency of a new offer is watched as soon as the offer is indexed', async () => {
  const { context, items, network, seaport, usdt } = market
  await market.mintItems(tokenId, 5n)
  await market.call(seller, items, demoERC1155, 'setApprovalForAll', [
    seaport,
    true,
  ])
  await market.call(seller, usdt, demoERC20, 'approve', [seaport, 9_000n])
  await market.mintCoins(usdt, operator.address, 9_000n)
  await market.call(operator, usdt, demoERC20, 'approve', [seaport, 9_000n])
  const memory = newMemory(context, network)
  const { signal } = new AbortController()
  const look = () => indexNetwork(context, network, { ...memory, signal })
  await look()
  const offer = await tools.offer(operator, {
    collection: items,
    contractType: 'ERC1155',
    currency: usdt,
    quantity: 2n,
    royalty: undefined,
    tokenId,
  })
  const orderId = await tools.post(offer, operator)
  const signature = (await market.order(orderId))?.signature
  const parameters = orderParameters(offer)
  await market.call(
    seller,
    seaport,
    { abi: seaportAbi },
    'fulfillAdvancedOrder',
    [
      {
        parameters,
        numerator: 1n,
        denominator: 2n,
        signature,
        extraData: '0x',
      },
      [],
      `0x${'00'.repeat(32)}`,
      seller.address,
    ],
  )
  await look()
  const left = async () => (await market.order(orderId))?.quantityAvailable
  expect(await left()).toBe(1n)
  await market.call(operator, usdt, demoERC20, 'approve', [seaport, 0n])
  await look()
  expect(await left()).toBe(0n)
})

test('behavior: after all tests above, the tables match the chain', async () => {
  await market.indexer.sync()
  await tools.expectInStep()
})

test('behavior: metadata updates of consecutive tokens merge into one range', () => {
  const changes = noChanges()
  const [one, other] = [market.emblems, market.items]
  for (const [collection, first, last = first] of [
    [one, 0n],
    [one, 1n],
    [one, 1n],
    [one, 2n, 9n],
    [one, 4n, 5n],
    [one, 11n],
    [other, 12n],
    [one, 12n],
  ] as const)
    refresh(changes, { collection, first, last })
  expect(changes.metadata).toEqual([
    { collection: one, first: 0n, last: 9n },
    { collection: one, first: 11n, last: 11n },
    { collection: other, first: 12n, last: 12n },
    { collection: one, first: 12n, last: 12n },
  ])
})
