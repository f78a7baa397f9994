import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import { GuardError, StepError } from '../../../src/errors.js'
import type { Order, Step } from '../../../src/rpc/schemas.js'
import { buy } from '../../../src/steps/flows/buy.js'
import { executeSteps } from '../../../src/steps/flows/executeSteps.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import type { Review } from '../../../src/steps/review/reviewSteps.js'
import { setupWorld } from '../../world.js'
import { send, thief, tokenCall } from '../guard/craftSteps.js'
import { frozen, honestQuotes } from '../guard/honestQuotes.js'

const world = setupWorld()
let client: ReturnType<typeof world.createClient>
let config: Config
let quotes: ReturnType<typeof honestQuotes>
let sent: { method: string; params: any }[]

beforeAll(() => {
  client = world.createClient()
  quotes = honestQuotes(world, client)
})

beforeEach(async () => {
  sent = []
  config = world.createTestConfig()
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  await connect(config, { connector })
  const original = connector.getProvider.bind(connector)
  connector.getProvider = async (parameters) => {
    const provider = (await original(parameters)) as { request: any }
    return {
      ...provider,
      request: (call: { method: string; params: any }) => {
        if (/^(eth_send|eth_sign|personal_)/.test(call.method)) sent.push(call)
        return provider.request(call)
      },
    }
  }
})

async function listing(symbol: string): Promise<Order> {
  await world.sync()
  const [order] = await quotes.listings('ERC721', symbol)
  if (!order) throw new Error('The world has no such listing.')
  return order
}

const getFailure = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  )

/** A service that wants a text signed before the purchase. */
const strange = () =>
  world.createClient({
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).endsWith('GenerateBuyTransaction')) return response
      const { steps } = await response.json()
      const text = { id: 'signEIP191', data: 'Do you agree?' }
      return Response.json({ steps: [text, ...steps] })
    },
  })

describe('parameters: policy', () => {
  const chainId = 31337

  test('enforce: an unknown step needs a review', async () => {
    const order = await listing('ETH')
    const reviews: Review[] = []
    const started = (answer: boolean) =>
      buy(config, {
        chainId,
        client: strange(),
        order,
        onReview: (review) => {
          reviews.push(review)
          return answer
        },
      })
    const error = await getFailure(started(false))
    expect(error).toBeInstanceOf(GuardError)
    expect(error).toMatchObject({ fundsMoved: 'no', index: 0 })
    expect(sent).toEqual([])

    await started(true)
    expect(sent.map(({ method }) => method)).toEqual([
      'personal_sign',
      'eth_sendTransaction',
    ])
    expect(reviews).toHaveLength(2)
    const [review] = reviews
    expect(review).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'message', step: 0, path: 'steps.0.data' }],
      simulation: { simulated: 'full' },
    })
    expect(review?.simulation.changes).toContainEqual({
      token: order.collectionContractAddress,
      tokenId: order.tokenId,
      amount: '1',
    })
    expect(JSON.parse(JSON.stringify(review))).toEqual(review)
    expect(Object.isFrozen(review?.steps[0]?.effects)).toBe(true)
  })

  test('enforce: a mismatch is refused without a review', async () => {
    const order = await listing('ETH')
    let asked = 0
    const onReview = () => {
      asked++
      return true
    }
    const { intent, steps } = await quotes.buy([{ order }])
    const wrong = [...steps, send(thief, '0x', 5n)]
    const run = executeSteps(config, {
      chainId,
      client,
      intent,
      onReview,
      steps: wrong,
    })
    expect(await getFailure(run)).toMatchObject({
      name: 'GuardError',
      index: 1,
      report: { verdict: 'mismatch' },
    })
    expect([asked, sent]).toEqual([0, []])
  })

  test('enforce: a purchase that would revert fails without a review', async () => {
    const order = await listing('ETH')
    const { intent, steps } = await quotes.buy([{ order }])
    await executeSteps(config, { chainId, client, intent, steps })
    sent = []
    let asked = 0
    const late = [...steps, { id: 'signEIP191', data: 'Sorry.' } as Step]
    const onReview = () => {
      asked++
      return true
    }
    const run = { chainId, client, intent, onReview, steps: late }
    expect(await getFailure(executeSteps(config, run))).toMatchObject({
      name: 'StepError',
      reason: 'reverted',
      details: 'OrderAlreadyFilled',
      fundsMoved: 'no',
    })
    expect([asked, sent]).toEqual([0, []])
  })

  test('confirm: steps that match need a review, too', async () => {
    const order = await listing('ETH')
    const verdicts: string[] = []
    const started = (answer: boolean) =>
      buy(config, {
        chainId,
        client,
        order,
        policy: 'confirm',
        onReview: async ({ verdict }) => {
          verdicts.push(verdict)
          return answer
        },
      })
    expect(await getFailure(started(false))).toBeInstanceOf(GuardError)
    expect(sent).toEqual([])
    await started(true)
    expect(sent).toHaveLength(1)
    expect(verdicts).toEqual(['match', 'match'])
  })

  test('confirm: a purchase without `onReview` is refused', async () => {
    const order = await listing('ETH')
    const run = buy(config, { chainId, client, order, policy: 'confirm' })
    expect(await getFailure(run)).toMatchObject({
      shortMessage: expect.stringContaining('declined in the review'),
    })
    expect(sent).toEqual([])
  })

  test('off: an unknown step is prompted without a review', async () => {
    const order = await listing('ETH')
    await buy(config, { chainId, client: strange(), order, policy: 'off' })
    expect(sent).toHaveLength(2)
  })
})

