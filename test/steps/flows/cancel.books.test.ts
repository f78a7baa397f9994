import { createRequire } from 'node:module'
import { type Address, erc721Abi, zeroAddress } from 'viem'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import { GuardError } from '../../../src/errors.js'
import type { MarketplaceClient } from '../../../src/rpc/client.js'
import type { ContractsByChain } from '../../../src/rpc/contracts.js'
import { getOrders } from '../../../src/rpc/operations.js'
import type { Order } from '../../../src/rpc/schemas.js'
import type { FlowEvent } from '../../../src/steps/events/flowEvent.js'
import { cancel } from '../../../src/steps/flows/cancel.js'
import { list } from '../../../src/steps/flows/list.js'
import { rememberBook } from '../../../src/steps/journal/orderBooks.js'
import { defaultEnvironment } from '../../../src/steps/platform/environment.js'
import {
  createMemoryStorage,
  type FlowStorage,
} from '../../../src/steps/platform/storage.js'
import { setupWorld } from '../../world.js'
import { carryOut, honestQuotes } from '../guard/honestQuotes.js'
import { createNode } from '../simulate/simulateNodes.js'

const world = setupWorld()
let emblems: Address
/** Where orders live, and another Seaport. */
let book: Address
let otherBook: Address
let config: Config

beforeAll(async () => {
  const quotes = honestQuotes(world, world.createClient())
  emblems = quotes.collection('ERC721')
  book = world.info.seaport
  const folder = '@opensea/seaport-js/src/artifacts/seaport/contracts'
  const require = createRequire(import.meta.url)
  const deploy = async (path: string, args: Address[]): Promise<Address> => {
    const hash = await world
      .walletOf(0)
      .deployContract({ ...require(`${folder}/${path}`), args })
    const { contractAddress } =
      await world.publicClient.waitForTransactionReceipt({ hash })
    return contractAddress ?? zeroAddress
  }
  const controller = await deploy(
    'conduit/ConduitController.sol/LocalConduitController.json',
    [],
  )
  otherBook = await deploy('Seaport.sol/Seaport.json', [controller])
})

beforeEach(async () => {
  await approve(otherBook, false)
  config = world.createTestConfig()
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
})

async function approve(operator: Address, approved: boolean): Promise<void> {
  const hash = await world.walletOf(0).writeContract({
    address: emblems,
    abi: erc721Abi,
    functionName: 'setApprovalForAll',
    args: [operator, approved],
  })
  await world.publicClient.waitForTransactionReceipt({ hash })
}

/** A client that takes some contracts for the marketplace's books. */
function createClient(
  books: readonly Address[] | undefined,
  fetching: typeof fetch = fetch,
): MarketplaceClient {
  const names = Object.keys(world.info.contracts.books ?? {})
  const named = books && {
    books: Object.fromEntries(names.map((name) => [name, books])),
  }
  return world.createClient({
    contracts: named ? { [world.info.chainId]: named } : {},
    fetch: fetching,
  })
}

/** A client of a host with a book for each of two marketplaces. */
function createClientOfTwo(fetching: typeof fetch): MarketplaceClient {
  const books = { service_marketplace_v2: book, external_1: otherBook }
  const contracts = { [world.info.chainId]: { books } }
  return world.createClient({ contracts, fetch: fetching })
}

/** A service that has orders signed, approved and cancelled in the other Seaport. */
const lyingEverywhere: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!/Generate\w+Transaction$/.test(String(input))) return response
  const text = await response.text()
  const digits = new RegExp(book.slice(2), 'gi')
  return new Response(text.replace(digits, otherBook.slice(2)), response)
}

/** A service that cancels in the other Seaport. */
const lying: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!String(input).endsWith('GenerateCancelTransaction')) return response
  const answer = await response.json()
  for (const step of answer.steps) step.to = otherBook
  return Response.json(answer)
}

/** The account holds the first five tokens. */
let listed = 0
const anItem = () => ({
  contractAddress: emblems,
  contractType: 'ERC721' as const,
  tokenId: String(1 + (listed++ % 5)),
  currencyAddress: zeroAddress as Address,
  pricePerToken: '1000000000000000000',
  expiry: String(Math.floor(Date.now() / 1000) + 86_400),
})

