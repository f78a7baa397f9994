import { createRequire } from 'node:module'
import { ItemType, Seaport } from '@opensea/seaport-js'
import * as v from 'valibot'
import { type Address, type Hex, zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeSample } from '../../sample.js'
import {
  artist,
  buyer,
  emblemListing,
  itemListing,
  later,
  purchase,
  seller,
  type TestAccount,
  treasury,
} from '../requests.js'
import { setupTrade, type Trade } from './generateSetup.js'

type Provider = Extract<
  ConstructorParameters<typeof Seaport>[0],
  { send: unknown }
>
const require = createRequire(import.meta.url)
/** The ethers version of seaport-js, which accepts no other. */
const { JsonRpcProvider }: { JsonRpcProvider: new (url: string) => Provider } =
  createRequire(require.resolve('@opensea/seaport-js'))('ethers')

let trade: Trade
let provider: Provider
let seaport: Seaport
let tokenId = 0n
beforeAll(async () => {
  trade = await setupTrade()
  const { network } = trade.market
  provider = new JsonRpcProvider(network.client.transport.url)
  seaport = new Seaport(provider, {
    overrides: { contractAddress: network.seaport },
  })
})
afterAll(async () => {
  provider.destroy()
  await trade.close()
})
beforeEach(async () => {
  tokenId++
  await trade.market.mintEmblem(tokenId)
  await trade.market.mintItems(tokenId, 10n)
})

type Draft = Parameters<Seaport['createOrder']>[0]
type Made = Parameters<Seaport['fulfillOrder']>[0]['order']

/** Creates and signs an order with seaport-js, with approvals. */
async function make(draft: Draft, maker: TestAccount = seller): Promise<Made> {
  const { executeAllActions } = await seaport.createOrder(
    { endTime: later(), ...draft },
    maker.address,
  )
  return executeAllActions()
}

/** Fills an order with seaport-js, with approvals. */
async function fill(order: Made, taker: TestAccount, unitsToFill?: number) {
  const { executeAllActions } = await seaport.fulfillOrder({
    accountAddress: taker.address,
    order,
    ...(unitsToFill === undefined ? {} : { unitsToFill }),
  })
  const { hash } = await executeAllActions()
  await trade.market.client.waitForTransactionReceipt({ hash: hash as Hex })
  await trade.market.indexer.sync()
}

/** Posts an order of seaport-js to the service without changes. */
async function submit(
  { parameters, signature }: Made,
  collectionAddress: Address,
): Promise<string> {
  const body = { collectionAddress, order: parameters, signature }
  const { orderId } = await trade.post('orders', body)
  expect(orderId).toBe(seaport.getOrderHash(parameters))
  return orderId
}

/** Converts an order of the service's database for seaport-js. */
async function stored(orderId: string): Promise<Made> {
  const { components, signature } = (await trade.market.order(orderId)) ?? {}
  const order = v.parse(
    v.looseObject({ consideration: v.array(v.unknown()) }),
    components,
  )
  const totalOriginalConsiderationItems = order.consideration.length
  return {
    parameters: {
      ...(order as unknown as Made['parameters']),
      totalOriginalConsiderationItems,
    },
    // An order of the on-chain book is registered in Seaport, so its signature
    // does not matter.
    signature: signature ?? '0x',
  }
}

const fees = [{ recipient: treasury.address, basisPoints: 250 }]
const royalties = [{ recipient: artist.address, basisPoints: 500 }]
const emblem = () => ({
  itemType: ItemType.ERC721 as const,
  token: trade.market.emblems,
  identifier: String(tokenId),
})
const item = (amount: string) => ({
  itemType: ItemType.ERC1155 as const,
  token: trade.market.items,
  identifier: String(tokenId),
  amount,
})

