import fc from 'fast-check'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Step } from '../../../src/rpc/schemas.js'
import {
  publicConduit,
  seaport15,
  seaport16,
} from '../../../src/steps/guard/contracts.js'
import { callDecoder } from '../../../src/steps/guard/decoder.js'
import type { OrderTerms } from '../../../src/steps/guard/effects.js'
import type { GuardOptions } from '../../../src/steps/guard/guard.js'
import { verify as compare } from '../../../src/steps/guard/verify.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import type {
  BuyIntent,
  CancelIntent,
} from '../../../src/steps/model/intent.js'
import { readSteps } from '../../../src/steps/model/readStep.js'
import { withSimulation } from '../../../src/steps/review/reviewSteps.js'
import type { Simulation } from '../../../src/steps/simulate/simulate.js'
import { countRuns } from '../../sample.js'
import { encodeBatch, send, thief, tokenAbi, tokenCall } from './craftSteps.js'

const account: Address = '0x0000000000000000000000000000000000000a11'
const seller: Address = '0x00000000000000000000000000000000000005e1'
const collection: Address = '0x0000000000000000000000000000000000000c01'
const currency: Address = '0x0000000000000000000000000000000000000cc1'

const chosen = {
  orderId: '1',
  tokenId: '7',
  quantity: '1',
  currency,
  unitPrice: '5',
}

const intent: BuyIntent = {
  kind: 'buy',
  account,
  chainId: 1,
  collection,
  marketplace: 'external_1',
  currency,
  maxTotal: '5',
  additionalFees: [],
  orders: [chosen],
}

const terms: OrderTerms = {
  maker: seller,
  gives: [{ standard: 'erc721', token: collection, tokenId: 7n, amount: 1n }],
  asks: [
    {
      standard: 'erc20',
      token: currency,
      amount: 5n,
      recipient: seller,
      isTip: false,
    },
  ],
  startTime: 0n,
  endTime: 9n,
  isMoving: false,
  operator: seaport16,
  isRestricted: false,
}

/** Decodes every `burn` of the book as the purchase of an order. */
const reading = (order: Partial<OrderTerms>) =>
  callDecoder({
    contracts: [seaport16],
    abi: tokenAbi,
    read: () => [
      {
        type: 'fillOrder' as const,
        book: seaport16,
        order: { ...terms, ...order },
        recipient: account,
        operator: seaport16,
      },
    ],
  })

const purchase = send(seaport16, tokenCall('burn', 1n))
const approve = (token: Address, spender: Address, amount: bigint) =>
  send(token, tokenCall('approve', spender, amount))
const honest = [approve(currency, seaport16, 5n), purchase]

function verify(
  steps: Step[],
  change: Partial<BuyIntent> = {},
  order: Partial<OrderTerms> = {},
) {
  const decoders = [reading(order)]
  return verifySteps(steps, { ...intent, ...change }, { decoders })
}

test('default: an allowance and a purchase match', () => {
  expect(verify(honest)).toMatchObject({ verdict: 'match', findings: [] })
})

