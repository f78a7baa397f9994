import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { cells } from '../harness/cover.js'
import { allFaults } from '../harness/faults/allFaults.js'
import { createReport, isExhaustive } from '../harness/report.js'
import { getTitle, type Story, tell } from '../harness/story.js'

const report = createReport('schedules')
afterAll(report.print)

const point = fc.option(fc.nat(110), { nil: undefined, freq: 2 })

/** Any story, with up to three compatible faults. */
const anyStory: fc.Arbitrary<Story> = fc.constantFrom(...cells).chain((cell) =>
  fc.record({
    ...{ flow: fc.constant(cell.flow), account: fc.constant(cell.account) },
    seed: fc.nat(1_000_000),
    faults: fc
      .subarray(
        allFaults.filter((it) => it.fits(cell)),
        { maxLength: 3 },
      )
      .map(withoutHonestSteps),
    crashAt: point,
    secondTabAt: point,
  }),
)

/** A lower price replaces all steps, so no other lie remains in them. */
function withoutHonestSteps(faults: Story['faults'] & {}) {
  return faults.some(({ isLie }) => isLie)
    ? faults.filter(({ name }) => name !== 'price down')
    : faults
}

test('behavior: random stories keep every invariant', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async (story) => {
      expect(await report.tell('any', story)).toEqual([])
    }),
    {
      numRuns: Number(process.env.MATRIX_RUNS ?? (isExhaustive ? 4_000 : 120)),
      seed: Number(process.env.MATRIX_SEED ?? 4),
      reporter: printShortest,
    },
  )
})

test('behavior: a story told twice has the same trace', async () => {
  for (const story of fc.sample(anyStory, { numRuns: 5, seed: 9 })) {
    const once = JSON.stringify((await tell(story)).world.trace.notes, plain)
    const twice = JSON.stringify((await tell(story)).world.trace.notes, plain)
    expect(twice).toBe(once)
  }
})

/** Stories that once failed, by a bug of the engine or the harness. */
const found: readonly (Omit<Story, 'faults'> & { names: string[] })[] = [
  {
    flow: 'edit, cancel first',
    account: 'delegated',
    names: ['reorg to revert @0', 'ahead of the head'],
  },
  {
    flow: 'buy as a bundle',
    account: 'safe1',
    names: ['never answers @0', 'storage slow'],
  },
  {
    flow: 'buy as a bundle',
    account: 'contract',
    names: ['partial receipts', 'price down'],
  },
  {
    flow: 'cancel on chain',
    account: 'counterfactual',
    names: ['storage full'],
    crashAt: 21,
  },
  {
    flow: 'first listing',
    account: 'safe2',
    names: ['storage slow', 'clock a day behind @0'],
  },
  {
    flow: 'buy as a bundle',
    account: 'delegated',
    names: ['5720', '5730'],
  },
  {
    flow: 'first listing',
    account: 'safe1',
    names: ['switches account @1'],
    secondTabAt: 88,
  },
  {
    flow: 'first listing',
    account: 'safe2',
    names: [],
    secondTabAt: 330,
  },
  {
    flow: 'cancel in the book',
    account: 'contract',
    names: ['malformed JSON of a post', 'clock a day behind @0'],
    seed: 700,
  },
  {
    flow: 'buy several',
    account: 'safe2',
    names: ['switches account @0', '429, always'],
    seed: 2130,
  },
  // The second tab opens at the moment when the first gives up waiting.
  { flow: 'buy several', account: 'safe2', names: [], secondTabAt: 212 },
  {
    flow: 'reset, approve, buy',
    account: 'safe1',
    names: [],
    secondTabAt: 213,
  },
]

test('behavior: a bundle that one tab prompts is not sent by a second tab', async () => {
  const names = ['never answers @0', 'storage slow']
  const faults = allFaults.filter(({ name }) => names.includes(name))
  const story = { flow: 'buy as a bundle', account: 'safe1', faults } as const
  for (let secondTabAt = 105; secondTabAt < 115; secondTabAt++)
    expect(await report.tell('found', { ...story, secondTabAt })).toEqual([])
})

test('behavior: stories that once failed keep every invariant', async () => {
  for (const { names, ...story } of found) {
    const faults = allFaults.filter(({ name }) => names.includes(name))
    expect(faults).toHaveLength(names.length)
    expect(await report.tell('found', { ...story, faults })).toEqual([])
  }
})

function printShortest(details: fc.RunDetails<[Story]>): void {
  if (!details.failed) return
  const [story] = details.counterexample ?? []
  const { errorInstance } = details
  throw new Error(
    `${story ? getTitle(story) : ''}\nseed ${details.seed}, path ${details.counterexamplePath}`,
    { cause: errorInstance },
  )
}

function plain(_: string, value: unknown): unknown {
  if (value instanceof Error) return String(value)
  return typeof value === 'bigint' ? `${value}` : value
}
