import { toHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCounter } from '../../../src/service/chain/reads.js'
import {
  type OrderComponents,
  orderDigest,
  orderHash,
  orderParameters,
  wireOrder,
} from '../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import { orders } from '../../../src/service/database/schema.js'
import {
  buildListing,
  buildOffer,
} from '../../../src/service/orders/buildOrder.js'
import { inGroups } from '../../../src/service/orders/inGroups.js'
import { submitOrder } from '../../../src/service/orders/submitOrder.js'
import {
  demoERC20,
  demoERC721,
  demoERC1155,
} from '../../../src/service/world/artifacts.js'
import { databases, openFresh } from '../databases.js'
import { type Market, setupMarket } from '../market.js'
import { artist, buyer, later, seller, stranger } from '../requests.js'

describe.each(databases)('on %s', (kind) => {
  let market: Market
  let tokenId = 0n
  beforeAll(async () => {
    market = await setupMarket({ database: await openFresh(kind) })
    for (const [to, artifact] of [
      [market.emblems, demoERC721],
      [market.items, demoERC1155],
    ] as const)
      await market.call(seller, to, artifact, 'setApprovalForAll', [
        market.seaport,
        true,
      ])
  })
  afterAll(() => market.close())
  beforeEach(async () => {
    tokenId++
    await market.mintEmblem(tokenId)
  })

  async function draft(change: object = {}) {
    const { emblems, network } = market
    return {
      collection: emblems,
      contractType: 'ERC721' as const,
      counter: await readCounter(network, seller.address),
      currency: zeroAddress,
      endTime: BigInt(later()),
      maker: seller.address,
      network,
      royalty: { receiver: artist.address, amount: 50n },
      startTime: 0n,
      tokenId,
      unitPrice: 1_000n,
      ...change,
    }
  }
  const listing = async (change: object = {}) =>
    buildListing(await draft(change))
  const post = async (
    order: OrderComponents,
    {
      signer = seller,
      ...change
    }: { signer?: typeof seller; [field: string]: unknown } = {},
  ) =>
    submitOrder(market.context, market.network, {
      collectionAddress: market.emblems,
      order: wireOrder(order),
      signature: await signer.sign({
        hash: orderDigest(market.network, order),
      }),
      ...change,
    })
  const getRow = async (order: OrderComponents) =>
    market.order(orderHash(order))

  test('behavior: fees are named by their recipients: marketplace, royalty or other', async () => {
    const order = await listing()
    const [first] = order.consideration
    if (!first) throw new Error('The order pays nobody.')
    const consideration = [
      ...order.consideration,
      { ...first, endAmount: 9n, recipient: stranger.address, startAmount: 9n },
    ]
    const paid = { ...order, consideration }
    await post(paid)
    const breakdown = (await getRow(paid))?.feeBreakdown ?? []
    const names = breakdown.map((fee) => [fee.kind, fee.recipientAddress])
    expect(names.slice(1)).toEqual([
      ['royalty', artist.address.toLowerCase()],
      ['other', stranger.address.toLowerCase()],
    ])
    expect(names[0]?.[0]).toBe('marketplace')
  })

  describe('standing', () => {
    test('default: a cheaper order replaces the best order', async () => {
      const [dear, cheap] = [
        await listing(),
        await listing({ unitPrice: 900n }),
      ]
      await post(dear)
      expect(await getRow(dear)).toMatchObject({ standing: 'best' })
      await post(cheap)
      expect(await getRow(dear)).toMatchObject({ standing: null })
      expect(await getRow(cheap)).toMatchObject({ standing: 'best' })
    })

    test('behavior: an order with a later start time waits', async () => {
      const order = await listing({ startTime: BigInt(later()) - 60n })
      await post(order)
      expect(await getRow(order)).toMatchObject({
        standing: 'waiting',
        status: 'active',
      })
    })

    test('behavior: of many orders posted at once, one is the best', async () => {
      const made = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          listing({ unitPrice: 1_000n - BigInt(index), salt: BigInt(index) }),
        ),
      )
      await Promise.all(made.map((order) => post(order)))
      const rows = await market.db.query.orders.findMany({
        orderBy: (row, { asc }) => asc(row.pricePerToken),
        where: (row, { eq }) => eq(row.tokenId, tokenId),
      })
      expect(rows.map(({ standing }) => standing)).toEqual([
        'best',
        ...Array(29).fill(null),
      ])
    })
  })

  describe('wire format', () => {
    test('parameters: order, as other clients write it', async () => {
      const order = await listing()
      const hex = (value: bigint) => toHex(value)
      const { orderId } = await post(order, {
        order: {
          ...orderParameters(order),
          counter: hex(order.counter),
          endTime: Number(order.endTime),
          offer: order.offer.map((item) => ({
            ...item,
            endAmount: hex(item.endAmount),
            identifierOrCriteria: item.identifierOrCriteria.toString(),
            startAmount: 1,
          })),
          consideration: wireOrder(order).consideration,
          salt: hex(order.salt),
          startTime: '0',
          totalOriginalConsiderationItems: '3',
          elasticity: 1,
        },
      })
      expect(orderId).toBe(orderHash(order))
      expect(lower((await getRow(order))?.components)).toEqual(
        lower(wireOrder(order)),
      )
    })

    test('behavior: refuses integers out of range', async () => {
      const order = wireOrder(await listing())
      const bad = [-1, 1.5, 2 ** 53, '-1', '0x', '1e3', ' 1', '0xg', null, {}]
      for (const salt of [...bad, `0x1${'0'.repeat(64)}`, '9'.repeat(78)])
        await expect(
          submitOrder(market.context, market.network, {
            collectionAddress: market.emblems,
            order: { ...order, salt },
            signature: '0x00',
          }),
        ).rejects.toMatchObject({
          error: 'InvalidArgument',
          field: 'order.salt',
        })
    })

    test('behavior: refuses orders that are too large', async () => {
      const order = await listing()
      const [item] = order.consideration
      const consideration = Array(33).fill(item)
      await expect(post({ ...order, consideration })).rejects.toThrow(
        /at most 32 items/,
      )
    })
  })

  describe('checks on chain', () => {
    test('behavior: an approval of only the listed token is enough', async () => {
      const { emblems, seaport } = market
      const id = tokenId + 1_000n
      await market.mintEmblem(id, stranger.address)
      const order = await listing({
        counter: await readCounter(market.network, stranger.address),
        maker: stranger.address,
        tokenId: id,
      })
      await expect(post(order, { signer: stranger })).rejects.toThrow(
        /has not approved/,
      )
      const args = [seaport, id]
      await market.call(stranger, emblems, demoERC721, 'approve', args)
      await post(order, { signer: stranger })
      expect(await getRow(order)).toMatchObject({ status: 'active' })
    })

    test('behavior: refuses payees that take no ether', async () => {
      const order = await listing()
      const [first, ...others] = order.consideration
      if (!first) throw new Error('A payment was expected.')
      const refusing = { ...first, recipient: market.usdc }
      const paid = { ...order, consideration: [refusing, ...others] }
      await expect(post(paid, { source: 'external' })).rejects.toThrow(
        /does not accept the native currency/,
      )
      const coins = await listing({ currency: market.usdc })
      const [part, ...rest] = coins.consideration
      if (!part) throw new Error('A payment was expected.')
      const fine = { ...part, recipient: market.emblems }
      await post(
        { ...coins, consideration: [fine, ...rest] },
        { source: 'external' },
      )
    })

    test('behavior: an order validated on chain gets its signature when it is posted', async () => {
      const order = await listing()
      const { seaport } = market
      await market.call(seller, seaport, { abi: seaportAbi }, 'validate', [
        [{ parameters: orderParameters(order), signature: '0x' }],
      ])
      await market.indexer.sync()
      expect(await getRow(order)).toMatchObject({
        marketplace: 'service_marketplace_v1',
        signature: null,
      })
      await post(order)
      expect(await getRow(order)).toMatchObject({
        marketplace: 'service_marketplace_v1',
        readBlock: -1,
        signature: await seller.sign({
          hash: orderDigest(market.network, order),
        }),
      })
    })

    test('behavior: offers compete per token and for the collection', async () => {
      const { seaport, usdc } = market
      await market.mintCoins(usdc, buyer.address, 10_000n)
      const args = [seaport, 10_000n]
      await market.call(buyer, usdc, demoERC20, 'approve', args)
      const terms = await draft({
        counter: await readCounter(market.network, buyer.address),
        currency: usdc,
        maker: buyer.address,
      })
      const [one, low, high] = [
        buildOffer(terms),
        buildOffer({ ...terms, tokenId: undefined }),
        buildOffer({ ...terms, tokenId: undefined, unitPrice: 2_000n }),
      ]
      for (const order of [one, low, high]) await post(order, { signer: buyer })
      expect(await getRow(one)).toMatchObject({ standing: 'best' })
      expect(await getRow(low)).toMatchObject({ standing: null, tokenId: null })
      expect(await getRow(high)).toMatchObject({ standing: 'best' })
    })
  })

  test('behavior: the indexer reads a posted order again', async () => {
    const order = await listing()
    await post(order)
    expect(await getRow(order)).toMatchObject({ readBlock: -1 })
    await market.indexer.sync()
    expect((await getRow(order))?.readBlock).toBeGreaterThan(0)
    expect(await market.db.$count(orders)).toBeGreaterThan(0)
  })
})

describe('inGroups', () => {
  test('default: items that arrive during a write are written together', async () => {
    const groups: number[][] = []
    const write = inGroups(
      async (items: readonly number[]) => {
        groups.push([...items])
        return items
      },
      { size: 3 },
    )
    expect(await Promise.all([1, 2, 3, 4, 5].map(write))).toEqual([
      1, 2, 3, 4, 5,
    ])
    await write(6)
    expect(groups).toEqual([[1, 2, 3], [4, 5], [6]])
  })

  test('behavior: an item that fails does not fail the other items of its group', async () => {
    const write = inGroups(
      async (items: readonly number[]) => {
        if (items.includes(3)) throw new Error('No.')
        return items
      },
      { size: 10 },
    )
    const settled = await Promise.allSettled([1, 2, 3, 4].map(write))
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })
})

/** Compares addresses in any case. */
function lower(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).toLowerCase())
}
