import { type Address, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erc20Abi } from '../../../src/service/chain/tokenAbis.js'
import { generateBuy } from '../../../src/service/operations/quotes/generateBuy.js'
import { generateCancel } from '../../../src/service/operations/quotes/generateCancel.js'
import { generateListing } from '../../../src/service/operations/quotes/generateListing.js'
import { demoERC20 } from '../../../src/service/world/artifacts.js'
import { takeSample } from '../../sample.js'
import { artist, later, stranger, treasury } from '../requests.js'
import { setupTrade, type Trade } from './generateSetup.js'

let trade: Trade
let tokenId = 0n
beforeAll(async () => {
  trade = await setupTrade()
})
afterAll(() => trade.close())

const books = ['service_marketplace_v1', 'service_marketplace_v2']
const symbols = ['ETH', 'USDC', 'USDT', 'WETH']
const sales = [
  { contractType: 'ERC721', listed: 1n, bought: 1n },
  { contractType: 'ERC1155', listed: 1n, bought: 1n },
  { contractType: 'ERC1155', listed: 10n, bought: 3n },
  { contractType: 'ERC1155', listed: 10n, bought: 10n },
]
const cases = books.flatMap((orderbook) =>
  symbols.flatMap((symbol) =>
    sales.map((sale) => ({ ...sale, orderbook, symbol })),
  ),
)

/** Two new accounts: one with tokens, one with money. */
async function meet(contractType: string, symbol: string) {
  const { market } = trade
  const { currencies, seaport } = market.network
  const currency =
    currencies.find((currency) => currency.symbol === symbol)?.address ??
    zeroAddress
  const maker = await trade.account()
  const taker = await trade.account()
  tokenId++
  if (contractType === 'ERC721') await market.mintEmblem(tokenId, maker.address)
  else await market.mintItems(tokenId, 10n, maker.address)
  if (symbol === 'WETH') await trade.wrap(taker, 1_000_000n)
  if (symbol.startsWith('USD'))
    await market.mintCoins(currency, taker.address, 1_000_000n)
  // A rest of an earlier allowance, which USDT does not overwrite.
  if (symbol === 'USDT')
    await market.call(taker, currency, demoERC20, 'approve', [seaport, 1n])
  return { currency, maker, taker }
}

// A fifth of them has each book, currency and kind of sale.
describe.each(takeSample(cases, 5))(
  '$orderbook: $bought of $listed $contractType for $symbol',
  ({ bought, contractType, listed, orderbook, symbol }) => {
    test('default: a listing is bought and pays seller and fees', async () => {
      const { market } = trade
      const { context, network } = market
      const { currency, maker, taker } = await meet(contractType, symbol)
      const isEmblem = contractType === 'ERC721'
      const collectionAddress = isEmblem ? market.emblems : market.items
      const holding = (owner: Address) =>
        isEmblem
          ? market.ownerOf(tokenId).then((holder) => BigInt(holder === owner))
          : market.getBalance(owner, tokenId)

      const listingSteps = await generateListing(context, network, {
        collectionAddress,
        owner: maker.address,
        contractType,
        orderbook,
        listing: {
          currencyAddress: currency,
          expiry: later(),
          pricePerToken: '10001',
          quantity: String(listed),
          tokenId: String(tokenId),
        },
      })
      expect(listingSteps.map(({ id }) => id)).toEqual([
        'tokenApproval',
        orderbook === 'service_marketplace_v1' ? 'createListing' : 'signEIP712',
      ])
      await market.execute(listingSteps, maker)
      await market.indexer.sync()
      const order = await market.db.query.orders.findFirst({
        where: ({ maker: by }, { eq }) => eq(by, maker.address),
      })
      const orderId = order?.orderHash ?? ''
      const royalty = isEmblem ? 500n : 0n
      expect(order).toMatchObject({
        marketplace: orderbook,
        pricePerToken: 10_001n,
        priceNetPerToken: 10_001n - 250n - royalty,
        quantityAvailable: listed,
        status: 'active',
      })

      const purchase = {
        buyer: taker.address,
        collectionAddress,
        marketplace: orderbook,
        ordersData: [{ orderId, quantity: String(bought) }],
        additionalFees: [{ amount: '13', receiver: stranger.address }],
      }
      const buySteps = await generateBuy(context, network, purchase)
      const approvals = { ETH: 0, USDC: 1, USDT: 2, WETH: 1 }[symbol] ?? 0
      expect(buySteps.map(({ id }) => id)).toEqual([
        ...Array<string>(approvals).fill('tokenApproval'),
        'buy',
      ])
      const total = 10_001n * bought + 13n
      expect(buySteps.at(-1)).toMatchObject({
        price: String(total),
        value: symbol === 'ETH' ? String(total) : '0',
      })
      const payees = [maker, treasury, artist, stranger]
      const accounts = symbol === 'ETH' ? payees : [...payees, taker]
      const read = () =>
        Promise.all(
          accounts.map(({ address }) => market.funds(address, currency)),
        )
      const before = await read()
      await market.execute(buySteps, taker)
      const after = await read()
      expect(
        after.map((amount, index) => amount - (before[index] ?? 0n)),
      ).toEqual([
        (10_001n - 250n - royalty) * bought,
        250n * bought,
        royalty * bought,
        13n,
        ...(symbol === 'ETH' ? [] : [-total]),
      ])
      expect(await holding(taker.address)).toBe(bought)
      if (symbol !== 'ETH')
        expect(
          await market.client.readContract({
            address: currency,
            abi: erc20Abi,
            functionName: 'allowance',
            args: [taker.address, network.seaport],
          }),
        ).toBe(0n)

      await market.indexer.sync()
      const cancel = () =>
        generateCancel(context, network, {
          collectionAddress,
          maker: maker.address,
          marketplace: orderbook,
          orderId,
        })
      const quantityRemaining = listed - bought
      expect(await market.order(orderId)).toMatchObject({
        quantityRemaining,
        status: quantityRemaining > 0n ? 'active' : 'filled',
      })
      if (quantityRemaining === 0n) {
        await expect(cancel()).rejects.toThrow(/is already filled/)
        return
      }
      await market.execute(await cancel(), maker)
      await expect(cancel()).rejects.toThrow(/is already cancelled/)
      await expect(generateBuy(context, network, purchase)).rejects.toThrow(
        /its maker cancelled it/,
      )
    })
  },
)
