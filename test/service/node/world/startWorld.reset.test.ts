import { once } from 'node:events'
import { request as sendRequest } from 'node:http'
import { createPublicClient, type Hex, http, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMarketplaceClient } from '../../../../src/rpc/client.js'
import {
  generateBuyTransaction,
  listCollectibles,
} from '../../../../src/rpc/operations.js'
import {
  type RunningWorld,
  startWorld,
} from '../../../../src/service/node/world/startWorld.js'
import { isSample, testExhaustive } from '../../../sample.js'
import { createTestDatabase, needed, onServer, server } from '../../postgres.js'

let running: RunningWorld

beforeAll(async () => {
  running = await startWorld({ chain: 'memory', emblems: 24 })
})
afterAll(() => running.stop())

function getChain() {
  const { request } = createPublicClient({
    transport: http(running.world.rpcUrl),
  })
  return (method: string, ...params: unknown[]): Promise<any> =>
    request({ method, params } as never)
}

function getClient() {
  const { accessKey, chainId, marketplaceUrl, network } = running.world
  return createMarketplaceClient({
    accessKey,
    marketplaceUrl,
    networks: { [chainId]: network },
  })
}

/** The listed emblems, in the order of their ids. */
async function listEmblems() {
  const [emblems] = running.world.collections
  const { collectibles } = await getClient().request(
    listCollectibles,
    {
      contractAddress: emblems?.address ?? '0x',
      side: 'listing',
      filter: { includeEmpty: true },
      page: { page: 1, pageSize: 100 },
    },
    { chainId: running.world.chainId },
  )
  return collectibles.sort((a, b) =>
    a.metadata.tokenId.localeCompare(b.metadata.tokenId),
  )
}

/** Buys the first listing in ether; returns the token. */
async function buy(): Promise<string> {
  const { accounts, chainId } = running.world
  const buyer = accounts[0]?.address ?? '0x'
  const listed = await listEmblems()
  const order = listed.find(
    ({ listing }) => listing && BigInt(listing.priceCurrencyAddress) === 0n,
  )?.listing
  if (!order) throw new Error('Nothing is listed in ether.')
  const { steps } = await getClient().request(
    generateBuyTransaction,
    {
      collectionAddress: order.collectionContractAddress,
      buyer,
      marketplace: order.marketplace,
      ordersData: [
        {
          orderId: order.orderId,
          quantity: '1',
          tokenId: order.tokenId ?? '0',
        },
      ],
      additionalFees: [],
      walletType: 'unknown',
    },
    { chainId },
  )
  for (const { data, to, value } of steps) {
    const receipt = await getChain()('eth_sendTransactionSync', {
      from: buyer,
      to,
      data,
      value: numberToHex(BigInt(value ?? 0)),
    })
    expect(receipt.status).toBe('0x1')
  }
  await running.sync()
  return order.tokenId ?? '0'
}

const readHead = (): Promise<{ hash: Hex; parentHash: Hex; timestamp: Hex }> =>
  getChain()('eth_getBlockByNumber', 'latest', false)

test.each([3, 501, 4.5])('error: %s emblems', async (emblems) => {
  await expect(startWorld({ chain: 'memory', emblems })).rejects.toThrow(
    `\`emblems\` is ${emblems}. Pass a whole number from 4 to 500.`,
  )
})