describe.each(takeSample(['ETH', 'USDC'] as const, 2))('%s', (symbol) => {
  const currency = () => (symbol === 'ETH' ? zeroAddress : trade.market.usdc)
  const paid = (amount: string) => ({
    ...(symbol === 'ETH' ? {} : { token: trade.market.usdc }),
    amount,
  })
  beforeEach(() =>
    trade.market.mintCoins(trade.market.usdc, buyer.address, 1_000_000n),
  )

  test('default: an ERC-721 listing of seaport-js is bought', async () => {
    const { ask, market } = trade
    const order = await make({
      offer: [emblem()],
      consideration: [paid('100000')],
      fees: [...fees, ...royalties],
    })
    const orderId = await submit(order, market.emblems)
    const { listings } = await ask('ListListingsForCollectible', {
      contractAddress: market.emblems,
      tokenId: String(tokenId),
    })
    expect(listings).toMatchObject([
      {
        createdBy: seller.address.toLowerCase(),
        feeBps: 750,
        orderId,
        priceAmount: '100000',
        priceAmountNet: '92500',
        priceCurrencyAddress: currency(),
        status: 'active',
      },
    ])
    const { steps } = await ask(
      'GenerateBuyTransaction',
      purchase(market.emblems, [{ orderId }]),
    )
    expect(
      await market.gains(() => market.execute(steps, buyer), currency()),
    ).toEqual([92_500n, 2_500n, 5_000n, 0n])
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  })

  test('behavior: an ERC-1155 listing of seaport-js is bought in parts', async () => {
    const { ask, market } = trade
    const order = await make({
      allowPartialFills: true,
      offer: [item('10')],
      consideration: [paid('100000')],
      fees,
    })
    const orderId = await submit(order, market.items)
    const buy = async (quantity: string) => {
      const { steps } = await ask(
        'GenerateBuyTransaction',
        purchase(market.items, [{ orderId, quantity }]),
      )
      return market.gains(() => market.execute(steps, buyer), currency())
    }
    expect(await buy('3')).toEqual([29_250n, 750n, 0n, 0n])
    // The same maker and taker use our steps, too.
    await fill(order, buyer, 2)
    expect(await market.order(orderId)).toMatchObject({ quantityRemaining: 5n })
    expect(await buy('5')).toEqual([48_750n, 1_250n, 0n, 0n])
    expect(await market.getBalance(buyer.address, tokenId)).toBe(10n)
  })

  test.each(['service_marketplace_v1', 'service_marketplace_v2'])(
    'behavior: listings on %s are filled by seaport-js',
    async (orderbook) => {
      const { ask, market } = trade
      const list = async (request: object) => {
        const body = { ...request, orderbook }
        const { steps } = await ask('GenerateListingTransaction', body)
        await market.execute(steps, seller)
        await market.indexer.sync()
      }
      const getId = async (contractAddress: Address) => {
        const request = { contractAddress, tokenId: String(tokenId) }
        const { listings } = await ask('ListListingsForCollectible', request)
        return listings[0].orderId
      }
      const listing = {
        currencyAddress: currency(),
        pricePerToken: '10000',
        tokenId: String(tokenId),
      }
      await list(emblemListing(market, listing))
      const emblemId = await getId(market.emblems)
      const single = await stored(emblemId)
      expect(await market.gains(() => fill(single, buyer), currency())).toEqual(
        [9_250n, 250n, 500n, 0n],
      )
      expect(await market.ownerOf(tokenId)).toBe(buyer.address)
      expect(await market.order(emblemId)).toMatchObject({ status: 'filled' })

      await list(itemListing(market, { ...listing, quantity: '10' }))
      const itemsId = await getId(market.items)
      const several = await stored(itemsId)
      expect(
        await market.gains(() => fill(several, buyer, 4), currency()),
      ).toEqual([39_000n, 1_000n, 0n, 0n])
      expect(await market.order(itemsId)).toMatchObject({
        quantityRemaining: 6n,
        status: 'active',
      })
    },
  )
})

test.each([
  ['a token', '925'],
  ['the collection', '975'],
])(
  'behavior: an offer of seaport-js for %s is listed, and never bought',
  async (target, net) => {
    const { ask, market, weth } = trade
    await trade.wrap(buyer, 1_000n)
    const order = await make(
      {
        offer: [{ amount: '1000', token: weth }],
        consideration: [
          target === 'a token'
            ? emblem()
            : {
                itemType: ItemType.ERC721,
                token: market.emblems,
                identifiers: [],
              },
        ],
        // The token, and so its royalty, is not known in advance.
        fees: target === 'a token' ? [...fees, ...royalties] : fees,
      },
      buyer,
    )
    const orderId = await submit(order, market.emblems)
    const { offers } = await ask('ListOffersForCollectible', {
      contractAddress: market.emblems,
      tokenId: String(tokenId),
    })
    expect(offers).toMatchObject([
      {
        orderId,
        createdBy: buyer.address.toLowerCase(),
        priceAmount: '1000',
        priceAmountNet: net,
        status: 'active',
      },
    ])
    await expect(
      ask('GenerateBuyTransaction', {
        ...purchase(market.emblems, [{ orderId }]),
        buyer: seller.address,
      }),
    ).rejects.toThrow(/it is an offer/)
    const { steps } = await ask('GenerateCancelTransaction', {
      collectionAddress: market.emblems,
      maker: buyer.address,
      marketplace: 'service_marketplace_v2',
      orderId,
    })
    await market.execute(steps, buyer)
    await market.indexer.sync()
    expect(await market.order(orderId)).toMatchObject({ status: 'cancelled' })
  },
)

test('behavior: an offer that seaport-js takes is filled', async () => {
  const { market, weth } = trade
  await trade.wrap(buyer, 1_000n)
  const order = await make(
    {
      offer: [{ amount: '1000', token: weth }],
      consideration: [emblem()],
      fees: [...fees, ...royalties],
    },
    buyer,
  )
  const orderId = await submit(order, market.emblems)
  await fill(await stored(orderId), seller)
  expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  expect(await market.order(orderId)).toMatchObject({ status: 'filled' })
})

test('behavior: an order that seaport-js cancels is cancelled', async () => {
  const { market } = trade
  const order = await make({
    offer: [emblem()],
    consideration: [{ amount: '100000' }],
    fees: [...fees, ...royalties],
  })
  const orderId = await submit(order, market.emblems)
  const cancel = seaport.cancelOrders([order.parameters], seller.address)
  await (await cancel.transact()).wait()
  await market.indexer.sync()
  expect(await market.order(orderId)).toMatchObject({ status: 'cancelled' })
})
