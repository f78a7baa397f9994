import { decodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seaportAbi } from '../../../../src/service/chain/seaportAbi.js'
import { generateBuy } from '../../../../src/service/operations/quotes/generateBuy.js'
import { type Market, setupMarket } from '../../market.js'
import { buyer, itemListing, purchase, stranger } from '../../requests.js'

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

async function listOne(price: number) {
  const { orderId = '' } = await market.list(
    itemListing(market, {
      pricePerToken: String(price),
      quantity: '1',
      tokenId: String(tokenId),
    }),
  )
  return { orderId, quantity: '1' }
}

type Wanted = Awaited<ReturnType<typeof listOne>>

const quote = (orders: readonly Wanted[], account = buyer.address) =>
  generateBuy(market.context, market.network, {
    ...purchase(market.items, [...orders]),
    buyer: account,
  })

/** Returns the prices of the orders that the last step buys. */
function getPrices(steps: Awaited<ReturnType<typeof quote>>): bigint[] {
  const { data } = steps.at(-1) ?? {}
  const { args, functionName } = decodeFunctionData({
    abi: seaportAbi,
    data: data as Hex,
  })
  if (functionName !== 'fulfillAvailableAdvancedOrders')
    throw new Error(`It is a call of ${functionName}.`)
  return args[0].map(({ parameters }) =>
    parameters.consideration.reduce((sum, it) => sum + it.startAmount, 0n),
  )
}

test('behavior: a quote for four orders skips the two that are sold', async () => {
  const all: Wanted[] = []
  for (const price of [100, 200, 300, 400]) all.push(await listOne(price))
  const [first, second] = all as [Wanted, Wanted]
  for (const sold of [first, second])
    await market.execute(await quote([sold], stranger.address), stranger)
  const steps = await quote(all)
  expect(getPrices(steps)).toEqual([300n, 400n])
  expect(steps).toMatchObject([{ price: '700', value: '700' }])
  await market.execute(steps, buyer)
  expect(await market.getBalance(buyer.address, tokenId)).toBe(2n)
})

test('behavior: a quote that names an order twice is refused', async () => {
  const order = await listOne(100)
  await expect(quote([order, { ...order }])).rejects.toThrow(/appears twice/)
})
