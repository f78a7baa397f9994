import { type Address, type Hex, zeroAddress } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Step } from '../../../../src/rpc/schemas.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import { setupWorld } from '../../../world.js'
import { encodeBatch, getLast, send, thief } from '../craftSteps.js'
import { type FlowName, honestFlows } from './corpus.js'
import { verifyInFlow } from './verifyInFlow.js'

const world = setupWorld()
let honest: Awaited<ReturnType<typeof honestFlows>>

beforeAll(async () => {
  honest = await honestFlows(world)
})

const inFlow = (name: FlowName, tell: (steps: Step[]) => unknown) =>
  verifyInFlow(world, honest.flows[name], tell)

describe('behavior: a number that wallets may read differently is no match', () => {
  const field = (change: Record<string, unknown>) =>
    inFlow('listSigned', (steps) => {
      const step = getLast(steps)
      Object.assign(step.signature?.value as object, change)
      Object.assign(step.post?.body as object, { order: step.signature?.value })
    })
  test.each([
    ['0X1', '0X1'],
    ['a space before the digit', ' 1'],
    ['empty text', ''],
    ['true', true],
    ['-0', '-0'],
    ['a float', 1e21],
    ['a number that is too large for a float', Number('12345678901234567890')],
    ['a list', ['1']],
    ['null', null],
  ])('%s', (_, salt) => {
    let verdict = 'unreadable'
    try {
      verdict = field({ salt }).verdict
    } catch {}
    expect(verdict).not.toBe('match')
  })
  test('transaction data with the prefix 0X is refused', () => {
    const upper = (steps: Step[]) => {
      const step = getLast(steps)
      step.data = step.data?.replace('0x', '0X') ?? ''
    }
    expect(() => inFlow('buyEth', upper)).toThrow()
  })
})

describe('behavior: at most 32 bytes may follow a call of the marketplace', () => {
  const marked = (bytes: number) =>
    inFlow('buyEth', (steps) => {
      getLast(steps).data += 'ab'.repeat(bytes)
    })
  test.each([1, 4, 32])('%d bytes have no finding', (bytes) =>
    expect(marked(bytes).findings).toEqual([]),
  )
  test.each([33, 64, 4096])('%d bytes are a mismatch', (bytes) =>
    expect(marked(bytes)).toMatchObject({
      verdict: 'mismatch',
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'encoding' }),
      ]),
    }),
  )
})

describe('behavior: an endpoint that leads to another origin is no match', () => {
  test.each([
    ' https://thief.example/x',
    '\thttps://thief.example/x',
    'ht\ntps://thief.example/x',
    '\u0000//thief.example/x',
    '/\t/thief.example/x',
    '\\\\thief.example/x',
    '/\\thief.example/x',
    'https:thief.example/x',
    'https:\\thief.example',
  ])('%j, without a client, is no match', (endpoint) => {
    const { intent, steps } = honest.flows.listSigned
    const changed = structuredClone(steps)
    const { post } = getLast(changed)
    if (post) post.endpoint = endpoint
    const contracts = {
      [intent.chainId]: {
        books: { service_marketplace_v2: honest.lieWorld.seaport },
      },
    }
    const found = verifySteps(changed, intent, { contracts, now: Date.now() })
    expect(found.verdict).not.toBe('match')
  })
  test('relative endpoints, without a client, have no findings', () => {
    const { intent, steps } = honest.flows.listSigned
    for (const endpoint of ['orders', '/orders', './orders?x=a:b', '']) {
      const changed = structuredClone(steps)
      const { post } = getLast(changed)
      if (post) post.endpoint = endpoint
      const contracts = {
        [intent.chainId]: {
          books: { service_marketplace_v2: honest.lieWorld.seaport },
        },
      }
      const found = verifySteps(changed, intent, { contracts, now: Date.now() })
      expect(found.findings).toEqual([])
    }
  })
  test.each(['ftp://thief.example/x', 'wss:thief.example/x'])(
    '%s, without a client, is no match',
    (endpoint) => {
      const { intent, steps } = honest.flows.listSigned
      const changed = structuredClone(steps)
      const { post } = getLast(changed)
      if (post) post.endpoint = endpoint
      const contracts = {
        [intent.chainId]: {
          books: { service_marketplace_v2: honest.lieWorld.seaport },
        },
      }
      const found = verifySteps(changed, intent, { contracts })
      expect(found.verdict).not.toBe('match')
    },
  )
  test('a blob URL of the origin of the service is a mismatch', () => {
    const { verdict } = inFlow('listSigned', (steps) => {
      const { post } = getLast(steps)
      const client = world.createClient()
      const { origin } = client.resolve('x')
      if (post) post.endpoint = `blob:${origin}/x`
    })
    expect(verdict).toBe('mismatch')
  })
})

describe('behavior: batches of the account', () => {
  const packed = (
    change: (
      calls: { to: Address; value: bigint; data: Hex }[],
      steps: Step[],
    ) => unknown,
    tail = '',
  ) => {
    const { intent, steps } = honest.flows.buyEth
    const calls = steps.map(({ data, to, value }) => ({
      to: to as Address,
      value: BigInt(value ?? 0),
      data: data as Hex,
    }))
    change(calls, steps)
    const client = world.createClient()
    return verifySteps(
      [send(intent.account, `${encodeBatch(calls)}${tail}` as Hex)],
      intent,
      { client },
    )
  }
  test('default: a batch with the honest calls matches', () =>
    expect(packed(() => {}).verdict).toBe('match'))
  test('native currency for the zero address is no match', () => {
    const data = encodeBatch([])
    expect(
      packed((calls) => calls.push({ to: zeroAddress, value: 5n, data }))
        .verdict,
    ).not.toBe('match')
  })
  test('native currency beside a nested batch is a mismatch', () => {
    const data = encodeBatch([])
    expect(
      packed((calls) => calls.push({ to: thief, value: 5n, data })).verdict,
    ).toBe('mismatch')
  })
  test('a batch with a byte after its calls is no match', () =>
    expect(packed(() => {}, 'ff').verdict).not.toBe('match'))
})
