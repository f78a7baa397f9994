import { type Address, concat, erc20Abi, type Hex, pad, parseAbi } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  generateBuyTransaction,
  listListings,
} from '../../../src/rpc/operations.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import { toBuyIntent } from '../../../src/steps/flows/buy.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import { planSteps } from '../../../src/steps/review/planSteps.js'
import { setupWorld } from '../../world.js'
import {
  getLast,
  type LooseOrder,
  rewrite,
  send,
  thief,
  tokenCall,
} from '../guard/craftSteps.js'
import {
  carryOut,
  getAccount,
  type Honest,
  honestQuotes,
} from '../guard/honestQuotes.js'
import { createNode, type NodeCall, nodeAnswers } from './simulateNodes.js'

const world = setupWorld()
/** A listing, and a purchase for USDC of the service. */
let listed: Honest
let bought: Honest

/** Contracts of the host, beside those of the world. */
type Own = { conduits?: Address[]; wrappedNative?: Address }

beforeAll(async () => {
  const quotes = honestQuotes(world, world.createClient())
  const [order] = await quotes.listings('ERC721', 'USDC')
  if (!order) throw new Error('The world has no such listing.')
  bought = await quotes.buy([{ order }])
  listed = await quotes.list({ tokenId: '1' })
})

/** The last step, the currency and the price of the purchase. */
function toPurchase() {
  const { intent, steps } = structuredClone(bought)
  if (intent.kind !== 'buy') throw new Error('The intent does not buy.')
  const { currency, maxTotal } = intent
  return { currency, intent, last: getLast(steps), price: BigInt(maxTotal) }
}

const createClient = (own: Own = {}) => {
  const { chainId, contracts } = world.info
  return world.createClient({
    contracts: { [chainId]: { ...contracts, ...own } },
  })
}

type NodeAnswer = (call: NodeCall) => unknown

/** Verdict and codes of the review, with facts of the chain. */
async function review(
  { intent, steps }: Honest,
  own?: Own,
  answer: NodeAnswer = () => {},
) {
  const { config } = createNode(world, answer)
  const client = createClient(own)
  const plan = await planSteps(config, { client, intent, steps })
  const { findings, verdict } = plan.review
  return [verdict, ...findings.map(({ code }) => code)]
}

describe('behavior: the own conduit of a deployment', () => {
  const controllerAbi = parseAbi([
    'function createConduit(bytes32 conduitKey, address initialOwner) returns (address conduit)',
    'function getConduit(bytes32 conduitKey) view returns (address conduit, bool exists)',
    'function updateChannel(address conduit, address channel, bool isOpen)',
  ])
  let key: Hex
  let conduit: Address

  beforeAll(async () => {
    const { seaport } = world.info
    key = concat([getAccount(world, 0), pad('0x77', { size: 12 })])
    const read = { address: seaport, abi: seaportAbi } as const
    const [, , controller] = await world.publicClient.readContract({
      ...read,
      functionName: 'information',
    })
    const call = { address: controller, abi: controllerAbi } as const
    const write = async (request: object) => {
      const hash = await world.walletOf(0).writeContract(request as never)
      await world.publicClient.waitForTransactionReceipt({ hash })
    }
    const args = [key, getAccount(world, 0)]
    await write({ ...call, functionName: 'createConduit', args })
    const found = await world.publicClient.readContract({
      ...call,
      functionName: 'getConduit',
      args: [key],
    })
    conduit = found[0]
    const channel = [conduit, seaport, true]
    await write({ ...call, functionName: 'updateChannel', args: channel })
  })

  /** A listing whose tokens the conduit of a key moves. */
  function listing(conduitKey: Hex, ...spenders: Address[]) {
    const { intent, steps } = structuredClone(listed)
    const { post, signature } = getLast(steps)
    const order = { ...(signature?.value as LooseOrder), conduitKey }
    Object.assign(signature ?? {}, { value: order })
    Object.assign(post?.body ?? {}, { order })
    if (intent.kind !== 'list') throw new Error('The intent does not list.')
    const approvals = spenders.map((spender) =>
      send(intent.collection, tokenCall('setApprovalForAll', spender, true)),
    )
    return { intent, steps: [...approvals, ...steps.slice(-1)] }
  }

  /** A purchase that the conduit of a key pays. */
  function purchase(conduitKey: Hex, spender: Address) {
    const { currency, intent, last, price } = toPurchase()
    rewrite(last, (args) => {
      args[2] = conduitKey
    })
    const approval = tokenCall('approve', spender, price)
    return { intent, steps: [send(currency, approval), last] }
  }

  test('default: a configured conduit that the key resolves to matches', async () => {
    const own = { conduits: [conduit] }
    const { seaport } = world.info
    expect(await review(listing(key, conduit), own)).toEqual(['match'])
    expect(await review(listing(key, seaport, conduit), own)).toEqual(['match'])
    expect(await review(purchase(key, conduit), own)).toEqual(['match'])
  })

  test('behavior: without the chain it needs the user', async () => {
    const { intent, steps } = listing(key, conduit)
    const client = createClient({ conduits: [conduit] })
    const { verdict } = verifySteps(steps, intent, { client })
    expect(verdict).toBe('unknown')
    const quote = { intent, steps }
    const isFact = ({ params: [call] }: NodeCall) =>
      /^0x(f47b7740|6e9bfd9f)/.test(String(call?.data))
    const silent: NodeAnswer = (call) =>
      call.method === 'eth_call' && isFact(call) ? '0x' : undefined
    const own = { conduits: [conduit] }
    expect((await review(quote, own, silent))[0]).toBe('unknown')
  })

  test('behavior: a conduit that is not configured is a mismatch', async () => {
    const found = await review(listing(key, conduit))
    expect(found).toEqual(expect.arrayContaining(['mismatch', 'spender']))
  })

  test('behavior: a configured conduit that the key does not resolve to needs the user', async () => {
    const other: Hex = `0x${'7'.repeat(64)}`
    const own = { conduits: [conduit, thief] }
    for (const quote of [
      listing(other, conduit),
      purchase(other, conduit),
      listing(key, thief),
    ])
      expect((await review(quote, own))[0]).not.toBe('match')
    const both = listing(key, conduit, thief)
    expect(await review(both, own)).toEqual(['mismatch', 'unasked'])
  })

  test('behavior: the conduit of another book is not that of the order', async () => {
    const answer: NodeAnswer = ({ method, params: [call] }) =>
      method === 'eth_call' && String(call?.data).startsWith('0x6e9bfd9f')
        ? concat([pad(thief), pad('0x1')])
        : undefined
    const own = { conduits: [conduit] }
    const quote = listing(key, conduit)
    const [verdict, ...codes] = await review(quote, own, answer)
    expect(verdict).toBe('unknown')
    expect(codes).toEqual(['operator', 'unasked'])
  })
})

