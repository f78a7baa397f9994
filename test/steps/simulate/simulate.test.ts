import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  erc721Abi,
  type Hex,
  maxUint256,
  numberToHex,
  pad,
  parseAbi,
  toEventSelector,
  zeroAddress,
} from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import type { Step } from '../../../src/rpc/schemas.js'
import { sumAssetChanges } from '../../../src/steps/chain/transferLogs.js'
import { planSteps } from '../../../src/steps/review/planSteps.js'
import { setupWorld } from '../../world.js'
import { send, thief, tokenCall } from '../guard/craftSteps.js'
import { type Honest, honestQuotes } from '../guard/honestQuotes.js'
import { createNode, nodeAnswers, unknownMethod } from './simulateNodes.js'
import { trySteps } from './trySteps.js'

const world = setupWorld()
let client: ReturnType<typeof world.createClient>
let quotes: ReturnType<typeof honestQuotes>

beforeAll(() => {
  client = world.createClient()
  quotes = honestQuotes(world, client)
})

type NodeName = keyof typeof nodeAnswers
const nodeNames = Object.keys(nodeAnswers) as NodeName[]
const node = (name: NodeName) => createNode(world, nodeAnswers[name])

const simulated = (config: Config, { intent, steps }: Honest) =>
  trySteps(config, steps, intent, { client })

/** A purchase that needs an approval first. */
async function purchase(): Promise<Honest> {
  const [order] = await quotes.listings('ERC721', 'USDC')
  if (!order) throw new Error('The world has no such listing.')
  return quotes.buy([{ order }])
}

/** A purchase with a changed last step. */
const spoilt = async (change: (step: Step) => void): Promise<Honest> => {
  const { intent, steps } = await purchase()
  const last = steps.at(-1)
  if (last) change(last)
  return { intent, steps }
}

describe('behavior: each transaction is simulated after the transactions before it', () => {
  test('default: a purchase changes the assets of the account as agreed', async () => {
    const quote = await purchase()
    const { intent } = quote
    if (intent.kind !== 'buy') throw new Error('Not a purchase.')
    const { config } = node('a node that simulates')
    const { gas, ...simulation } = await simulated(config, quote)
    expect(simulation).toEqual({
      simulated: 'full',
      approvals: [{ token: intent.currency, spender: world.info.seaport }],
      changes: expect.arrayContaining([
        { token: intent.currency, amount: `-${intent.maxTotal}` },
        {
          token: intent.collection,
          tokenId: intent.orders[0]?.tokenId,
          amount: '1',
        },
      ]),
      findings: [],
    })
    expect(gas?.map(({ step }) => step)).toEqual([0, 1])
  })

  test('a node that overrides reports no asset changes', async () => {
    const { asked, config } = node('a node that overrides')
    const quote = await purchase()
    const full = { simulated: 'full', findings: [] }
    expect(await simulated(config, quote)).toEqual(full)
    expect(await simulated(config, quote)).toEqual(full)
    // A method that a node lacks is not tried twice.
    const count = (it: string) => asked.filter((method) => method === it).length
    expect(count('eth_simulateV1')).toBe(1)
  })

  test('a node that only calls simulates the first transaction', async () => {
    const { config } = node('a node that only calls')
    expect(await simulated(config, await purchase())).toEqual({
      simulated: 'first',
      reason: 'unsupported',
      findings: [],
    })
  })

  test('several copies reach the account, also when an override gives the account code', async () => {
    const orders = await quotes.listings('ERC1155', 'ETH')
    const order = orders.find((it) => Number(it.quantityAvailable) > 1)
    if (!order) throw new Error('The world has no such listing.')
    const { intent, steps } = await quotes.buy([{ order, quantity: '2' }])
    const { config } = node('a node that simulates')
    expect((await simulated(config, { intent, steps })).changes).toContainEqual(
      {
        token: order.collectionContractAddress,
        tokenId: order.tokenId,
        amount: '2',
      },
    )
    const approval = send(
      quotes.currency('USDC'),
      tokenCall('approve', world.info.seaport, 0n),
    )
    const both = { intent, steps: [approval, ...steps] }
    const other = node('a node that overrides').config
    expect(await simulated(other, both)).toEqual({
      simulated: 'full',
      findings: [],
    })
  })
})

