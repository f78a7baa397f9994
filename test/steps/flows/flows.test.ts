import {
  type Address,
  erc20Abi,
  erc721Abi,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { RequestError, StepError } from '../../../src/errors.js'
import type { MarketplaceClient } from '../../../src/rpc/client.js'
import {
  generateBuyTransaction,
  getOrders,
  listCollectibles,
  listListings,
} from '../../../src/rpc/operations.js'
import type { Order, Step } from '../../../src/rpc/schemas.js'
import { buy, toBuyRequest } from '../../../src/steps/flows/buy.js'
import { cancel } from '../../../src/steps/flows/cancel.js'
import { list } from '../../../src/steps/flows/list.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import { readStep } from '../../../src/steps/model/readStep.js'
import { type Door, openDoor } from '../../openDoor.js'
import { testExhaustive } from '../../sample.js'
import { setApproval } from '../../setApproval.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()
let door: Door
let client: MarketplaceClient
let config: Config
let chainId: number
let me: Address
let emblems: Address
let usdc: Address

beforeAll(async () => {
  door = await openDoor(world.info.marketplaceUrl)
  client = world.createClient({ marketplaceUrl: door.url })
  chainId = world.info.chainId
  me = world.info.accounts[0]?.address ?? zeroAddress
  emblems = findAddress(({ type }) => type === 'ERC721')
  usdc =
    world.info.currencies.find(({ symbol }) => symbol === 'USDC')?.address ??
    zeroAddress
})
afterAll(() => door.stop())

beforeEach(async () => {
  door.open()
  config = await connected()
})

function findAddress(test: (collection: { type: string }) => boolean): Address {
  return world.info.collections.find(test)?.address ?? zeroAddress
}

async function connected(features?: object): Promise<Config> {
  const config = world.createTestConfig(features)
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  return config
}

/** Returns an active listing of another account in a currency. */
async function listing(currency: Address): Promise<Order> {
  const [order] = await listings(currency)
  if (!order) throw new Error('The world has no such listing.')
  return order
}

async function listings(currency: Address): Promise<Order[]> {
  // Waits for the service to read the purchases of earlier tests.
  await world.sync()
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress: emblems,
      side: 'listing',
      filter: { inCurrencyAddresses: [currency], ordersNotCreatedBy: [me] },
    },
    { chainId },
  )
  return collectibles
    .flatMap((it) => it.listing ?? it.order ?? [])
    .filter(({ priceCurrencyAddress: own }) => isAddressEqual(own, currency))
}

function ownerOf(tokenId: string | undefined): Promise<Address> {
  return world.publicClient.readContract({
    address: emblems,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [BigInt(tokenId ?? '0')],
  })
}

async function readStatus({ orderId }: { orderId: string }) {
  const { orders } = await client.request(
    getOrders,
    { input: [{ contractAddress: emblems, orderId }] },
    { chainId },
  )
  return orders[0]?.status
}

const getSteps = ({ steps }: Progress) => steps.map(({ id }) => id)

/** Each call lists another token of the account. */
let nextToken = 1
const anItem = () => ({
  client,
  chainId,
  contractAddress: emblems,
  contractType: 'ERC721' as const,
  tokenId: String(nextToken++),
  currencyAddress: usdc,
  pricePerToken: '12500000',
  expiry: String(Math.floor(Date.now() / 1000) + 86_400),
})

test('default: buys with native currency', async () => {
  const order = await listing(zeroAddress)
  const seen: Progress[] = []
  const result = await buy(config, {
    client,
    chainId,
    order,
    onProgress: (progress) => seen.push(progress),
  })
  expect(result).toMatchObject({ indexed: true })
  expect(result.hashes).toHaveLength(1)
  expect(await ownerOf(order.tokenId)).toBe(me)
  expect(await readStatus(order)).toBe('filled')
  expect([...new Set(seen.map(({ phase }) => phase))]).toEqual([
    'quoting',
    'executing',
    'indexing',
  ])
  expect(seen.at(-1)).toMatchObject({ status: 'success', phase: 'indexing' })
})

test('default: buys with a token, after an approval', async () => {
  const order = await listing(usdc)
  const balance = () =>
    world.publicClient.readContract({
      address: usdc,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [me],
    })
  const before = await balance()
  let last: Progress | undefined
  await buy(config, {
    client,
    chainId,
    order,
    onProgress: (progress) => {
      last = progress
    },
  })
  expect(last && getSteps(last)).toEqual(['tokenApproval', 'buy'])
  expect(await ownerOf(order.tokenId)).toBe(me)
  expect(before - (await balance())).toBe(BigInt(order.priceAmount))
})

