import { beforeAll, describe, expect, test } from 'vitest'
import { seaport15 } from '../../../src/steps/guard/contracts.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import type { CancelIntent } from '../../../src/steps/model/intent.js'
import { setupWorld } from '../../world.js'
import { type HonestFlow, honestFlows } from './attacks/corpus.js'
import { getLast, rewrite, thief } from './craftSteps.js'

const world = setupWorld()
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

test('default: the cancellation of the shown order in its book matches', () => {
  expect(verify({})).toMatchObject({ verdict: 'match', findings: [] })
})

test('behavior: one cancellation is not all that the user asked for', () => {
  expect(verify({ isForAll: true })).toMatchObject({
    verdict: 'unknown',
    findings: [{ code: 'missing' }],
  })
})

describe('behavior: the cancelled order is the order that the user saw', () => {
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

  test('unknown terms', () => {
    expect(verify({ order: undefined })).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'item' }],
    })
  })

  test('an id that is no hash', () => {
    expect(verify({ orderId: '7' })).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'order', severity: 'unknown' }],
    })
  })

  test.each([1n, -1n])('a price that is %d off', (by) => {
    const unitPrice = String(BigInt(intent.order?.unitPrice ?? 0) + by)
    expect(withOrder({ unitPrice })).toMatchObject({
      findings: [{ code: 'price', severity: 'mismatch' }],
    })
  })

  test('findings name both tokens and both currencies', () => {
    const { collection, order } = intent
    const { findings: items } = withOrder({ tokenId: '999' })
    expect(items[0]?.actual).toContain(order?.tokenId)
    expect(items[0]?.actual).toContain(collection)
    expect(items[0]?.expected).toContain('999')
    expect(items[0]?.expected).toContain(collection)
    const { findings: currencies } = withOrder({ currency: thief })
    expect(currencies[0]?.actual).toContain(order?.currency)
    expect(currencies[0]?.expected).toBe(thief)
  })
})

/** The honest cancellation with other items; its hash follows. */
function verifyItems(
  change: (order: { offer: unknown[]; consideration: unknown[] }) => unknown,
  order: Partial<NonNullable<CancelIntent['order']>>,
) {
  const steps = structuredClone(flow.steps)
  rewrite(getLast(steps), ([[cancelled]]) => {
    change(cancelled)
  })
  const { steps: read } = verifySteps(steps, intent)
  const effect = read[0]?.effects[0]
  if (effect?.type !== 'cancelOrder' || !effect.order.id || !intent.order)
    throw new Error('No order is cancelled.')
  const agreed = {
    ...intent,
    orderId: effect.order.id,
    order: { ...intent.order, ...order },
  }
  return verifySteps(steps, agreed, { client: world.createClient() })
}

const item = (itemType: number, token: string, id: string, amount: string) => ({
  itemType,
  token,
  identifierOrCriteria: id,
  startAmount: amount,
  endAmount: amount,
  recipient: intent.account,
})

describe('behavior: an offer', () => {
  const offer = (amount: string, payment = '50') =>
    verifyItems(
      (order) => {
        order.offer = [item(1, thief, '0', payment)]
        order.consideration = [item(3, intent.collection, '7', amount)]
      },
      { currency: thief, tokenId: '7', unitPrice: '16' },
    )

  test('default: the money that the offer gives is the price', () => {
    expect(offer('3').findings).toEqual([])
  })

  test('the price of one token is rounded down', () => {
    expect(offer('3', '48').findings).toEqual([])
    for (const payment of ['47', '51'])
      expect(offer('3', payment).findings).toMatchObject([{ code: 'price' }])
  })

  test('another number of tokens is another price', () => {
    expect(offer('4')).toMatchObject({
      verdict: 'mismatch',
      findings: [{ code: 'price' }],
    })
  })
})

test('behavior: an order with two tokens is unknown', () => {
  const report = verifyItems((order) => order.offer.push(order.offer[0]), {})
  expect(report).toMatchObject({
    verdict: 'unknown',
    findings: [{ code: 'item', severity: 'unknown' }],
  })
})

describe('behavior: an order is cancelled in its own book', () => {
  test('another book than the intent names is a mismatch', () => {
    const contracts = { contracts: {} }
    const { seaport } = world.info
    const named = verify({ book: seaport }, contracts)
    expect(named.findings.map(({ code }) => code)).not.toContain('book')
    expect(verify({ book: seaport15 })).toMatchObject({
      verdict: 'mismatch',
      findings: [{ code: 'book', actual: seaport, expected: seaport15 }],
    })
  })

  test('a marketplace without a configured book is unknown', () => {
    expect(verify({ marketplace: 'external_9' })).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'book', severity: 'unknown' }],
    })
  })

  test('one of several configured books is unknown', () => {
    const { chainId, seaport } = world.info
    const books = { [intent.marketplace]: [seaport, seaport15] }
    const contracts = { contracts: { [chainId]: { books } } }
    expect(verify({}, contracts)).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'book', severity: 'unknown' }],
    })
  })
})
