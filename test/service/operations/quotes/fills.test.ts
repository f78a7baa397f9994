import fc from 'fast-check'
import { type Address, getAddress, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wireOrder } from '../../../../src/service/chain/seaport.js'
import { collections } from '../../../../src/service/database/schema.js'
import {
  type Fill,
  withTips,
} from '../../../../src/service/operations/quotes/fills.js'
import { generateBuy } from '../../../../src/service/operations/quotes/generateBuy.js'
import { tipsFor } from '../../../../src/service/operations/quotes/tips.js'
import { buildListing } from '../../../../src/service/orders/buildOrder.js'
import { demoERC1155 } from '../../../../src/service/world/artifacts.js'
import { countRuns } from '../../../sample.js'
import { type Market, setupMarket } from '../../market.js'
import {
  artist,
  buyer,
  itemListing,
  operator,
  purchase,
  seller,
  stranger,
  treasury,
} from '../../requests.js'

const royaltyBps = 777n
const sum = (amounts: readonly bigint[]) =>
  amounts.reduce((total, amount) => total + amount, 0n)

/** A listing of `listed` tokens, of which `bought` are bought. */
type Sale = { bought: bigint; listed: bigint; unitPrice: bigint }
const arbitrarySale = (largest: { listed: bigint; unitPrice: bigint }) =>
  fc
    .tuple(
      fc.bigInt({ min: 1n, max: largest.listed }),
      fc.bigInt({ min: 1n, max: largest.listed }),
      fc.oneof(
        fc.bigInt({ min: 0n, max: 100n }),
        fc.bigInt({ min: 0n, max: largest.unitPrice }),
      ),
    )
    .map(
      ([one, other, unitPrice]): Sale =>
        one < other
          ? { bought: one, listed: other, unitPrice }
          : { bought: other, listed: one, unitPrice },
    )
const feeBps = fc.integer({ min: 0, max: 9_000 })

