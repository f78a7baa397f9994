import {
  type Address,
  createTestClient,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  padHex,
  parseAbi,
  parseAbiParameters,
  type TestClient,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Step } from '../../../../src/rpc/schemas.js'
import { generateBuy } from '../../../../src/service/operations/quotes/generateBuy.js'
import { generateListing } from '../../../../src/service/operations/quotes/generateListing.js'
import {
  demoAccount,
  demoERC20,
  demoERC721,
} from '../../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../../market.js'
import {
  buyer,
  emblemListing,
  itemListing,
  purchase,
  seller,
  stranger,
} from '../../requests.js'

/** The ABI of ERC-7821. */
const erc7821 = parseAbi([
  'function execute(bytes32 mode, bytes executionData)',
])
const callList = parseAbiParameters('(address to, uint256 value, bytes data)[]')
const mode = padHex('0x01', { dir: 'right', size: 32 })

const delegator = mnemonicToAccount(
  'test test test test test test test test test test test junk',
  { addressIndex: 7 },
)

let market: Market
let testClient: TestClient
let wallet: Address
let tokenId = 0n
beforeAll(async () => {
  market = await setupMarket()
  testClient = createTestClient({
    mode: 'anvil',
    transport: http(market.client.transport.url),
  })
  wallet = await market.deploy(demoAccount, [buyer.address])
})
afterAll(() => market.close())
beforeEach(async () => {
  tokenId++
  await market.mintEmblem(tokenId)
  await market.mintItems(tokenId, 10n)
})

type Call = { to: Address; value: bigint; data: Hex }

/** Makes calls with the buyer's smart wallet, as its software would. */
async function act(calls: readonly Call[], account = wallet) {
  const { status } = await market.call(buyer, account, demoAccount, 'execute', [
    mode,
    encodeAbiParameters(callList, [calls]),
  ])
  expect(status).toBe('success')
}

/** Carries out steps with the wallet, each in one call. */
async function carryOut(steps: readonly Step[]) {
  for (const { data, to, value = '0' } of steps)
    await act([{ to: to as Address, value: BigInt(value), data: data as Hex }])
}

/** Returns the recipient of a bundle and of its calls. */
function readBundle({ data, to, value }: Step) {
  const { args } = decodeFunctionData({ abi: erc7821, data: data as Hex })
  const [calls] = decodeAbiParameters(callList, args[1])
  return {
    to,
    value,
    mode: args[0],
    targets: calls.map((call) => call.to.toLowerCase()),
  }
}

async function listItems() {
  const { orderId } = await market.list(
    itemListing(market, {
      currencyAddress: market.usdt,
      quantity: '10',
      tokenId: String(tokenId),
    }),
  )
  const order = { orderId, quantity: '4' }
  const fees = [{ amount: '7', receiver: stranger.address }]
  return {
    ...purchase(market.items, [order], fees),
    buyer: wallet,
    walletType: 'service',
  }
}
const quote = (request: Parameters<typeof generateBuy>[2]) =>
  generateBuy(market.context, market.network, request)

