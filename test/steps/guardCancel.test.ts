import { beforeAll, describe, expect, test } from 'vitest'
import type { CancelIntent } from '../../src/steps/base/intent.js'
import { seaport15 } from '../../src/steps/guard/contracts.js'
import { verifySteps } from '../../src/steps/guard/verifySteps.js'
import { setupWorld } from '../world.js'
import { type HonestFlow, honestFlows } from './guardCorpus.js'
import { thief } from './guardLies.js'

const world = setupWorld({ emblems: 40 })
let flow: HonestFlow
let intent: CancelIntent

beforeAll(async () => {
  flow = (await honestFlows(world)).flows.cancel
  if (flow.intent.kind !== 'cancel') throw new Error('Not a cancellation.')
  intent = flow.intent
})

function verify(
  change: Partial<CancelIntent>,
  contracts: Parameters<typeof world.createClient>[0] = {},
) {
  const client = world.createClient(contracts)
  return verifySteps(flow.steps, { ...intent, ...change }, { client })
}

const withOrder = (change: Partial<NonNullable<CancelIntent['order']>>) => {
  if (!intent.order) throw new Error('There is no order.')
  return verify({ order: { ...intent.order, ...change } })
}

test('default: the order that was shown, in its book', () => {
  expect(verify({})).toMatchObject({ verdict: 'match', findings: [] })
})

describe('behavior: the order is the one that the person saw', () => {
  test.each([
    ['another token', { tokenId: '999' }, 'item'],
    ['no token', { tokenId: undefined }, 'item'],
    ['another price', { unitPrice: '1' }, 'price'],
    ['another currency', { currency: thief }, 'currency'],
    ['another maker', { maker: thief }, 'maker'],
  ] as const)('%s', (_name, change, code) => {
    expect(withOrder(change)).toMatchObject({
      verdict: 'mismatch',
      findings: [{ code, severity: 'mismatch' }],
    })
  })

  test('another collection', () => {
    expect(verify({ collection: thief })).toMatchObject({
      verdict: 'mismatch',
      findings: [{ code: 'item' }],
    })
  })

  test('terms that are not known', () => {
    expect(verify({ order: undefined })).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'item' }],
    })
  })

  test('an id that is no hash', () => {
    expect(verify({ orderId: '7' })).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'order' }],
    })
  })
})

describe('behavior: the book is the one that the order lives in', () => {
  test('named by the intent', () => {
    const contracts = { contracts: {} }
    const { seaport } = world.info
    const named = verify({ book: seaport }, contracts)
    expect(named.findings.map(({ code }) => code)).not.toContain('book')
    expect(verify({ book: seaport15 })).toMatchObject({
      verdict: 'mismatch',
      findings: [{ code: 'book', actual: seaport, expected: seaport15 }],
    })
  })

  test('named by the configuration of the marketplace', () => {
    expect(verify({ marketplace: 'external_9' })).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'book' }],
    })
  })

  test('one of several', () => {
    const { chainId, seaport } = world.info
    const books = { [intent.marketplace]: [seaport, seaport15] }
    const contracts = { contracts: { [chainId]: { books } } }
    expect(verify({}, contracts)).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'book' }],
    })
  })
})
