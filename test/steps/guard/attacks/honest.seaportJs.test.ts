import { createRequire } from 'node:module'
import { type Address, type Hex, zeroAddress } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Step } from '../../../../src/rpc/schemas.js'
import { erc1155Abi } from '../../../../src/service/chain/tokenAbis.js'
import { getTotals } from '../../../../src/steps/guard/getTotals.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import type { BuyIntent, Intent } from '../../../../src/steps/model/intent.js'
import { setupWorld } from '../../../world.js'
import { getAccount } from '../honestQuotes.js'

// The library that most marketplaces on Seaport use, and its dependency.
const require = createRequire(import.meta.url)
const library = '@opensea/seaport-js'
const { Seaport } = require(library)
const { JsonRpcProvider } = createRequire(require.resolve(library))('ethers')

const world = setupWorld()
const friend: Address = '0x00000000000000000000000000000000000000F1'
const price = 1_000_000n
let buyer: Address
let seller: Address
let emblems: Address
let items: Address
let usdc: Address
let seaportOf: (account: Address) => Promise<any>
let provider: any

beforeAll(async () => {
  const { collections, currencies, rpcUrl, seaport } = world.info
  const address = (list: { address: Address }[], at: number) =>
    list[at]?.address ?? zeroAddress
  emblems = address(collections, 0)
  items = address(collections, 1)
  usdc = address(
    currencies.filter(({ symbol }) => symbol === 'USDC'),
    0,
  )
  buyer = getAccount(world, 1)
  seller = getAccount(world, 0)
  provider = new JsonRpcProvider(rpcUrl, undefined, { cacheTimeout: -1 })
  seaportOf = async (account) =>
    new Seaport(await provider.getSigner(account), {
      overrides: { contractAddress: seaport },
    })
  return () => provider.destroy()
})

const later = () => Math.floor(Date.now() / 1000) + 3_600

/** Creates and signs a listing; returns it with the signed typed data. */
async function list(input: Record<string, unknown> = {}, by = seller) {
  const maker = await seaportOf(by)
  const { actions } = await maker.createOrder({
    offer: [{ itemType: 2, token: emblems, identifier: '1' }],
    consideration: [{ amount: String(price), recipient: seller }],
    endTime: String(later()),
    ...input,
  })
  let order: any
  let typedData: any
  for (const action of actions)
    if (action.type === 'approval') {
      const sent = await action.transactionMethods.transact()
      await sent.wait()
    } else {
      typedData = JSON.parse(await action.getMessageToSign())
      order = await action.createOrder()
    }
  return { order, typedData }
}

/** Returns an account with at least four of an item. */
async function holderOfMany(): Promise<{ maker: Address; tokenId: string }> {
  for (const { address } of world.info.accounts)
    for (let tokenId = 0n; tokenId < 30n; tokenId++) {
      const held = await world.publicClient.readContract({
        address: items,
        abi: erc1155Abi,
        functionName: 'balanceOf',
        args: [address, tokenId],
      })
      if (held >= 4n && address !== buyer)
        return { maker: address, tokenId: String(tokenId) }
    }
  throw new Error('Nobody holds four of an item.')
}

/** Returns the library's steps of a purchase; it approves the exact sum. */
async function fill(order: unknown, input: Record<string, unknown> = {}) {
  const taker = await seaportOf(buyer)
  const { actions } = await taker.fulfillOrder({
    order,
    exactApproval: true,
    ...input,
  })
  const steps: Step[] = []
  for (const { transactionMethods } of actions) {
    const { data, to, value } = await transactionMethods.buildTransaction()
    steps.push({ id: 'buy', to, data, value: String(value ?? 0) } as Step)
  }
  return steps
}

const wanted = (intent: Partial<BuyIntent> = {}): BuyIntent => ({
  kind: 'buy',
  account: buyer,
  chainId: world.info.chainId,
  collection: emblems,
  marketplace: 'external_1',
  currency: zeroAddress,
  maxTotal: String(price),
  additionalFees: [],
  orders: [
    {
      orderId: 'of another marketplace',
      tokenId: '1',
      quantity: '1',
      currency: intent.currency ?? zeroAddress,
      unitPrice: String(price),
      maker: seller,
    },
  ],
  ...intent,
})

function verified(steps: Step[], intent: Intent) {
  const client = world.createClient()
  return verifySteps(steps, intent, { client, now: Date.now() })
}

const match = { findings: [], verdict: 'match' }
const getName = (report: ReturnType<typeof verified>) =>
  report.steps.at(-1)?.calls[0]?.name

