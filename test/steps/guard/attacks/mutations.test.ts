import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidStepError } from '../../../../src/errors.js'
import type { Step } from '../../../../src/rpc/schemas.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import { countRuns, takeSample } from '../../../sample.js'
import { setupWorld } from '../../../world.js'
import { corpus, type FlowName, honestFlows } from './corpus.js'
import {
  applyMutations,
  compareSteps,
  type Mutation,
  mutate,
  severalMutations,
} from './mutations.js'

const world = setupWorld()
let client: ReturnType<typeof world.createClient>
let honest: Awaited<ReturnType<typeof honestFlows>>

beforeAll(async () => {
  client = world.createClient()
  honest = await honestFlows(world)
})

type Change = Pick<Mutation, 'path' | 'before' | 'after'>
type Harmless = readonly [path: RegExp, holds?: (change: Change) => boolean]

const isLess = ({ after, before }: Change) =>
  BigInt(String(after)) < BigInt(String(before))
const isMore = (change: Change) => !isLess(change)
const isNoLonger = ({ after, before }: Change) =>
  Array.isArray(after) && Array.isArray(before) && after.length <= before.length
const isReordered = ({ after, before }: Change) =>
  isNoLonger({ after, before, path: '' }) &&
  isNoLonger({ after: before, before: after, path: '' })

/**
 * Changes that a service may make without a finding, because they change
 * nothing that was agreed. Every other change must be found.
 */
const harmless: readonly Harmless[] = [
  // Labels and hints that the engine does not use.
  [/^\d+\.(id|price|executeType)$/],
  // Values that only make orders different, and signatures of the seller.
  [/\.(salt|zoneHash|signature|extraData)$/],
  // Whether an order may be filled in part.
  [/\.orderType$/, ({ after }) => /^[01]$/.test(String(after))],
]

/** The seller's own terms: with others, the purchase fails or is better. */
const harmlessInPurchases: readonly Harmless[] = [
  [/parameters\.(zone|startTime|endTime|offer\.0\.itemType)$/],
  [/parameters\.offer\.0\.(startAmount|endAmount)$/, isMore],
  [/parameters\.consideration$/, isNoLonger],
  [/parameters\.consideration\.\d+\.(startAmount|endAmount)$/, isLess],
  [/parameters\.consideration\.\d+\.recipient$/],
  // The zero address stands for the caller.
  [/args\.(3|5)$/, ({ after }) => /^0x0{40}$/.test(String(after))],
  // The sequence of orders, and how many of them may be filled.
  [/args\.(0|2|3)(\.\d+)?$/, isReordered],
  [/args\.6$/, isMore],
  // Without its allowance, or with a later one, a purchase fails.
  [/^0 is missing$|^1 comes first$/],
  // Some currencies need a reset before an allowance.
  [/^0 comes after \S+ 0x095ea7b3[0-9a-f]{64}0{64}$/],
]

/** Posts go to the service that requested them. */
const harmlessInListings: readonly Harmless[] = [
  [/^1\.post(\.endpoint|\.body(\.\w+)?)?$/],
  [
    /parameters\.startTime$|value\.startTime$/,
    ({ after, before }) => Number(after) <= Number(before) + 600,
  ],
  // The seller agreed to the net amount, not to the recipients of fees.
  [/parameters\.consideration\.[12]\.recipient$/],
  [/parameters\.consideration$/, isReordered],
  [/^0 is missing$|^1 comes first$/],
  // Two approvals that are the same have the effect of one.
  [/^0 comes 2 times$|^[01] comes after \S+ 0xa22cb465(?!0*bad01)/],
]

/**
 * Recipients of fees in the order to sign, and its counter, which is read from
 * the chain (simulate/checkContracts.listing). One such change alone is found, because the
 * order to post then differs from the signed one. After several changes the
 * post may contain nothing of the order.
 */
const foundByPost =
  /signature\.value\.(consideration\.[12]\.recipient|counter)$/

const harmlessIn: Record<FlowName, readonly Harmless[]> = {
  buyEth: [...harmless, ...harmlessInPurchases],
  buyUsdc: [
    ...harmless,
    ...harmlessInPurchases,
    // Two allowances that are the same have the effect of one.
    [/^0 comes 2 times$/],
  ],
  buyPart: [...harmless, ...harmlessInPurchases],
  buyMany: [...harmless, ...harmlessInPurchases],
  listSigned: [...harmless, ...harmlessInListings],
  listChain: [...harmless, ...harmlessInListings],
  cancel: [[/^\d+\.(id|price|executeType)$/]],
}

function isHarmless(name: FlowName, change: Change): boolean {
  return harmlessIn[name].some(
    ([path, holds]) => path.test(change.path) && (holds?.(change) ?? true),
  )
}