describe('behavior: allowances that have the effect of one', () => {
  const allow = (amount: bigint, spender: Address = seaport16) =>
    approve(currency, spender, amount)
  const increase = (amount: bigint) =>
    send(currency, tokenCall('increaseAllowance', seaport16, amount))

  test.each<[name: string, allowances: Step[]]>([
    ['twice the same', [allow(5n), allow(5n)]],
    ['a reset, then twice the same', [allow(0n), allow(5n), allow(5n)]],
  ])('match: %s', (_name, allowances) => {
    expect(verify([...allowances, purchase]).findings).toEqual([])
  })

  test.each<[name: string, verdict: string, steps: Step[]]>([
    ['three times', 'mismatch', [allow(5n), allow(5n), allow(5n), purchase]],
    ['two amounts', 'mismatch', [allow(2n), allow(3n), purchase]],
    ['spent between', 'mismatch', [allow(5n), purchase, allow(5n)]],
    ['reset between', 'mismatch', [allow(5n), allow(0n), allow(5n), purchase]],
    ['increased', 'mismatch', [allow(5n), increase(5n), purchase]],
    ['increased twice', 'mismatch', [increase(2n), increase(2n), purchase]],
    [
      'an increase that the chain did not confirm',
      'unknown',
      [increase(5n), purchase],
    ],
    ['an increase beyond the price', 'mismatch', [increase(6n), purchase]],
    [
      'of a book that the order does not use',
      'unknown',
      [allow(5n, seaport15), purchase],
    ],
    ['of two books', 'mismatch', [allow(5n), allow(5n, seaport15), purchase]],
  ])('do not: %s', (_name, verdict, steps) => {
    expect(verify(steps).verdict).toBe(verdict)
  })

  test('allowances of the book and of its conduit need the user', () => {
    const decoders = [
      callDecoder({
        contracts: [seaport16],
        abi: tokenAbi,
        read: () => [
          {
            type: 'fillOrder' as const,
            book: seaport16,
            order: terms,
            recipient: account,
            operator: publicConduit,
          },
        ],
      }),
    ]
    const verdictOf = (...steps: Step[]) =>
      verifySteps([...steps, purchase], intent, { decoders }).verdict
    expect(verdictOf(allow(5n, publicConduit))).toBe('match')
    expect(verdictOf(allow(5n), allow(5n, publicConduit))).toBe('unknown')
    expect(verdictOf(allow(6n), allow(5n, publicConduit))).toBe('mismatch')
    expect(verdictOf(allow(5n, publicConduit), allow(5n, thief))).toBe(
      'mismatch',
    )
  })
})

describe('behavior: rounded prices', () => {
  const buy = (price: bigint, maxTotal: bigint, count = 1n) => {
    const quantity = String(count)
    const orders = [{ ...chosen, quantity, unitPrice: '100000' }]
    const asks = terms.asks.map((it) => ({ ...it, amount: price }))
    const gives = terms.gives.map((it) => ({ ...it, amount: count }))
    const steps = [approve(currency, seaport16, price), purchase]
    const change = { maxTotal: String(maxTotal), orders }
    return verify(steps, change, { asks, gives })
  }

  test.each([
    ['one unit, within the total', 100_001n, 100_001n, 1n, 'match'],
    ['one unit for each token', 300_003n, 300_003n, 3n, 'match'],
    ['one unit beyond the total', 100_001n, 100_000n, 1n, 'unknown'],
    ['three units beyond the total', 300_003n, 300_000n, 3n, 'unknown'],
    ['two units for one token', 100_002n, 100_002n, 1n, 'mismatch'],
    ['four units for three tokens', 300_004n, 300_000n, 3n, 'mismatch'],
  ])('%s', (_name, price, maxTotal, count, verdict) => {
    expect(buy(price, maxTotal, count).verdict).toBe(verdict)
  })

  test('rounding explains no allowance beyond the price', () => {
    const asks = terms.asks.map((it) => ({ ...it, amount: 100_000n }))
    const orders = [{ ...chosen, unitPrice: '100000' }]
    const steps = [approve(currency, seaport16, 100_001n), purchase]
    const change = { maxTotal: '100000', orders }
    expect(verify(steps, change, { asks }).verdict).toBe('mismatch')
  })

  test('a low price is not rounded', () => {
    const asks = terms.asks.map((it) => ({ ...it, amount: 6n }))
    const steps = [approve(currency, seaport16, 6n), purchase]
    expect(verify(steps, {}, { asks }).verdict).toBe('mismatch')
  })
})