describe('a contract that emits thousands of logs', () => {
  const gift = (to: Address, id: number): object => ({
    address: thief,
    data: numberToHex(1, { size: 32 }),
    topics: [
      toEventSelector('Transfer(address,address,uint256)'),
      pad(thief),
      pad(to),
      numberToHex(id, { size: 32 }),
    ],
  })
  /** A node whose last call has more logs. */
  const noisy = (count: number, to: (account: Address) => Address) =>
    createNode(
      world,
      () => {},
      (result, { method, params }) => {
        if (method !== 'eth_simulateV1') return result
        const { from } = params[0].blockStateCalls[0].calls.at(-1)
        result[0].calls
          .at(-1)
          .logs.push(
            ...Array.from({ length: count }, (_, id) => gift(to(from), id)),
          )
        return result
      },
    ).config

  test('default: logs of others do not matter', async () => {
    const config = noisy(10_000, () => thief)
    expect((await simulated(config, await purchase())).findings).toEqual([])
  })

  test('behavior: too many changes of the account are a mismatch', async () => {
    const config = noisy(6_000, (account) => account)
    const { changes, findings } = await simulated(config, await purchase())
    expect(changes).toBeUndefined()
    expect(findings).toMatchObject([{ code: 'transfer', severity: 'mismatch' }])
  })
})

describe('behavior: the simulation finds a failure and its reason', () => {
  test.each(['a node that simulates', 'a node that overrides'] as const)(
    '%s',
    async (name) => {
      const { config } = node(name)
      const gone = await spoilt((step) => {
        step.to = quotes.currency('WETH')
        step.data = tokenCall('transfer', thief, maxUint256)
      })
      expect((await simulated(config, gone)).failure).toMatchObject({
        step: 1,
        reason: 'insufficientFunds',
        details: 'ERC20InsufficientBalance',
      })
    },
  )

  test('a node that only calls finds a failure of the first transaction', async () => {
    const { intent } = await purchase()
    const { config } = node('a node that only calls')
    const steps = [
      send(quotes.currency('WETH'), tokenCall('transfer', thief, maxUint256)),
    ]
    const { failure, simulated: scope } = await simulated(config, {
      intent,
      steps,
    })
    expect(scope).toBe('first')
    expect(failure).toMatchObject({ step: 0, reason: 'insufficientFunds' })
  })

  test.each(nodeNames)('%s finds insufficient funds', async (name) => {
    const [order] = await quotes.listings('ERC721', 'ETH')
    if (!order) throw new Error('The world has no such listing.')
    const { intent, steps } = await quotes.buy([{ order }])
    for (const step of steps) step.value = String(10n ** 40n)
    const { failure } = await simulated(node(name).config, {
      intent,
      steps,
    })
    expect(failure).toMatchObject({ step: 0, reason: 'insufficientFunds' })
  })

  test('every node finds a sold order', async () => {
    const [order] = await quotes.listings('ERC721', 'ETH')
    if (!order) throw new Error('The world has no such listing.')
    const quote = await quotes.buy([{ order }])
    const [{ data, to, value } = {}] = quote.steps
    const hash = await world.walletOf(0).sendTransaction({
      data: data as Hex,
      to: to as Hex,
      value: BigInt(value ?? 0),
    })
    await world.publicClient.waitForTransactionReceipt({ hash })
    for (const name of nodeNames)
      expect((await simulated(node(name).config, quote)).failure).toEqual({
        step: 0,
        reason: 'reverted',
        details: 'OrderAlreadyFilled',
      })
  })
})

describe('behavior: simulated asset changes are compared with the intent', () => {
  const found = async (quote: Honest) => {
    const { config } = node('a node that simulates')
    const { findings } = await simulated(config, quote)
    return findings.map(({ code, severity }) => `${severity} ${code}`)
  }

  test('another asset leaves the account', async () => {
    const { intent, steps } = await purchase()
    const gift = tokenCall('transferFrom', quotes.account, thief, 1n)
    const theft = [...steps, send(quotes.collection('ERC721'), gift)]
    expect(await found({ intent, steps: theft })).toEqual(['mismatch transfer'])
    const sent = [...steps, send(thief, '0x', 5n)]
    expect(await found({ intent, steps: sent })).toEqual(['mismatch transfer'])
  })

  test('another spender is approved', async () => {
    const { intent, steps } = await purchase()
    const approval = tokenCall('approve', thief, 5n)
    const theft = [...steps, send(quotes.currency('WETH'), approval)]
    expect(await found({ intent, steps: theft })).toEqual(['mismatch spender'])
  })

  test('the account pays more', async () => {
    const { intent, steps } = await purchase()
    const gift = tokenCall('transfer', thief, 1n)
    const theft = [...steps, send(quotes.currency('USDC'), gift)]
    expect(await found({ intent, steps: theft })).toEqual(['mismatch total'])
  })

  test('the account receives no item', async () => {
    const { intent, steps } = await purchase()
    expect(await found({ intent, steps: steps.slice(0, 1) })).toEqual([
      'mismatch quantity',
    ])
  })

  test('the account receives fewer items', async () => {
    const [a, b] = await quotes.listings('ERC721', 'USDC')
    if (!a || !b) throw new Error('The world has too few listings.')
    const { steps } = await quotes.buy([{ order: a }])
    const { intent } = await quotes.buy([{ order: a }, { order: b }])
    expect(await found({ intent, steps })).toEqual(['unknown quantity'])
  })

  test('a listing moves no assets', async () => {
    const { intent, steps } = await quotes.list({
      tokenId: '1',
      orderbook: 'service_marketplace_v1',
    })
    expect(await found({ intent, steps })).toEqual([])
    const sent = [...steps, send(thief, '0x', 5n)]
    expect(await found({ intent, steps: sent })).toEqual(['mismatch transfer'])
  })
})