describe('behavior: an increased allowance', () => {
  /** A purchase that adds to the allowance of the book. */
  function purchase(toIncreases: (price: bigint) => bigint[]): Honest {
    const { currency, intent, last, price } = toPurchase()
    const increases = toIncreases(price).map((amount) =>
      send(
        currency,
        tokenCall('increaseAllowance', world.info.seaport, amount),
      ),
    )
    return { intent, steps: [...increases, last] }
  }

  /** A node where the token has `increaseAllowance`, and an allowance. */
  const allowing =
    (allowance: bigint): NodeAnswer =>
    (call) => {
      const isAllowance =
        call.method === 'eth_call' &&
        String(call.params[0]?.data).startsWith('0xdd62ed3e')
      if (isAllowance) return pad(`0x${allowance.toString(16)}`)
      return nodeAnswers['a node that only calls'](call)
    }

  test.each<
    [
      name: string,
      before: bigint,
      toIncreases: (price: bigint) => bigint[],
      verdict: string,
    ]
  >([
    ['of nothing by the price', 0n, (price) => [price], 'match'],
    ['of a part by what is missing', 7n, (price) => [price - 7n], 'match'],
    ['beyond the price', 8n, (price) => [price - 7n], 'unknown'],
    ['by one beyond the price', 0n, (price) => [price + 1n], 'mismatch'],
    ['twice', 0n, (price) => [price - 1n, 1n], 'mismatch'],
    ['twice the same', 0n, (price) => [price, price], 'mismatch'],
    ['by less than the price', 0n, (price) => [price - 1n], 'unknown'],
  ])('%s', async (_name, before, toIncreases, verdict) => {
    const { intent, steps } = purchase(toIncreases)
    const { config } = createNode(world, allowing(before))
    const client = createClient()
    const reviewing = planSteps(config, { client, intent, steps })
    const { review } = await reviewing
    expect(review.verdict).toBe(verdict)
  })

  test('a node without an answer', async () => {
    const quote = purchase((price) => [price])
    const { intent, steps } = quote
    const client = createClient()
    const { verdict } = verifySteps(steps, intent, { client })
    expect(verdict).toBe('unknown')
    const answer: NodeAnswer = (call) =>
      call.method === 'eth_call' &&
      String(call.params[0]?.data).startsWith('0xdd62ed3e')
        ? '0x'
        : nodeAnswers['a node that only calls'](call)
    expect((await review(quote, {}, answer))[0]).toBe('unknown')
  })
})

test('behavior: a purchase wraps what the account lacks of the currency', async () => {
  const client = world.createClient()
  const quotes = honestQuotes(world, client)
  const weth = quotes.currency('WETH')
  const { chainId, seaport } = world.info
  const buyer = getAccount(world, 1)
  const balance = await world.publicClient.readContract({
    abi: erc20Abi,
    address: weth,
    functionName: 'balanceOf',
    args: [buyer],
  })
  const price = balance + 1_000_000n
  const listing = await quotes.list({
    currencyAddress: weth,
    pricePerToken: String(price),
    tokenId: '1',
  })
  const orderId = await carryOut(world, client, listing)
  const { listings } = await client.request(
    listListings,
    { contractAddress: quotes.collection('ERC721'), tokenId: '1' },
    { chainId },
  )
  const order = listings.find((it) => it.orderId === orderId)
  if (!order) throw new Error('It was not listed.')
  const intent = toBuyIntent({ account: buyer, chainId, items: [{ order }] })
  const { steps } = await client.request(
    generateBuyTransaction,
    {
      additionalFees: [],
      buyer,
      collectionAddress: order.collectionContractAddress,
      marketplace: order.marketplace,
      ordersData: [{ orderId: order.orderId, quantity: '1', tokenId: '1' }],
    },
    { chainId },
  )
  const approval = send(weth, tokenCall('approve', seaport, price))
  const wrapping = (amount: bigint) => ({
    intent,
    steps: [
      send(weth, tokenCall('deposit'), amount),
      approval,
      ...steps.slice(-1),
    ],
  })
  const own = { wrappedNative: weth }
  expect(await review(wrapping(1_000_000n), own)).toEqual(['match'])
  expect(await review(wrapping(1_000_001n), own)).toEqual(['unknown', 'value'])
  expect(await review(wrapping(1_000_000n))).toEqual(['unknown', 'value'])
})
