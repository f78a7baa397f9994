import {
  concat,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  parseAbiParameters,
  size,
  slice,
  zeroAddress,
  zeroHash,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { GuardFinding } from '../../../../src/errors.js'
import type { Step } from '../../../../src/rpc/schemas.js'
import { seaportAbi } from '../../../../src/service/chain/seaportAbi.js'
import {
  publicConduit,
  seaport15,
  seaport16,
} from '../../../../src/steps/guard/contracts.js'
import { decodeExactly } from '../../../../src/steps/guard/decodeExactly.js'
import type { GuardReport } from '../../../../src/steps/guard/effects.js'
import { fitsInData } from '../../../../src/steps/guard/fitsInData.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import type { BuyIntent } from '../../../../src/steps/model/intent.js'
import {
  thief as anyThief,
  encodeBatch,
  send,
  tokenCall,
} from '../craftSteps.js'

const account = getAddress('0x0000000000000000000000000000000000000a11')
const seller = getAddress('0x00000000000000000000000000000000000005e1')
const collection = getAddress('0x0000000000000000000000000000000000000c01')
const currency = getAddress('0x0000000000000000000000000000000000000cc1')
const thief = getAddress(anyThief)
const publicKey: Hex =
  '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000'

const intent: BuyIntent = {
  kind: 'buy',
  account,
  chainId: 1,
  collection,
  marketplace: 'external_1',
  currency,
  maxTotal: '9',
  additionalFees: [],
  orders: [],
}

const batchAbi = parseAbi(['function execute(bytes32 mode, bytes data)'])

/** Seaport 1.6's declaration. */
const basicAbi = parseAbi([
  'struct AdditionalRecipient { uint256 amount; address recipient; }',
  'struct BasicOrderParameters { address considerationToken; uint256 considerationIdentifier; uint256 considerationAmount; address offerer; address zone; address offerToken; uint256 offerIdentifier; uint256 offerAmount; uint8 basicOrderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 offererConduitKey; bytes32 fulfillerConduitKey; uint256 totalOriginalAdditionalRecipients; AdditionalRecipient[] additionalRecipients; bytes signature; }',
  'function fulfillBasicOrder(BasicOrderParameters parameters)',
  'function fulfillBasicOrder_efficient_6GL6yc(BasicOrderParameters parameters)',
])

const readAll = (steps: Step[]) =>
  verifySteps(steps, intent).steps.flatMap(({ effects }) => effects)
const read = (step: Step) => readAll([step])

describe('behavior: a purchase by `fulfillBasicOrder`', () => {
  const basic = (
    change: object = {},
    functionName = 'fulfillBasicOrder_efficient_6GL6yc',
  ) =>
    send(
      seaport16,
      encodeFunctionData({
        abi: basicAbi,
        functionName,
        args: [
          {
            considerationToken: currency,
            considerationIdentifier: 0n,
            considerationAmount: 5n,
            offerer: seller,
            zone: zeroAddress,
            offerToken: collection,
            offerIdentifier: 7n,
            offerAmount: 1n,
            basicOrderType: 8,
            startTime: 1n,
            endTime: 2n,
            zoneHash: zeroHash,
            salt: 0n,
            offererConduitKey: zeroHash,
            fulfillerConduitKey: publicKey,
            totalOriginalAdditionalRecipients: 1n,
            additionalRecipients: [
              { amount: 2n, recipient: account },
              { amount: 3n, recipient: thief },
            ],
            signature: '0x',
            ...change,
          },
        ],
      } as never),
    )

  const marker: Hex = '0x80218021802180218021802180218021'
  const tag = (bytes: number) =>
    concat([`0x${'61'.repeat(bytes - 16)}`, marker])
  const reviewSuffix = (suffix: Hex, book = seaport16) => {
    const step = basic()
    const data = concat([step.data as Hex, suffix])
    const contracts = { 1: { books: { external_1: book } } }
    return verifySteps([{ ...step, data } as Step], intent, { contracts })
  }
  const withSuffix = (suffix: Hex) =>
    reviewSuffix(suffix).steps.flatMap(({ effects }) =>
      effects.map(({ type }) => type),
    )

  test.each<[name: string, suffix: Hex]>([
    ['4 bytes', '0x12345678'],
    ['32 bytes', `0x${'ab'.repeat(32)}`],
    ['a tag of 33 bytes', tag(33)],
    ['a tag of 350 bytes', tag(350)],
  ])('a suffix is no part of the call: %s', (_name, suffix) => {
    expect(withSuffix(suffix)).toEqual(['fillOrder'])
  })

  test.each<[name: string, suffix: Hex]>([
    ['33 bytes without a marker', `0x${'ab'.repeat(33)}`],
    ['a tag of 351 bytes', tag(351)],
    ['a marker that is not at the end', concat([tag(33), '0x00'])],
    ['a marker that is cut', `0x${'61'.repeat(30)}${marker.slice(4)}`],
  ])('behavior: another suffix is not decoded: %s', (_name, suffix) => {
    expect(withSuffix(suffix)).toEqual(['unknown'])
  })

  test('behavior: a tag behind a call of a book that is not agreed is a finding', () => {
    const isFinding = ({ code }: GuardFinding) => code === 'encoding'
    const { findings } = reviewSuffix(tag(33), seaport15)
    expect(findings.filter(isFinding)).toMatchObject([{ severity: 'unknown' }])
    expect(reviewSuffix(tag(33)).findings.filter(isFinding)).toEqual([])
  })

  test('behavior: a tag does not hide an unusual encoding', () => {
    const step = basic()
    const data = `${step.data?.replace(/^(.{10})0/, '$11')}${tag(40).slice(2)}`
    expect(read({ ...step, data } as Step)).toMatchObject([{ type: 'unknown' }])
    const approval = send(currency, tokenCall('approve', seaport16, 5n))
    const badly = approval.data?.replace(/^(.{10})0/, '$11')
    const tagged = concat([badly as Hex, tag(40)])
    expect(read({ ...approval, data: tagged } as Step)).toMatchObject([
      { type: 'unknown', code: 'encoding' },
    ])
  })

  test.each([
    ['approve', seaport16, 5n],
    ['increaseAllowance', seaport16, 5n],
    ['setApprovalForAll', seaport16, true],
    ['deposit'],
  ])('behavior: a tag behind `%s` needs the user', (name, ...args) => {
    const call = send(currency, tokenCall(name, ...args))
    const review = (suffix: Hex) => {
      const data = concat([call.data as Hex, suffix])
      return verifySteps([{ ...call, data }], intent)
    }
    const effects = (report: GuardReport) => report.steps[0]?.effects
    const plain = review('0x')
    const isFinding = ({ code }: GuardFinding) => code === 'encoding'
    for (const bytes of [33, 40, 350]) {
      const tagged = review(tag(bytes))
      expect(effects(tagged)).toEqual(effects(plain))
      expect(tagged.findings.filter(isFinding)).toMatchObject([
        { path: 'steps.0.data', severity: 'unknown', actual: name },
      ])
    }
    for (const suffix of [tag(351), marker.slice(0, -2), '0xab'] as Hex[])
      expect(review(suffix).findings).toContainEqual(
        expect.objectContaining({ code: 'encoding', severity: 'mismatch' }),
      )
  })

  test('default: all terms of the order are read', () => {
    const money = { standard: 'erc20', token: currency }
    expect(read(basic())).toEqual([
      {
        type: 'fillOrder',
        book: seaport16,
        recipient: account,
        operator: publicConduit,
        order: {
          maker: seller,
          gives: [
            {
              standard: 'erc721',
              token: collection,
              tokenId: '7',
              amount: '1',
            },
          ],
          asks: [
            { ...money, amount: '5', recipient: seller, isTip: false },
            { ...money, amount: '2', recipient: account, isTip: false },
            { ...money, amount: '3', recipient: thief, isTip: true },
          ].map((it) => expect.objectContaining(it)),
          startTime: '1',
          endTime: '2',
          isMoving: false,
          operator: seaport16,
          conduitKey: zeroHash,
          isRestricted: false,
        },
        path: 'steps.0.data',
        step: 0,
      },
    ])
  })

  test('both functions have the same effect', () => {
    const efficient = read(basic())
    expect(read(basic({}, 'fulfillBasicOrder'))).toEqual(efficient)
  })

  test.each(Array.from({ length: 16 }, (_, route) => route))(
    'an order of type %d is read',
    (route) => {
      const isNative = route < 8
      const considerationToken = isNative ? zeroAddress : currency
      const change = { basicOrderType: route, considerationToken }
      expect(read(basic(change))).toMatchObject([
        {
          type: 'fillOrder',
          order: {
            gives: [{ standard: route % 8 < 4 ? 'erc721' : 'erc1155' }],
            asks: Array.from({ length: 3 }, () => ({
              standard: isNative ? 'native' : 'erc20',
              token: considerationToken,
            })),
            isRestricted: route % 4 > 1,
          },
        },
      ])
    },
  )

  test.each<[string, object]>([
    ['that takes a token of the caller', { basicOrderType: 16 }],
    [
      'that counts more payments than it has',
      { totalOriginalAdditionalRecipients: 3n },
    ],
    ['for money with a token id', { considerationIdentifier: 1n }],
    ['for native currency with a contract address', { basicOrderType: 0 }],
  ])('an order %s is not read', (_name, change) => {
    expect(read(basic(change))).toMatchObject([
      { type: 'unknown', code: 'encoding' },
    ])
  })
})

describe('behavior: transfers of tokens are read', () => {
  const bytes = '0x'
  test.each<[string, unknown[], object[]]>([
    ['transfer', [thief, 5n], [{ to: thief, amount: '5' }]],
    [
      'transferFrom',
      [account, thief, 5n],
      [{ from: account, to: thief, amount: '5' }],
    ],
    [
      'safeTransferFrom(address,address,uint256,uint256,bytes)',
      [account, thief, 7n, 5n, bytes],
      [{ from: account, to: thief, tokenId: '7', amount: '5' }],
    ],
    [
      'safeTransferFrom(address,address,uint256)',
      [account, thief, 7n],
      [{ from: account, to: thief, tokenId: '7', amount: '1' }],
    ],
    [
      'safeBatchTransferFrom',
      [account, thief, [7n, 8n], [5n], bytes],
      [
        { from: account, to: thief, tokenId: '7', amount: '5' },
        { from: account, to: thief, tokenId: '8', amount: '0' },
      ],
    ],
  ])('%s', (name, args, found) => {
    const [functionName = ''] = name.split('(')
    expect(
      read(send(collection, tokenCall(functionName, ...args))),
    ).toMatchObject(
      found.map((it) => ({ type: 'transferOut', token: collection, ...it })),
    )
  })
})

describe('behavior: batches of the account', () => {
  const batch = encodeBatch([{ to: collection, value: 0n, data: '0x12345678' }])

  test('default: the calls of a batch are read', () => {
    expect(verifySteps([send(account, batch)], intent).steps).toMatchObject([
      {
        calls: [
          { name: 'execute' },
          { from: account, to: collection, data: '0x12345678', value: '0' },
        ],
      },
    ])
  })

  test('a batch with a call to the zero address is not read', () => {
    // ERC-7821 reads the address zero as the account, others as the address zero.
    const calls = [{ to: zeroAddress, value: 0n, data: '0x12345678' }] as const
    expect(read(send(account, encodeBatch(calls)))).toMatchObject([
      { type: 'unknown', code: 'encoding' },
    ])
  })

  test('a batch with bytes after its calls is not read', () => {
    const [mode, data] = decodeFunctionData({ abi: batchAbi, data: batch }).args
    const args = [mode, concat([data, zeroHash])] as const
    const longer = encodeFunctionData({ abi: batchAbi, args })
    expect(read(send(account, longer))).toMatchObject([
      { type: 'unknown', code: 'encoding' },
    ])
  })
})

describe('behavior: registrations and purchases of many orders', () => {
  const item = {
    itemType: 2,
    token: collection,
    identifierOrCriteria: 7n,
    startAmount: 1n,
    endAmount: 1n,
  }
  const parameters = {
    offerer: seller,
    zone: zeroAddress,
    offer: [item],
    consideration: [{ ...item, recipient: seller }],
    orderType: 0,
    startTime: 1n,
    endTime: 2n,
    zoneHash: zeroHash,
    salt: 0n,
    conduitKey: zeroHash,
    totalOriginalConsiderationItems: 1n,
  }
  const order = { parameters, signature: '0x' as const }

  test('a registration is a listing without a signature', () => {
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'validate',
      args: [[order]],
    })
    expect(read(send(seaport16, data))).toMatchObject([
      { type: 'listOrder', isSigned: false },
    ])
  })

  test('every order of a purchase of twelve orders is read', () => {
    const orders = Array.from({ length: 12 }, () => ({
      ...order,
      numerator: 1n,
      denominator: 1n,
      extraData: '0x' as const,
    }))
    const places = orders.map((_, at) => [
      { orderIndex: BigInt(at), itemIndex: 0n },
    ])
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'fulfillAvailableAdvancedOrders',
      args: [orders, [], places, places, zeroHash, account, 12n],
    })
    const effects = read(send(seaport16, data))
    expect(effects.filter(({ type }) => type === 'fillOrder')).toHaveLength(12)
  })
})