describe('behavior: a basket without a sold item', () => {
  const second = { ...chosen, orderId: '2', tokenId: '8', unitPrice: '4' }
  const basket = { maxTotal: '9', orders: [chosen, second] }
  const cost = (amount: bigint): Partial<OrderTerms> => ({
    asks: terms.asks.map((it) => ({ ...it, amount })),
  })

  test('costs less by exactly its price: the user is told', () => {
    expect(verify(honest, basket)).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'quantity', actual: '0 for 8', expected: '1 for 8' }],
    })
  })

  test.each([
    [5n, 'unknown'],
    [4n, 'unknown'],
    [3n, 'mismatch'],
    [9n, 'mismatch'],
  ])(
    'of two orders of one token, the one for %s is bought: %s',
    (price, verdict) => {
      const orders = [chosen, { ...second, tokenId: '7' }]
      const steps = [approve(currency, seaport16, price), purchase]
      expect(verify(steps, { ...basket, orders }, cost(price)).verdict).toBe(
        verdict,
      )
    },
  )

  describe('and its part of the fees', () => {
    const withFee = (price: bigint, fee: bigint) => ({
      asks: [
        ...(cost(price).asks ?? []),
        ...terms.asks.map((it) => ({
          ...it,
          amount: fee,
          isTip: true,
          recipient: thief,
        })),
      ],
    })
    const additionalFees = [{ amount: '3', receiver: thief }]
    const paid = { ...basket, additionalFees, maxTotal: '12' }
    const steps = [approve(currency, seaport16, 7n), purchase]

    test.each([0n, 1n, 2n])('the user is told: a fee of %s', (fee) => {
      const { findings, verdict } = verify(steps, paid, withFee(5n, fee))
      expect(verdict).toBe('unknown')
      expect(findings.map(({ code }) => code)).toEqual(['quantity', 'fee'])
    })

    test.each([
      ['a higher fee', 5n, 4n],
      ['a fee for another price', 4n, 2n],
      ['a higher price', 6n, 1n],
    ])('is a mismatch: %s', (_, price, fee) => {
      const { verdict } = verify(steps, paid, withFee(price, fee))
      expect(verdict).toBe('mismatch')
    })
  })

  test.each<[name: string, Step[], Partial<BuyIntent>, Partial<OrderTerms>]>([
    ['costs less by another amount', honest, basket, cost(4n)],
    ['costs more', honest, { ...basket, maxTotal: '10' }, {}],
    ['has none of its items', [], basket, {}],
    [
      'has a part of an order',
      honest,
      {
        maxTotal: '9',
        orders: [{ ...chosen, quantity: '2', unitPrice: '5' }, second],
      },
      {},
    ],
    ['has one item', honest.slice(0, 1), {}, {}],
  ])('is a mismatch if it %s', (_name, steps, change, order) => {
    expect(verify(steps, change, order).verdict).toBe('mismatch')
  })
})

describe('behavior: the wrapped native currency', () => {
  const contracts = { 1: { wrappedNative: currency } }
  const wrap = (amount: bigint, token = currency) =>
    send(token, tokenCall('deposit'), amount)
  const judge = (
    steps: Step[],
    {
      balance = 2n,
      ...options
    }: GuardOptions & { balance?: bigint | null } = {},
  ) => {
    const facts = {
      allowances: new Map(),
      balance: balance ?? undefined,
      conduits: new Map(),
    }
    return compare(readSteps(steps), intent, {
      contracts,
      decoders: [reading({})],
      facts,
      ...options,
    }).verdict
  }

  test.each<[name: string, Step[]]>([
    ['all that is missing', [wrap(3n)]],
    ['a part', [wrap(1n)]],
    ['in two steps', [wrap(1n), wrap(2n)]],
    [
      'in a batch of the account',
      [
        send(
          account,
          encodeBatch([
            { to: currency, value: 3n, data: tokenCall('deposit') },
          ]),
          3n,
        ),
      ],
    ],
  ])('matches: %s', (_name, steps) => {
    expect(judge([...steps, ...honest])).toBe('match')
  })

  test.each<[name: string, verdict: string, Step[], object?]>([
    ['more than is missing', 'unknown', [wrap(4n)]],
    ['more in two steps', 'unknown', [wrap(3n), wrap(1n)]],
    ['more than the price', 'mismatch', [wrap(6n)]],
    [
      'a balance that the chain did not tell',
      'unknown',
      [wrap(3n)],
      { balance: null },
    ],
    [
      'a contract that is not configured',
      'unknown',
      [wrap(3n)],
      { contracts: {} },
    ],
    ['another contract', 'mismatch', [wrap(3n, thief)]],
    ['another contract, for nothing', 'unknown', [wrap(0n, thief)]],
    [
      'native currency for the book',
      'mismatch',
      [wrap(3n), send(seaport16, tokenCall('burn', 1n), 1n)],
    ],
    [
      'packed, so that its amount is hidden',
      'mismatch',
      [send(currency, tokenCall('multicall', [tokenCall('deposit')]), 3n)],
    ],
  ])('does not: %s', (_name, verdict, steps, options) => {
    expect(judge([...steps, ...honest], options)).toBe(verdict)
  })

  test('a purchase in the native currency wraps nothing', () => {
    const native = {
      currency: zeroAddress,
      orders: [{ ...chosen, currency: zeroAddress }],
    }
    const asks = terms.asks.map((it) => ({
      ...it,
      standard: 'native' as const,
      token: zeroAddress,
    }))
    const paid = send(seaport16, tokenCall('burn', 1n), 5n)
    expect(verify([paid], native, { asks }).verdict).toBe('match')
    expect(verify([wrap(1n), paid], native, { asks }).verdict).toBe('mismatch')
    // Nor what the order costs less than agreed.
    const dear = { ...native, maxTotal: '9' }
    for (const token of [currency, thief])
      expect(verify([wrap(1n, token), paid], dear, { asks })).toMatchObject({
        verdict: 'mismatch',
        findings: expect.arrayContaining([
          expect.objectContaining({ code: 'value', severity: 'mismatch' }),
        ]),
      })
  })
})