async function getOrder(orderId = ''): Promise<Order> {
  const { orders } = await world
    .createClient()
    .request(
      getOrders,
      { input: [{ contractAddress: emblems, orderId }] },
      { chainId: world.info.chainId },
    )
  const [order] = orders
  if (!order) throw new Error('There is no such order.')
  return order
}

/** A listing that was made elsewhere, so that nothing of it is remembered. */
async function listElsewhere(): Promise<Order> {
  const client = world.createClient()
  const quotes = honestQuotes(world, client)
  const quote = await quotes.list(anItem())
  return getOrder(await carryOut(world, client, quote))
}

async function tryCancel(
  order: Order,
  {
    client,
    storage = createMemoryStorage(),
    ...options
  }: {
    client: MarketplaceClient
    config?: Config
    contracts?: ContractsByChain
    policy?: 'off'
    storage?: FlowStorage
  },
) {
  let prompts = 0
  const result = await cancel(options.config ?? config, {
    chainId: world.info.chainId,
    client,
    contracts: options.contracts,
    order,
    policy: options.policy,
    storage,
    onEvent: ({ type }: FlowEvent) => {
      if (type === 'prompted') prompts += 1
    },
  }).then(
    ({ indexed }) => ({ indexed }),
    (error: unknown) => ({ error }),
  )
  const error = 'error' in result ? result.error : undefined
  const findings = error instanceof GuardError ? error.report.findings : []
  const found = findings.map(({ code, severity }) => `${severity} ${code}`)
  return { ...result, error, found, prompts }
}

describe('behavior: an order is cancelled in the book that holds it', () => {
  test('the marketplace has one book', async () => {
    const order = await listElsewhere()
    const theft = createClient([book], lying)
    const { found, prompts } = await tryCancel(order, { client: theft })
    expect(found).toContain('mismatch book')
    expect(prompts).toBe(0)
    const honest = createClient([book])
    expect(await tryCancel(order, { client: honest })).toMatchObject({
      prompts: 1,
      indexed: true,
    })
  })

  test('the marketplace has several books, and the maker approved one', async () => {
    const order = await listElsewhere()
    const theft = createClient([otherBook, book], lying)
    const { found, prompts } = await tryCancel(order, { client: theft })
    expect(found).toEqual(['mismatch book'])
    expect(prompts).toBe(0)
    const honest = createClient([otherBook, book])
    expect(await tryCancel(order, { client: honest })).toMatchObject({
      prompts: 1,
      // The order may be for the other book, and open there once it is approved.
      indexed: false,
    })
  })

  test('the book is unknown when the maker approved several books', async () => {
    await approve(otherBook, true)
    const order = await listElsewhere()
    for (const service of [lying, fetch]) {
      const client = createClient([book, otherBook], service)
      const { found, prompts } = await tryCancel(order, { client })
      expect(found).toEqual(['unknown book'])
      expect(prompts).toBe(0)
    }
  })

  test('the book is known when the account listed the order with the same storage', async () => {
    await approve(otherBook, true)
    const storage = createMemoryStorage()
    const { chainId } = world.info
    const { orderId } = await list(config, {
      ...anItem(),
      chainId,
      client: createClient([book, otherBook]),
      storage,
    })
    await world.sync()
    const order = await getOrder(orderId)
    const theft = createClient([book, otherBook], lying)
    const { found, prompts } = await tryCancel(order, {
      client: theft,
      storage,
    })
    expect(found).toEqual(['mismatch book'])
    expect(prompts).toBe(0)
    const honest = createClient([book, otherBook])
    expect(await tryCancel(order, { client: honest, storage })).toMatchObject({
      prompts: 1,
      indexed: true,
    })
  })

  test('a service cannot choose the book by the name of another marketplace', async () => {
    const order = { ...(await listElsewhere()), marketplace: 'external_1' }
    const client = createClientOfTwo((input, init) => {
      const body = String(init?.body).replace('external_1', 'unknown')
      return lying(input, { ...init, body })
    })
    const { found, prompts } = await tryCancel(order as Order, { client })
    expect(found).toContain('mismatch book')
    expect(prompts).toBe(0)
    await approve(otherBook, true)
    const second = { ...(await listElsewhere()), marketplace: 'external_1' }
    expect(await tryCancel(second as Order, { client })).toMatchObject({
      found: ['unknown book'],
      prompts: 0,
    })
  })

  test('a remembered book does not replace the configured one', async () => {
    const { chainId } = world.info
    const order = await listElsewhere()
    const storage = createMemoryStorage()
    const environment = { ...defaultEnvironment(), storage }
    const { orderId } = order
    await rememberBook(environment, { book: otherBook, chainId, orderId })
    const theft = createClient([book], lying)
    const { found, prompts } = await tryCancel(order, {
      client: theft,
      storage,
    })
    expect(found).toContain('mismatch book')
    expect(prompts).toBe(0)
    const honest = createClient([book])
    expect(await tryCancel(order, { client: honest, storage })).toMatchObject({
      prompts: 1,
      indexed: true,
    })
  })

  test('an order that is already cancelled is not cancelled again', async () => {
    const order = await listElsewhere()
    const answers = new Map<string, Response>()
    const keeping: typeof fetch = async (input, init) => {
      const name = String(input)
      const kept = answers.get(name)
      if (kept) return kept.clone()
      const response = await fetch(input, init)
      if (name.endsWith('GenerateCancelTransaction'))
        answers.set(name, response.clone())
      return response
    }
    await tryCancel(order, { client: createClient([book], keeping) })
    const client = createClient([book], keeping)
    const { found, prompts } = await tryCancel(order, { client })
    expect(found).toEqual(['unknown order'])
    expect(prompts).toBe(0)
  })
})

