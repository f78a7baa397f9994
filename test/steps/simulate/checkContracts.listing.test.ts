import { type Address, type Hex, isAddressEqual, pad, toHex } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import { GuardError } from '../../../src/errors.js'
import type { FlowEvent } from '../../../src/steps/events/flowEvent.js'
import { executeSteps } from '../../../src/steps/flows/executeSteps.js'
import { toListIntent } from '../../../src/steps/flows/list.js'
import type { VerifyOptions } from '../../../src/steps/guard/guard.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import { setApproval } from '../../setApproval.js'
import { setupWorld } from '../../world.js'
import { getLast, type LooseOrder, tokenCall } from '../guard/craftSteps.js'
import { getAccount, type Honest, honestQuotes } from '../guard/honestQuotes.js'
import { createNode, type NodeCall, nodeAnswers } from './simulateNodes.js'

const world = setupWorld()
let client: ReturnType<typeof world.createClient>
let quotes: ReturnType<typeof honestQuotes>

beforeAll(async () => {
  client = world.createClient()
  quotes = honestQuotes(world, client)
  await setApproval(world, 'ERC721', true)
  await setApproval(world, 'ERC1155', true)
})

const busy = () =>
  Promise.reject(Object.assign(new Error('Busy'), { code: -32005 }))

/** Nodes with and without `eth_simulateV1`. */
const nodeNames = ['a node that simulates', 'a node that only calls'] as const

/** Carries a quote out; returns the error of a refusal, and the prompts. */
async function carryOut(
  { config }: { config: Config },
  { intent, steps }: Honest,
  options: Pick<VerifyOptions, 'knownFees'> = {},
) {
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  await connect(config, { connector })
  const { chainId } = world.info
  let prompts = 0
  const onEvent = ({ type }: FlowEvent) => {
    if (type === 'prompted') prompts += 1
  }
  const error = await executeSteps(config, {
    chainId,
    client,
    intent,
    onEvent,
    steps,
    ...options,
  }).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  const { report } = error instanceof GuardError ? error : {}
  const found = report?.findings.map((it) => `${it.severity} ${it.code}`)
  return { error, found, prompts }
}

/** Returns a listing with another item in its order and its intent. */
async function withItem(
  quote: Honest,
  change: {
    itemType: number
    token: Address
    id: string
    amount: string
    contractType: 'ERC721' | 'ERC1155'
  },
): Promise<Honest> {
  const steps = structuredClone(quote.steps)
  const { post, signature } = getLast(steps)
  if (!signature || quote.intent.kind !== 'list')
    throw new Error('Not a listing.')
  const order = signature.value as LooseOrder
  order.offer = [
    {
      itemType: change.itemType,
      token: change.token,
      identifierOrCriteria: change.id,
      startAmount: change.amount,
      endAmount: change.amount,
    },
  ] as never
  if (post) Object.assign(post.body as object, { order })
  const { account, chainId, currency, expiry, pricePerToken } = quote.intent
  const price = BigInt(pricePerToken) / BigInt(change.amount)
  const intent = toListIntent({
    account,
    chainId,
    contractAddress: change.token,
    contractType: change.contractType,
    currencyAddress: currency,
    expiry,
    minNet: '0',
    pricePerToken: String(price),
    quantity: change.amount,
    tokenId: change.id,
  })
  expect(verifySteps(steps, intent, { client }).verdict).toBe('match')
  return { intent, steps }
}

const ownToken = '1'
const listing = () => quotes.list({ tokenId: ownToken })

