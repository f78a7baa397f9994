import {
  type Address,
  createTestClient,
  http,
  type TestClient,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seaportAbi } from '../../../../src/service/chain/seaportAbi.js'
import { generateBuy } from '../../../../src/service/operations/quotes/generateBuy.js'
import { generateCancel } from '../../../../src/service/operations/quotes/generateCancel.js'
import { generateListing } from '../../../../src/service/operations/quotes/generateListing.js'
import { demoERC721 } from '../../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../../market.js'
import {
  buyer,
  emblemListing,
  itemListing,
  purchase,
  seller,
  stranger,
} from '../../requests.js'

let market: Market
let testClient: TestClient
let tokenId = 0n
beforeAll(async () => {
  market = await setupMarket()
  testClient = createTestClient({
    mode: 'anvil',
    transport: http(market.client.transport.url),
  })
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
const cancel = (orderId = '', change: object = {}) =>
  generateCancel(market.context, market.network, {
    collectionAddress: market.emblems,
    maker: seller.address,
    marketplace: 'service_marketplace_v2',
    orderId,
    ...change,
  })

describe('generateListing', () => {
  test('default: a listing needs an approval and a signature', async () => {
    await market.call(seller, market.emblems, demoERC721, 'setApprovalForAll', [
      market.seaport,
      false,
    ])
    const { orderId, steps } = await listEmblem()
    expect(
      steps.map(({ executeType, id, to }) => [id, executeType, to]),
    ).toEqual([
      ['tokenApproval', undefined, market.emblems],
      ['signEIP712', 'order', undefined],
    ])
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

  test('behavior: invalid listings are refused', async () => {
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
    await refused({ orderbook: 'external_1' }).toThrow(
      /does not create listings on/,
    )
    await refused({ collectionAddress: market.usdc }).toThrow(
      /is not registered/,
    )
    await refused({}, { quantity: '2' }).toThrow(/must be 1/)
    await refused({}, { quantity: '0' }).toThrow(/at least 1/)
    await refused({}, { expiry: '1' }).toThrow(/not in the future/)
    await refused({}, { expiry: String(Date.now()) }).toThrow(
      /ten years ahead.*not milliseconds/,
    )
    await refused({}, { tokenId: '999999' }).toThrow(/holds 0/)
    await refused({}, { currencyAddress: market.seaport }).toThrow(
      /is not accepted/,
    )
  })

  test('behavior: an on-chain listing in ether is refused if its owner accepts no ether', async () => {
    // A contract that accepts no native currency.
    const owner = market.usdc
    tokenId++
    await market.mintEmblem(tokenId, owner)
    const list = (currencyAddress: Address) =>
      generateListing(market.context, market.network, {
        ...emblemListing(market, {
          currencyAddress,
          orderbook: 'service_marketplace_v1',
          tokenId: String(tokenId),
        }),
        owner,
      })
    await expect(list(zeroAddress)).rejects.toMatchObject({
      field: 'listing.currencyAddress',
      message: expect.stringMatching(`${owner} does not accept the native`),
    })
    expect(await list(market.usdc)).toHaveLength(2)
  })
})

describe('generateCancel', () => {
  test('default: one step cancels the order', async () => {
    const { orderId } = await listEmblem()
    const steps = await cancel(orderId)
    expect(steps.map(({ id, to }) => [id, to])).toEqual([
      ['cancel', market.seaport],
    ])
    await market.execute(steps, seller)
    await expect(cancel(orderId)).rejects.toThrow(/is already cancelled/)
    await market.indexer.sync()
    expect(await market.order(orderId)).toMatchObject({
      quantityAvailable: 0n,
      status: 'cancelled',
    })
    await expect(
      quote(purchase(market.emblems, [{ orderId }])),
    ).rejects.toThrow(/its maker cancelled it/)
  })

  test('behavior: a partly sold order can be cancelled', async () => {
    await market.mintItems(tokenId, 10n)
    const { orderId } = await market.list(
      itemListing(market, { quantity: '10', tokenId: String(tokenId) }),
    )
    const request = purchase(market.items, [{ orderId, quantity: '4' }])
    await market.execute(await quote(request), buyer)
    const steps = await cancel(orderId, { collectionAddress: market.items })
    await market.execute(steps, seller)
    await expect(quote(request)).rejects.toThrow(/its maker cancelled it/)
    await market.indexer.sync()
    expect(await market.order(orderId)).toMatchObject({
      quantityRemaining: 6n,
      status: 'cancelled',
    })
  })

  test('behavior: an inactive order can be cancelled', async () => {
    const { orderId } = await listEmblem()
    await market.call(seller, market.emblems, demoERC721, 'transferFrom', [
      seller.address,
      stranger.address,
      tokenId,
    ])
    await market.indexer.sync()
    expect(await market.order(orderId)).toMatchObject({ status: 'inactive' })
    await market.execute(await cancel(orderId), seller)
    await expect(cancel(orderId)).rejects.toThrow(/is already cancelled/)
  })

  test('behavior: other makers, marketplaces and collections and unknown orders are refused', async () => {
    const { orderId } = await listEmblem()
    await expect(cancel(orderId, { maker: stranger.address })).rejects.toThrow(
      /Only its maker/,
    )
    await expect(
      cancel(orderId, { marketplace: 'service_marketplace_v1' }),
    ).rejects.toThrow(/belongs to service_marketplace_v2, not to/)
    await expect(
      cancel(orderId, { collectionAddress: market.items }),
    ).rejects.toThrow(/belongs to collection/)
    await expect(cancel('nothing')).rejects.toThrow(/is unknown on/)
  })

  test('behavior: cancelling an expired order or an order of an old counter is refused', async () => {
    const first = await listEmblem()
    await market.call(
      seller,
      market.seaport,
      { abi: seaportAbi },
      'incrementCounter',
      [],
    )
    await expect(cancel(first.orderId)).rejects.toThrow(
      /is already cancelled, with all earlier orders/,
    )
    // The chain's clock cannot go back. Orders of other tests expire later.
    const seconds = 600
    const expiry = String(Math.floor(Date.now() / 1000) + seconds)
    const second = await listEmblem({ expiry })
    expect(await cancel(second.orderId)).toHaveLength(1)
    await testClient.increaseTime({ seconds })
    await testClient.mine({ blocks: 1 })
    await expect(cancel(second.orderId)).rejects.toThrow(
      /expired at .*Z. There is nothing to cancel/,
    )
  })
})
