import { zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateBuy } from '../../../../src/service/operations/quotes/generateBuy.js'
import {
  demoERC20,
  demoERC721,
} from '../../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../../market.js'
import {
  artist,
  buyer,
  emblemListing,
  itemListing,
  purchase,
  seller,
  stranger,
} from '../../requests.js'

let market: Market
let tokenId = 0n
beforeAll(async () => {
  market = await setupMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  tokenId++
  await market.mintEmblem(tokenId)
  await market.mintItems(tokenId, 10n)
})

type BuyRequest = Parameters<typeof generateBuy>[2]

const listEmblem = (listing = {}) =>
  market.list(emblemListing(market, { tokenId: String(tokenId), ...listing }))
const listItems = (listing = {}) =>
  market.list(
    itemListing(market, {
      tokenId: String(tokenId),
      quantity: '10',
      ...listing,
    }),
  )
const quote = (request: BuyRequest) =>
  generateBuy(market.context, market.network, request)
describe('generateBuy', () => {
  test('default: one step pays the seller and the fees', async () => {
    const { orderId } = await listEmblem()
    const steps = await quote(purchase(market.emblems, [{ orderId }]))
    expect(steps.map(({ id, price, value }) => [id, price, value])).toEqual([
      ['buy', '1000000000000000001', '1000000000000000001'],
    ])
    expect(await market.gains(() => market.execute(steps, buyer))).toEqual([
      925000000000000001n,
      25000000000000000n,
      50000000000000000n,
      0n,
    ])
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
    await market.indexer.sync()
    expect(await market.order(orderId)).toMatchObject({
      quantityAvailable: 0n,
      quantityRemaining: 0n,
      status: 'filled',
    })
    await expect(
      quote({ ...purchase(market.emblems, [{ orderId }]) }),
    ).rejects.toThrow(/already sold/)
  })

  test('parameters: additionalFees', async () => {
    const { orderId } = await listEmblem({ pricePerToken: '1000' })
    const fees = [
      { amount: '7', receiver: stranger.address },
      { amount: '0', receiver: artist.address },
    ]
    const steps = await quote(purchase(market.emblems, [{ orderId }], fees))
    expect(steps.at(0)?.value).toBe('1007')
    expect(await market.gains(() => market.execute(steps, buyer))).toEqual([
      925n,
      25n,
      50n,
      7n,
    ])
  })

  test('behavior: a free token can be bought', async () => {
    const { orderId } = await listEmblem({ pricePerToken: '0' })
    const steps = await quote(purchase(market.emblems, [{ orderId }]))
    expect(steps.at(0)?.value).toBe('0')
    await market.execute(steps, buyer)
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  })

  test('behavior: a price too small for fees pays only the seller', async () => {
    const { orderId } = await listEmblem({ pricePerToken: '1' })
    const steps = await quote(purchase(market.emblems, [{ orderId }]))
    expect(await market.gains(() => market.execute(steps, buyer))).toEqual([
      1n,
      0n,
      0n,
      0n,
    ])
  })

  test('behavior: an ERC-20 currency needs an approval', async () => {
    const { usdc } = market
    await market.mintCoins(usdc, buyer.address, 5_000n)
    const { orderId } = await listEmblem({
      currencyAddress: usdc,
      pricePerToken: '2000',
    })
    const fees = [{ amount: '3', receiver: stranger.address }]
    const request = purchase(market.emblems, [{ orderId }], fees)
    const steps = await quote(request)
    expect(
      steps.map(({ id, price, to, value }) => [id, to, value, price]),
    ).toEqual([
      ['tokenApproval', usdc, '0', '0'],
      ['buy', market.seaport, '0', '2003'],
    ])
    const [approval, buy] = steps
    if (!approval || !buy) throw new Error('Two steps were expected.')
    await market.execute([approval], buyer)
    expect((await quote(request)).map(({ id }) => id)).toEqual(['buy'])
    expect(
      await market.gains(() => market.execute([buy], buyer), usdc),
    ).toEqual([1_850n, 50n, 100n, 3n])
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
    expect(await market.funds(buyer.address, usdc)).toBe(5_000n - 2_003n)
  })

  test('behavior: a nonzero USDT allowance is reset before the new approval', async () => {
    const { usdt } = market
    await market.mintCoins(usdt, buyer.address, 2_000n)
    await market.call(buyer, usdt, demoERC20, 'approve', [market.seaport, 1n])
    const { orderId } = await listEmblem({
      currencyAddress: usdt,
      pricePerToken: '2000',
    })
    const steps = await quote(purchase(market.emblems, [{ orderId }]))
    expect(steps.map(({ id, to }) => [id, to])).toEqual([
      ['tokenApproval', usdt],
      ['tokenApproval', usdt],
      ['buy', market.seaport],
    ])
    await market.execute(steps, buyer)
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  })

  test('behavior: parts of an order can be bought, with fees that do not divide evenly', async () => {
    const { orderId } = await listItems()
    const fees = [{ amount: '7', receiver: stranger.address }]
    const buy = async (quantity: string) => {
      const request = purchase(market.items, [{ orderId, quantity }], fees)
      const steps = await quote(request)
      return market.gains(() => market.execute(steps, buyer))
    }
    expect(await buy('3')).toEqual([2_925n, 75n, 0n, 7n])
    expect(await market.getBalance(buyer.address, tokenId)).toBe(3n)
    await market.indexer.sync()
    expect(await market.order(orderId)).toMatchObject({
      quantityAvailable: 7n,
      quantityRemaining: 7n,
      status: 'active',
    })
    expect(await buy('1')).toEqual([975n, 25n, 0n, 7n])
    await expect(buy('7')).rejects.toThrow(/only 6 are left/)
    expect(await buy('6')).toEqual([5_850n, 150n, 0n, 7n])
    await market.indexer.sync()
    expect(await market.order(orderId)).toMatchObject({ status: 'filled' })
    expect(await market.getBalance(buyer.address, tokenId)).toBe(10n)
  })

  test('behavior: several orders are bought at once, except orders sold after the quote', async () => {
    const first = await listItems({ quantity: '3', pricePerToken: '100' })
    const second = await listItems({ quantity: '5', pricePerToken: '200' })
    const third = await listItems({ quantity: '1', pricePerToken: '400' })
    const request = purchase(
      market.items,
      [
        { orderId: first.orderId, quantity: '2' },
        { orderId: second.orderId, quantity: '3' },
        { orderId: third.orderId },
      ],
      [{ amount: '11', receiver: stranger.address }],
    )
    const steps = await quote(request)
    expect(steps.map(({ id, value }) => [id, value])).toEqual([['buy', '1211']])
    const before = await market.getBalance(buyer.address, tokenId)
    expect(await market.gains(() => market.execute(steps, buyer))).toEqual([
      1_171n,
      29n,
      0n,
      11n,
    ])
    expect(await market.getBalance(buyer.address, tokenId)).toBe(before + 6n)

    const rest = [
      { orderId: first.orderId, quantity: '1' },
      { orderId: second.orderId, quantity: '2' },
    ]
    const late = await quote(purchase(market.items, rest))
    await market.execute(
      await quote({
        ...purchase(market.items, rest.slice(0, 1)),
        buyer: stranger.address,
      }),
      stranger,
    )
    expect(await market.gains(() => market.execute(late, buyer))).toEqual([
      390n,
      10n,
      0n,
      0n,
    ])
    expect(await market.getBalance(buyer.address, tokenId)).toBe(before + 8n)
  })

  test('behavior: purchases that would fail are refused', async () => {
    const { orderId } = await listEmblem()
    const request = purchase(market.emblems, [{ orderId }])
    const refused = (change: object) =>
      expect(quote({ ...request, ...change })).rejects
    await refused({ buyer: seller.address }).toThrow(/buyer made it/)
    await refused({ marketplace: 'external_1' }).toThrow(/belongs to service/)
    await refused({ collectionAddress: market.items }).toThrow(
      /belongs to collection/,
    )
    const [data] = request.ordersData
    await refused({ ordersData: [data, data] }).toThrow(/appears twice/)
    await refused({ ordersData: [{ ...data, quantity: '0' }] }).toThrow(
      /at least 1/,
    )
    await refused({ ordersData: [{ ...data, quantity: '2' }] }).toThrow(
      /only 1 are left/,
    )
    await refused({ ordersData: [{ ...data, tokenId: '0' }] }).toThrow(/not 0/)
    await refused({ ordersData: [{ orderId: 'x', quantity: '1' }] }).toThrow(
      /x is unknown/,
    )
    const nobody = { amount: '1', receiver: zeroAddress }
    await refused({ additionalFees: [nobody] }).toThrow(/zero address/)
    const approve = (approved: boolean) =>
      market.call(seller, market.emblems, demoERC721, 'setApprovalForAll', [
        market.seaport,
        approved,
      ])
    await approve(false)
    await refused({}).toThrow(/revoked the approval/)
    await approve(true)
    await market.call(seller, market.emblems, demoERC721, 'transferFrom', [
      seller.address,
      stranger.address,
      tokenId,
    ])
    await refused({}).toThrow(/no longer holds the token/)
  })
})