function isMatch(name: FlowName, steps: readonly Step[]): boolean {
  const { intent } = honest.flows[name]
  const options = { client, now: Date.now() }
  try {
    return verifySteps(steps, intent, options).verdict === 'match'
  } catch (error) {
    if (error instanceof InvalidStepError) return false
    throw error
  }
}

/** Ignores an equal share of an order: 2/2 is 1/1. */
function dropEqualShares(changes: readonly Change[]): Change[] {
  return changes.filter(({ after, before, path }) => {
    const [, start, part] = /^(.*\.)(numerator|denominator)$/.exec(path) ?? []
    const rest = part === 'numerator' ? 'denominator' : 'numerator'
    const other = changes.find((it) => part && it.path === `${start}${rest}`)
    const multiply = (a: unknown, b: unknown) =>
      BigInt(String(a)) * BigInt(String(b))
    return (
      !other || multiply(before, other.after) !== multiply(after, other.before)
    )
  })
}

/** Ignores parts of fulfilments in another sequence. */
function dropReordered(changes: readonly Change[]): Change[] {
  const toGroup = ({ path }: Change) =>
    /^(.*args\.[23])\.\d+\.\d+\.(itemIndex|orderIndex)$/
      .exec(path)
      ?.slice(1)
      .join()
  return changes.filter((change) => {
    const group = toGroup(change)
    const others = changes.filter((other) => toGroup(other) === group)
    const before = others.map((other) => other.before).sort()
    const after = others.map((other) => other.after).sort()
    return group === undefined || `${before}` !== `${after}`
  })
}

/** Ignores values of a post that the message to sign has, too. */
function dropSigned(changes: readonly Change[]): Change[] {
  return changes.filter(({ after, path }) => {
    const [step, member] = path.split('.post.body.order.')
    const signed = changes.find(
      (other) => other.path === `${step}.signature.value.${member}`,
    )
    return !signed || signed.after !== after
  })
}

/** A post without an endpoint is never sent. */
function dropUnsentPosts(
  changes: readonly Change[],
  steps: readonly Step[],
): Change[] {
  return changes.filter(({ path }) => {
    const [, index] = /^(\d+)\.post\./.exec(path) ?? []
    return !index || steps[Number(index)]?.post?.endpoint !== ''
  })
}

const tell = ({ after, before, path }: Change) =>
  `${path}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`.slice(0, 300)

const names = Object.keys(corpus) as FlowName[]

test('behavior: an equal share of an order, such as 2/2 for 1/1, is no change', () => {
  const change = (part: string, after: string): Change => ({
    path: `0.data.args.0.${part}`,
    before: '1',
    after,
  })
  const twice = [change('numerator', '2'), change('denominator', '2')]
  expect(dropEqualShares(twice)).toEqual([])
  const half = [change('numerator', '1'), change('denominator', '2')]
  expect(dropEqualShares(half)).toEqual(half)
  expect(dropEqualShares(twice.slice(1))).toEqual(twice.slice(1))
})

test('behavior: a posted value that equals the signed value is no change', () => {
  const change = (part: string, after: string): Change => ({
    path: `1.${part}.consideration.2.recipient`,
    before: '0x01',
    after,
  })
  const signed = change('signature.value', '0x02')
  const posted = change('post.body.order', '0x02')
  expect(dropSigned([signed, posted])).toEqual([signed])
  expect(dropSigned([posted])).toEqual([posted])
  const other = [signed, change('post.body.order', '0x03')]
  expect(dropSigned(other)).toEqual(other)
})

describe.each(names)('behavior: generated changes of %s', (name) => {
  test('every single change is harmless, or found', () => {
    const { steps } = honest.flows[name]
    const changes = [...mutate(steps, honest.lieWorld)]
    expect(changes.length).toBeGreaterThan(100)
    const unfound = takeSample(changes, 15).filter(
      (change) => !isHarmless(name, change) && isMatch(name, change.steps),
    )
    expect(unfound.map(tell)).toEqual([])
  })

  test('every combination of changes is harmless, or found', () => {
    const { steps } = honest.flows[name]
    fc.assert(
      fc.property(severalMutations, (choices) => {
        const changed = applyMutations(steps, honest.lieWorld, choices)
        if (!isMatch(name, changed)) return
        const changes = dropEqualShares(compareSteps(steps, changed))
        const sent = dropUnsentPosts(dropReordered(changes), changed)
        const unfound = dropSigned(sent).filter(
          (change) =>
            !isHarmless(name, change) && !foundByPost.test(change.path),
        )
        expect(unfound.map(tell)).toEqual([])
      }),
      { numRuns: countRuns(500, 15) },
    )
  })
})
