import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidStepError } from '../../../../src/errors.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import { setupWorld } from '../../../world.js'
import { frozen, getRoyalty, type Honest } from '../honestQuotes.js'
import { corpus, type FlowName, honestFlows, told } from './corpus.js'
import { registeredOtherwise, signedOtherwise } from './lies/list.js'

const world = setupWorld()
let honest: Awaited<ReturnType<typeof honestFlows>>

beforeAll(async () => {
  honest = await honestFlows(world)
})

function verified({ intent, steps }: Honest) {
  const client = world.createClient()
  const knownFees = [getRoyalty(world)]
  const options = { client, knownFees, now: Date.now() }
  return verifySteps(frozen(steps), frozen(intent), options)
}

/** Returns the verdict, or `unreadable`. */
function getVerdict(quote: Honest): string {
  try {
    return verified(quote).verdict
  } catch (error) {
    if (error instanceof InvalidStepError) return 'unreadable'
    throw error
  }
}

const names = Object.keys(corpus) as FlowName[]

describe.each(names)('behavior: lies about %s', (name) => {
  test('default: the honest steps match', () => {
    const report = verified(honest.flows[name])
    expect(report).toMatchObject({ findings: [], verdict: 'match' })
  })

  test.each(corpus[name])('%s', (...lie) => {
    const flow = honest.flows[name]
    const changed = told(lie, flow, honest.lieWorld)
    expect(changed.steps).not.toEqual(flow.steps)
    expect(getVerdict(changed)).not.toBe('match')
  })
})

test('behavior: the corpus holds more than 150 lies by name', () => {
  const all = new Set(names.flatMap((name) => corpus[name].map(([it]) => it)))
  expect(all.size).toBeGreaterThan(150)
})

test.each([
  ['listSigned', signedOtherwise],
  ['listChain', registeredOtherwise],
] as const)('behavior: harmless changes match, %s', (name, changes) => {
  for (const change of changes)
    expect(getVerdict(told(change, honest.flows[name], honest.lieWorld))).toBe(
      'match',
    )
})

test('behavior: without `minNet`, a fee above the expected one is unknown, above a tenth a mismatch', () => {
  const { intent, steps } = honest.flows.listSigned
  const { minNet: _, ...open } = intent as { minNet?: string } & typeof intent
  const take = (percent: bigint) => {
    const changed = structuredClone(steps)
    const items = changed.at(-1)?.signature?.value.consideration as {
      startAmount: string
      endAmount: string
    }[]
    const [mine, fee] = items
    if (!mine || !fee) throw new Error('There is no fee.')
    const total = items.reduce((sum, it) => sum + BigInt(it.startAmount), 0n)
    const stolen = (total * percent) / 100n
    for (const [item, by] of [
      [mine, -stolen],
      [fee, stolen],
    ] as const) {
      item.startAmount = String(BigInt(item.startAmount) + by)
      item.endAmount = item.startAmount
    }
    const order = changed.at(-1)?.signature?.value
    Object.assign(changed.at(-1)?.post?.body as object, { order })
    return getVerdict({ intent: open as typeof intent, steps: changed })
  }
  expect(take(0n)).toBe('match')
  expect(take(1n)).toBe('unknown')
  expect(take(10n)).toBe('unknown')
  expect(take(11n)).toBe('mismatch')
  expect(take(92n)).toBe('mismatch')
})