describe('behavior: native currency beyond the price', () => {
  const native = {
    currency: zeroAddress,
    maxTotal: '100',
    orders: [{ ...chosen, currency: zeroAddress, unitPrice: '100' }],
  }
  const asks = terms.asks.map((it) => ({
    ...it,
    amount: 100n,
    standard: 'native' as const,
    token: zeroAddress,
  }))
  const buy = (value: bigint, steps: Step[] = []) =>
    verify([...steps, send(seaport16, tokenCall('burn', 1n), value)], native, {
      asks,
    })
  const lost = (amount: string, token: Address = zeroAddress) => ({
    simulated: 'full' as const,
    changes: [{ token, amount }],
    findings: [],
  })

  test('matches if the simulation shows that it returns', () => {
    expect(buy(110n).verdict).toBe('unknown')
    expect(withSimulation(buy(110n), lost('-100')).verdict).toBe('match')
  })

  test.each<[name: string, value: bigint, simulation: Simulation]>([
    ['a node that shows no native currency', 110n, lost('-100', currency)],
    ['native currency that only arrives', 110n, lost('10')],
    [
      'a node that does not simulate',
      110n,
      { simulated: 'first', findings: [] },
    ],
    [
      'a failure',
      110n,
      { ...lost('-100'), failure: { step: 0, reason: 'reverted' } },
    ],
    ['too little', 99n, lost('-99')],
  ])('needs the user: %s', (_name, value, simulation) => {
    expect(withSimulation(buy(value), simulation).verdict).toBe('unknown')
  })

  test('more than a tenth is a mismatch', () => {
    expect(withSimulation(buy(111n), lost('-100')).verdict).toBe('mismatch')
  })

  test('sent to another account, or beside an unknown call, is a mismatch', () => {
    expect(buy(100n, [send(thief, '0x', 5n)]).verdict).toBe('mismatch')
    const unknown = send(seaport16, '0xdeadbeef')
    expect(buy(110n, [unknown]).verdict).toBe('mismatch')
    expect(buy(100n, [send(seaport16, '0xdeadbeef', 5n)]).verdict).toBe(
      'mismatch',
    )
  })
})

describe('behavior: a counter is raised only where the user asked for it', () => {
  const cancel: CancelIntent = {
    kind: 'cancel',
    account,
    book: seaport16,
    chainId: 1,
    collection,
    marketplace: 'external_1',
    orderId: `0x${'1'.repeat(64)}`,
  }
  const contracts = { 1: { books: { external_1: [seaport15, seaport16] } } }
  const raise = (book: Address) => send(book, '0x5b34b966')
  const judge = (steps: Step[], change: Partial<CancelIntent> = {}) =>
    verifySteps(steps, { ...cancel, ...change }, { contracts }).verdict

  test.each<[name: string, verdict: string, Step[], Partial<CancelIntent>?]>([
    [
      'asked for all, in the named book',
      'match',
      [raise(seaport16)],
      { isForAll: true },
    ],
    ['asked for one order', 'unknown', [raise(seaport16)]],
    ['in another book', 'mismatch', [raise(seaport15)], { isForAll: true }],
    ['asked for one order, in another book', 'mismatch', [raise(seaport15)]],
    [
      'no book is named',
      'unknown',
      [raise(seaport16)],
      { isForAll: true, book: undefined },
    ],
    [
      'twice',
      'mismatch',
      [raise(seaport16), raise(seaport16)],
      { isForAll: true },
    ],
    [
      'a contract that is no book',
      'unknown',
      [raise(thief)],
      { isForAll: true, book: thief },
    ],
  ])('%s: %s', (_name, verdict, steps, change) => {
    expect(judge(steps, change)).toBe(verdict)
  })
})