describe('behavior: permits', () => {
  const permit = (message: Record<string, string>, verifyingContract: string) =>
    read({
      id: 'sign',
      signature: {
        domain: { chainId: 1, verifyingContract },
        primaryType: 'Permit',
        types: {
          Permit: Object.keys(message).map((name) => ({
            name,
            type: 'string',
          })),
        },
        value: message,
      },
    } as unknown as Step)

  test('default: a permit without an amount is unlimited', () => {
    expect(permit({ spender: thief.toLowerCase() }, currency)).toMatchObject([
      {
        type: 'approve',
        token: currency,
        spender: thief,
        amount: String(2n ** 256n - 1n),
        isSigned: true,
      },
    ])
  })

  test('a permit without a spender approves its operator', () => {
    const [effect] = permit({ operator: thief }, currency)
    expect(effect).toMatchObject({
      spender: thief,
    })
  })

  test('a permit approves a spender in capitals', () => {
    const capitals = `0x${thief.slice(2).toUpperCase()}`
    const [effect] = permit({ spender: capitals }, currency)
    expect(effect).toMatchObject({ spender: thief })
  })

  test('a permit for text that is no address approves the zero address', () => {
    const [effect] = permit({ spender: 'thief' }, currency)
    expect(effect).toMatchObject({ spender: zeroAddress })
  })
})

