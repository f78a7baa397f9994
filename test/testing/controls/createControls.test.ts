import { erc721Abi, type Hex } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hangLimit } from '../../../scripts/hangLimit.js'
import {
  buy,
  createMemoryStorage,
  getOrders,
  type Order,
} from '../../../src/core.js'
import { getExpiryTime } from '../../../src/order/orderTime.js'
import {
  connectWorld,
  createControls,
  type WorldConnection,
  type WorldControls,
} from '../../../src/testing/index.js'
import { getFailure } from '../../steps/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()
let controls: WorldControls | undefined

afterEach(() => controls?.setMining(true))

/** Connects as an app, and finds a listing that no other test has bought. */
async function openApp(): Promise<
  WorldConnection & {
    buyListing(options?: { confirmations: number }): ReturnType<typeof buy>
    order: Order
  }
> {
  await world.sync()
  const app = await connectWorld(world.info)
  controls = app.controls
  const order = await app.findListing()
  const place = {
    chainId: world.info.chainId,
    client: app.client,
    // An unconfirmed purchase of one test must not affect the other tests.
    storage: createMemoryStorage(),
  }
  return {
    ...app,
    order,
    buyListing: (options) =>
      buy(app.config, { ...place, order, timeout: 4_000, ...options }),
  }
}

async function readStatus({ client }: WorldConnection, order: Order) {
  await world.sync()
  const { orders } = await client.request(
    getOrders,
    {
      input: [
        {
          contractAddress: order.collectionContractAddress,
          marketplace: order.marketplace,
          orderId: order.orderId,
        },
      ],
    },
    { chainId: world.info.chainId },
  )
  return orders[0]?.status
}

const isMined = async (hash: Hex | undefined) =>
  (await world.publicClient
    .getTransactionReceipt({ hash: hash ?? '0x' })
    .then(({ status }) => status)
    .catch(() => 'unknown')) === 'success'

const prompted = ({ wallet }: WorldConnection, count = 1) =>
  vi.waitFor(() => expect(wallet.prompts).toHaveLength(count), {
    timeout: hangLimit,
  })

describe('the chain', () => {
  test('buyAsOther: the order is filled, and a buyer gets a typed error', async () => {
    const app = await openApp()
    await app.controls.buyAsOther(app.order)
    expect(await readStatus(app, app.order)).toBe('filled')
    await expect(app.buyListing()).rejects.toMatchObject({
      name: 'RequestError',
      details: expect.stringContaining('already sold'),
    })
    expect(app.wallet.prompts).toHaveLength(0)
  })

  test('buyAsOther: is mined before a pending purchase, which then reverts', async () => {
    const app = await openApp()
    await app.controls.setMining(false)
    const run = getFailure(app.buyListing())
    await prompted(app)
    await app.controls.buyAsOther(app.order)
    expect(await run).toMatchObject({ fundsMoved: 'no', reason: 'reverted' })
  })

  test('buyAsOther: buys the available quantity with an account that no wallet has', async () => {
    const { order } = await openApp()
    const walletAccounts = 5
    const others = createControls({ ...world.info, walletAccounts })
    await others.buyAsOther({ ...order, quantityRemaining: '2' })
    const owner = await world.publicClient.readContract({
      abi: erc721Abi,
      address: order.collectionContractAddress,
      functionName: 'ownerOf',
      args: [BigInt(order.tokenId ?? '')],
    })
    expect(
      world.info.accounts.findIndex(({ address }) => address === owner),
    ).toBeGreaterThanOrEqual(walletAccounts)
  })

  test('buyAsOther: pays in an ERC-20 token', async () => {
    const app = await openApp()
    const usdc = world.info.currencies.find(({ symbol }) => symbol === 'USDC')
    const order = await app.findListing(usdc?.address)
    await app.controls.buyAsOther(order)
    expect(await readStatus(app, order)).toBe('filled')
  })

  test('setMining: a purchase waits until its transaction is mined', async () => {
    const app = await openApp()
    await app.controls.setMining(false)
    const run = app.buyListing()
    await prompted(app)
    const head = await world.publicClient.getBlockNumber()
    await app.controls.mine()
    const { indexed } = await run
    expect(indexed).toBe(true)
    expect(await world.publicClient.getBlockNumber()).toBe(head + 1n)
  })

  test('dropNext: a dropped purchase stays unconfirmed and is not sent twice', async () => {
    const app = await openApp()
    await app.controls.dropNext()
    const lost = { fundsMoved: 'maybe', reason: 'notConfirmed' }
    expect(await getFailure(app.buyListing())).toMatchObject(lost)
    expect(await getFailure(app.buyListing())).toMatchObject(lost)
    expect(app.wallet.prompts).toHaveLength(1)
    expect(await readStatus(app, app.order)).toBe('active')
  })

  test('dropNext: ends with setMining, even if no transaction was dropped', async () => {
    const app = await openApp()
    await app.controls.dropNext()
    await app.controls.setMining(true)
    expect((await app.buyListing()).indexed).toBe(true)
  })

  test('reorg: a purchase that waits for confirmations recovers', async () => {
    const app = await openApp()
    await app.controls.setMining(false)
    const run = app.buyListing({ confirmations: 3 })
    await prompted(app)
    await app.controls.mine()
    const before = await world.publicClient.getBlock()
    await app.controls.reorg(1)
    const after = await world.publicClient.getBlock({
      blockNumber: before.number,
    })
    expect(after.hash).not.toBe(before.hash)
    await app.controls.mine(2)
    const { hashes } = await run
    expect(hashes).toEqual(before.transactions)
    expect(await isMined(hashes[0])).toBe(true)
    expect(app.wallet.prompts).toHaveLength(1)
  })

  test('reorg: undoes a purchase for good with isLost', async () => {
    const app = await openApp()
    const { hashes } = await app.buyListing()
    const receipt = await world.publicClient.getTransactionReceipt({
      hash: hashes[0] ?? '0x',
    })
    const head = await world.publicClient.getBlockNumber()
    await app.controls.reorg(Number(head - receipt.blockNumber) + 1, {
      isLost: true,
    })
    expect(await isMined(hashes[0])).toBe(false)
    expect(await readStatus(app, app.order)).toBe('active')
  })

  test('advanceTime: a listing expires on the chain and in the service', async () => {
    const app = await openApp()
    const expiry = getExpiryTime(app.order) ?? 0
    await app.controls.advanceTime((expiry - Date.now()) / 1000 + 60)
    const { timestamp } = await world.publicClient.getBlock()
    expect(Number(timestamp) * 1000).toBeGreaterThan(expiry)
    expect(await readStatus(app, app.order)).toBe('expired')
    await expect(app.buyListing()).rejects.toMatchObject({
      name: 'RequestError',
      details: expect.stringContaining('expired'),
    })
    expect(app.wallet.prompts).toHaveLength(0)
  })
})