describe('behavior: combined permissions', () => {
  const conduit = publicConduit
  const spenders = [seaport16, conduit, seaport15, thief]
  const small = fc.bigInt({ min: 0n, max: 6n })
  type Move =
    | { kind: string; amount: bigint; spender: Address }
    | { kind: string; amount: bigint; token: Address }
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('approve', 'increaseAllowance'),
      amount: fc.oneof(
        { weight: 4, arbitrary: fc.constant(100_000n) },
        { weight: 1, arbitrary: fc.constant(100_001n) },
        { weight: 2, arbitrary: small },
      ),
      spender: fc.nat(15).map((at) => spenders[at] ?? seaport16),
    }),
    fc.record({
      kind: fc.constant('wrap'),
      amount: small,
      token: fc.constantFrom(currency, currency, thief),
    }),
  )
  const plan = fc.record({
    before: fc.oneof(
      fc.array(move, { maxLength: 3 }),
      fc
        .array(move, { maxLength: 1 })
        .map((others): Move[] => [
          { kind: 'approve', amount: 100_000n, spender: seaport16 },
          ...others,
        ]),
    ),
    after: fc.oneof(
      { weight: 5, arbitrary: fc.constant<Move[]>([]) },
      { weight: 1, arbitrary: fc.array(move, { maxLength: 1 }) },
    ),
    value: fc.nat(9).map((at) => (at === 9 ? 5n : 0n)),
    price: fc.constantFrom(100_000n, 100_000n, 100_001n, 100_002n),
    maxTotal: fc.constantFrom(100_000n, 100_001n),
    operator: fc.constantFrom(seaport16, seaport16, conduit),
    balance: fc.constantFrom(100_000n, 99_999n, 99_995n),
    allowance: fc.constantFrom<bigint[]>(0n, 99_995n, 100_000n),
  })

  test('a match lets no more leave than was agreed, and approves only the book or its conduit', () => {
    let matches = 0
    fc.assert(
      fc.property(
        plan,
        ({
          after,
          allowance,
          balance,
          before,
          maxTotal,
          operator,
          price,
          value,
        }) => {
          const toStep = (it: Move) =>
            'token' in it
              ? send(it.token, tokenCall('deposit'), it.amount)
              : send(currency, tokenCall(it.kind, it.spender, it.amount))
          const asks = terms.asks.map((it) => ({ ...it, amount: price }))
          const decoder = callDecoder({
            contracts: [seaport16],
            abi: tokenAbi,
            read: () => [
              {
                type: 'fillOrder' as const,
                book: seaport16,
                order: { ...terms, asks },
                recipient: account,
                operator,
              },
            ],
          })
          const fill = send(seaport16, tokenCall('burn', 1n), value)
          const steps = [...before.map(toStep), fill, ...after.map(toStep)]
          const allowances = new Map(
            [seaport16, conduit].map((spender) => [
              `${currency}:${spender}`.toLowerCase(),
              allowance,
            ]),
          )
          const orders = [{ ...chosen, unitPrice: '100000' }]
          const agreed = { ...intent, maxTotal: String(maxTotal), orders }
          const { verdict } = compare(readSteps(steps), agreed, {
            contracts: {
              1: { books: { external_1: seaport16 }, wrappedNative: currency },
            },
            decoders: [decoder],
            facts: { allowances, balance, conduits: new Map() },
          })
          if (verdict !== 'match') return
          const moves = [...before, ...after]
          if (moves.length > 0) matches++
          const wraps = moves.flatMap((it) => ('token' in it ? [it] : []))
          const wrapped = wraps.reduce((sum, { amount }) => sum + amount, 0n)
          expect(price).toBeLessThanOrEqual(maxTotal)
          expect(value).toBe(0n)
          if (wrapped > 0n) expect(balance + wrapped).toBeLessThanOrEqual(price)
          for (const spender of spenders) {
            const own = moves.flatMap((it) =>
              'spender' in it && it.spender === spender ? [it] : [],
            )
            const isBook = spender === operator
            if (!isBook) expect(own).toEqual([])
            const most = own.reduce(
              (now, { amount, kind }) =>
                kind === 'approve' ? amount : now + amount,
              allowance,
            )
            if (own.length > 0) expect(most).toBeLessThanOrEqual(maxTotal)
          }
        },
      ),
      { numRuns: countRuns(10_000, 20) },
    )
    expect(matches).toBeGreaterThan(10)
  })
})

