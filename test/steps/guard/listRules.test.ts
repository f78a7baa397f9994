import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Step } from '../../../src/rpc/schemas.js'
import {
  publicConduit,
  seaport15,
  seaport16,
} from '../../../src/steps/guard/contracts.js'
import { callDecoder } from '../../../src/steps/guard/decoder.js'
import type {
  GuardReport,
  OrderTerms,
} from '../../../src/steps/guard/effects.js'
import type {
  GuardOptions,
  VerifyOptions,
} from '../../../src/steps/guard/guard.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import type { ListIntent } from '../../../src/steps/model/intent.js'
import { send, thief, tokenAbi, tokenCall } from './craftSteps.js'

const account: Address = '0x0000000000000000000000000000000000000a11'
const collection: Address = '0x0000000000000000000000000000000000000c01'
const artist: Address = '0x0000000000000000000000000000000000000aA7'

const intent: ListIntent = {
  kind: 'list',
  account,
  chainId: 1,
  collection,
  contractType: 'ERC721',
  tokenId: '7',
  quantity: '1',
  currency: zeroAddress,
  pricePerToken: '1000',
  expiry: '5000',
}

const pay = (recipient: Address, amount: bigint) => ({
  standard: 'native' as const,
  token: zeroAddress,
  recipient,
  amount,
  isTip: false,
})

const terms: OrderTerms = {
  maker: account,
  gives: [{ standard: 'erc721', token: collection, tokenId: 7n, amount: 1n }],
  asks: [pay(account, 1000n)],
  startTime: 1000n,
  endTime: 5000n,
  isMoving: false,
  operator: seaport16,
  isRestricted: false,
}

const listing = send(seaport16, tokenCall('burn', 1n))

const contracts = {
  1: {
    books: {
      service_marketplace_v2: seaport16,
      external_1: seaport16,
      external_2: seaport16,
    },
  },
}

/** Decodes `listing` as an order with these terms. */
function list(
  order: Partial<OrderTerms> = {},
  change: Partial<ListIntent> = {},
  options: VerifyOptions & Pick<GuardOptions, 'royalty'> = {},
  approvals: readonly Step[] = [],
) {
  const decoder = callDecoder({
    contracts: [seaport16],
    abi: tokenAbi,
    read: () => [
      {
        type: 'listOrder' as const,
        book: seaport16,
        order: { ...terms, ...order },
        isSigned: false,
      },
    ],
  })
  const decoders = [decoder]
  return verifySteps(
    [...approvals, listing],
    { ...intent, ...change },
    { contracts, ...options, decoders },
  )
}

const getCodes = ({ findings }: GuardReport) => findings.map(({ code }) => code)

test('default: a listing that pays the whole price to the seller matches', () => {
  expect(list()).toMatchObject({ verdict: 'match', findings: [] })
})

test.each<[string, OrderTerms['asks']]>([
  ['no payments', []],
  ['a payment of zero', [pay(account, 0n)]],
])('a price of zero is never a match: %s', (_name, asks) => {
  const { findings, verdict } = list({ asks }, { pricePerToken: '0' })
  expect(verdict).toBe('unknown')
  expect(findings).toEqual([
    expect.objectContaining({ code: 'price', actual: '0', expected: '0' }),
  ])
})

test('the payments are compared with the price of all tokens', () => {
  const gives = [
    {
      standard: 'erc1155' as const,
      token: collection,
      tokenId: 7n,
      amount: 4n,
    },
  ]
  const several = { contractType: 'ERC1155', quantity: '4' }
  expect(list({ gives }, { ...several, pricePerToken: '250' }).verdict).toBe(
    'match',
  )
  expect(
    getCodes(list({ gives }, { ...several, pricePerToken: '4000' })),
  ).toEqual(['price'])
})