describe('walletType: service', () => {
  test('default: approval and purchase are one call of the wallet', async () => {
    await market.mintCoins(market.usdt, wallet, 5_000n)
    const steps = await quote(await listItems())
    expect(steps).toMatchObject([{ id: 'buy', price: '4007', value: '0' }])
    expect(steps.map(readBundle)).toEqual([
      { to: wallet, value: '0', mode, targets: [market.usdt, market.seaport] },
    ])
    await carryOut(steps)
    expect(await market.getBalance(wallet, tokenId)).toBe(4n)
    expect(await market.funds(wallet, market.usdt)).toBe(993n)
  })

  test('behavior: an allowance is reset in the same transaction', async () => {
    await market.mintCoins(market.usdt, wallet, 5_000n)
    const data = encodeFunctionData({
      ...demoERC20,
      functionName: 'approve',
      args: [market.seaport, 1n],
    })
    await act([{ to: market.usdt, value: 0n, data }])
    const steps = await quote(await listItems())
    expect(steps.map(readBundle)).toMatchObject([
      { targets: [market.usdt, market.usdt, market.seaport] },
    ])
    await carryOut(steps)
    expect(await market.getBalance(wallet, tokenId)).toBe(4n)
  })

  test('behavior: an account that delegates to a wallet gets one bundle (EIP-7702)', async () => {
    const { client, usdt } = market
    const authorization = await market.wallet.signAuthorization({
      account: delegator,
      contractAddress: wallet,
      executor: 'self',
    })
    await client.waitForTransactionReceipt({
      hash: await market.wallet.sendTransaction({
        account: delegator,
        authorizationList: [authorization],
        to: delegator.address,
      }),
    })
    await market.mintCoins(usdt, delegator.address, 4_007n)
    const request = { ...(await listItems()), buyer: delegator.address }
    const steps = await quote(request)
    expect(steps.map(readBundle)).toMatchObject([
      { to: delegator.address, targets: [usdt, market.seaport] },
    ])
    await market.execute(steps, delegator)
    expect(await market.getBalance(delegator.address, tokenId)).toBe(4n)
    expect(await market.funds(delegator.address, usdt)).toBe(0n)
  })

  test('behavior: buyers without a bundling wallet get separate steps', async () => {
    const request = await listItems()
    const separate = ['tokenApproval', 'buy']
    const idsFor = async (change: object) =>
      (await quote({ ...request, ...change })).map(({ id }) => id)
    expect(await idsFor({ walletType: 'unknown' })).toEqual(separate)
    expect(await idsFor({ buyer: stranger.address })).toEqual(separate)
    expect(await idsFor({ buyer: market.items })).toEqual(separate)
  })

  test('behavior: a single step is not bundled', async () => {
    const { orderId } = await market.list(
      emblemListing(market, { pricePerToken: '5', tokenId: String(tokenId) }),
    )
    const request = purchase(market.emblems, [{ orderId }])
    const steps = await quote({
      ...request,
      buyer: wallet,
      walletType: 'service',
    })
    expect(steps).toMatchObject([{ to: market.seaport, value: '5' }])
  })

  test('behavior: a wallet lists on both books', async () => {
    const listing = async (orderbook: string) =>
      generateListing(market.context, market.network, {
        ...emblemListing(market, {
          orderbook,
          pricePerToken: '1000',
          tokenId: String(tokenId),
        }),
        owner: wallet,
        walletType: 'service',
      })
    await market.call(seller, market.emblems, demoERC721, 'transferFrom', [
      seller.address,
      wallet,
      tokenId,
    ])
    expect(
      (await listing('service_marketplace_v2')).map(({ id }) => id),
    ).toEqual(['tokenApproval', 'signEIP712'])
    const steps = await listing('service_marketplace_v1')
    expect(steps.map(readBundle)).toMatchObject([
      { to: wallet, targets: [market.emblems, market.seaport] },
    ])
    expect(steps).toMatchObject([{ id: 'createListing' }])
    await carryOut(steps)
    await market.indexer.sync()
    expect(
      await market.db.query.orders.findMany({
        where: (order, { eq }) => eq(order.tokenId, tokenId),
      }),
    ).toMatchObject([{ maker: wallet, status: 'active' }])

    // Its owner signs for it (ERC-1271), after the approval.
    const orderId = await market.execute(
      await listing('service_marketplace_v2'),
      buyer,
    )
    const request = {
      ...purchase(market.emblems, [{ orderId }]),
      buyer: stranger.address,
    }
    const others = await market.deploy(demoAccount, [seller.address])
    const code = await market.client.getCode({ address: wallet })
    const setCode = (bytecode: Hex = '0x') =>
      testClient.setCode({ address: wallet, bytecode })
    await setCode(await market.client.getCode({ address: others }))
    await expect(quote(request)).rejects.toThrow(/signature .* no longer valid/)
    await setCode(code)
    await market.execute(await quote(request), stranger)
    expect(await market.ownerOf(tokenId)).toBe(stranger.address)
  })
})