test('default: lists a token, and cancels the listing', async () => {
  await setApproval(world, 'ERC721', false)
  const item = anItem()
  let last: Progress | undefined
  const { hashes, orderId, indexed } = await list(config, {
    ...item,
    onProgress: (progress) => {
      last = progress
    },
  })
  expect(last && getSteps(last)).toEqual(['tokenApproval', 'signEIP712'])
  expect(hashes).toHaveLength(1)
  expect(indexed).toBe(true)
  expect(await readStatus({ orderId: orderId ?? '' })).toBe('active')

  const { orders } = await client.request(
    getOrders,
    { input: [{ contractAddress: emblems, orderId: orderId ?? '' }] },
    { chainId },
  )
  const [order] = orders
  if (!order) throw new Error('The listing is not there.')
  expect(order.priceAmount).toBe(item.pricePerToken)
  const cancelled = await cancel(config, { client, chainId, order })
  expect(cancelled).toMatchObject({ indexed: true })
  expect(await readStatus(order)).toBe('cancelled')
})

test('behavior: a purchase fails without payment when another account buys first', async () => {
  const order = await listing(zeroAddress)
  const rival = world.walletOf(1)
  const before = await world.publicClient.getBalance({ address: me })
  const error = await getFailure(
    buy(config, {
      client: world.createClient({
        fetch: async (input, init) => {
          const response = await fetch(input, init)
          if (String(input).endsWith('GenerateBuyTransaction'))
            await buyAs(rival, order)
          return response
        },
      }),
      chainId,
      order,
    }),
  )
  expect(error).toBeInstanceOf(StepError)
  expect(error).toMatchObject({
    reason: 'reverted',
    details: 'OrderAlreadyFilled',
    fundsMoved: 'no',
  })
  expect(await ownerOf(order.tokenId)).toBe(rival.account.address)
  expect(await world.publicClient.getBalance({ address: me })).toBe(before)

  await world.sync()
  const again = await getFailure(buy(config, { client, chainId, order }))
  expect(again).toBeInstanceOf(RequestError)
})

test('behavior: an order that another account buys first is missed and not paid', async () => {
  const [mine, ...others] = await listings(zeroAddress)
  const theirs = others.find((it) => it.marketplace === mine?.marketplace)
  if (!mine || !theirs) throw new Error('The world has no two listings.')
  const rival = world.walletOf(1)
  const before = await world.publicClient.getBalance({ address: me })
  const result = await buy(config, {
    client,
    chainId,
    items: [{ order: mine }, { order: theirs }],
    policy: 'confirm',
    onReview: async () => {
      await buyAs(rival, theirs)
      return true
    },
  })
  expect(result).toMatchObject({ missed: [theirs.orderId], indexed: true })
  expect(await ownerOf(mine.tokenId)).toBe(me)
  expect(await ownerOf(theirs.tokenId)).toBe(rival.account.address)
  const spent = before - (await world.publicClient.getBalance({ address: me }))
  expect(spent).toBeLessThan(
    BigInt(mine.priceAmount) + BigInt(theirs.priceAmount),
  )
})

test('behavior: after a refused signature, a retry prompts only for the signature', async () => {
  const item = anItem()
  const unwilling = await connected({
    defaultConnected: true,
    signTypedDataError: true,
  })
  const error = await getFailure(list(unwilling, item))
  expect(error).toMatchObject({ reason: 'rejected', fundsMoved: 'no' })

  let last: Progress | undefined
  const { indexed } = await list(config, {
    ...item,
    onProgress: (progress) => {
      last = progress
    },
  })
  expect(last && getSteps(last)).toEqual(['signEIP712'])
  expect(indexed).toBe(true)
})

test('behavior: a purchase fails while quoting when the service is down', async () => {
  const order = await listing(zeroAddress)
  door.shut()
  let last: Progress | undefined
  const error = await getFailure(
    buy(config, {
      client,
      chainId,
      order,
      onProgress: (progress) => {
        last = progress
      },
    }),
  )
  expect(error).toMatchObject({ name: 'RequestError', reason: 'network' })
  expect(last).toMatchObject({ status: 'error', phase: 'quoting' })
})