describe('behavior: orders and calls of seaport-js match', () => {
  test('a listing to sign', async () => {
    const { typedData } = await list({
      fees: [{ recipient: friend, basisPoints: 250 }],
    })
    const { domain, message, primaryType, types } = typedData
    const step: Step = {
      id: 'signEIP712',
      signature: { domain, primaryType, types, value: message },
    }
    const report = verified([step], {
      kind: 'list',
      account: seller,
      chainId: world.info.chainId,
      collection: emblems,
      contractType: 'ERC721',
      tokenId: '1',
      quantity: '1',
      currency: zeroAddress,
      pricePerToken: String(price),
      expiry: message.endTime,
      minNet: '975000',
    })
    expect(report).toMatchObject(match)
    expect(getTotals(report).fees).toMatchObject([{ amount: '25000' }])
  })

  test('the short form (`fulfillBasicOrder`), with native currency', async () => {
    const { order } = await list()
    const report = verified(await fill(order), wanted())
    expect(report).toMatchObject(match)
    expect(getName(report)).toContain('fulfillBasicOrder')
  })

  test('the short form with a fee, and with a domain tag at the end', async () => {
    const fees = [{ recipient: friend, basisPoints: 100 }]
    const { order } = await list({ fees })
    const steps = await fill(order, { domain: 'market.example' })
    const report = verified(steps, wanted())
    expect(report).toMatchObject(match)
    expect(getName(report)).toContain('fulfillBasicOrder')
    const more = wanted({ maxTotal: String(price - 2n) })
    expect(verified(steps, more)).toMatchObject({ verdict: 'mismatch' })
  })

  test('a tip', async () => {
    const { order } = await list()
    const tips = [{ amount: '500', recipient: friend }]
    const steps = await fill(order, { tips })
    const intent = wanted({
      maxTotal: String(price + 500n),
      additionalFees: [{ amount: '500', receiver: friend }],
    })
    expect(verified(steps, intent)).toMatchObject(match)
    expect(verified(steps, wanted())).toMatchObject({ verdict: 'mismatch' })
  })

  test('an ERC-20 currency, with its approval', async () => {
    const { order } = await list({
      consideration: [
        { token: usdc, amount: String(price), recipient: seller },
      ],
    })
    const steps = await fill(order)
    const intent = wanted({ currency: usdc })
    const report = verified(steps, intent)
    expect(report).toMatchObject(match)
    expect(report.steps).toHaveLength(2)
  })

  test('parts of an order', async () => {
    const { maker, tokenId } = await holderOfMany()
    const { order } = await list(
      {
        allowPartialFills: true,
        offer: [
          { itemType: 3, token: items, identifier: tokenId, amount: '4' },
        ],
        consideration: [{ amount: String(price * 4n), recipient: maker }],
      },
      maker,
    )
    const steps = await fill(order, { unitsToFill: 2 })
    const [one] = wanted().orders
    const intent = wanted({
      collection: items,
      maxTotal: String(price * 2n),
      orders: [{ ...one, maker, quantity: '2', tokenId } as never],
    })
    const report = verified(steps, intent)
    expect(report).toMatchObject(match)
    expect(getName(report)).toBe('fulfillAdvancedOrder')
  })

  test('several orders', async () => {
    const { order: a } = await list()
    const { order: b } = await list({
      offer: [{ itemType: 2, token: emblems, identifier: '2' }],
    })
    const taker = await seaportOf(buyer)
    const { actions } = await taker.fulfillOrders({
      fulfillOrderDetails: [{ order: a }, { order: b }],
    })
    const { data, to, value } = await actions
      .at(-1)
      .transactionMethods.buildTransaction()
    const [one] = wanted().orders
    const intent = wanted({
      maxTotal: String(price * 2n),
      orders: [one, { ...one, tokenId: '2' }] as BuyIntent['orders'],
    })
    const report = verified(
      [{ id: 'buy', to, data, value: String(value) } as Step],
      intent,
    )
    expect(report).toMatchObject(match)
    expect(getName(report)).toBe('fulfillAvailableAdvancedOrders')
  })

  test('a cancellation of one order matches, and one of all orders is unknown', async () => {
    const { order } = await list()
    const maker = await seaportOf(seller)
    const orderId: Hex = maker.getOrderHash(order.parameters)
    const intent: Intent = {
      kind: 'cancel',
      account: seller,
      chainId: world.info.chainId,
      collection: emblems,
      marketplace: 'external_1',
      orderId,
      order: {
        tokenId: order.parameters.offer[0].identifierOrCriteria,
        currency: zeroAddress,
        unitPrice: String(price),
        maker: seller,
      },
    }
    const createStep = async (methods: any): Promise<Step[]> => {
      const { data, to } = await methods.buildTransaction()
      return [{ id: 'cancel', to, data } as Step]
    }
    const one = await createStep(await maker.cancelOrders([order.parameters]))
    expect(verified(one, intent)).toMatchObject(match)
    const all = await createStep(await maker.bulkCancelOrders())
    expect(verified(all, intent)).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'cancelAll' }],
    })
    const other = { ...intent, orderId: `0x${'1'.repeat(64)}` }
    expect(verified(one, other)).toMatchObject({ verdict: 'mismatch' })
  })
})
