import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MarketplaceContracts } from '../../../src/rpc/contracts.js'
import type { Order, Step } from '../../../src/rpc/schemas.js'
import {
  publicConduit,
  seaport15,
  seaport16,
  signedZones,
} from '../../../src/steps/guard/contracts.js'
import { callDecoder } from '../../../src/steps/guard/decoder.js'
import { getOperator } from '../../../src/steps/guard/decoders/seaportOrder.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import type { CancelIntent } from '../../../src/steps/model/intent.js'
import { setupWorld } from '../../world.js'
import { encodeBatch, rewrite, send, thief, tokenCall } from './craftSteps.js'
import { type Honest, honestQuotes } from './honestQuotes.js'

const world = setupWorld()
let client: ReturnType<typeof world.createClient>
let quotes: ReturnType<typeof honestQuotes>

beforeAll(() => {
  client = world.createClient()
  quotes = honestQuotes(world, client)
})

async function listing(symbol: string): Promise<Order> {
  const [order] = await quotes.listings('ERC721', symbol)
  if (!order) throw new Error('The world has no such listing.')
  return order
}

describe('parameters: decoders', () => {
  const auction: Address = '0x0000000000000000000000000000000000000a0C'
  const abi = parseAbi(['function withdraw(uint256 lot)'])
  const intent: CancelIntent = {
    kind: 'cancel',
    account: thief,
    chainId: 1,
    collection: auction,
    orderId: 'lot-7',
    marketplace: 'auction',
    order: {
      tokenId: '7',
      currency: zeroAddress,
      unitPrice: '5',
      maker: thief,
    },
  }
  /** An auction house for one collection, where every lot costs 5. */
  const decoder = callDecoder({
    contracts: [auction],
    abi,
    read: ({ args: { lot }, from, to: book }) => [
      {
        type: 'cancelOrder',
        book,
        order: {
          maker: from,
          gives: [
            { standard: 'erc721', token: auction, tokenId: lot, amount: 1n },
          ],
          asks: [
            {
              standard: 'native',
              token: zeroAddress,
              amount: 5n,
              recipient: from,
              isTip: false,
            },
          ],
          startTime: 0n,
          endTime: 9n,
          operator: book,
          isMoving: false,
          isRestricted: false,
        },
      },
    ],
  })
  const withdraw = (lot: bigint) => [
    send(auction, encodeFunctionData({ abi, args: [lot] })),
  ]
  const contracts = { 1: { books: { auction } } }
  const decoders = [decoder]

  test('a decoder of the host makes another book readable', () => {
    expect(verifySteps(withdraw(7n), intent, { contracts })).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'call' }],
    })
    const options = { contracts, decoders }
    expect(verifySteps(withdraw(7n), intent, options).findings).toEqual([])
    expect(verifySteps(withdraw(8n), intent, options)).toMatchObject({
      verdict: 'mismatch',
      findings: [{ code: 'item' }],
    })
    const { order: _, ...unclear } = intent
    expect(verifySteps(withdraw(7n), unclear, options)).toMatchObject({
      verdict: 'unknown',
    })
  })

  test('a decoder reads only calls of its own contracts', () => {
    const [step] = withdraw(7n)
    const elsewhere = [{ ...step, to: thief.replace('1', '2') } as Step]
    const options = { contracts, decoders }
    expect(verifySteps(elsewhere, intent, options)).toMatchObject({
      findings: [{ code: 'call' }],
    })
  })
})

test('parameters: decoders, a decoder without effects hides no finding', async () => {
  const { intent, steps } = await quotes.list({ tokenId: '1' })
  if (intent.kind !== 'list') throw new Error('The intent does not list.')
  const primaryTypes = ['OrderComponents']
  const decoders = [{ primaryTypes, readTypedData: () => [] }]
  const dearer = { ...intent, pricePerToken: '2000000000000000000' }
  for (const wanted of [intent, dearer])
    expect(verifySteps(steps, wanted, { client, decoders })).toEqual(
      verifySteps(steps, wanted, { client }),
    )
  const { verdict } = verifySteps(steps, dearer, { client, decoders })
  expect(verdict).toBe('mismatch')
})