describe('behavior: an account can list only collectibles that it holds', () => {
  test.each(nodeNames)(
    '%s: a currency listed as an ERC-721 is refused',
    async (name) => {
      const quote = await withItem(await listing(), {
        itemType: 2,
        token: quotes.currency('USDC'),
        id: '1000000000',
        amount: '1',
        contractType: 'ERC721',
      })
      const node = createNode(world, nodeAnswers[name])
      const { found, prompts } = await carryOut(node, quote)
      expect(found).toContain('mismatch collection')
      expect(prompts).toBe(0)
    },
  )

  test.each(nodeNames)(
    '%s: an ERC-1155 listed as an ERC-721 is refused',
    async (name) => {
      const quote = await withItem(await listing(), {
        itemType: 2,
        token: quotes.collection('ERC1155'),
        id: '1',
        amount: '1',
        contractType: 'ERC721',
      })
      const node = createNode(world, nodeAnswers[name])
      const { found, prompts } = await carryOut(node, quote)
      expect(found).toContain('mismatch collection')
      expect(prompts).toBe(0)
    },
  )

  test.each(nodeNames)(
    '%s: a token of another account is refused',
    async (name) => {
      const hash = await world.walletOf(0).sendTransaction({
        to: quotes.collection('ERC721'),
        data: tokenCall(
          'transferFrom',
          quotes.account,
          getAccount(world, 1),
          name === 'a node that simulates' ? 2n : 3n,
        ),
      })
      await world.publicClient.waitForTransactionReceipt({ hash })
      const quote = await withItem(await listing(), {
        itemType: 2,
        token: quotes.collection('ERC721'),
        id: name === 'a node that simulates' ? '2' : '3',
        amount: '1',
        contractType: 'ERC721',
      })
      const node = createNode(world, nodeAnswers[name])
      const { found, prompts } = await carryOut(node, quote)
      expect(found).toEqual(['mismatch holder'])
      expect(prompts).toBe(0)
    },
  )

  test.each(nodeNames)(
    '%s: more tokens than the account holds are refused',
    async (name) => {
      const quote = await withItem(await listing(), {
        itemType: 3,
        token: quotes.collection('ERC1155'),
        id: '1',
        amount: '1000000000',
        contractType: 'ERC1155',
      })
      const node = createNode(world, nodeAnswers[name])
      const { found, prompts } = await carryOut(node, quote)
      expect(found).toEqual(['mismatch holder'])
      expect(prompts).toBe(0)
    },
  )

  test.each(nodeNames)(
    '%s: an order with a counter ahead of the chain is refused',
    async (name) => {
      const { intent, steps } = await listing()
      const { post, signature } = getLast(steps)
      const order = { ...signature?.value, counter: '1' }
      Object.assign(signature ?? {}, { value: order })
      Object.assign(post?.body ?? {}, { order })
      const { findings } = verifySteps(steps, intent, { client })
      expect(findings.map(({ code }) => code)).toEqual(['net'])
      const node = createNode(world, nodeAnswers[name])
      const { found, prompts } = await carryOut(node, { intent, steps })
      expect(found).toEqual(['mismatch start'])
      expect(prompts).toBe(0)
    },
  )

  test.each(nodeNames)('%s: an honest listing is prompted', async (name) => {
    const node = createNode(world, nodeAnswers[name])
    const { found, prompts } = await carryOut(node, await listing())
    expect(found).toBe(undefined)
    expect(prompts).toBe(1)
  })
})

describe('behavior: a chain check without an answer is unknown', () => {
  const isView = ({ method, params }: NodeCall, selector: string) =>
    method === 'eth_call' && params[0]?.data?.startsWith(selector)

  test.each([
    ['supportsInterface', '0x01ffc9a7'],
    ['ownerOf', '0x6352211e'],
    ['getCounter', '0xf07ec373'],
  ])('a check of a listing: %s', async (_, selector) => {
    const node = createNode(world, (call) =>
      isView(call, selector)
        ? busy()
        : nodeAnswers['a node that only calls'](call),
    )
    const { found, prompts } = await carryOut(node, await listing())
    expect(found).toEqual(['unknown unanswered'])
    expect(prompts).toBe(0)
  })

  test.each([
    ['decimals', '0x313ce567'],
    ['supportsInterface', '0x01ffc9a7'],
  ])('a check of the currency of a purchase: %s', async (_, selector) => {
    const [order] = await quotes.listings('ERC721', 'USDC')
    if (!order) throw new Error('The world has no such listing.')
    const quote = await quotes.buy([{ order }])
    const node = createNode(world, (call) =>
      isView(call, selector) &&
      call.params[0].to.toLowerCase() === quotes.currency('USDC').toLowerCase()
        ? busy()
        : nodeAnswers['a node that only calls'](call),
    )
    const { found, prompts } = await carryOut(node, quote)
    expect(found).toEqual(['unknown unanswered'])
    expect(prompts).toBe(0)
  })

  test('a reverted `ownerOf` counts as an answer: the account does not hold the token', async () => {
    const refused = () =>
      Promise.reject(
        Object.assign(new Error('execution reverted'), { code: 3, data: '0x' }),
      )
    const node = createNode(world, (call) =>
      isView(call, '0x6352211e')
        ? refused()
        : nodeAnswers['a node that only calls'](call),
    )
    const { found } = await carryOut(node, await listing())
    expect(found).toEqual(['mismatch holder'])
  })

  test('a call that fails once because the node is busy is retried', async () => {
    const refused = new Set<string>()
    const node = createNode(world, (call) => {
      const [{ data } = { data: undefined }] = call.params ?? []
      if (call.method === 'eth_call' && !refused.has(data)) {
        refused.add(data)
        return busy()
      }
      return nodeAnswers['a node that only calls'](call)
    })
    const { found, prompts } = await carryOut(node, await listing())
    expect(found).toBe(undefined)
    expect(prompts).toBe(1)
    expect(refused.size).toBeGreaterThan(2)
  })
})

