import {
  type Address,
  erc20Abi,
  erc1155Abi,
  isAddressEqual,
  parseUnits,
} from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { RequestError } from '../../../src/errors.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { demoERC1155 } from '../../../src/service/world/artifacts.js'
import { buy } from '../../../src/steps/flows/buy.js'
import { list } from '../../../src/steps/flows/list.js'
import { takeSample } from '../../sample.js'
import { setupReal } from './pages.js'

const {
  getAccount,
  getCurrency,
  getFunds,
  openPage,
  readOrder,
  places,
  world,
} = setupReal()

const receiver: Address = '0x00000000000000000000000000000000000fee01'
let tokenId = 8_000n
beforeEach(async () => {
  tokenId++
  const seller = world.walletOf(2)
  const hash = await seller.writeContract({
    address: places.items,
    abi: demoERC1155.abi,
    functionName: 'mint',
    args: [seller.account.address, tokenId, 20n],
  })
  await world.publicClient.waitForTransactionReceipt({ hash })
})

const inAWeek = () => String(Math.floor(Date.now() / 1_000) + 604_800)

/** Price of account 2 for ten of its twenty items. */
const offer = (symbol: 'ETH' | 'USDC') => ({
  contractAddress: places.items,
  contractType: 'ERC1155' as const,
  tokenId: String(tokenId),
  quantity: '10',
  currencyAddress: getCurrency(symbol),
  pricePerToken: String(parseUnits('0.25', symbol === 'ETH' ? 18 : 6)),
  expiry: inAWeek(),
})

async function sell(symbol: 'ETH' | 'USDC'): Promise<Order> {
  const { config, parameters } = await openPage({ account: 2 })
  const { orderId = '' } = await list(config, {
    ...parameters,
    ...offer(symbol),
  })
  return readOrder(places.items, orderId)
}

const held = (account = getAccount(0)) =>
  world.publicClient.readContract({
    address: places.items,
    abi: erc1155Abi,
    functionName: 'balanceOf',
    args: [account, tokenId],
  })

describe.each(takeSample(['ETH', 'USDC'] as const, 2))('in %s', (symbol) => {
  test('behavior: three of ten items cost three times the price', async () => {
    const order = await sell(symbol)
    const { config, parameters } = await openPage()
    const before = await getFunds(symbol)
    await buy(config, { ...parameters, order, quantity: '3' })
    expect(await held()).toBe(3n)
    const paid = BigInt(order.priceAmount) * 3n
    expect(before - (await getFunds(symbol))).toBe(paid)
  })

  test.each(['alone', 'among others'])(
    'behavior: a purchase of five items pays for the three that are left (%s)',
    async (way) => {
      const order = await sell(symbol)
      const rival = await openPage({ account: 1 })
      let isTaken = false
      const { config, parameters } = await openPage({
        async intercept(request, forward) {
          const call = request.params?.[0]
          const isBuying =
            call?.to && isAddressEqual(call.to, world.info.seaport)
          if (
            request.method === 'eth_sendTransaction' &&
            isBuying &&
            !isTaken
          ) {
            isTaken = true
            await buy(rival.config, {
              ...{ ...rival.parameters, order, quantity: '7' },
            })
          }
          return forward(request)
        },
      })
      const before = await getFunds(symbol)
      const wanted = { order, quantity: '5' }
      const other = way === 'alone' ? undefined : await sell(symbol)
      const items = other && [wanted, { order: other }]
      const result = await buy(config, {
        ...parameters,
        ...(items ? { items } : wanted),
      })
      const bought = { orderId: order.orderId, quantity: '3' }
      const more = other && { orderId: other.orderId, quantity: '1' }
      expect(result.bought).toHaveLength(other ? 2 : 1)
      expect(result.bought).toContainEqual(bought)
      if (more) expect(result.bought).toContainEqual(more)
      expect(await held()).toBe(other ? 4n : 3n)
      const count = other ? 4n : 3n
      const paid = BigInt(order.priceAmount) * count
      expect(before - (await getFunds(symbol))).toBe(paid)
    },
  )

  test('behavior: an additional fee is approved and paid with the price', async () => {
    const order = await sell(symbol)
    const { config, parameters, wallet } = await openPage()
    const before = await getFunds(symbol)
    const gained = await getFunds(symbol, receiver)
    const fee = { amount: '1001', receiver }
    await buy(config, {
      ...{ ...parameters, order },
      ...{ additionalFees: [fee], quantity: '2' },
    })
    expect(await held()).toBe(2n)
    const paid = BigInt(order.priceAmount) * 2n + 1_001n
    expect(before - (await getFunds(symbol))).toBe(paid)
    expect((await getFunds(symbol, receiver)) - gained).toBe(1_001n)
    expect(wallet.prompts).toHaveLength(symbol === 'ETH' ? 1 : 2)
    if (symbol === 'ETH') return
    const left = await world.publicClient.readContract({
      address: getCurrency(symbol),
      abi: erc20Abi,
      functionName: 'allowance',
      args: [getAccount(0), world.info.seaport],
    })
    expect(left).toBe(0n)
  })

  test('behavior: the quantity is one by default, and an invalid quantity is refused', async () => {
    const order = await sell(symbol)
    const { config, parameters, wallet } = await openPage()
    for (const quantity of ['0', '11', '-1', '1.5', ''])
      await expect(
        buy(config, { ...parameters, order, quantity }),
      ).rejects.toThrow()
    expect(wallet.prompts).toEqual([])
    const before = await getFunds(symbol)
    await buy(config, { ...parameters, order })
    expect(await held()).toBe(1n)
    expect(before - (await getFunds(symbol))).toBe(BigInt(order.priceAmount))
  })
})

describe('the end of a listing', () => {
  test('behavior: a listing ends at its expiry, to the second', async () => {
    const { config, parameters } = await openPage({ account: 2 })
    const item = offer('ETH')
    const { orderId = '' } = await list(config, { ...parameters, ...item })
    const { validUntil = '' } = await readOrder(places.items, orderId)
    expect(Date.parse(validUntil) / 1_000).toBe(Number(item.expiry))
  })

  test.each(['0', '1', 'now'])(
    'behavior: a listing with the expiry %s is refused without a prompt',
    async (expiry) => {
      const { config, parameters, wallet } = await openPage({ account: 2 })
      const now = String(Math.floor(Date.now() / 1_000) - 60)
      const item = { ...offer('ETH'), expiry: expiry === 'now' ? now : expiry }
      await expect(
        list(config, { ...parameters, ...item }),
      ).rejects.toBeInstanceOf(RequestError)
      expect(wallet.prompts).toEqual([])
    },
  )
})