describe('parameters: allowUnlimitedApproval', () => {
  const createApproval = async (amount: bigint): Promise<Honest> => {
    const order = await listing('USDC')
    const { intent, steps } = await quotes.buy([{ order }])
    const data = tokenCall('approve', world.info.seaport, amount)
    const approval = send(quotes.currency('USDC'), data)
    return { intent, steps: [approval, ...steps.slice(-1)] }
  }

  test('default: an unlimited approval matches only with the option', async () => {
    const { intent, steps } = await createApproval(2n ** 256n - 1n)
    const { verdict } = verifySteps(steps, intent, { client })
    expect(verdict).toBe('mismatch')
    const options = { allowUnlimitedApproval: true, client }
    expect(verifySteps(steps, intent, options).verdict).toBe('match')
  })
})

describe('behavior: findings name the expected amount', () => {
  const found = async (
    symbol: string,
    code: string,
    change: (quote: Honest, price: bigint) => unknown,
  ) => {
    const order = await listing(symbol)
    const quote = structuredClone(await quotes.buy([{ order }]))
    const price = BigInt(order.priceAmount)
    change(quote, price)
    const { findings } = verifySteps(quote.steps, quote.intent, { client })
    const finding = findings.find((it) => it.code === code)
    return { ...finding, price }
  }
  const sending = (by: bigint) => (quote: Honest) => {
    const step = quote.steps.at(-1) as Step
    step.value = String(BigInt(step.value ?? 0) + by)
  }
  const agreeingOn = (maxTotal: string) => (quote: Honest) =>
    Object.assign(quote.intent, { maxTotal })

  test('native currency in a purchase for USDC: zero is expected', async () => {
    const { actual, expected } = await found('USDC', 'value', sending(10n))
    expect({ actual, expected }).toEqual({ actual: '10', expected: '0' })
  })
  test('too much native currency: the agreed total is expected', async () => {
    const { actual, expected, price } = await found('ETH', 'value', (quote) => {
      sending(1n)(quote)
      agreeingOn('5')(quote)
    })
    expect({ actual, expected }).toEqual({
      actual: String(price + 1n),
      expected: '5',
    })
  })
  test('too little native currency: the cost is expected', async () => {
    const finding = await found('ETH', 'value', sending(-1n))
    const { actual, expected, price } = finding
    expect({ actual, expected }).toEqual({
      actual: String(price - 1n),
      expected: String(price),
    })
  })
  test('too large an allowance: the agreed total is expected', async () => {
    const finding = await found('USDC', 'allowance', agreeingOn('1'))
    const { actual, expected, price } = finding
    expect({ actual, expected }).toEqual({
      actual: String(price),
      expected: '1',
    })
  })
  test('too small an allowance: the cost is expected', async () => {
    const finding = await found('USDC', 'allowance', ({ steps }, price) => {
      const data = tokenCall('approve', world.info.seaport, price - 1n)
      Object.assign(steps[0] as Step, { data })
    })
    const { actual, expected, price } = finding
    expect({ actual, expected }).toEqual({
      actual: String(price - 1n),
      expected: String(price),
    })
  })
})