describe('behavior: a royalty of the collection explains a fee', () => {
  const royaltyCall = '0x2a55205a'
  const royaltyNode = (answer: () => unknown) =>
    createNode(world, (call) =>
      call.method === 'eth_call' && call.params[0].data.startsWith(royaltyCall)
        ? answer()
        : undefined,
    )
  const royalty = (recipient: Address, amount: bigint): Hex =>
    `${pad(recipient)}${toHex(amount, { size: 32 }).slice(2)}`

  test('a fee equal to the royalty of the collection is prompted', async () => {
    const { found, prompts } = await carryOut(
      royaltyNode(() => undefined),
      await listing(),
    )
    expect(found).toBe(undefined)
    expect(prompts).toBe(1)
  })

  test.each([
    ['the node does not answer', busy],
    ['the collection has no royalty', () => '0x'],
    [
      'the royalty is for another account',
      () => royalty(getAccount(world, 1), 10n ** 18n),
    ],
    [
      'the royalty is lower than the fee',
      () => royalty(getAccount(world, 9), 10n ** 15n),
    ],
    [
      'the royalty is more than a fifth of the price',
      () => royalty(getAccount(world, 9), 10n ** 18n),
    ],
  ])('a fee is unknown when %s', async (_, answer) => {
    const { found, prompts } = await carryOut(
      royaltyNode(answer),
      await listing(),
    )
    expect(found).toEqual(['unknown net'])
    expect(prompts).toBe(0)
  })

  test('a royalty that is a known fee counts once', async () => {
    const quote = await listing()
    const { post, signature } = getLast(quote.steps)
    const order = signature?.value as LooseOrder
    const recipient = getAccount(world, 9)
    order.consideration = order.consideration.map((item, index) => {
      const change =
        index === 0
          ? -1n
          : isAddressEqual(item.recipient as Address, recipient)
            ? 1n
            : 0n
      const amount = `${BigInt(item.startAmount) + change * 10n ** 16n}`
      return { ...item, startAmount: amount, endAmount: amount }
    })
    if (post) Object.assign(post.body as object, { order })
    const { found, prompts } = await carryOut(
      royaltyNode(() => undefined),
      quote,
      { knownFees: [{ recipient, bps: 500 }] },
    )
    expect(found).toEqual(['unknown net'])
    expect(prompts).toBe(0)
  })

  test.each([
    ['4 % beside it', 4n, 'unknown'],
    ['5 % beside it', 5n, 'unknown'],
    ['6 % beside it', 6n, 'mismatch'],
  ])(
    'a royalty of 5 % that the node does not answer, and %s',
    async (_, percent, severity) => {
      const quote = await listing()
      const { post, signature } = getLast(quote.steps)
      const order = signature?.value as LooseOrder
      const [seller, ...fees] = order.consideration
      if (!seller) throw new Error('Nobody is paid.')
      const fee = percent * 10n ** 16n
      const toAmount = (amount: bigint) => ({
        startAmount: `${amount}`,
        endAmount: `${amount}`,
      })
      order.consideration = [
        { ...seller, ...toAmount(BigInt(seller.startAmount) - fee) },
        ...fees,
        { ...seller, ...toAmount(fee), recipient: getAccount(world, 1) },
      ]
      if (post) Object.assign(post.body as object, { order })
      for (const answer of [busy, () => '0x']) {
        const { found, prompts } = await carryOut(royaltyNode(answer), quote)
        expect(found).toEqual([`${severity} net`, `${severity} net`])
        expect(prompts).toBe(0)
      }
    },
  )
})
