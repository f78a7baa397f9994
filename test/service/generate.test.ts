import { zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateBuy } from '../../src/service/generate/generateBuy.js'
import { generateCancel } from '../../src/service/generate/generateCancel.js'
import { generateListing } from '../../src/service/generate/generateListing.js'
import { type Market, setupMarket } from './market.js'
import { buyer, emblemListing, purchase, seller, stranger } from './requests.js'

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

type BuyRequest = Parameters<typeof generateBuy>[2]

const listEmblem = (listing = {}) =>
  market.list(emblemListing(market, { tokenId: String(tokenId), ...listing }))
const quote = (request: BuyRequest) =>
  generateBuy(market.context, market.network, request)
const cancel = (orderId = '', maker = seller.address) =>
  generateCancel(market.context, market.network, {
    collectionAddress: market.emblems,
    maker,
    marketplace: 'service_marketplace_v2',
    orderId,
  })

describe('generateListing', () => {
  test('default', async () => {
    const { orderId, steps } = await listEmblem()
    expect(
      steps.map(({ executeType, id, to }) => [id, executeType, to]),
    ).toEqual(
      tokenId === 1n
        ? [
            ['tokenApproval', undefined, market.emblems],
            ['signEIP712', 'order', undefined],
          ]
        : [['signEIP712', 'order', undefined]],
    )
    expect(steps.at(-1)?.post).toMatchObject({
      endpoint: 'local/orders',
      method: 'POST',
      body: { collectionAddress: market.emblems, currencyAddress: zeroAddress },
    })
    expect(await market.order(orderId)).toMatchObject({
      feeBps: 750,
      marketplace: 'service_marketplace_v2',
      priceNetPerToken: 925000000000000001n,
      pricePerToken: 1000000000000000001n,
      priceUsd: 2000,
      quantityAvailable: 1n,
      status: 'active',
      tokenId,
    })
  })

  test.each(['1000000000000000001', '0'])(
    'parameters: orderbook, price %s',
    async (pricePerToken) => {
      const { steps } = await listEmblem({
        orderbook: 'service_marketplace_v1',
        pricePerToken,
      })
      const step = steps.at(-1)
      expect([step?.id, step?.to]).toEqual(['createListing', market.seaport])
      const row = await market.db.query.orders.findFirst({
        where: (order, { eq }) => eq(order.tokenId, tokenId),
      })
      expect(row).toMatchObject({
        marketplace: 'service_marketplace_v1',
        pricePerToken: BigInt(pricePerToken),
        signature: null,
        status: 'active',
      })
      const request = {
        ...purchase(market.emblems, [{ orderId: row?.orderHash }]),
        marketplace: 'service_marketplace_v1',
      }
      await market.execute(await quote(request), buyer)
      expect(await market.ownerOf(tokenId)).toBe(buyer.address)
    },
  )

  test('behavior: refuses what cannot be listed', async () => {
    const request = emblemListing(market, { tokenId: String(tokenId) })
    const refused = (change: object, listing: object = {}) =>
      expect(
        generateListing(market.context, market.network, {
          ...request,
          ...change,
          listing: { ...request.listing, ...listing },
        }),
      ).rejects
    await refused({ owner: stranger.address }).toThrow(/holds 0 of token/)
    await refused({ contractType: 'ERC1155' }).toThrow(/is an ERC721/)
    await refused({ orderbook: 'external_1' }).toThrow(/does not list on/)
    await refused({ collectionAddress: market.usdc }).toThrow(/No collection/)
    await refused({}, { quantity: '2' }).toThrow(/must be 1/)
    await refused({}, { quantity: '0' }).toThrow(/at least 1/)
    await refused({}, { expiry: '1' }).toThrow(/not in the future/)
    await refused({}, { tokenId: '999999' }).toThrow(/holds 0/)
    await refused({}, { currencyAddress: market.seaport }).toThrow(
      /is not accepted/,
    )
  })
})

describe('generateCancel', () => {
  test('default', async () => {
    const { orderId } = await listEmblem()
    const steps = await cancel(orderId)
    expect(steps.map(({ id, to }) => [id, to])).toEqual([
      ['cancel', market.seaport],
    ])
    await market.execute(steps, seller)
    await expect(cancel(orderId)).rejects.toThrow(/is cancelled already/)
    await market.indexer.sync()
    expect(await market.order(orderId)).toMatchObject({
      quantityAvailable: 0n,
      status: 'cancelled',
    })
    await expect(
      quote(purchase(market.emblems, [{ orderId }])),
    ).rejects.toThrow(/its maker cancelled it/)
  })

  test('behavior: refuses others, and orders that are not there', async () => {
    const { orderId } = await listEmblem()
    await expect(cancel(orderId, stranger.address)).rejects.toThrow(
      /Only its maker/,
    )
    await expect(cancel('nothing')).rejects.toThrow(/No order/)
  })
})