describe('behavior: a finding describes the effect of the step', () => {
  const find = (step: Step, code: string) =>
    verify([...honest, step]).findings.find(
      (it) => it.code === code && it.step === 2,
    )

  test.each<[string, Step, readonly string[]]>([
    ['unasked', approve(thief, seaport16, 77n), ['77', thief, seaport16]],
    [
      'unasked',
      send(thief, tokenCall('setApprovalForAll', seaport16, true)),
      [thief, seaport16],
    ],
    [
      'transfer',
      send(collection, tokenCall('transfer', thief, 77n)),
      ['77', collection, thief],
    ],
    ['value', send(thief, tokenCall('transfer', thief, 1n), 77n), ['77']],
    ['cancelAll', send(seaport16, '0x5b34b966'), ['cancelAll']],
    ['call', send(thief, '0xdeadbeef'), ['0xdeadbeef']],
    ['spender', approve(currency, thief, 0n), [thief]],
  ])('%s', (code, step, parts) => {
    const { actual } = find(step, code) ?? {}
    for (const part of parts)
      expect(actual?.toLowerCase()).toContain(part.toLowerCase())
  })

  test('an effect without a description is named by its type', () => {
    const data = tokenCall('burn', 1n)
    const cancel = { contracts: [thief], abi: tokenAbi } as const
    const decoder = callDecoder({
      ...cancel,
      read: () => [{ type: 'cancelOrder', book: thief, order: terms }],
    })
    const { findings } = verifySteps([send(thief, data)], intent, {
      decoders: [decoder],
    })
    expect(findings[0]).toMatchObject({
      code: 'unasked',
      actual: 'cancelOrder',
    })
  })

  test('a finding about a message has an empty `actual`', () => {
    const step = { id: 'sign', data: 'Hello' } as Step
    expect(find(step, 'message')).toMatchObject({ actual: '' })
  })

  test('findings name an unexpected token and its seller', () => {
    const gives = [{ ...terms.gives[0], tokenId: 8n }] as OrderTerms['gives']
    const { findings } = verify(honest, {}, { gives })
    const item = findings.find(({ code }) => code === 'item')
    for (const part of ['8', collection, seller])
      expect(item?.actual).toContain(part)
    const quantities = findings.filter(({ code }) => code === 'quantity')
    expect(quantities).toMatchObject([
      { actual: '0 for 7', expected: '1 for 7' },
      { actual: '1 for 8', expected: '0 for 8' },
    ])
  })

  test('a finding names an unexpected fee and its recipient', () => {
    const tip = { ...terms.asks[0], isTip: true, recipient: thief, amount: 3n }
    const asks = [...terms.asks, tip] as OrderTerms['asks']
    const { findings } = verify(honest, {}, { asks })
    expect(findings.find(({ code }) => code === 'fee')).toMatchObject({
      actual: `3 for ${thief}`,
      expected: `0 for ${thief}`,
    })
  })
})