describe('reset', () => {
  test('default: each reset makes chain and service forget a purchase', async () => {
    await running.reset()
    const [head, before] = [await readHead(), await listEmblems()]
    for (let round = 0; round < 2; round++) {
      const tokenId = await buy()
      const sold = (await listEmblems()).find(
        ({ metadata }) => metadata.tokenId === tokenId,
      )
      expect(sold?.listing ?? null).toBeNull()
      await running.reset()
      const { parentHash, timestamp } = await readHead()
      expect(parentHash).toBe(head.parentHash)
      // Calls see the time of the newest block.
      expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(30)
      expect(await listEmblems()).toEqual(before)
    }
  })

  test('behavior: the service follows the chain after a reset', async () => {
    await running.reset()
    const first = await buy()
    await running.reset()
    expect(await buy()).toBe(first)
    await running.reset()
  })

  test('behavior: concurrent resets do not disturb each other', async () => {
    await running.reset()
    const first = await buy()
    await Promise.all([running.reset(), running.reset()])
    expect(await buy()).toBe(first)
    await running.reset()
  })

  test('behavior: a reset waits for running requests', async () => {
    const { accessKey, collections, marketplaceUrl, network } = running.world
    const body = JSON.stringify({ contractAddress: collections[0]?.address })
    const request = sendRequest(
      `${marketplaceUrl}/${network}/rpc/Marketplace/GetFloorOrder`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': body.length,
          'X-Access-Key': accessKey,
          Expect: '100-continue',
        },
      },
    )
    const answered = once(request, 'response')
    request.flushHeaders()
    // The service has the request, and waits for its body.
    await once(request, 'continue')
    let isReset = false
    const reset = running.reset().then(() => {
      isReset = true
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(isReset).toBe(false)
    request.end(body)
    const [response] = await answered
    expect(response.statusCode).toBe(200)
    response.resume()
    await reset
  })

  test('behavior: a reset restores the settings of the chain', async () => {
    const ask = getChain()
    const [ada, bob] = running.world.accounts.map(({ address }) => address)
    const { timestamp } = await readHead()
    await ask('evm_increaseTime', 1_000_000)
    await ask('evm_setNextBlockTimestamp', Number(timestamp) + 2_000_000)
    await ask('anvil_impersonateAccount', `0x${'12'.repeat(20)}`)
    await ask('evm_setIntervalMining', 0)
    await ask('evm_setAutomine', false)
    const hash = await ask('eth_sendTransaction', { from: ada, to: bob })
    await running.reset()
    expect(await ask('eth_getTransactionByHash', hash)).toBeNull()
    expect(await ask('evm_getAutomine')).toBe(true)
    expect(await ask('anvil_getIntervalMining')).toBe(10)
    await expect(
      ask('eth_sendTransaction', { from: `0x${'12'.repeat(20)}`, to: bob }),
    ).rejects.toThrow()
    const { status } = await ask('eth_sendTransactionSync', {
      from: ada,
      to: bob,
    })
    expect(status).toBe('0x1')
    const mined = await readHead()
    expect(Number(mined.timestamp) - Number(timestamp)).toBeLessThan(100_000)
    await running.reset()
  })

  testExhaustive('behavior: a world on Anvil cannot be reset', async () => {
    const other = await startWorld({ chain: 'anvil', emblems: 24 })
    try {
      await expect(other.reset()).rejects.toThrow(
        "Only worlds with `chain: 'memory'` and without `database` can be reset.",
      )
    } finally {
      await other.stop()
    }
  })
})

if (!isSample)
  test.runIf(server)(`parameters: database ${needed}`, async () => {
    const { drop, url } = await createTestDatabase()
    const options = { chain: 'memory', database: url, emblems: 24 } as const
    const first = await startWorld(options)
    try {
      const { accessKey, collections, marketplaceUrl, network } = first.world
      const response = await first.fetch(
        `${marketplaceUrl}/${network}/rpc/Marketplace/GetFloorOrder`,
        {
          method: 'POST',
          headers: { 'X-Access-Key': accessKey },
          body: JSON.stringify({ contractAddress: collections[0]?.address }),
        },
      )
      expect(await response.json()).toMatchObject({
        collectible: { order: { status: 'active' } },
      })
      await expect(first.reset()).rejects.toThrow('without `database`')
    } finally {
      await first.stop()
    }
    // Simulates a database of an older version, which is not migrated either.
    await onServer(url, 'drop schema drizzle cascade')
    await expect(startWorld(options)).rejects.toThrow(
      'The database of a local world must be empty.',
    )
    await drop()
  })
