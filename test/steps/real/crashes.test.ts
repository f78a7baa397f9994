import { type Address, erc1155Abi, parseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { StepError } from '../../../src/errors.js'
import { demoERC1155 } from '../../../src/service/world/artifacts.js'
import { buy } from '../../../src/steps/flows/buy.js'
import { list } from '../../../src/steps/flows/list.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import {
  createMemoryStorage,
  type FlowStorage,
} from '../../../src/steps/platform/storage.js'
import { type RealPage, type RealPageOptions, setupReal } from './pages.js'

const {
  getAccount,
  getCurrency,
  getFunds,
  openPage,
  readOrder,
  places,
  world,
} = setupReal()

/** Number of crossings between two crashes. */
const stride = process.env.MATRIX === 'all' ? 1 : 5

/** A listing of a thousand of one item by another account. */
async function sale(symbol: 'ETH' | 'USDC', tokenId: bigint) {
  const seller = world.walletOf(2)
  const hash = await seller.writeContract({
    address: places.items,
    abi: demoERC1155.abi,
    functionName: 'mint',
    args: [seller.account.address, tokenId, 1_000n],
  })
  await world.publicClient.waitForTransactionReceipt({ hash })
  const { config, parameters } = await openPage({ account: 2 })
  const { orderId = '' } = await list(config, {
    ...parameters,
    contractAddress: places.items,
    contractType: 'ERC1155',
    tokenId: String(tokenId),
    quantity: '1000',
    currencyAddress: getCurrency(symbol),
    pricePerToken: String(parseUnits('0.01', symbol === 'ETH' ? 18 : 6)),
    expiry: String(Math.floor(Date.now() / 1_000) + 86_400),
  })
  return {
    order: () => readOrder(places.items, orderId),
    price: parseUnits('0.01', symbol === 'ETH' ? 18 : 6),
    held: (account: Address) =>
      world.publicClient.readContract({
        address: places.items,
        abi: erc1155Abi,
        functionName: 'balanceOf',
        args: [account, tokenId],
      }),
  }
}

type Sale = Awaited<ReturnType<typeof sale>>

/** Buys in a page that dies at a crossing; returns the number of crossings. */
async function buyUntil(
  { order }: Sale,
  storage: FlowStorage,
  crashAt?: number,
): Promise<{ crossings: number; isTold: boolean; prompts: number }> {
  let crossings = 0
  let isTold = false
  let die = () => {}
  const died = new Promise<void>((resolve) => {
    die = resolve
  })
  const options: RealPageOptions = {
    storage,
    onCrossing(page) {
      if (crossings++ !== crashAt) return
      page.die()
      die()
    },
  }
  const { config, parameters, wallet } = await openPage(options)
  const run = buy(config, {
    ...parameters,
    order: await order(),
    onProgress({ status }) {
      isTold = status === 'success'
    },
  })
  await Promise.race([run, died])
  // Requests that left the page still arrive.
  await new Promise((resolve) => setTimeout(resolve, 50))
  return { crossings, isTold, prompts: wallet.prompts.length }
}

/** Opens the shop again; nothing is left to do. */
async function lookAgain({ config, parameters }: RealPage): Promise<number> {
  for (const { status } of await resumeFlows(config, parameters))
    expect(status).toBe('done')
  return 0
}

/**
 * Returns as a user does: resumes first, then starts unfinished flows again.
 */
async function comeBack(
  { config, parameters }: RealPage,
  { order }: Sale,
): Promise<number> {
  const [flow] = await resumeFlows(config, { ...parameters, timeout: 500 })
  if (flow?.status === 'done') return 0
  let consents = 0
  const again = async (acknowledge?: readonly string[]): Promise<void> => {
    const wanted = {
      ...parameters,
      acknowledge,
      order: await order(),
      timeout: 500,
    }
    try {
      await buy(config, wanted)
    } catch (error) {
      if (acknowledge || !(error instanceof StepError)) throw error
      expect(error.fundsMoved).toBe('maybe')
      consents++
      await again(error.unresolved)
    }
  }
  await again()
  return consents
}

describe.each([
  ['ETH', 9_001n, 1],
  ['USDC', 9_002n, 2],
] as const)('a purchase in %s', (symbol, tokenId, prompts) => {
  test('behavior: a page that dies anywhere buys once, and pays once', async () => {
    const goods = await sale(symbol, tokenId)
    const me = getAccount(0)
    const whole = await buyUntil(goods, createMemoryStorage())
    expect(whole.prompts).toBe(prompts)
    for (let point = 0; point < whole.crossings; point += stride) {
      const storage = createMemoryStorage()
      const held = await goods.held(me)
      const funds = await getFunds(symbol)
      const first = await buyUntil(goods, storage, point)
      // The user checks the result of the prompt in the wallet.
      const wasBought = (await goods.held(me)) > held
      const page = await openPage({ storage })
      // The user does not repeat a purchase that was reported as successful.
      const agreed = first.isTold
        ? await lookAgain(page)
        : await comeBack(page, goods)
      const all = first.prompts + page.wallet.prompts.length
      expect({
        point,
        gained: (await goods.held(me)) - held,
        paid: funds - (await getFunds(symbol)),
        tooMany: all - agreed > prompts,
      }).toEqual({ point, gained: 1n, paid: goods.price, tooMany: false })
      expect(wasBought ? agreed : 0).toBe(0)
      expect(await storage.keys()).toEqual([])
    }
  })
})
