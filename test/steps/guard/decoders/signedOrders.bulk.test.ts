import { zeroAddress, zeroHash } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Step } from '../../../../src/rpc/schemas.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import { setupWorld } from '../../../world.js'
import { type HonestFlow, honestFlows } from '../attacks/corpus.js'
import { getLast, type LooseOrder, thief } from '../craftSteps.js'

const world = setupWorld()
let flow: HonestFlow

beforeAll(async () => {
  flow = (await honestFlows(world)).flows.listSigned
})

const empty: LooseOrder = {
  offerer: zeroAddress,
  zone: zeroAddress,
  offer: [],
  consideration: [],
  orderType: 0,
  startTime: '0',
  endTime: '0',
  zoneHash: zeroHash,
  salt: '0',
  conduitKey: zeroHash,
  counter: '0',
}

/** The honest listing as a leaf of a bulk order. */
function inBulk(
  makeTree: (order: LooseOrder) => unknown,
  treeType = 'OrderComponents[2]',
): Step[] {
  const steps = structuredClone(flow.steps)
  const { signature } = getLast(steps)
  if (!signature) throw new Error('There is nothing to sign.')
  const order = signature.value as LooseOrder
  Object.assign(signature, {
    primaryType: 'BulkOrder',
    types: {
      ...(signature.types as object),
      BulkOrder: [{ name: 'tree', type: treeType }],
    },
    value: { tree: makeTree(order) },
  })
  return steps
}

const verify = (steps: Step[]) =>
  verifySteps(steps, flow.intent, {
    client: world.createClient(),
    now: Date.now(),
  })

test('default: a bulk order of one order and an empty place matches', () => {
  const report = verify(inBulk((order) => [order, empty]))
  expect(report).toMatchObject({ verdict: 'match', findings: [] })
})

test('behavior: a tree of several levels matches', () => {
  const steps = inBulk(
    (order) => [
      [empty, empty],
      [empty, order],
    ],
    'OrderComponents[2][2]',
  )
  expect(verify(steps)).toMatchObject({ verdict: 'match', findings: [] })
})

test.each([
  [64, 'match'],
  [65, 'mismatch'],
])('behavior: a tree with %d places: %s', (count, verdict) => {
  const places = Array.from({ length: count - 1 }, () => empty)
  expect(verify(inBulk((order) => [order, ...places]))).toMatchObject({
    verdict,
  })
})

describe('behavior: every order of the tree is verified', () => {
  test.each<[string, (order: LooseOrder) => unknown[]]>([
    ['the same order twice', (order) => [order, order]],
    [
      'a second order for almost nothing',
      (order) => [
        order,
        {
          ...order,
          salt: '1',
          consideration: order.consideration.map((item) => ({
            ...item,
            startAmount: '1',
            endAmount: '1',
          })),
        },
      ],
    ],
    [
      'an order of another maker alone',
      (order) => [{ ...order, offerer: thief }, empty],
    ],
    ['no order', () => [empty, empty]],
    [
      'an order for any token of the collection',
      (order) => [
        {
          ...order,
          offer: order.offer.map((item) => ({
            ...item,
            itemType: 4,
            identifierOrCriteria: '0',
          })),
        },
        empty,
      ],
    ],
    [
      'an empty place with an offer',
      (order) => [order, { ...empty, offer: order.offer }],
    ],
  ])('%s is a mismatch', (_name, makeTree) => {
    expect(verify(inBulk(makeTree)).verdict).toBe('mismatch')
  })
})

test('behavior: typed data for the book that no decoder knows is a mismatch', () => {
  const steps = structuredClone(flow.steps)
  const { signature } = getLast(steps)
  if (!signature) throw new Error('There is nothing to sign.')
  Object.assign(signature, {
    primaryType: 'Permission',
    types: { Permission: [{ name: 'all', type: 'bool' }] },
    value: { all: true },
  })
  expect(verify(steps)).toMatchObject({ verdict: 'mismatch' })
})
