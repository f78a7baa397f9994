import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import type { SignedOrder } from '../../../src/errors.js'
import {
  createRoles,
  seaport15,
  seaport16,
} from '../../../src/steps/guard/contracts.js'
import { rememberBook } from '../../../src/steps/journal/orderBooks.js'
import type { CancelIntent } from '../../../src/steps/model/intent.js'
import {
  type Environment,
  getEnvironment,
} from '../../../src/steps/platform/environment.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import type { Run } from '../../../src/steps/run/run.js'
import {
  isOverElsewhere,
  isSignedByMaker,
  readChainEnd,
} from '../../../src/steps/wait/findEffect.js'
import { ada, bob, chainId } from '../setup.js'

const own: Address = '0x0000000000000000000000000000000000000b0c'
const foreign: Address = '0x000000000000000000000000000000000000f0e1'
const orderId = `0x${'0d'.repeat(32)}` as const
const intent: CancelIntent = {
  kind: 'cancel',
  account: ada,
  chainId,
  collection: bob,
  marketplace: 'service_marketplace_v2',
  orderId,
}

/** Answers of `getOrderStatus`, and of contracts that have no such function. */
const word = (value: number) => String(value).padStart(64, '0')
const status = (validated: number, cancelled: number, filled = 0) =>
  `0x${word(validated)}${word(cancelled)}${word(filled)}${word(1)}`
const open = status(0, 0)
const cancelled = status(0, 1)
const reverted = () => Promise.reject({ code: 3, message: 'reverted' })
const down = () => Promise.reject({ code: -32005, message: 'busy' })
type Answer = string | typeof reverted

function createRun(
  books: readonly Address[],
  answers: Record<Address, Answer>,
): Run {
  const environment: Environment = {
    ...getEnvironment({ storage: createMemoryStorage() }),
    // Only the pause before a retry ends.
    sleep: (time) => new Promise((resolve) => time < 1_000 && resolve()),
  }
  const contracts = {
    [chainId]: { books: { service_marketplace_v2: books } },
  }
  const request = async ({
    params: [{ to }],
  }: {
    params: [{ to: Address }]
  }) => {
    const answer = answers[to] ?? '0x'
    return typeof answer === 'string' ? answer : answer()
  }
  return {
    chainId,
    environment,
    node: { request },
    roles: createRoles(chainId, contracts),
  } as unknown as Run
}

describe('readChainEnd', () => {
  test.each<[string, Answer, string | undefined]>([
    ['that reverts', reverted, 'cancelled'],
    ['without code', '0x', 'cancelled'],
    ['that holds an open order', open, undefined],
    ['of a node that fails', down, undefined],
    ['with an answer of another form', '0x01', undefined],
  ])(
    'default: beside a contract %s, the end of an order is %s',
    async (_, other, end) => {
      const run = createRun([own, foreign], {
        [own]: cancelled,
        [foreign]: other,
      })
      expect(await readChainEnd(run, intent)).toBe(end)
    },
  )

  test('behavior: a book that is no Seaport tells nothing of its order', async () => {
    const run = createRun([foreign], { [foreign]: reverted })
    expect(await readChainEnd(run, intent)).toBeUndefined()
    const both = createRun([own, foreign], { [own]: open, [foreign]: reverted })
    expect(await readChainEnd(both, intent)).toBe('open')
  })
})

describe('isOverElsewhere', () => {
  test.each<[string, Record<Address, Answer>, boolean]>([
    ['no other Seaport is on the chain', {}, true],
    ['another one is no Seaport here', { [seaport15]: reverted }, true],
    ['the order is cancelled there, too', { [seaport16]: cancelled }, true],
    ['Seaport 1.6 may hold it', { [seaport16]: open }, false],
    ['Seaport 1.5 may hold it', { [seaport15]: open }, false],
    ['the node fails', { [seaport15]: down }, false],
  ])('default: %s', async (_, answers, expected) => {
    const run = createRun([own], { [own]: cancelled, ...answers })
    expect(await isOverElsewhere(run, intent, intent)).toBe(expected)
  })

  test('behavior: a cancellation in one of two configured books leaves the other', async () => {
    const run = createRun([own, foreign], { [own]: cancelled, [foreign]: open })
    const inOwn = { book: own, orderId }
    expect(await isOverElsewhere(run, intent, inOwn)).toBe(false)
  })

  test('behavior: an order that was signed here is in its book only', async () => {
    const answers = { [own]: cancelled, [seaport16]: open }
    const run = createRun([own], answers)
    const { environment } = run
    const order = { chainId, orderId }
    const signed: SignedOrder = {
      ...{ book: own, collection: bob, currency: bob, maker: ada, orderId },
      ...{ endTime: '9', quantity: '1', tokenId: '1', unitPrice: '1' },
    }
    await rememberBook(environment, { ...order, book: own })
    expect(await isOverElsewhere(run, intent, intent)).toBe(false)
    await rememberBook(environment, { ...order, book: own, signed })
    expect(await isOverElsewhere(run, intent, intent)).toBe(true)
    expect(
      await isOverElsewhere(
        createRun([own], answers),
        { ...intent, book: own },
        intent,
      ),
    ).toBe(true)
  })
})

describe('isSignedByMaker', () => {
  test.each<[string, Answer, boolean]>([
    ['a registered order', status(1, 0), true],
    ['a partly filled order', status(1, 0, 1), true],
    ['an order that no book knows', open, false],
    ['a contract that is no Seaport', reverted, false],
    ['a node that fails', down, false],
  ])('default: %s', async (_, answer, expected) => {
    const run = createRun([own], { [own]: answer })
    expect(await isSignedByMaker(run, intent)).toBe(expected)
  })

  test('behavior: an id that is no hash proves nothing', async () => {
    const run = createRun([own], { [own]: status(1, 0) })
    expect(await isSignedByMaker(run, { ...intent, orderId: '7' })).toBe(false)
  })
})