describe('parameters: contracts', () => {
  test('a book that is not configured is unknown', async () => {
    const order = await listing('ETH')
    const { intent, steps } = await quotes.buy([{ order }])
    const stranger = world.createClient({ contracts: {} })
    const { chainId, seaport } = world.info
    expect(verifySteps(steps, intent, { client: stranger })).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'contract', actual: seaport }, { code: 'operator' }],
    })
    const contracts = { [chainId]: { books: { external_1: seaport } } }
    const options = { client: stranger, contracts }
    expect(verifySteps(steps, intent, options).verdict).toBe('match')
    const elsewhere = {
      client: stranger,
      contracts: { 1: { books: { external_1: seaport } } },
    }
    expect(verifySteps(steps, intent, elsewhere).verdict).toBe('unknown')
  })

  test('a contract configured in one role is unknown in another role', async () => {
    const order = await listing('ETH')
    const { intent, steps } = await quotes.buy([{ order }])
    const [step] = structuredClone(steps)
    if (!step) throw new Error('There is no step.')
    const conduitKey: Hex = `0x${'00'.repeat(31)}01`
    const conduit = getOperator(conduitKey, seaport16) as Address
    const zone: Address = '0x00000000000000000000000000000000000020E1'
    step.to = seaport16
    rewrite(step, (args) => {
      Object.assign(args[0].parameters, { conduitKey, orderType: 2, zone })
      args[2] = conduitKey
    })
    expect(verifySteps([step], intent)).toMatchObject({
      verdict: 'unknown',
      findings: [
        { code: 'operator', actual: conduit },
        { code: 'zone', actual: zone },
      ],
    })
    const verdictWith = (contracts: MarketplaceContracts) =>
      verifySteps([step], intent, {
        contracts: { [intent.chainId]: contracts },
      }).verdict
    expect(verdictWith({ conduits: [conduit], zones: [zone] })).toBe('match')
    expect(verdictWith({ conduits: [conduit, zone] })).toBe('unknown')
    expect(verdictWith({ zones: [conduit, zone] })).toBe('unknown')
  })

  test('an approval for a zone is a mismatch', async () => {
    const { intent, steps } = await quotes.list({ tokenId: '1' })
    const zone: Address = '0x00000000000000000000000000000000000020E1'
    const approval = {
      id: 'tokenApproval',
      to: intent.collection,
      data: tokenCall('setApprovalForAll', zone, true),
      value: '0',
    } as Step
    const contracts = { [intent.chainId]: { zones: [zone] } }
    const report = verifySteps([approval, ...steps], intent, {
      client: world.createClient(),
      contracts,
    })
    expect(report.verdict).toBe('mismatch')
    expect(report.findings).toContainEqual(
      expect.objectContaining({ code: 'spender', actual: zone }),
    )
  })

  test('the public conduit and the signed zones are known', async () => {
    const order = await listing('ETH')
    const { intent, steps } = await quotes.buy([{ order }])
    const conduitKey: Hex =
      '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000'
    expect(getOperator(conduitKey, seaport16)).toBe(publicConduit)
    for (const [book, zone] of [
      [seaport15, signedZones[0]],
      [seaport16, signedZones[1]],
    ] as const) {
      const [step] = structuredClone(steps)
      if (!step) throw new Error('There is no step.')
      step.to = book
      rewrite(step, (args) => {
        Object.assign(args[0].parameters, { conduitKey, orderType: 2, zone })
        args[2] = conduitKey
      })
      expect(verifySteps([step], intent).findings).toEqual([])
    }
  })
})

describe('behavior: batches are unpacked', () => {
  test.each(['ETH', 'USDC'])(
    'a batch of the account, for %s',
    async (symbol) => {
      const order = await listing(symbol)
      const { intent, steps } = await quotes.buy([{ order }])
      const calls = steps.map(({ data, to, value }) => ({
        to: to as Address,
        value: BigInt(value ?? 0),
        data: data as Hex,
      }))
      const value = calls.reduce((sum, call) => sum + call.value, 0n)
      const data = encodeBatch(calls)
      const report = verifySteps([send(intent.account, data, value)], intent, {
        client,
      })
      expect(report.findings).toEqual([])
      expect(report.steps[0]?.calls).toHaveLength(1 + steps.length)
      const more = [...calls, { to: thief, value: 1n, data: '0x' as Hex }]
      const theft = [send(intent.account, encodeBatch(more), value)]
      expect(verifySteps(theft, intent, { client }).verdict).toBe('mismatch')
    },
  )

  test('a `multicall` of a contract', async () => {
    const order = await listing('USDC')
    const { intent, steps } = await quotes.buy([{ order }])
    const [approval, purchase] = steps as [Step, Step]
    const packed = tokenCall('multicall', [approval.data])
    const both = [send(approval.to as Address, packed), purchase]
    expect(verifySteps(both, intent, { client }).findings).toEqual([])
  })

  test('nine levels of nested calls are unknown', async () => {
    const order = await listing('USDC')
    const { intent, steps } = await quotes.buy([{ order }])
    const [approval, purchase] = steps as [Step, Step]
    let packed = approval.data as Hex
    for (let depth = 0; depth < 9; depth++)
      packed = tokenCall('multicall', [packed])
    const both = [send(approval.to as Address, packed), purchase]
    expect(verifySteps(both, intent, { client }).verdict).toBe('unknown')
  })
})
