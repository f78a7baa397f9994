import { and, eq } from 'drizzle-orm'
import {
  type Address,
  createPublicClient,
  custom,
  encodeFunctionData,
  type Hex,
  http,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest'
import { isOutage } from '../../../src/service/chain/chainView.js'
import {
  type OrderComponents,
  orderDigest,
  wireOrder,
} from '../../../src/service/chain/seaport.js'
import { collectionAbi } from '../../../src/service/chain/tokenAbis.js'
import { collections, orders } from '../../../src/service/database/schema.js'
import { generateBuy } from '../../../src/service/operations/quotes/generateBuy.js'
import { buildListing } from '../../../src/service/orders/buildOrder.js'
import { createRechecker } from '../../../src/service/orders/createRechecker.js'
import { submitOrder } from '../../../src/service/orders/submitOrder.js'
import {
  demoERC721,
  testAccount,
  testCollection,
  testToken,
} from '../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../market.js'
import {
  artist,
  buyer,
  later,
  operator,
  purchase,
  seller,
  stranger,
  type TestAccount,
} from '../requests.js'
import { type RpcCall, startRpcProxy } from '../rpcProxy.js'

let market: Market
let odd: Address
let wallet: Address
let tokenId = 0n
beforeAll(async () => {
  market = await setupMarket()
  odd = await market.deploy(testCollection)
  wallet = await market.deploy(testAccount, [artist.address])
  await market.db.insert(collections).values({
    chainId: market.network.chainId,
    contractAddress: odd,
    type: 'ERC721',
  })
  await market.call(seller, market.emblems, demoERC721, 'setApprovalForAll', [
    market.seaport,
    true,
  ])
  await market.call(artist, wallet, testAccount, 'execute', [
    market.emblems,
    encodeFunctionData({
      abi: collectionAbi,
      functionName: 'setApprovalForAll',
      args: [market.seaport, true],
    }),
  ])
})
afterAll(() => market.close())
beforeEach(async () => {
  tokenId++
  await lock(false)
})

const royaltySelector = toFunctionSelector('royaltyInfo(uint256,uint256)')
const lock = (locked: boolean) =>
  market.call(operator, odd, testCollection, 'setLocked', [locked])
/** Behaviours of `contracts/TestAccount.sol`, by their numbers. */
const accountBehaviours = {
  plain: 0,
  'answers dirty bytes': 6,
  'writes state': 8,
  'refuses money': 9,
}
const behave = (name: keyof typeof accountBehaviours) =>
  market.call(operator, wallet, testAccount, 'setBehaviour', [
    accountBehaviours[name],
  ])
const setOwner = (owner: TestAccount) =>
  market.call(operator, wallet, testAccount, 'setOwner', [owner.address])

/** Mints a token for a maker and returns a listing of it. */
async function listing(
  change: { collection?: Address; maker?: Address; unitPrice?: bigint } = {},
) {
  const {
    collection = odd,
    maker = seller.address,
    unitPrice = 1_000n,
  } = change
  await market.call(operator, collection, demoERC721, 'mint', [maker, tokenId])
  return makeListing({ collection, maker, unitPrice })
}

function makeListing(own: {
  collection: Address
  maker: Address
  unitPrice: bigint
}) {
  return buildListing({
    ...own,
    contractType: 'ERC721',
    counter: 0n,
    currency: zeroAddress,
    endTime: BigInt(later()),
    network: market.network,
    royalty:
      own.collection === odd
        ? undefined
        : { receiver: artist.address, amount: own.unitPrice / 20n },
    startTime: 0n,
    tokenId,
  })
}

async function submit(order: OrderComponents, signature: Hex) {
  const { orderId } = await submitOrder(market.context, market.network, {
    collectionAddress: order.offer[0]?.token,
    order: wireOrder(order),
    signature,
  })
  await market.indexer.sync()
  return orderId
}
const sign = (order: OrderComponents, signer: TestAccount) =>
  signer.sign({ hash: orderDigest(market.network, order) })
const quote = (collection: Address, ...orderIds: string[]) =>
  generateBuy(
    market.context,
    market.network,
    purchase(
      collection,
      orderIds.map((orderId) => ({ orderId })),
    ),
  )
/** Returns the id of the best listing of the current token. */
async function findBest(contractAddress: Address) {
  const [best] = await market.db
    .select({ id: orders.orderHash })
    .from(orders)
    .where(
      and(
        eq(orders.contractAddress, contractAddress),
        eq(orders.tokenId, tokenId),
        eq(orders.standing, 'best'),
      ),
    )
  return best?.id
}
/** Rechecks the best listings; the indexer then reads them. */
async function recheck() {
  await createRechecker(market.context).sync()
  await market.indexer.sync()
}

describe('tokens that block transfers', () => {
  test('behavior: a listing of a soulbound token is refused', async () => {
    const order = await listing()
    const signature = await sign(order, seller)
    await lock(true)
    await expect(submit(order, signature)).rejects.toMatchObject({
      error: 'InvalidArgument',
      message: expect.stringContaining('cannot be transferred'),
    })
    await lock(false)
    const orderId = await submit(order, signature)
    await market.execute(await quote(odd, orderId), buyer)
  })

  test('behavior: a token that is locked later leaves the floor with the next recheck, and returns', async () => {
    const order = await listing()
    const orderId = await submit(order, await sign(order, seller))
    expect(await findBest(odd)).toBe(orderId)
    await lock(true)
    await market.indexer.sync()
    expect(await findBest(odd)).toBe(orderId)
    await recheck()
    expect(await findBest(odd)).toBe(undefined)
    expect(await market.order(orderId)).toMatchObject({
      quantityAvailable: 0n,
      status: 'inactive',
    })
    await lock(false)
    await recheck()
    expect(await findBest(odd)).toBe(orderId)
  })

  test('behavior: a failed quote removes the listing from the floor at once', async () => {
    const order = await listing()
    const orderId = await submit(order, await sign(order, seller))
    await lock(true)
    await expect(quote(odd, orderId)).rejects.toThrow(/rejects the transfer/)
    expect(await findBest(odd)).toBe(undefined)
    await lock(false)
    await recheck()
    expect(await findBest(odd)).toBe(orderId)
  })
})

describe('tokens that only a simulated sale detects', () => {
  test.each([
    ['moves nothing', 5],
    ['calls Seaport during the sale', 7],
  ])('behavior: a token that %s is refused', async (_, behaviour) => {
    const token = await market.deploy(testToken, [market.seaport])
    await market.db.insert(collections).values({
      chainId: market.network.chainId,
      contractAddress: token,
      type: 'ERC1155',
    })
    await market.call(operator, token, testToken, 'mint', [[seller.address]])
    const order = buildListing({
      collection: token,
      contractType: 'ERC1155',
      counter: 0n,
      currency: zeroAddress,
      endTime: BigInt(later()),
      maker: seller.address,
      network: market.network,
      startTime: 0n,
      tokenId: 0n,
      unitPrice: 1_000n,
    })
    const signature = await sign(order, seller)
    await market.call(operator, token, testToken, 'setBehaviours', [
      [behaviour],
    ])
    await expect(submit(order, signature)).rejects.toThrow(
      /cannot be transferred/,
    )
    await market.call(operator, token, testToken, 'setBehaviours', [[0]])
    await submit(order, signature)
  })
})

describe('nodes', () => {
  let proxy: Awaited<ReturnType<typeof startRpcProxy>>
  beforeAll(async () => {
    proxy = await startRpcProxy(String(market.client.transport.url))
  })
  afterAll(() => proxy.stop())

  async function post(order: OrderComponents) {
    const transport = http(proxy.url, { retryCount: 0 })
    const client = createPublicClient({ transport })
    return submitOrder(
      market.context,
      { ...market.network, client },
      {
        collectionAddress: odd,
        order: wireOrder(order),
        signature: await sign(order, seller),
      },
    )
  }

  test('behavior: a node that cannot replace code simulates the transfer', async () => {
    proxy.refuse(({ params }) =>
      params?.[2]
        ? { code: -32602, message: 'too many arguments, want at most 2' }
        : undefined,
    )
    const order = await listing()
    await lock(true)
    await expect(post(order)).rejects.toThrow(/cannot be transferred/)
    await lock(false)
    await post(order)
  })

  test('behavior: a revert with the text of a time-out counts as a refusal', async () => {
    const order = await listing()
    proxy.refuse(({ params }) =>
      params?.[0]?.from
        ? { code: -32000, message: 'execution reverted: execution timeout' }
        : undefined,
    )
    await expect(post(order)).rejects.toThrow(/cannot be transferred/)
    proxy.refuse(() => undefined)
  })

  test.each([
    ['the sale', ({ params }: RpcCall) => Boolean(params?.[2])],
    ['all reads', ({ method }: RpcCall) => method === 'eth_call'],
  ])('behavior: a time-out of %s is not a refusal', async (_, isLate) => {
    const order = await listing()
    proxy.refuse((call) =>
      isLate(call)
        ? { code: -32000, message: 'execution aborted (timeout = 5s)' }
        : undefined,
    )
    const error = await post(order).catch((reason: unknown) => reason)
    expect(isOutage(error)).toBe(true)
    proxy.refuse(() => undefined)
    await post(order)
  })
})

describe('royalty methods', () => {
  test('behavior: a royalty method that burns 500,000 gas counts as no royalty', async () => {
    const sent: string[] = []
    const client = createPublicClient({
      transport: custom(
        {
          async request({ method, params }) {
            const [call] = params ?? []
            if (method === 'eth_call') sent.push(call.data)
            return market.client.request({ method, params } as never)
          },
        },
        { retryCount: 0 },
      ),
    })
    await market.call(operator, odd, testCollection, 'setGreedy', [true])
    const order = await listing()
    const { orderId } = await submitOrder(
      market.context,
      { ...market.network, client },
      {
        collectionAddress: odd,
        order: wireOrder(order),
        signature: await sign(order, seller),
      },
    )
    await market.call(operator, odd, testCollection, 'setGreedy', [false])
    const limited = `0007a120${odd.slice(2).toLowerCase()}0044${royaltySelector.slice(2)}`
    expect(
      sent.filter((data) => data.toLowerCase().includes(limited)),
    ).toHaveLength(1)
    expect(await market.order(orderId)).toMatchObject({ status: 'active' })
  })
})

describe('makers that are contracts', () => {
  const own = () => ({ collection: market.emblems, maker: wallet })
  beforeEach(() => setOwner(artist))

  test('behavior: an order whose signature becomes invalid leaves the floor with the next recheck', async () => {
    const order = await listing(own())
    const orderId = await submit(order, await sign(order, artist))
    expect(await findBest(market.emblems)).toBe(orderId)
    await setOwner(stranger)
    await recheck()
    expect(await findBest(market.emblems)).toBe(undefined)
    await setOwner(artist)
    await recheck()
    expect(await findBest(market.emblems)).toBe(orderId)
    await market.execute(await quote(market.emblems, orderId), buyer)
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  })

  test('behavior: an order whose maker refuses money leaves the floor with the next recheck', async () => {
    const order = await listing(own())
    const orderId = await submit(order, await sign(order, artist))
    await behave('refuses money')
    await recheck()
    expect(await findBest(market.emblems)).toBe(undefined)
    await expect(quote(market.emblems, orderId)).rejects.toThrow(
      /no longer accepts the native currency/,
    )
    await behave('plain')
    await recheck()
    expect(await findBest(market.emblems)).toBe(orderId)
  })

  test.each(['answers dirty bytes', 'writes state'] as const)(
    'behavior: a signature check that %s counts as refused',
    async (name) => {
      const order = await listing(own())
      await behave(name)
      await expect(submit(order, await sign(order, artist))).rejects.toThrow(
        /did not sign this order/,
      )
      await behave('plain')
    },
  )

  test('behavior: after a failed quote, the next best order becomes the best', async () => {
    const cheap = await listing(own())
    const dear = makeListing({ ...own(), unitPrice: 2_000n })
    const cheapId = await submit(cheap, await sign(cheap, artist))
    await market.call(operator, wallet, testAccount, 'approveHash', [
      orderDigest(market.network, dear),
    ])
    const dearId = await submit(dear, '0x')
    expect(await findBest(market.emblems)).toBe(cheapId)
    await setOwner(stranger)
    await expect(quote(market.emblems, cheapId)).rejects.toThrow(
      /signature of its maker is no longer valid/,
    )
    expect(await findBest(market.emblems)).toBe(dearId)
    await market.indexer.sync()
    expect(await findBest(market.emblems)).toBe(dearId)
    // A basket leaves the dead order out and buys the other.
    await market.execute(await quote(market.emblems, cheapId, dearId), buyer)
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  })

  test('behavior: an empty signature is accepted if approved on chain (ERC-1271)', async () => {
    const order = await listing(own())
    await expect(submit(order, '0x')).rejects.toThrow(/did not sign this order/)
    await market.call(operator, wallet, testAccount, 'approveHash', [
      orderDigest(market.network, order),
    ])
    const orderId = await submit(order, '0x')
    expect((await market.order(orderId))?.signature).toBe('0x')
    await market.execute(await quote(market.emblems, orderId), buyer)
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  })
})

describe('accounts that delegate to a contract (EIP-7702)', () => {
  const delegator = mnemonicToAccount(
    'test test test test test test test test test test test junk',
    { addressIndex: 7 },
  )
  const own = () => ({ collection: market.emblems, maker: delegator.address })

  /** The zero address ends a delegation. */
  async function delegate(contractAddress: Address) {
    const authorization = await market.wallet.signAuthorization({
      account: delegator,
      contractAddress,
      executor: 'self',
    })
    await market.client.waitForTransactionReceipt({
      hash: await market.wallet.sendTransaction({
        account: delegator,
        authorizationList: [authorization],
        to: delegator.address,
      }),
    })
  }
  beforeAll(() =>
    market.call(delegator, market.emblems, demoERC721, 'setApprovalForAll', [
      market.seaport,
      true,
    ]),
  )
  afterEach(() => delegate(zeroAddress))

  test('behavior: a signature of the key stays valid although the contract refuses it', async () => {
    const order = await listing(own())
    const orderId = await submit(order, await sign(order, delegator))
    await delegate(wallet)
    await recheck()
    expect(await findBest(market.emblems)).toBe(orderId)
    await market.execute(await quote(market.emblems, orderId), buyer)
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  })

  test('behavior: a signature that only the contract accepts ends with the delegation', async () => {
    await delegate(wallet)
    await market.call(delegator, delegator.address, testAccount, 'setOwner', [
      artist.address,
    ])
    const order = await listing(own())
    const orderId = await submit(order, await sign(order, artist))
    expect(await findBest(market.emblems)).toBe(orderId)
    await delegate(zeroAddress)
    await recheck()
    expect(await findBest(market.emblems)).toBe(undefined)
    await expect(quote(market.emblems, orderId)).rejects.toThrow(
      /signature of its maker is no longer valid/,
    )
    await delegate(wallet)
    await recheck()
    expect(await findBest(market.emblems)).toBe(orderId)
    await market.execute(await quote(market.emblems, orderId), buyer)
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  })
})