describe('behavior: filled orders are compared with the chosen orders', () => {
  const codes = (change: Partial<BuyIntent>, order?: Partial<OrderTerms>) =>
    verify(honest, change, order).findings.map(({ code }) => code)

  test('an order of another seller has findings', () => {
    const by = (maker: Address) => codes({ orders: [{ ...chosen, maker }] })
    expect(by(seller)).toEqual([])
    expect(by(thief)).toEqual(['item', 'price'])
  })

  test('an order of the buyer has findings', () => {
    expect(codes({}, { maker: account })).toEqual(['item', 'price'])
  })

  test('only a restricted order needs a known zone, and any operator is accepted', () => {
    expect(codes({}, { zone: thief })).toEqual([])
    expect(codes({}, { zone: thief, isRestricted: true })).toEqual(['zone'])
    expect(codes({}, { operator: thief })).toEqual([])
  })

  test('a payment with a token id has a finding', () => {
    const asks = [{ ...terms.asks[0], tokenId: 1n }] as OrderTerms['asks']
    expect(codes({}, { asks })).toEqual(['currency'])
  })

  test('a chosen order in another currency does not match', () => {
    expect(codes({ orders: [{ ...chosen, currency: thief }] })).toEqual([
      'item',
      'price',
    ])
  })

  test('an order that gives money has a finding, even without a chosen token', () => {
    const { tokenId: _, ...open } = chosen
    const money = { standard: 'erc20', token: collection, amount: 1n } as const
    const found = codes({ orders: [open as typeof chosen] }, { gives: [money] })
    expect(found).toContain('item')
  })

  test('the price of a filled order is not that of another chosen order', () => {
    const cheap = { ...chosen, orderId: '2', unitPrice: '2', maker: thief }
    expect(codes({ maxTotal: '7', orders: [chosen, cheap] })).toContain(
      'quantity',
    )
    const swapped = { ...chosen, orderId: '2', maker: thief }
    const dear = { ...chosen, unitPrice: '2' }
    expect(codes({ orders: [dear, swapped] })).toContain('price')
  })

  test('the highest of several chosen prices of one seller is allowed', () => {
    const prices = ['1', '5', '2'].map((unitPrice) => ({
      ...chosen,
      unitPrice,
    }))
    expect(codes({ orders: prices })).not.toContain('price')
    expect(codes({ orders: prices.slice(2) })).toContain('price')
  })
})

describe('behavior: purchases in two books', () => {
  const toFill = (book: Address, tokenId: bigint) => ({
    type: 'fillOrder' as const,
    book,
    order: { ...terms, gives: terms.gives.map((it) => ({ ...it, tokenId })) },
    recipient: account,
    operator: book,
  })
  const both = {
    ...intent,
    maxTotal: '10',
    orders: [chosen, { ...chosen, orderId: '2', tokenId: '8' }],
  }
  test('an allowance for each book is not unasked', () => {
    const decoder = callDecoder({
      contracts: [seaport15, seaport16],
      abi: tokenAbi,
      read: ({ to }) => [toFill(to, to === seaport16 ? 7n : 8n)],
    })
    const steps = [seaport15, seaport16].flatMap((book) => [
      approve(currency, book, 5n),
      send(book, tokenCall('burn', 1n)),
    ])
    const decoders = [decoder]
    const { findings } = verifySteps(steps, both, { decoders })
    expect(findings).toEqual([])
    const [first, ...others] = steps
    const short = [approve(currency, seaport15, 4n), ...others]
    expect(first).not.toEqual(short[0])
    expect(verifySteps(short, both, { decoders })).toMatchObject({
      findings: [{ code: 'allowance', severity: 'unknown' }],
    })
  })

  test('native currency sent to another contract than the book is a mismatch', () => {
    const elsewhere = callDecoder({
      contracts: [thief],
      abi: tokenAbi,
      read: () => [toFill(seaport16, 7n)],
    })
    const steps = [send(thief, tokenCall('burn', 1n), 5n)]
    const native = { ...intent, currency: zeroAddress }
    const { findings } = verifySteps(steps, native, { decoders: [elsewhere] })
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'value',
        severity: 'mismatch',
        step: 0,
        path: 'steps.0.data',
      }),
    )
  })
})