describe('behavior: the size of arguments is checked before they are decoded', () => {
  const full = `0x${'ab'.repeat(32)}` as const
  const cases: [types: string, values: unknown[]][] = [
    ['uint256', [1n]],
    ['uint256, address, bytes32', [1n, account, full]],
    ['bytes', [full]],
    ['string', ['a'.repeat(64)]],
    ['uint256[]', [[1n, 2n, 3n]]],
    ['uint256[]', [[]]],
    ['uint8[3]', [[1, 2, 3]]],
    ['bytes[]', [[full, full]]],
    ['bytes[2]', [[full, full]]],
    [
      'uint256[2][]',
      [
        [
          [1n, 2n],
          [3n, 4n],
        ],
      ],
    ],
    ['uint256[][2]', [[[1n], [3n, 4n]]]],
    ['uint256[][]', [[[1n], [], [3n, 4n]]]],
    ['(uint256 a, uint256 b)', [{ a: 1n, b: 2n }]],
    ['(uint256 a, bytes b)', [{ a: 1n, b: full }]],
    ['(uint256 a, bytes b)[]', [[{ a: 1n, b: full }]]],
    [
      '(uint256 a, (address c, bytes[] d) b)[], bytes32',
      [[{ a: 1n, b: { c: account, d: [full] } }], full],
    ],
    ['(uint256 a, uint8[2] b)[], bytes', [[{ a: 1n, b: [1, 2] }], full]],
  ]

  test.each(cases)('%s', (types, values) => {
    const shape = parseAbiParameters(types)
    const data = encodeAbiParameters(shape, values as never)
    expect(fitsInData(shape, data)).toBe(true)
    expect(fitsInData(shape, concat([data, full]))).toBe(true)
    const cut = size(data) > 32 ? slice(data, 0, size(data) - 1) : '0x'
    expect(fitsInData(shape, cut)).toBe(false)

    const args = decodeExactly(shape, data)
    const tagged = concat([data, '0x12345678'])
    expect(decodeExactly(shape, tagged, 8)).toEqual(args)
    expect(() => decodeExactly(shape, tagged, 6)).toThrow()
  })

  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  test.each<[string, string, readonly bigint[]]>([
    ['bytes', 'that begin after the end', [64n, 0n]],
    ['bytes', 'that begin at a far offset', [2n ** 255n, 0n]],
    ['bytes', 'that are longer than the data', [32n, 33n, 0n]],
    ['bytes[]', 'with more items than there is room for', [32n, 2n ** 255n]],
    ['uint256[]', 'with more items than there is room for', [32n, 3n, 0n, 0n]],
    ['bytes, bytes', 'that share their bytes', [64n, 64n, 32n, 0n]],
    ['bytes[]', 'that share their bytes', [32n, 2n, 64n, 64n, 32n, 0n]],
  ])('%s %s do not fit', (types, _name, words) => {
    const data = `0x${words.map(word).join('')}` as const
    expect(fitsInData(parseAbiParameters(types), data)).toBe(false)
  })

  test('an empty list of arguments fits in empty data', () => {
    expect(fitsInData([], '0x')).toBe(true)
    expect(decodeExactly([], '0x12345678', 8)).toEqual([])
    expect(() => decodeExactly([], '0x12345678')).toThrow()
  })
})