describe('behavior: every fee must be a known fee', () => {
  const withFee = (fee: bigint, bps: readonly number[]) =>
    list(
      { asks: [pay(account, 1000n - fee), pay(artist, fee)] },
      {},
      {
        knownFees: bps.map((it) => ({
          bps: it,
          recipient: artist.toLowerCase(),
        })),
      },
    )

  test.each<[fee: bigint, bps: number[], verdict: string]>([
    [50n, [500], 'match'],
    [50n, [499], 'match'],
    [51n, [500], 'match'],
    [52n, [500], 'unknown'],
    [50n, [250, 250], 'match'],
    [40n, [500], 'match'],
    [1n, [], 'unknown'],
    [1n, [0], 'unknown'],
    [0n, [], 'match'],
  ])(
    'a fee of %d of 1000, with known basis points %j: %s',
    (fee, bps, verdict) => {
      expect(withFee(fee, bps).verdict).toBe(verdict)
    },
  )

  test.each<[fee: bigint, known: object, verdict: string]>([
    [40n, { amount: '40' }, 'match'],
    [40n, { amount: '39' }, 'match'],
    [40n, { amount: '38' }, 'unknown'],
    [40n, { amount: '10', bps: 300 }, 'match'],
    [42n, { amount: '10', bps: 300 }, 'unknown'],
  ])(
    'a fee of %d of 1000, with the known fee %j: %s',
    (fee, known, verdict) => {
      const asks = [pay(account, 1000n - fee), pay(artist, fee)]
      const knownFees = [{ recipient: artist, ...known }]
      expect(list({ asks }, {}, { knownFees }).verdict).toBe(verdict)
    },
  )

  test.each<[fee: bigint, known: object[], verdict: string]>([
    [50n, [], 'match'],
    [50n, [{ bps: 500 }], 'match'],
    [52n, [{ bps: 500 }], 'unknown'],
    [75n, [{ bps: 500 }], 'unknown'],
    [75n, [{ bps: 250 }], 'unknown'],
    [75n, [{ bps: 250 }, { bps: 500 }], 'match'],
    [75n, [{ bps: 750 }], 'match'],
    [75n, [{ amount: '75' }], 'match'],
    [100n, [{ bps: 500 }], 'unknown'],
    [200n, [{ bps: 500 }], 'mismatch'],
  ])(
    'a royalty of 50 counts once: a fee of %d of 1000 beside known fees %j: %s',
    (fee, known, verdict) => {
      const asks = [pay(account, 1000n - fee), pay(artist, fee)]
      const knownFees = known.map((it) => ({ recipient: artist, ...it }))
      const royalty = { recipient: artist, amount: '50' }
      expect(list({ asks }, {}, { knownFees, royalty }).verdict).toBe(verdict)
    },
  )

  test.each<[asks: [Address, bigint][], verdict: string]>([
    [
      [
        [account, 900n],
        [thief, 100n],
      ],
      'unknown',
    ],
    [
      [
        [account, 899n],
        [thief, 101n],
      ],
      'mismatch',
    ],
    [[[thief, 1000n]], 'mismatch'],
    [
      [
        [account, 850n],
        [artist, 50n],
        [thief, 100n],
      ],
      'unknown',
    ],
    [
      [
        [account, 849n],
        [artist, 50n],
        [thief, 101n],
      ],
      'mismatch',
    ],
    [
      [
        [account, 849n],
        [artist, 151n],
      ],
      'mismatch',
    ],
    [
      [
        [account, 880n],
        [thief, 60n],
        [seaport15, 60n],
      ],
      'mismatch',
    ],
  ])('unexplained fees are at most a tenth (%#)', (payments, verdict) => {
    const asks = payments.map(([recipient, amount]) => pay(recipient, amount))
    const knownFees = [{ recipient: artist, bps: 500 }]
    expect(list({ asks }, {}, { knownFees }).verdict).toBe(verdict)
  })

  test('each recipient is compared with its own known fee', () => {
    const knownFees = [{ recipient: artist, bps: 500 }]
    const asks = [pay(account, 920n), pay(artist, 50n), pay(thief, 30n)]
    const { findings } = list({ asks }, {}, { knownFees })
    expect(findings).toMatchObject([{ code: 'net', severity: 'unknown' }])
    expect(findings[0]?.actual).toContain(thief)
    expect(findings[0]?.expected).toContain(thief)
  })

  test('several payments to one recipient count together', () => {
    const knownFees = [{ recipient: artist, bps: 500 }]
    const asks = [pay(account, 940n), pay(artist, 50n), pay(artist, 10n)]
    const { findings } = list({ asks }, {}, { knownFees })
    expect(findings[0]?.actual).toContain('60')
    expect(findings[0]?.expected).toContain('50 for')
  })

  test('the fees of the client count only for their own order book', () => {
    const fees = {
      service_marketplace_v2: [{ recipient: artist, bps: 500 }],
      external_1: [{ recipient: thief, bps: 500 }],
    }
    const client = {
      contracts: {},
      deliverSignature: 'body' as const,
      fees,
      isTrusted: () => true,
      resolve: (endpoint: string) => new URL(endpoint),
    }
    const getVerdict = (recipient: Address, orderbook?: string) =>
      list(
        { asks: [pay(account, 950n), pay(recipient, 50n)] },
        { orderbook } as Partial<ListIntent>,
        { client } as VerifyOptions,
      ).verdict
    expect(getVerdict(artist)).toBe('match')
    expect(getVerdict(thief)).toBe('unknown')
    expect(getVerdict(thief, 'external_1')).toBe('match')
    expect(getVerdict(artist, 'external_1')).toBe('unknown')
    expect(getVerdict(artist, 'external_2')).toBe('unknown')
  })

  test('with `minNet`, only the net is compared', () => {
    const asks = [pay(account, 900n), pay(thief, 100n)]
    expect(list({ asks }, { minNet: '900' }).verdict).toBe('match')
    expect(list({ asks }, { minNet: '901' })).toMatchObject({
      verdict: 'mismatch',
      findings: [{ code: 'net', actual: '900', expected: '901' }],
    })
  })

  test('a tip in a listing is a mismatch', () => {
    const asks = [pay(account, 990n), { ...pay(account, 10n), isTip: true }]
    expect(list({ asks })).toMatchObject({
      verdict: 'mismatch',
      findings: [{ code: 'fee' }],
    })
  })
})

