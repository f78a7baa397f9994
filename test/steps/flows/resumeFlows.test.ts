import {
  type Address,
  erc721Abi,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Config, createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { MarketplaceClient } from '../../../src/rpc/client.js'
import { getOrders, listCollectibles } from '../../../src/rpc/operations.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { buy } from '../../../src/steps/flows/buy.js'
import { cancel } from '../../../src/steps/flows/cancel.js'
import { list } from '../../../src/steps/flows/list.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import { setupWorld } from '../../world.js'
import {
  getFailure,
  on,
  someHash,
  surroundings,
  type TestWallet,
  testConnector,
} from '../setup.js'
import { startAgreeing } from '../startAgreeing.js'

const world = setupWorld()
let client: MarketplaceClient
let chainId: number
let me: Address
let emblems: Address
let shared: ReturnType<typeof surroundings>

beforeEach(() => {
  client = world.createClient()
  chainId = world.info.chainId
  me = world.info.accounts[0]?.address ?? zeroAddress
  emblems =
    world.info.collections.find(({ type }) => type === 'ERC721')?.address ??
    zeroAddress
  shared = surroundings()
})
afterEach(() => rpc('evm_setAutomine', [true]))

async function rpc(method: string, params: unknown[] = []): Promise<any> {
  return world.publicClient.request({ method, params } as never)
}

/** A page of its own, with a wallet whose moods a test decides. */
async function openPage(intercept?: TestWallet['intercept']) {
  const wallet: TestWallet = {
    accounts: [me],
    chainId,
    intercept,
    node: undefined,
    prompts: [],
  }
  const config: Config = createConfig({
    chains: [world.chain],
    connectors: [testConnector(wallet, rpc)],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 50,
    storage: null,
    transports: { [chainId]: http() },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  wallet.prompts.length = 0
  return { config, wallet }
}

async function listing(symbol: string): Promise<Order> {
  const [order] = await listings(symbol)
  if (!order) throw new Error('The world has no such listing.')
  return order
}

async function listings(symbol: string): Promise<Order[]> {
  await world.sync()
  const currency = world.info.currencies.find((it) => it.symbol === symbol)
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress: emblems,
      side: 'listing',
      filter: {
        inCurrencyAddresses: [currency?.address ?? zeroAddress],
        ordersNotCreatedBy: [me],
      },
    },
    { chainId },
  )
  return collectibles.flatMap(({ listing, order }) => listing ?? order ?? [])
}

const ownerOf = ({ tokenId }: Order) =>
  world.publicClient.readContract({
    address: emblems,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [BigInt(tokenId ?? '0')],
  })

/** A wallet like a Safe: returns a hash that is never mined. */
function slowly() {
  let finish = (): Promise<Hex> => Promise.reject(new Error('Not asked.'))
  const intercept = on('eth_sendTransaction', (request, forward) => {
    finish = async () => {
      const hash: Hex = await forward(request)
      // The node returns the hash before the transaction is mined.
      await world.publicClient.waitForTransactionReceipt({ hash })
      return hash
    }
    return someHash
  })
  return { intercept, finish: () => finish() }
}

test('behavior: a purchase is found by its effect', async () => {
  const order = await listing('ETH')
  const { finish, intercept } = slowly()
  const { config, wallet } = await openPage(intercept)
  const parameters = { client, chainId, order, timeout: 300, ...shared }
  expect(await getFailure(buy(config, parameters))).toMatchObject({
    reason: 'notConfirmed',
  })
  // The transaction is not sent yet, and no second prompt opens.
  expect(await getFailure(buy(config, parameters))).toMatchObject({
    recovery: 'wait',
  })
  const hash = await finish()
  expect(await ownerOf(order)).toBe(me)

  const told: unknown[] = []
  const [flow] = await resumeFlows(config, {
    client,
    onResumed: (flow) => told.push(flow),
    ...shared,
  })
  expect(told).toEqual([flow])
  expect(flow).toMatchObject({
    status: 'done',
    hashes: [hash],
    intent: {
      kind: 'buy',
      orders: [{ orderId: order.orderId, tokenId: order.tokenId }],
    },
  })
  expect(wallet.prompts).toHaveLength(1)
  expect(await resumeFlows(config, { client, ...shared })).toEqual([])
})

test('behavior: a purchase of several items is found by its effect', async () => {
  const items = (await listings('ETH')).slice(0, 2).map((order) => ({ order }))
  expect(items).toHaveLength(2)
  const { finish, intercept } = slowly()
  const { config, wallet } = await openPage(intercept)
  const parameters = { client, chainId, items, timeout: 300, ...shared }
  expect(await getFailure(buy(config, parameters))).toMatchObject({
    reason: 'notConfirmed',
  })
  const hash = await finish()
  const [flow] = await resumeFlows(config, { client, ...shared })
  expect(flow).toMatchObject({
    intent: { kind: 'buy' },
    status: 'done',
    hashes: [hash],
  })
  expect(wallet.prompts).toHaveLength(1)
})

test('behavior: a token received by a plain transfer does not count as a purchase', async () => {
  const order = await listing('ETH')
  const { config } = await openPage(slowly().intercept)
  const parameters = { client, chainId, order, timeout: 300, ...shared }
  await getFailure(buy(config, parameters))
  const maker = world.info.accounts.findIndex(({ address }) =>
    isAddressEqual(address, order.createdBy),
  )
  const hash = await world.walletOf(maker).writeContract({
    address: emblems,
    abi: erc721Abi,
    functionName: 'transferFrom',
    args: [order.createdBy, me, BigInt(order.tokenId ?? '0')],
  })
  await world.publicClient.waitForTransactionReceipt({ hash })
  expect(await ownerOf(order)).toBe(me)
  const [flow] = await resumeFlows(config, {
    client,
    ...shared,
    timeout: 300,
  })
  expect(flow).toMatchObject({ status: 'unresolved' })
})

test('behavior: a cancellation is found by its effect', async () => {
  const page = await openPage()
  const usdc = world.info.currencies.find(({ symbol }) => symbol === 'USDC')
  const { orderId } = await list(page.config, {
    client,
    chainId,
    contractAddress: emblems,
    contractType: 'ERC721',
    tokenId: '1',
    currencyAddress: usdc?.address ?? zeroAddress,
    pricePerToken: '12500000',
    expiry: String(Math.floor(Date.now() / 1000) + 86_400),
    ...shared,
  })
  const find = { contractAddress: emblems, orderId: orderId ?? '' }
  const { orders } = await client.request(
    getOrders,
    { input: [find] },
    { chainId },
  )
  const [order] = orders
  if (!order) throw new Error('The listing is not there.')

  const { finish, intercept } = slowly()
  const slow = await openPage(intercept)
  const parameters = { client, chainId, order, timeout: 300, ...shared }
  await getFailure(cancel(slow.config, parameters))
  await finish()
  await world.sync()
  // A second call finds the mined cancellation.
  const result = await cancel(slow.config, parameters)
  expect(result).toMatchObject({ resumed: true, indexed: true })
  expect(slow.wallet.prompts).toHaveLength(1)
})

test('behavior: after a reload, only the missing step of a purchase is prompted', async () => {
  const order = await listing('USDC')
  const first = await openPage()
  const approved = new Promise<void>((resolve) => {
    buy(first.config, {
      client,
      chainId,
      order,
      ...shared,
      onProgress: ({ steps }) => {
        if (steps[0]?.status !== 'done') return
        // The page dies while the prompt of the second step is open.
        first.wallet.intercept = () => new Promise(() => {})
        resolve()
      },
    })
  })
  await approved

  const reloaded = {
    environment: {
      ...surroundings().environment,
      storage: shared.environment.storage,
    },
  }
  const { config, wallet } = await openPage()
  await resumeFlows(config, { client, ...reloaded })
  let last: Progress | undefined
  await startAgreeing((more) =>
    buy(config, {
      client,
      chainId,
      order,
      ...reloaded,
      ...more,
      onProgress: (progress) => {
        last = progress
      },
    }),
  )
  expect(last?.steps.map(({ id }) => id)).toEqual(['buy'])
  expect(wallet.prompts).toEqual(['eth_sendTransaction'])
  expect(await ownerOf(order)).toBe(me)
})
