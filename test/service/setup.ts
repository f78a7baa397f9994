import {
  type Address,
  createPublicClient,
  type Hex,
  http,
  numberToHex,
  type PublicClient,
  zeroAddress,
} from 'viem'
import type { NetworkConfig } from '../../src/service/context.js'
import {
  createService,
  type ServiceConfig,
} from '../../src/service/createService.js'
import {
  balances,
  collectibles,
  collections,
  orders,
} from '../../src/service/database/schema.js'
import type { StoredMetadata } from '../../src/service/database/stored.js'
import { toCollectibleRow } from '../../src/service/database/toCollectibleRow.js'
import type { Database } from '../../src/service/node/database.js'
import { rankOrders } from '../../src/service/orders/rankOrders.js'
import { openEmptyDatabase } from './openEmptyDatabase.js'

/** Time of the service's clock in these tests. */
export const now = Date.UTC(2026, 0, 1)

export const key = 'test-key'
export const chainId = 31337
export const collection: Address = '0x00000000000000000000000000000000000c0de1'
export const usdc: Address = '0x00000000000000000000000000000000000000dc'
export const unknownCurrency: Address =
  '0x00000000000000000000000000000000000000ee'
export const ada: Address = '0x00000000000000000000000000000000000000a1'
export const bob: Address = '0x00000000000000000000000000000000000000b2'
export const largest = 2n ** 256n - 1n

/** A service on an empty database, with functions that fill and call it. */
export async function setupService({
  client = createPublicClient({ transport: http('http://127.0.0.1:9') }),
  database: given,
  ...config
}: Partial<ServiceConfig> & {
  client?: PublicClient
  database?: Database
} = {}) {
  const database = given ?? (await openEmptyDatabase())
  const { db } = database
  /** Tests may move it forward; marks of best orders do not follow. */
  const clock = { now }
  const networks: NetworkConfig[] = [
    {
      chainId,
      name: 'local',
      client,
      seaport: '0x0000000000000068f116a894984e2db1123eb395',
      currencies: [
        { address: zeroAddress, symbol: 'ETH', decimals: 18, priceUSD: 2000 },
        { address: usdc, symbol: 'USDC', decimals: 6, priceUSD: 1 },
      ],
      feeRecipient: zeroAddress,
      feeBps: 250,
    },
  ]
  const service = createService({
    database,
    networks,
    projects: [{ id: 1, name: 'Test', accessKeys: [key] }],
    now: () => clock.now,
    requestsPerMinute: 1_000_000,
    // Tests change the tables behind the service's back.
    answerCacheMegabytes: 0,
    ...config,
  })
  await service.fetch(new Request('http://localhost/'))

  async function send(path: string, init: RequestInit = {}) {
    const response = await service.fetch(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Access-Key': key },
        ...init,
      }),
    )
    const text = await response.text()
    return { response, status: response.status, body: JSON.parse(text) }
  }

  async function call(path: string, body: unknown): Promise<any> {
    const route = path.startsWith('Marketplace') ? '/local/rpc/' : '/rpc/'
    const answer = await send(`${route}${path}`, { body: JSON.stringify(body) })
    return answer.body
  }

  async function addCollection(address = collection) {
    await db
      .insert(collections)
      .values({ chainId, contractAddress: address, type: 'ERC721', name: 'C' })
  }

  async function addCollectible(
    tokenId: bigint,
    metadata: StoredMetadata = {},
    owner?: Address,
  ) {
    const place = { chainId, contractAddress: collection, tokenId }
    await db
      .insert(collectibles)
      .values(toCollectibleRow({ ...place, metadata }))
    if (owner) await db.insert(balances).values({ ...place, owner, amount: 1n })
  }

  let count = 0

  /** Resets the clock, and the count that hashes and times of orders come from. */
  function restart() {
    clock.now = now
    count = 0
  }

  async function addOrder(
    tokenId: bigint | null,
    pricePerToken: bigint,
    values: Partial<typeof orders.$inferInsert> = {},
  ): Promise<Hex> {
    count += 1
    const orderHash = numberToHex(count, { size: 32 })
    const { currencyAddress = usdc } = values
    const rate =
      currencyAddress === usdc
        ? 1e-6
        : currencyAddress === zeroAddress
          ? 2000e-18
          : undefined
    const row = {
      chainId,
      contractAddress: collection,
      orderHash,
      tokenId,
      marketplace: 'service_marketplace_v2',
      source: 'service_marketplace_v2',
      side: 'listing' as const,
      status: 'active' as const,
      maker: ada,
      currencyAddress,
      pricePerToken,
      priceNetPerToken: pricePerToken - pricePerToken / 40n,
      priceUsd: rate === undefined ? null : Number(pricePerToken) * rate,
      quantityInitial: 1n,
      quantityRemaining: 1n,
      quantityAvailable: 1n,
      feeBps: 250,
      feeBreakdown: [{ kind: 'marketplace', recipientAddress: bob, bps: 250 }],
      components: {} as never,
      salt: BigInt(count),
      counter: 0n,
      validFrom: new Date(now - 1000),
      validUntil: new Date(now + 1000),
      blockNumber: 7,
      orderCreatedAt: new Date(now + count),
      orderUpdatedAt: new Date(now),
      createdAt: new Date(now + count),
      updatedAt: new Date(now),
      ...values,
    }
    const waits = row.status === 'active' && row.validFrom.getTime() > clock.now
    await db
      .insert(orders)
      .values({ ...row, standing: waits ? 'waiting' : null })
    await rankOrders(db, { chainId, now: clock.now, slots: [row] })
    return orderHash
  }

  return {
    addCollectible,
    addCollection,
    addOrder,
    call,
    clock,
    close: database.close,
    db,
    networks,
    restart,
    send,
    service,
  }
}