describe('withTips', () => {
  const recipients = [stranger, operator, buyer].map(({ address }) => address)
  const collection = getAddress(`0x${'11'.repeat(20)}`)
  const createFill = (
    { bought, listed, unitPrice }: Sale,
    bps: number,
  ): Fill => ({
    order: {
      components: wireOrder(
        buildListing({
          collection,
          contractType: 'ERC1155',
          counter: 0n,
          currency: zeroAddress,
          endTime: 2n,
          maker: seller.address,
          network: { feeBps: bps, feeRecipient: treasury.address },
          quantity: listed,
          royalty: {
            amount: (unitPrice * royaltyBps) / 10_000n,
            receiver: artist.address,
          },
          startTime: 1n,
          tokenId: 1n,
          unitPrice,
        }),
      ),
      pricePerToken: unitPrice,
      quantityInitial: listed,
      signature: '0x',
    },
    quantity: bought,
  })

  test('behavior: the amounts that Seaport takes sum to prices and fees', () => {
    const largest = { listed: 2n ** 40n, unitPrice: 2n ** 100n }
    fc.assert(
      fc.property(
        fc.array(arbitrarySale(largest), { minLength: 1, maxLength: 5 }),
        fc.array(fc.bigInt({ min: 1n, max: 2n ** 90n }), { maxLength: 3 }),
        feeBps,
        (sales, amounts, bps) => {
          const fills = sales.map((sale) => createFill(sale, bps))
          const tips = amounts.map((amount, index) => ({
            amount,
            recipient: recipients[index] ?? zeroAddress,
          }))
          const orders = withTips(fills, { currency: zeroAddress, tips })

          const taken = new Map<Address, bigint>()
          for (const { denominator, numerator, parameters } of orders)
            for (const { recipient, startAmount } of parameters.consideration) {
              expect(startAmount > 0n).toBe(true)
              expect((startAmount * numerator) % denominator).toBe(0n)
              const amount = (startAmount * numerator) / denominator
              taken.set(recipient, (taken.get(recipient) ?? 0n) + amount)
            }
          expect(sum([...taken.values()])).toBe(
            sum(sales.map(({ bought, unitPrice }) => bought * unitPrice)) +
              sum(amounts),
          )
          for (const { amount, recipient } of tips)
            expect(taken.get(recipient)).toBe(amount)
          expect(sum(orders.map(({ numerator }) => numerator))).toBe(
            sum(sales.map(({ bought }) => bought)),
          )
        },
      ),
    )
  })

  test('behavior: the parts of a purchase carry at most the fees of the whole purchase', () => {
    const largest = { listed: 100n, unitPrice: 10n ** 6n }
    fc.assert(
      fc.property(
        fc.array(arbitrarySale(largest), { minLength: 2, maxLength: 5 }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (sales, amount) => {
          const fills = sales.map((sale) => createFill(sale, 250))
          const tips = [{ amount, recipient: stranger.address }]
          const share = (some: readonly Fill[]) =>
            sum(tipsFor(some, { fills, tips }).map((tip) => tip.amount))
          expect(share(fills)).toBe(amount)
          const each = sum(fills.map((fill) => share([fill])))
          expect(each <= amount).toBe(true)
          expect(amount - each < BigInt(fills.length)).toBe(true)
        },
      ),
    )
  })
})

describe('generateBuy', () => {
  let market: Market
  let royal: Address
  let tokenId = 0n
  beforeAll(async () => {
    market = await setupMarket()
    royal = await market.deploy(demoERC1155, [
      'Royal',
      'R',
      '',
      artist.address,
      royaltyBps,
    ])
    await market.db.insert(collections).values({
      chainId: market.network.chainId,
      contractAddress: royal,
      type: 'ERC1155',
    })
    await market.mintCoins(market.usdt, buyer.address, 10n ** 30n)
  })
  afterAll(() => market.close())

  test('behavior: a purchase moves exactly the amounts of its steps', async () => {
    const largest = { listed: 30n, unitPrice: 10n ** 15n }
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitrarySale(largest), { minLength: 1, maxLength: 3 }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { maxLength: 3 }),
        feeBps,
        fc.boolean(),
        async (sales, amounts, bps, isNative) => {
          const currency = isNative ? zeroAddress : market.usdt
          market.network.feeBps = bps
          const ordersData: {
            orderId: string | undefined
            quantity: string
          }[] = []
          for (const { bought, listed, unitPrice } of sales) {
            tokenId++
            await market.call(operator, royal, demoERC1155, 'mint', [
              seller.address,
              tokenId,
              listed,
            ])
            const { orderId } = await market.list({
              ...itemListing(market, {
                currencyAddress: currency,
                pricePerToken: String(unitPrice),
                quantity: String(listed),
                tokenId: String(tokenId),
              }),
              collectionAddress: royal,
            })
            ordersData.push({ orderId, quantity: String(bought) })
          }
          const fees = amounts.map((amount) => ({
            amount: String(amount),
            receiver: stranger.address,
          }))
          const steps = await generateBuy(
            market.context,
            market.network,
            purchase(royal, ordersData, fees),
          )
          const sumShares = (share: bigint) =>
            sum(
              sales.map(
                ({ bought, unitPrice }) =>
                  ((unitPrice * share) / 10_000n) * bought,
              ),
            )
          const price = sumShares(10_000n)
          const [platform, royalty] = [
            sumShares(BigInt(bps)),
            sumShares(royaltyBps),
          ]
          expect(steps.at(-1)?.price).toBe(String(price + sum(amounts)))
          const owned = await market.funds(buyer.address, market.usdt)
          expect(
            await market.gains(() => market.execute(steps, buyer), currency),
          ).toEqual([
            price - platform - royalty,
            platform,
            royalty,
            sum(amounts),
          ])
          const spent = owned - (await market.funds(buyer.address, market.usdt))
          expect(spent).toBe(isNative ? 0n : price + sum(amounts))
        },
      ),
      { numRuns: countRuns(8, 4) },
    )
  })
})