describe('behavior: the price and the times', () => {
  test('a finding about a price that changes with time has no number', () => {
    const { findings } = list({ isMoving: true })
    expect(findings).toMatchObject([{ code: 'price', expected: '1000' }])
    expect(findings[0]?.actual).not.toMatch(/^\d*$/)
    const [finding] = list({ asks: [pay(account, 999n)] }).findings
    expect(finding).toMatchObject({ code: 'price', actual: '999' })
  })

  test.each([
    [1000n, 'match'],
    [1001n, 'unknown'],
  ])(
    'a start at %d, with a limit of ten minutes after the clock: %s',
    (startTime, verdict) => {
      expect(list({ startTime }, {}, { now: 400_000 }).verdict).toBe(verdict)
    },
  )

  test('without a clock, a listing must start before its end', () => {
    expect(list({ startTime: 4999n }).verdict).toBe('match')
    for (const startTime of [5000n, 5001n])
      expect(getCodes(list({ startTime }))).toEqual(['start'])
  })

  test.each<
    [
      total: bigint,
      quantity: string,
      minNet: string | undefined,
      verdict: string,
    ]
  >([
    // One unit for each token, and a ten-thousandth.
    [99_999n, '1', '99999', 'match'],
    [100_001n, '1', '99999', 'match'],
    [299_997n, '3', '299997', 'match'],
    [300_003n, '3', '300000', 'match'],
    [299_996n, '3', '0', 'mismatch'],
    [99_998n, '1', '0', 'mismatch'],
    [99_999n, '1', '100000', 'mismatch'],
    [99_999n, '1', undefined, 'unknown'],
    [1_999_980n, '20', '0', 'match'],
    [1_999_979n, '20', '0', 'mismatch'],
  ])(
    'a total of %s for %s tokens, with a net of %s: %s',
    (total, quantity, minNet, verdict) => {
      const gives = terms.gives.map((it) => ({
        ...it,
        amount: BigInt(quantity),
      }))
      const asks = [pay(account, total)]
      const change = { minNet, pricePerToken: '100000', quantity }
      expect(list({ asks, gives }, change).verdict).toBe(verdict)
    },
  )

  test('a rounded price is at most a ten-thousandth away', () => {
    const asks = [pay(account, 9_998n)]
    const change = { minNet: '0', pricePerToken: '9999' }
    expect(list({ asks }, change).verdict).toBe('mismatch')
    const moving = { asks: [pay(account, 99_999n)], isMoving: true }
    const dear = { minNet: '0', pricePerToken: '100000' }
    expect(list(moving, dear).verdict).toBe('mismatch')
  })

  test.each([
    [5040n, '5000', 'match'],
    [5040n, '4981', 'match'],
    [5040n, '4980', 'mismatch'],
    [5039n, '5000', 'mismatch'],
    [5100n, '5041', 'match'],
    [5100n, '5040', 'mismatch'],
  ])(
    'an end at %s for %s, rounded up to a minute: %s',
    (endTime, expiry, verdict) => {
      expect(list({ endTime }, { expiry }).verdict).toBe(verdict)
    },
  )

  test.each([
    [4999n, 'unknown'],
    [5001n, 'mismatch'],
  ])('an end at %d: %s', (endTime, verdict) => {
    expect(list({ endTime })).toMatchObject({
      verdict,
      findings: [{ code: 'expiry', actual: String(endTime), expected: '5000' }],
    })
  })
})

