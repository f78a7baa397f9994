import {
  type Address,
  createPublicClient,
  decodeFunctionData,
  type Hex,
  http,
} from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Step } from '../../../../src/rpc/schemas.js'
import {
  orderComponents,
  orderHash,
} from '../../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../../src/service/chain/seaportAbi.js'
import type { NetworkConfig } from '../../../../src/service/context.js'
import { generateBuy } from '../../../../src/service/operations/quotes/generateBuy.js'
import { generateListing } from '../../../../src/service/operations/quotes/generateListing.js'
import { demoERC1155 } from '../../../../src/service/world/artifacts.js'
import { countRuns } from '../../../sample.js'
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
let tokenId = 0n
beforeAll(async () => {
  market = await setupMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  tokenId++
  await market.mintItems(tokenId, 10n)
})

type BuyRequest = Parameters<typeof generateBuy>[2]

const quote = (request: BuyRequest, network = market.network) =>
  generateBuy(market.context, network, request)

async function listItems(
  quantity: bigint,
  pricePerToken: string,
  currencyAddress?: Address,
) {
  const { orderId = '' } = await market.list(
    itemListing(market, {
      ...(currencyAddress && { currencyAddress }),
      pricePerToken,
      quantity: String(quantity),
      tokenId: String(tokenId),
    }),
  )
  return { orderId, quantity: String(quantity) }
}

/** Buys with another account first. */
async function sell(order: { orderId: string; quantity: string }) {
  const request = purchase(market.items, [order])
  const steps = await quote({ ...request, buyer: stranger.address })
  await market.execute(steps, stranger)
}

/** Decodes the orders that the last step buys. */
function getOrders(steps: readonly Step[]): Hex[] {
  const { data } = steps.at(-1) ?? {}
  const { args, functionName } = decodeFunctionData({
    abi: seaportAbi,
    data: data as Hex,
  })
  if (functionName !== 'fulfillAvailableAdvancedOrders')
    throw new Error(`It is a call of ${functionName}.`)
  return args[0].map(({ parameters }) => {
    const { consideration, totalOriginalConsiderationItems: own } = parameters
    const signed = {
      ...parameters,
      consideration: consideration.slice(0, Number(own)),
    }
    return orderHash(orderComponents(signed, 0n))
  })
}

const fee = (amount: string) => [{ amount, receiver: stranger.address }]