describe('behavior: a cancellation without a hash', () => {
  const decoder = callDecoder({
    contracts: [seaport16],
    abi: tokenAbi,
    read: () => [
      {
        type: 'cancelOrder' as const,
        book: seaport16,
        order: { ...terms, maker: account },
      },
    ],
  })

  test.each([
    ['1', 'match', []],
    [
      `0x${'ab'.repeat(32)}`,
      'unknown',
      [{ code: 'order', severity: 'unknown' }],
    ],
  ])('a cancellation of order %s: %s', (orderId, verdict, findings) => {
    const { chainId, marketplace } = intent
    const cancel: CancelIntent = {
      kind: 'cancel',
      account,
      chainId,
      collection,
      marketplace,
      book: seaport16,
      orderId,
      order: { tokenId: '7', currency, unitPrice: '5', maker: account },
    }
    expect(
      verifySteps([purchase], cancel, { decoders: [decoder] }),
    ).toMatchObject({ verdict, findings })
  })
})

describe('behavior: allowances', () => {
  const codes = (steps: Step[], change: Partial<BuyIntent> = {}) =>
    verify(steps, change).findings.map(({ code, step }) => [code, step])

  test('one reset before the allowance matches', () => {
    const reset = approve(currency, seaport16, 0n)
    expect(codes([reset, ...honest])).toEqual([])
    expect(codes([reset, reset, ...honest])).toContainEqual(['unasked', 1])
    const [allowance, buying] = honest as [Step, Step]
    expect(codes([allowance, reset, buying])).toContainEqual(['unasked', 1])
  })

  test('a second allowance is unasked, even if both are within the price', () => {
    const part = approve(currency, seaport16, 2n)
    const other = approve(currency, seaport16, 3n)
    const { findings } = verify([part, other, purchase])
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'unasked',
        step: 1,
        severity: 'mismatch',
        actual: expect.stringContaining('3'),
      }),
    )
  })

  test('a finding names the spender of an unnecessary reset', () => {
    const other = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'
    const { findings } = verify([approve(currency, other, 0n), ...honest])
    expect(findings).toMatchObject([
      { code: 'unasked', severity: 'unknown', actual: `approve ${other}` },
    ])
  })

  test('an allowance of native currency is unasked', () => {
    const native = { currency: zeroAddress, maxTotal: '5' }
    expect(
      codes([approve(zeroAddress, seaport16, 0n), purchase], native),
    ).toContainEqual(['unasked', 0])
  })
})

describe('behavior: calls inside calls', () => {
  const nested = (depth: number) => {
    let data = tokenCall('approve', seaport16, 5n)
    for (let level = 0; level < depth; level++)
      data = tokenCall('multicall', [data])
    return [send(currency, data), purchase]
  }

  test('four levels of nested calls are read, and no more', () => {
    expect(verify(nested(4)).findings).toEqual([])
    expect(verify(nested(5))).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'call', severity: 'unknown' }],
    })
  })

  test('a batch of no calls does nothing', () => {
    expect(
      verify([send(account, encodeBatch([])), ...honest]).findings,
    ).toEqual([])
  })

  test('native currency for the account itself is not spent', () => {
    const report = verify([send(account, '0x', 5n), ...honest])
    expect(report.findings).toMatchObject([{ code: 'call', step: 0 }])
  })

  test('the report has functions and arguments by name', () => {
    const { steps } = verify(honest)
    expect(steps[0]?.calls).toEqual([
      {
        path: 'steps.0.data',
        from: account,
        to: currency,
        value: '0',
        data: honest[0]?.data,
        name: 'approve',
        args: { spender: seaport16, amount: '5' },
      },
    ])
    expect(steps.map(({ index, kind }) => [index, kind])).toEqual([
      [0, 'transaction'],
      [1, 'transaction'],
    ])
  })

  test.each<[string, unknown]>([
    ['no list', 'effects'],
    ['no object', ['effect']],
    ['no type', [{}]],
  ])('a call is not decoded if its decoder returns %s', (_name, effects) => {
    const decoder = callDecoder({
      contracts: [seaport16],
      abi: tokenAbi,
      read: () => effects as never,
    })
    expect(
      verifySteps([purchase], intent, { decoders: [decoder] }).findings,
    ).toContainEqual(
      expect.objectContaining({ code: 'encoding', actual: 'burn' }),
    )
  })
})