test.each([
  ['another chain', { chainId: 1 }],
  ['another account', { account: thief }],
] as const)(
  'parameters: intent, an intent for %s is refused',
  async (_, change) => {
    const order = await listing('ETH')
    const { intent, steps } = await quotes.buy([{ order }])
    const other = { ...intent, ...change }
    const { chainId } = world.info
    const run = executeSteps(config, { chainId, client, intent: other, steps })
    expect(await getFailure(run)).toMatchObject({ name: 'ConfigurationError' })
    expect(sent).toEqual([])
  },
)

test.each([{ policy: 'confirm' }, { onReview: () => true }, {}] as const)(
  'parameters: a run without an intent is refused, %j',
  async (review) => {
    const order = await listing('ETH')
    const { steps } = await quotes.buy([{ order }])
    const { chainId } = world.info
    // Callers without TypeScript may forget the intent.
    const incomplete: unknown = { chainId, client, steps, ...review }
    const run = executeSteps(config, incomplete as executeSteps.Parameters)
    expect(await getFailure(run)).toMatchObject({ name: 'ConfigurationError' })
    expect(sent).toEqual([])
  },
)

test('parameters: signal, an abort during the review ends the flow', async () => {
  const order = await listing('ETH')
  const controller = new AbortController()
  const run = buy(config, {
    chainId: world.info.chainId,
    client,
    order,
    policy: 'confirm',
    onReview: () => {
      controller.abort()
      return new Promise<boolean>(() => {})
    },
    signal: controller.signal,
  })
  const error = await getFailure(run)
  expect(error).toBeInstanceOf(StepError)
  expect(error).toMatchObject({ reason: 'aborted', fundsMoved: 'no' })
  expect(sent).toEqual([])
})

test('behavior: the verified steps are sent even if the caller changes the list later', async () => {
  const order = await listing('USDC')
  const { intent, steps } = await quotes.buy([{ order }])
  const honest = structuredClone(steps)
  await executeSteps(config, {
    chainId: world.info.chainId,
    client,
    intent,
    policy: 'confirm',
    onReview: () => {
      for (const step of steps) {
        step.to = thief
        step.value = '5'
        step.data = tokenCall('approve', thief, 5n)
      }
      return true
    },
    steps,
  })
  expect(
    sent.map(({ params: [{ data, to, value }] }) => ({
      data,
      to: to.toLowerCase(),
      value: String(BigInt(value)),
    })),
  ).toEqual(
    honest.map(({ data, to, value }) => ({
      data,
      to: to?.toLowerCase(),
      value,
    })),
  )
})

test('behavior: orders, intents and steps of the caller are not changed', async () => {
  const order = frozen(await listing('ETH'))
  const quote = frozen(await quotes.buy([{ order }]))
  const { intent, steps } = quote
  const before = JSON.stringify(quote)
  verifySteps(steps, intent, { client })
  await buy(config, { chainId: world.info.chainId, client, order })
  expect(JSON.stringify(quote)).toBe(before)
})

test('behavior: the error names the role that an unknown contract must have', async () => {
  const order = await listing('ETH')
  const stranger = world.createClient({ contracts: {} })
  const { chainId, seaport } = world.info
  const started = buy(config, { chainId, client: stranger, order })
  const error = await getFailure(started)
  expect(error).toBeInstanceOf(GuardError)
  expect(String(error).split('\n')).toEqual(
    expect.arrayContaining([
      `contract at steps.0.data: ${seaport}. It must be a book of your marketplace (\`contracts.books\`), which you have verified from the marketplace's own documentation.`,
    ]),
  )
  expect(String(error)).not.toMatch(/\badd it\b/i)
  expect(sent).toEqual([])
})
