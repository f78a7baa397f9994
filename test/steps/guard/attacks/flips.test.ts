import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidStepError } from '../../../../src/errors.js'
import type { Step } from '../../../../src/rpc/schemas.js'
import type { GuardReport } from '../../../../src/steps/guard/effects.js'
import { getTotals } from '../../../../src/steps/guard/getTotals.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import { countRuns } from '../../../sample.js'
import { setupWorld } from '../../../world.js'
import { frozen, type Honest } from '../honestQuotes.js'
import { corpus, type FlowName, honestFlows } from './corpus.js'

const world = setupWorld()
let honest: Awaited<ReturnType<typeof honestFlows>>
let client: ReturnType<typeof world.createClient>

beforeAll(async () => {
  client = world.createClient()
  honest = await honestFlows(world)
})

function verified({ intent, steps }: Honest): GuardReport | undefined {
  const options = { client, now: Date.now() }
  try {
    return verifySteps(frozen(steps), intent, options)
  } catch (error) {
    if (error instanceof InvalidStepError) return undefined
    throw error
  }
}

/**
 * Returns the meaning of steps to the user. A buyer does not care when the
 * order begins and ends, which contract moves the seller's token, and how the
 * seller splits the price; a seller does not care about the exact start and the
 * recipients of fees.
 */
function summarize(report: GuardReport) {
  const { steps } = report
  const effects = steps.flatMap((step) =>
    step.effects.map((effect) => {
      if (effect.type === 'listOrder') {
        const { asks, id: _, maker, startTime: __, ...order } = effect.order
        const parts = asks.map(({ recipient, ...part }) => ({
          ...part,
          isMine: recipient === maker,
        }))
        return { ...effect, order: { ...order, maker, parts } }
      }
      if (effect.type !== 'fillOrder') return effect
      const { asks, gives, maker } = effect.order
      const price = asks
        .filter(({ isTip }) => !isTip)
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
      const tips = asks.filter(({ isTip }) => isTip)
      // A contract has only the functions of its own standard.
      const given = gives.map(({ standard: _, ...item }) => item)
      return { ...effect, order: { given, maker, price, tips } }
    }),
  )
  const { approvals, spent, value } = getTotals(report)
  return { approvals, effects, spent, value }
}

const hex = '0123456789abcdef'

/** Replaces a character by another of the same kind. */
function flip(text: string, at: number, by: number): string {
  const from = text.startsWith('0x') ? 2 : 0
  const position = from + (at % Math.max(1, text.length - from))
  const alphabet = text.startsWith('0x') ? hex : '0123456789'
  const now = alphabet.indexOf((text[position] ?? '0').toLowerCase())
  const next =
    alphabet[(now + 1 + (by % (alphabet.length - 1))) % alphabet.length]
  return `${text.slice(0, position)}${next}${text.slice(position + 1)}`
}

/** Returns the parts of a step that determine the transaction or signature. */
function places(step: Step): [holder: Record<string, unknown>, key: string][] {
  const found: [Record<string, unknown>, string][] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value))
      if (typeof member === 'object') walk(member)
      else found.push([value as Record<string, unknown>, key])
  }
  walk(step.signature)
  walk((step.post?.body as { order?: unknown } | undefined)?.order)
  for (const key of ['to', 'data', 'value'])
    if (key in step) found.push([step, key])
  return found
}

describe.each(Object.keys(corpus) as FlowName[])('behavior: %s', (name) => {
  test('a changed step matches only if its meaning is the same', () => {
    const flow = honest.flows[name]
    const before = verified(flow)
    if (!before) throw new Error('The honest steps are not read.')
    const meaning = summarize(before)
    let passed = 0
    const numRuns = countRuns(700, 5)
    fc.assert(
      fc.property(
        fc.record({
          step: fc.nat(9),
          place: fc.nat(),
          at: fc.nat(),
          by: fc.nat(),
        }),
        ({ at, by, place, step }) => {
          const steps = structuredClone(flow.steps)
          const all = places(steps[step % steps.length] as Step)
          // Calldata has more bytes than everything else together.
          const [holder, key] =
            all[place % (all.length + 3)] ?? all.at(-2) ?? []
          if (!holder || key === undefined) return
          const value = holder[key]
          holder[key] =
            typeof value === 'number'
              ? (value + 1 + by) % 256
              : flip(String(value), at, by)
          const report = verified({ ...flow, steps })
          if (report?.verdict !== 'match') return
          passed++
          expect(summarize(report)).toEqual(meaning)
        },
      ),
      { numRuns },
    )
    // Salts, signatures and padding may change without another meaning.
    expect(passed).toBeLessThan((numRuns * 6) / 7)
  })

  test('calldata with added or removed bytes matches only if its meaning is the same', () => {
    const flow = honest.flows[name]
    const before = verified(flow)
    if (!before) throw new Error('The honest steps are not read.')
    fc.assert(
      fc.property(
        fc.record({
          step: fc.nat(9),
          at: fc.nat(),
          cut: fc.nat(64),
          put: fc.uint8Array({ maxLength: 40 }),
        }),
        ({ at, cut, put, step }) => {
          const steps = structuredClone(flow.steps)
          const changed = steps[step % steps.length] as Step
          if (!changed.data) return
          const bytes = Buffer.from(changed.data.slice(2), 'hex')
          const position = at % (bytes.length + 1)
          const next = Buffer.concat([
            bytes.subarray(0, position),
            put,
            bytes.subarray(position + cut),
          ])
          changed.data = `0x${next.toString('hex')}`
          const report = verified({ ...flow, steps })
          if (report?.verdict === 'match')
            expect(summarize(report)).toEqual(summarize(before))
        },
      ),
      { numRuns: countRuns(250, 5) },
    )
  })
})