describe('generateBuy, several orders', () => {
  test('default: orders sold before the quote are left out, with their fees', async () => {
    const sold = await listItems(3n, '100')
    const held = await listItems(2n, '300')
    const last = await listItems(1n, '100')
    await sell(sold)
    const request = purchase(market.items, [sold, held, last], fee('1000'))
    const steps = await quote(request)
    expect(steps).toMatchObject([{ id: 'buy', price: '1400', value: '1400' }])
    expect(getOrders(steps)).toEqual([held.orderId, last.orderId])
    expect(await market.gains(() => market.execute(steps, buyer))).toEqual([
      684n,
      16n,
      0n,
      700n,
    ])
    expect(await market.getBalance(buyer.address, tokenId)).toBe(3n)
  })

  test('behavior: orders sold after the quote are left out, with their fees', async () => {
    const early = await listItems(3n, '100')
    const held = await listItems(7n, '100')
    const request = purchase(market.items, [early, held], fee('1001'))
    const steps = await quote(request)
    expect(steps).toMatchObject([{ price: '2001' }])
    await sell(early)
    // The indivisible unit was in the first order.
    expect(await market.gains(() => market.execute(steps, buyer))).toEqual([
      686n,
      14n,
      0n,
      700n,
    ])
    expect(await market.getBalance(buyer.address, tokenId)).toBe(7n)
  })

  test('behavior: the unsold part of an order partly sold after the quote is bought', async () => {
    const order = await listItems(5n, '100')
    const steps = await quote(purchase(market.items, [order], fee('10')))
    expect(steps).toMatchObject([{ price: '510', value: '510' }])
    await sell({ ...order, quantity: '3' })
    expect(await market.gains(() => market.execute(steps, buyer))).toEqual([
      196n,
      4n,
      0n,
      4n,
    ])
    expect(await market.getBalance(buyer.address, tokenId)).toBe(2n)
  })

  test('behavior: the error names each order that cannot be bought', async () => {
    const sold = await listItems(3n, '100')
    const cancelled = await listItems(2n, '100')
    const [first, second] = [sold.orderId, cancelled.orderId]
    await sell(sold)
    const request = purchase(market.items, [
      sold,
      { orderId: second, quantity: '3' },
    ])
    await expect(quote(request)).rejects.toThrow(
      `Order ${first} cannot be bought: it is already sold. Order ${second} cannot be bought: only 2 are left.`,
    )
    await expect(quote(request)).rejects.toMatchObject({ field: 'ordersData' })
  })

  test('behavior: listings of one token beyond the balance of its seller are left out', async () => {
    const dear = await listItems(6n, '200')
    const cheap = await listItems(7n, '100')
    const steps = await quote(purchase(market.items, [dear, cheap]))
    expect(steps).toMatchObject([{ price: '1200' }])
    await market.execute(steps, buyer)
    expect(await market.getBalance(buyer.address, tokenId)).toBe(6n)
    await expect(quote(purchase(market.items, [cheap]))).rejects.toThrow(
      /holds only 4 now/,
    )
  })

  test('behavior: orders that cannot be one purchase are refused', async () => {
    const { usdc } = market
    const native = await listItems(1n, '100')
    const coins = await listItems(1n, '100', usdc)
    await market.mintEmblem(tokenId)
    const emblem = await market.list(
      emblemListing(market, { tokenId: String(tokenId) }),
    )
    const refused = (orders: Parameters<typeof purchase>[1]) =>
      expect(quote(purchase(market.items, orders))).rejects
    await refused([native, coins]).toThrow(/in different currencies/)
    await refused([native, { ...native }]).toThrow(/appears twice/)
    await refused([native, emblem]).toThrow(/belongs to collection .*, not to/)
    await refused([
      native,
      { orderId: native.orderId.replace(/..$/, '00') },
    ]).toThrow(/is unknown on local/)
    await refused([native, { ...coins, quantity: '0' }]).toThrow(/at least 1/)
  })

  test('behavior: a quote for many orders takes few calls to the node', async () => {
    const count = countRuns(50, 5)
    await market.call(seller, market.items, demoERC1155, 'setApprovalForAll', [
      market.seaport,
      true,
    ])
    const orders: { orderId: string | undefined }[] = []
    for (let index = 0; index < count; index++) {
      const steps = await generateListing(
        market.context,
        market.network,
        itemListing(market, {
          pricePerToken: String(100 + index),
          quantity: '1',
          tokenId: String(tokenId),
        }),
      )
      orders.push({ orderId: await market.execute(steps, seller) })
    }
    await market.mintItems(tokenId, BigInt(count))

    const traffic = { requests: 0, calls: 0 }
    const transport = http(market.client.transport.url, {
      batch: true,
      async onFetchRequest(_, { body }) {
        traffic.requests++
        traffic.calls += [JSON.parse(String(body))].flat().length
      },
    })
    const { chain } = market.client
    const network: NetworkConfig = {
      ...market.network,
      client: createPublicClient({ chain, transport }),
    }
    const request = purchase(market.items, orders)
    const steps = await quote(request, network)
    expect(traffic.requests).toBeLessThanOrEqual(4)
    expect(traffic.calls).toBeLessThanOrEqual(6)
    expect(steps).toHaveLength(1)
    await market.execute(steps, buyer)
    expect(await market.getBalance(buyer.address, tokenId)).toBe(BigInt(count))
  })
})
