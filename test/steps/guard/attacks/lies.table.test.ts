import { beforeAll, expect, test } from 'vitest'
import { InvalidStepError } from '../../../../src/errors.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import { setupWorld } from '../../../world.js'
import { getRoyalty, type Honest } from '../honestQuotes.js'
import { corpus, type FlowName, honestFlows, told } from './corpus.js'

const world = setupWorld()
let honest: Awaited<ReturnType<typeof honestFlows>>

beforeAll(async () => {
  honest = await honestFlows(world)
})

/** Returns verdict and findings, or the error of unreadable steps. */
function judge({ intent, steps }: Honest): string {
  try {
    const { findings, verdict } = verifySteps(steps, intent, {
      client: world.createClient(),
      knownFees: [getRoyalty(world)],
      now: Date.now(),
    })
    const texts = findings.map(
      ({ code, path, severity }) => `${severity} ${code} at ${path}`,
    )
    return [verdict, ...new Set(texts)].join(', ')
  } catch (error) {
    if (error instanceof InvalidStepError) return 'unreadable'
    throw error
  }
}

const names = Object.keys(corpus) as FlowName[]

test.each(names)('behavior: what the guard finds in lies about %s', (name) => {
  const flow = honest.flows[name]
  const lines = corpus[name].map(
    (lie) => `${lie[0]}: ${judge(told(lie, flow, honest.lieWorld))}`,
  )
  expect(lines).toMatchSnapshot()
})