describe('behavior: the listed token is compared with the chosen token', () => {
  const gives = (change: object) => [
    { ...terms.gives[0], ...change } as OrderTerms['gives'][number],
  ]

  test('another contract type has a finding, unless the chosen type is unknown', () => {
    const other = { gives: gives({ standard: 'erc1155' }) }
    expect(getCodes(list(other))).toEqual(['item'])
    expect(getCodes(list(other, { contractType: 'ERC1155' }))).toEqual([])
    expect(getCodes(list(other, { contractType: 'UNKNOWN' }))).toEqual([])
  })

  test('findings name every token', () => {
    const two = [...gives({ tokenId: 8n }), ...gives({ tokenId: 9n })]
    const { findings } = list({ gives: two })
    const [item, quantity] = findings
    expect(item).toMatchObject({ code: 'item', severity: 'mismatch' })
    for (const part of ['8', '9', collection])
      expect(item?.actual).toContain(part)
    for (const part of ['7', collection]) expect(item?.expected).toContain(part)
    expect(quantity).toMatchObject({ code: 'quantity', actual: '2' })
  })
})

describe('behavior: approvals', () => {
  const approve = (amount: bigint, name = 'approve', spender = seaport16) =>
    send(collection, tokenCall(name, spender, amount))
  const codes = (step: Step, change: Partial<ListIntent> = {}) =>
    getCodes(
      list(
        change.contractType === 'ERC1155'
          ? {
              gives: [
                {
                  standard: 'erc1155',
                  token: collection,
                  tokenId: 7n,
                  amount: 1n,
                },
              ],
            }
          : {},
        change,
        {},
        [step],
      ),
    )

  test('an approval of the listed token, or of the collection, matches', () => {
    expect(codes(approve(7n))).toEqual([])
    const all = tokenCall('setApprovalForAll', seaport16, true)
    expect(codes(send(collection, all))).toEqual([])
    expect(codes(send(collection, all), { contractType: 'ERC1155' })).toEqual(
      [],
    )
  })

  test('an approval of another token, or of an amount, is unasked', () => {
    expect(codes(approve(8n))).toEqual(['unasked'])
    expect(codes(approve(7n, 'increaseAllowance'))).toEqual(['unasked'])
    expect(codes(approve(7n), { contractType: 'ERC1155' })).toEqual(['unasked'])
  })

  test('an approval for a contract that does not move the token is unasked', () => {
    const { findings } = list({}, {}, {}, [
      approve(7n, 'approve', '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'),
    ])
    expect(findings).toMatchObject([
      { code: 'spender', severity: 'mismatch', step: 0 },
      { code: 'unasked', severity: 'unknown', step: 0 },
    ])
    expect(findings[0]?.actual).toContain(
      '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
    )
  })

  const all = (spender: Address, isApproved = true) =>
    send(collection, tokenCall('setApprovalForAll', spender, isApproved))
  const viaConduit = { operator: publicConduit }
  const own = {
    operator: undefined,
    conduitKey: `0x${'7'.repeat(64)}`,
  } as const

  test.each<[name: string, Partial<OrderTerms>, approvals: Step[]]>([
    ['two of one token', {}, [approve(7n), approve(7n)]],
    ['two of the collection', {}, [all(seaport16), all(seaport16)]],
    [
      'the book and its conduit',
      viaConduit,
      [all(seaport16), all(publicConduit)],
    ],
    [
      'the conduit and its book, each twice',
      viaConduit,
      [all(publicConduit), all(publicConduit), approve(7n), approve(7n)],
    ],
  ])('harmless approvals match: %s', (_name, order, approvals) => {
    expect(list(order, {}, {}, approvals).findings).toEqual([])
  })

  test.each<
    [name: string, verdict: string, Partial<OrderTerms>, approvals: Step[]]
  >([
    ['three', 'mismatch', {}, [approve(7n), approve(7n), approve(7n)]],
    ['token and collection', 'mismatch', {}, [approve(7n), all(seaport16)]],
    ['taken back', 'mismatch', {}, [all(seaport16), all(seaport16, false)]],
    [
      'a conduit that the key does not name',
      'mismatch',
      {},
      [all(seaport16), all(publicConduit)],
    ],
    [
      'another book',
      'mismatch',
      viaConduit,
      [all(publicConduit), all(seaport15)],
    ],
    ['a thief', 'mismatch', viaConduit, [all(publicConduit), all(thief)]],
    [
      'a key that only the chain resolves',
      'unknown',
      own,
      [all(seaport16), all(publicConduit)],
    ],
  ])('other approvals do not: %s', (_name, verdict, order, approvals) => {
    expect(list(order, {}, {}, approvals).verdict).toBe(verdict)
  })
})