testExhaustive(
  'behavior: the service stops before the post; a retry lists once',
  async () => {
    const item = anItem()
    door.shut(/\/orders$/)
    const error = await getFailure(list(config, item))
    expect(error).toMatchObject({
      ...{ reason: 'post', fundsMoved: 'maybe', recovery: 'retry' },
    })
    door.open()
    const { orderId, indexed } = await list(config, item)
    expect(indexed).toBe(true)
    const { listings } = await client.request(
      listListings,
      { contractAddress: emblems, tokenId: item.tokenId },
      { chainId },
    )
    expect(listings.map((order) => order.orderId)).toEqual([orderId])
  },
)

test('behavior: a purchase succeeds unsettled when the service stops after the quote', async () => {
  const order = await listing(zeroAddress)
  const controller = new AbortController()
  const result = await buy(config, {
    client,
    chainId,
    order,
    signal: controller.signal,
    onProgress: ({ phase }) => {
      if (phase === 'executing') door.shut()
      if (phase === 'indexing') setTimeout(() => controller.abort(), 500)
    },
  })
  expect(result.hashes).toHaveLength(1)
  expect(result.indexed).toBe(false)
  expect(await ownerOf(order.tokenId)).toBe(me)
})

/** A proxy in front of the service that changes the steps of a purchase. */
const tampering = (tamper: (steps: Step[]) => void) =>
  world.createClient({
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).endsWith('GenerateBuyTransaction')) return response
      const answer: { steps: Step[] } = await response.json()
      tamper(answer.steps)
      return Response.json(answer)
    },
  })

test('behavior: a purchase that sends twice the agreed price is not prompted', async () => {
  const order = await listing(zeroAddress)
  const before = await world.publicClient.getTransactionCount({ address: me })
  let last: Progress | undefined
  const dearer = tampering((steps) => {
    for (const step of steps) step.value = String(BigInt(step.value ?? 0) * 2n)
  })
  const error = await getFailure(
    buy(config, {
      client: dearer,
      chainId,
      order,
      onProgress: (progress) => {
        last = progress
      },
    }),
  )
  expect(error).toMatchObject({ name: 'GuardError', fundsMoved: 'no' })
  expect(last).toMatchObject({ status: 'error', steps: [] })
  expect(await world.publicClient.getTransactionCount({ address: me })).toBe(
    before,
  )
})

test('behavior: an approval of more than agreed is not prompted', async () => {
  const order = await listing(usdc)
  const before = await world.publicClient.getTransactionCount({ address: me })
  const greedy = tampering((steps) => {
    for (const step of steps)
      if (step.id === 'tokenApproval')
        step.data = `${step.data?.slice(0, -64)}${'f'.repeat(64)}`
  })
  const error = await getFailure(
    buy(config, { client: greedy, chainId, order }),
  )
  expect(error).toMatchObject({ name: 'GuardError', index: 0 })
  expect(await world.publicClient.getTransactionCount({ address: me })).toBe(
    before,
  )
})

test('behavior: a purchase with a wrong access key fails as unauthorized', async () => {
  const order = await listing(zeroAddress)
  const stranger = world.createClient({ accessKey: 'wrong' })
  const error = await getFailure(
    buy(config, { client: stranger, chainId, order }),
  )
  expect(error).toMatchObject({ reason: 'unauthorized' })
})

test('behavior: a purchase without a connected wallet fails with `reconnect`', async () => {
  const order = await listing(zeroAddress)
  await disconnect(config)
  const error = await getFailure(buy(config, { client, chainId, order }))
  expect(error).toMatchObject({
    reason: 'wrongAccount',
    recovery: 'reconnect',
    fundsMoved: 'no',
    shortMessage: 'The step needs a wallet, and none is connected.',
  })
})

async function buyAs(
  rival: ReturnType<typeof world.walletOf>,
  order: Order,
): Promise<void> {
  const { steps } = await client.request(
    generateBuyTransaction,
    toBuyRequest({ buyer: rival.account.address, order }),
    { chainId },
  )
  for (const step of steps.map(readStep)) {
    if (step.kind !== 'transaction') throw new Error('Not a transaction.')
    const { data, to, value } = step
    const hash = await rival.sendTransaction({ data, to, value })
    await world.publicClient.waitForTransactionReceipt({ hash })
  }
}

async function getFailure(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => {
      throw new Error('It did not fail.')
    },
    (error: unknown) => error,
  )
}