describe('behavior: a missing simulation has its reason', () => {
  test('there is no transaction', async () => {
    const { intent } = await purchase()
    const { config } = node('a node that simulates')
    const steps = [{ id: 'signEIP191', data: 'Hello.' } as Step]
    expect(await simulated(config, { intent, steps })).toEqual({
      simulated: 'none',
      reason: 'nothing',
      findings: [],
    })
  })

  test('the node does not answer', async () => {
    const { intent, steps } = await purchase()
    const { config } = createNode(world, () => new Promise(() => {}))
    const environment = { sleep: async () => {} }
    expect(
      await trySteps(config, steps, intent, { client, environment }),
    ).toEqual({
      simulated: 'none',
      reason: 'timeout',
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'unanswered', severity: 'unknown' }),
      ]),
    })
  })

  test('the node supports no method', async () => {
    const { config } = createNode(world, unknownMethod)
    expect(await simulated(config, await purchase())).toEqual({
      simulated: 'none',
      reason: 'unsupported',
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'unanswered', severity: 'unknown' }),
      ]),
    })
  })
})

describe('sumAssetChanges', () => {
  const me: Address = '0x00000000000000000000000000000000000000a1'
  const other: Address = '0x00000000000000000000000000000000000000A2'
  const token: Address = '0x00000000000000000000000000000000000000C1'
  const abi = parseAbi([
    'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] amounts)',
  ])
  const transfer = (
    from: Address,
    to: Address,
    amount: bigint,
    at = token,
  ) => ({
    address: at,
    topics: encodeEventTopics({
      abi: erc20Abi,
      eventName: 'Transfer',
      args: { from, to },
    }) as Hex[],
    data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
  })

  test('default: incoming and outgoing amounts are added up', () => {
    const logs = [
      transfer(me, other, 7n),
      transfer(other, me, 2n),
      transfer(me, me, 100n),
      transfer(other, token, 5n),
      transfer(me, other, 3n, '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'),
      {
        address: token,
        topics: encodeEventTopics({
          abi,
          args: { operator: other, from: other, to: me },
        }) as Hex[],
        data: encodeAbiParameters(
          [{ type: 'uint256[]' }, { type: 'uint256[]' }],
          [
            [1n, 2n],
            [10n, 20n],
          ],
        ),
      },
    ]
    expect(sumAssetChanges(logs, me)?.changes).toEqual([
      { token, amount: -5n },
      { token: zeroAddress, amount: -3n },
      { token, tokenId: 1n, amount: 10n },
      { token, tokenId: 2n, amount: 20n },
    ])
  })

  test('behavior: a transfer with an indexed id moves one token, whatever its data', () => {
    const log = {
      ...transfer(other, me, 5n),
      topics: encodeEventTopics({
        abi: erc721Abi,
        eventName: 'Transfer',
        args: { from: other, to: me, tokenId: 7n },
      }) as Hex[],
    }
    expect(sumAssetChanges([log], me)?.changes).toEqual([
      { token, tokenId: 7n, amount: 1n },
    ])
  })

  test('behavior: other fields of a log may be malformed', () => {
    const log = { ...transfer(other, me, 2n), blockNumber: 'newest' }
    expect(sumAssetChanges([log], me)?.changes).toEqual([{ token, amount: 2n }])
  })

  test('behavior: logs without topics are ignored', () => {
    const log = { address: token, topics: [], data: '0x' } as const
    expect(sumAssetChanges([log], me)).toEqual({ approvals: [], changes: [] })
  })
})

test('behavior: a node that ignores overrides simulates only the first step', async () => {
  const { config } = createNode(world, ({ method, params }) => {
    if (method === 'eth_simulateV1') return unknownMethod()
    return method === 'eth_call' && params.length > 2 ? '0x' : undefined
  })
  const { reason, simulated: tried } = await simulated(config, await purchase())
  expect({ reason, tried }).toEqual({ reason: 'unsupported', tried: 'first' })
})

test('behavior: a simulation asks the node again right after a plan', async () => {
  const { intent, steps } = await purchase()
  const { asked, config } = node('a node that simulates')
  await planSteps(config, { client, intent, steps })
  await trySteps(config, steps, intent, { client })
  expect(asked.filter((it) => it === 'eth_simulateV1')).toHaveLength(2)
})
