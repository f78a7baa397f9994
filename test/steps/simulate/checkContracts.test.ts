import { type Address, type Hex, parseAbi } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import { GuardError } from '../../../src/errors.js'
import type { Order, Step } from '../../../src/rpc/schemas.js'
import { orderTypes } from '../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import { toBuyIntent } from '../../../src/steps/flows/buy.js'
import { executeSteps } from '../../../src/steps/flows/executeSteps.js'
import { seaport15, seaport16 } from '../../../src/steps/guard/contracts.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import { isSameText } from '../../../src/steps/platform/plainData.js'
import { setupWorld } from '../../world.js'
import {
  encodeBatch,
  getLast,
  rewrite,
  tokenCall,
} from '../guard/craftSteps.js'
import { type Honest, honestQuotes } from '../guard/honestQuotes.js'
import { createNode, type NodeCall, nodeAnswers } from './simulateNodes.js'
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

const simulated = (config: Config, { intent, steps }: Honest) =>
  trySteps(config, steps, intent, { client })

/**
 * The chain shows that it is wrong, so it is refused before anything is sent.
 */
async function expectRefused(
  config: Config,
  quote: Honest,
  code: string,
): Promise<GuardError> {
  const { intent, steps } = quote
  expect(verifySteps(steps, intent, { client }).verdict).toBe('match')
  const { chainId } = world.info
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  await connect(config, { connector })
  const run = executeSteps(config, { chainId, client, intent, steps })
  const error = await run.catch((cause: unknown) => cause)
  expect(error).toMatchObject({
    report: {
      verdict: 'mismatch',
      findings: expect.arrayContaining([
        expect.objectContaining({ code, severity: 'mismatch' }),
      ]),
    },
  })
  if (error instanceof GuardError) return error
  throw error
}

const sending = (asked: readonly string[]) =>
  asked.filter((method) => method.startsWith('eth_send'))

async function listing(symbol: string): Promise<Order> {
  const [order] = await quotes.listings('ERC721', symbol)
  if (!order) throw new Error('The world has no such listing.')
  return order
}

describe('behavior: a purchase with a collection as its currency is refused', () => {
  let poisoned: Honest
  let emblems: Address
  const emblemAbi = parseAbi([
    'function ownerOf(uint256 id) view returns (address)',
  ])

  beforeAll(async () => {
    emblems = quotes.collection('ERC721')
    const { account } = quotes
    const { seaport } = world.info
    const hash = await world.walletOf(0).sendTransaction({
      to: emblems,
      data: tokenCall('setApprovalForAll', seaport, true),
    })
    await world.publicClient.waitForTransactionReceipt({ hash })
    poisoned = await poison(await listing('ETH'), await findToken(account))
  })

  /** Returns a token of an account. */
  async function findToken(account: Address): Promise<bigint> {
    for (let id = 1n; id < 40n; id++) {
      const owner = await world.publicClient.readContract({
        address: emblems,
        abi: emblemAbi,
        functionName: 'ownerOf',
        args: [id],
      })
      if (isSameText(owner, account)) return id
    }
    throw new Error('The account has no token.')
  }

  /** Returns the order with a token of the buyer as its currency. */
  async function poison(order: Order, id: bigint): Promise<Honest> {
    const { chainId, seaport } = world.info
    const { steps } = await quotes.buy([{ order }])
    const step = { ...getLast(steps), value: '0' } as Step
    let parameters: any
    const change = (args: any[]) => {
      parameters = args[0].parameters
      const [payment] = parameters.consideration
      parameters.consideration = [
        {
          ...payment,
          itemType: 1,
          token: emblems,
          startAmount: `${id}`,
          endAmount: `${id}`,
          recipient: parameters.offerer,
        },
      ]
      parameters.totalOriginalConsiderationItems = '1'
    }
    rewrite(step, change)
    const at = world.info.accounts.findIndex((it) =>
      isSameText(it.address, parameters.offerer),
    )
    const counter = await world.publicClient.readContract({
      address: seaport,
      abi: seaportAbi,
      functionName: 'getCounter',
      args: [parameters.offerer],
    })
    const signature = await world.walletOf(at).signTypedData({
      domain: {
        name: 'Seaport',
        version: '1.6',
        chainId,
        verifyingContract: seaport,
      },
      types: orderTypes,
      primaryType: 'OrderComponents',
      message: { ...parameters, counter },
    })
    rewrite(step, (args) => {
      change(args)
      args[0].signature = signature
    })
    const intent = toBuyIntent({
      account: quotes.account,
      chainId,
      items: [
        {
          order: {
            ...order,
            priceCurrencyAddress: emblems,
            priceAmount: `${id}`,
          },
        },
      ],
    })
    return { intent, steps: [step] }
  }

  test.each(nodeNames)('%s', async (name) => {
    const { asked, config } = createNode(world, nodeAnswers[name])
    const { failure, findings } = await simulated(config, poisoned)
    expect(failure).toBe(undefined)
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'currency', severity: 'mismatch' }),
    )
    await expectRefused(config, poisoned, 'currency')
    expect(sending(asked)).toEqual([])
  })

  test('a collection whose events look like ERC-20 transfers', async () => {
    const { config } = createNode(
      world,
      () => {},
      (result, { method }) => {
        if (method === 'eth_simulateV1')
          for (const log of result[0].calls[0].logs)
            if (log.topics.length === 4 && isSameText(log.address, emblems))
              if (
                BigInt(log.topics[3]) ===
                BigInt(
                  poisoned.intent.kind === 'buy' ? poisoned.intent.maxTotal : 0,
                )
              )
                log.data = log.topics.pop()
        return result
      },
    )
    await expectRefused(config, poisoned, 'currency')
  })

  test('a collection with decimals', async () => {
    const { config } = createNode(world, (call: NodeCall) => {
      const [{ data } = { data: undefined }] = call.params ?? []
      return data === '0x313ce567'
        ? `0x${'00'.repeat(32)}`
        : nodeAnswers['a node that overrides'](call)
    })
    await expectRefused(config, poisoned, 'currency')
  })
})