test('behavior: nothing is signed or registered for the book of another marketplace', async () => {
  const { chainId } = world.info
  for (const isApproved of [true, false])
    for (const orderbook of [
      'service_marketplace_v2',
      'service_marketplace_v1',
    ] as const) {
      await approve(book, isApproved)
      await approve(otherBook, isApproved)
      const books = { [orderbook]: book, external_1: otherBook }
      const client = world.createClient({
        contracts: { [chainId]: { books } },
        fetch: lyingEverywhere,
      })
      const prompts: string[] = []
      const item = { ...anItem(), orderbook }
      const error = await list(config, {
        ...{ ...item, chainId, client, minNet: '1' },
        storage: createMemoryStorage(),
        onReview: () => true,
        onEvent: ({ type }) => type === 'prompted' && prompts.push(type),
      }).catch((cause: unknown) => cause)
      expect(error).toMatchObject({ report: { verdict: 'mismatch' } })
      expect(prompts).toEqual([])
    }
  await approve(book, true)
})

describe('behavior: only the chain confirms a cancellation', () => {
  test('a cancellation without an effect is no success', async () => {
    const order = await listElsewhere()
    const client = createClient([book], lying)
    const { error, prompts } = await tryCancel(order, { client, policy: 'off' })
    expect(prompts).toBe(1)
    expect(error).toMatchObject({
      reason: 'altered',
      details: `The order is still open in its book ${book}.`,
      fundsMoved: 'maybe',
    })
  })

  test('the order is read from the book that the host configures', async () => {
    const order = await listElsewhere()
    const names = Object.keys(world.info.contracts.books ?? {})
    const books = Object.fromEntries(names.map((name) => [name, [book]]))
    const { error } = await tryCancel(order, {
      client: createClient(undefined, lying),
      contracts: { [world.info.chainId]: { books } },
      policy: 'off',
    })
    expect(error).toMatchObject({
      reason: 'altered',
      details: `The order is still open in its book ${book}.`,
    })
  })

  test('a cancellation is not indexed when the node does not answer', async () => {
    const order = await listElsewhere()
    const client = createClient([book])
    let isSilent = false
    const quiet = createNode(world, ({ method, params }) => {
      if (method === 'eth_getTransactionReceipt') isSilent = true
      return isSilent && method === 'eth_call' && params[0]?.to === book
        ? Promise.reject(Object.assign(new Error('Busy'), { code: -32005 }))
        : undefined
    })
    const [connector] = quiet.config.connectors
    if (connector) await connect(quiet.config, { connector })
    const { error, indexed } = {
      indexed: undefined,
      ...(await tryCancel(order, { client, config: quiet.config })),
    }
    expect(error).toBe(undefined)
    expect(indexed).toBe(false)
  })
})
