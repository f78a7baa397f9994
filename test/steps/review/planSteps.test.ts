import { custom } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { planSteps } from '../../../src/steps/review/planSteps.js'
import { setupWorld } from '../../world.js'
import { send, thief } from '../guard/craftSteps.js'
import { frozen, honestQuotes } from '../guard/honestQuotes.js'

const world = setupWorld()
let client: ReturnType<typeof world.createClient>
let quotes: ReturnType<typeof honestQuotes>

beforeAll(() => {
  client = world.createClient()
  quotes = honestQuotes(world, client)
})

/** A config without a wallet, because a plan prompts nothing. */
function config(refused: string[] = []) {
  const request = async (call: { method: string }) => {
    if (refused.includes(call.method))
      throw Object.assign(new Error('Method not found'), { code: -32601 })
    const response = await fetch(world.info.rpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
    })
    const { error, result } = await response.json()
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }
  return createConfig({
    chains: [world.chain],
    storage: null,
    transports: {
      [world.info.chainId]: custom({ request }, { retryCount: 0 }),
    },
  })
}

test('default: a purchase with an approval', async () => {
  const [order] = await quotes.listings('ERC721', 'USDC')
  if (!order) throw new Error('The world has no such listing.')
  const { intent, steps } = frozen(await quotes.buy([{ order }]))
  const plan = await planSteps(config(), { client, intent, steps })
  const { review, steps: planned, totals } = plan
  const usdc = quotes.currency('USDC')
  const price = order.priceAmount
  expect(planned.map(({ gas: _, ...step }) => step)).toMatchObject([
    {
      index: 0,
      id: 'tokenApproval',
      kind: 'transaction',
      actions: [
        {
          what: 'approve',
          who: world.info.seaport,
          assets: [{ token: usdc, amount: price }],
        },
      ],
      value: '0',
    },
    {
      index: 1,
      kind: 'transaction',
      actions: [
        {
          what: 'fillOrder',
          who: order.createdBy,
          assets: [
            {
              token: order.collectionContractAddress,
              tokenId: order.tokenId,
              amount: '1',
            },
          ],
        },
      ],
    },
  ])
  expect(planned.every(({ gas }) => Number(gas) > 20_000)).toBe(true)
  expect(review).toMatchObject({
    verdict: 'match',
    simulation: { simulated: 'full' },
  })
  expect(totals).toMatchObject({
    value: '0',
    approvals: [{ token: usdc, spender: world.info.seaport, amount: price }],
    spent: [{ currency: usdc, amount: price }],
  })
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
})

test('default: a listing that is signed and posted', async () => {
  const { intent, steps } = await quotes.list({ tokenId: '1' })
  const plan = await planSteps(config(), { client, intent, steps })
  expect(
    plan.steps.map(({ actions, kind }) => [kind, actions.map((it) => it.what)]),
  ).toEqual([
    ['transaction', ['approveAll']],
    ['signature', ['listOrder', 'post']],
  ])
})

test('behavior: without a simulation, the plan estimates only the gas of the first step', async () => {
  const [order] = await quotes.listings('ERC721', 'USDC')
  if (!order) throw new Error('The world has no such listing.')
  const { intent, steps } = await quotes.buy([{ order }])
  const poor = config(['eth_simulateV1'])
  const plan = await planSteps(poor, { client, intent, steps })
  const [first, second] = plan.steps
  expect(Number(first?.gas)).toBeGreaterThan(20_000)
  expect(second?.gas).toBe(undefined)
  const poorest = config(['eth_simulateV1', 'eth_call', 'eth_estimateGas'])
  const blind = await planSteps(poorest, { client, intent, steps })
  expect(blind.steps.every(({ gas }) => gas === undefined)).toBe(true)
  expect(blind.review.simulation).toMatchObject({ simulated: 'none' })
})

test('behavior: a plan with wrong steps reports a mismatch and does not throw', async () => {
  const { intent, steps } = await quotes.list({ tokenId: '1' })
  const plan = await planSteps(config(), {
    client,
    intent,
    steps: [...steps, send(thief, '0x', 5n), send(thief, '0x1234')],
  })
  expect(plan.review.verdict).toBe('mismatch')
  expect(
    plan.steps.flatMap(({ actions }) => actions.map((it) => it.what)),
  ).toEqual(['approveAll', 'listOrder', 'post', 'transferOut', 'unknown'])
})