describe('behavior: the called address must be a contract', () => {
  // The host has configured books that are not on this chain.
  beforeAll(() => {
    const { chainId, contracts, seaport } = world.info
    const all = [seaport, seaport15, seaport16]
    const names = Object.keys(contracts.books ?? {})
    const books = Object.fromEntries(names.map((name) => [name, all]))
    client = world.createClient({ contracts: { [chainId]: { books } } })
  })

  const strange = async (): Promise<Honest> => {
    const quote = await quotes.buy([{ order: await listing('ETH') }])
    const book = [seaport15, seaport16].find(
      (it) => !isSameText(it, world.info.seaport),
    )
    for (const step of quote.steps) if (book) step.to = book
    return quote
  }

  test.each(nodeNames)('%s', async (name) => {
    const { asked, config } = createNode(world, nodeAnswers[name])
    const code = name === 'a node that simulates' ? 'quantity' : 'contract'
    await expectRefused(config, await strange(), code)
    expect(sending(asked)).toEqual([])
  })

  test('the address is called inside a batch of the account', async () => {
    const { intent, steps } = await strange()
    const { data, to, value } = getLast(steps)
    const inner = {
      to: to as Address,
      value: BigInt(value ?? 0),
      data: data as Hex,
    }
    const step = {
      id: 'buy',
      to: intent.account,
      data: encodeBatch([inner]),
      value: '0',
    } as Step
    const code = '0xef0100000000000000000000000000000000000000bad1'
    const { config } = createNode(world, (call) =>
      call.method === 'eth_getCode' &&
      isSameText(call.params[0], intent.account)
        ? code
        : nodeAnswers['a node that overrides'](call),
    )
    await expectRefused(config, { intent, steps: [step] }, 'contract')
  })

  test('the error does not name the address as a marketplace', async () => {
    const { config } = createNode(world, nodeAnswers['a node that overrides'])
    const error = await expectRefused(config, await strange(), 'contract')
    expect(error.message).toMatch(/contract at .*, expected a contract\.$/m)
    expect(error.message).not.toContain('your marketplace')
  })

  test('a node that fails leaves the address unknown', async () => {
    const { config } = createNode(world, (call) =>
      call.method === 'eth_getCode'
        ? Promise.reject(Object.assign(new Error('Busy'), { code: -32005 }))
        : nodeAnswers['a node that only calls'](call),
    )
    const quote = await quotes.buy([{ order: await listing('USDC') }])
    const { findings } = await simulated(config, quote)
    expect(findings).toEqual(
      quote.steps.map((_, step) =>
        expect.objectContaining({
          code: 'unanswered',
          severity: 'unknown',
          step,
        }),
      ),
    )
  })
})
