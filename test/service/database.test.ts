import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { type PublicClient, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repriceOrders } from '../../src/service/database/repriceOrders.js'
import { saveProjects } from '../../src/service/database/saveProjects.js'
import {
  accessKeys,
  collectibles,
  orders,
  projects,
} from '../../src/service/database/schema.js'
import { authenticate, hashKey } from '../../src/service/http/accessKeys.js'
import { openDatabase } from '../../src/service/node/openDatabase.js'
import {
  chainId,
  collection,
  key,
  largest,
  setupService,
  usdc,
} from './setup.js'

let s: Awaited<ReturnType<typeof setupService>>
let folder: string

beforeAll(async () => {
  s = await setupService()
  folder = join(await mkdtemp(join(tmpdir(), 'marketkit-')), 'data')
})
afterAll(async () => {
  await s.close()
  await rm(join(folder, '..'), { recursive: true })
})

test('behavior: integers up to 2^256-1, addresses in lower case', async () => {
  const mixed = '0x52908400098527886E0F7030069857D2E4169EE7'
  for (const tokenId of [0n, largest])
    await s.db
      .insert(collectibles)
      .values({ chainId, contractAddress: mixed, tokenId })
  const found = await s.db
    .select()
    .from(collectibles)
    .where(eq(collectibles.contractAddress, mixed))
    .orderBy(collectibles.tokenId)
  expect(found.map(({ tokenId }) => tokenId)).toEqual([0n, largest])
  expect(found[0]?.contractAddress).toBe(mixed.toLowerCase())
})

test('behavior: dollars follow the rates of the configuration', async () => {
  const currencyAddress = zeroAddress
  await s.addOrder(1n, 10n ** 18n, { currencyAddress })
  const orderHash = await s.addOrder(1n, 2_000_000n)
  const networkAt = (priceUSD?: number) => ({
    chainId,
    name: 'local',
    client: {} as PublicClient,
    seaport: collection,
    currencies: [
      { address: usdc, symbol: 'USDC', decimals: 6, priceUSD },
      { address: zeroAddress, symbol: 'ETH', decimals: 18, priceUSD: 2000 },
    ],
    feeRecipient: collection,
    feeBps: 0,
  })
  for (const rate of [1, 0.5, 0, undefined, 3, 3]) {
    await repriceOrders(s.db, [networkAt(rate)])
    const [order] = await s.db
      .select()
      .from(orders)
      .where(eq(orders.orderHash, orderHash))
    const inEther = eq(orders.currencyAddress, zeroAddress)
    const [other] = await s.db.select().from(orders).where(inEther)
    expect(other?.priceUsd).toBeCloseTo(2000)
    expect(order?.priceUsd).toBe(rate === undefined ? null : 2 * rate)
    expect(order?.rank).toBe(rate === undefined ? Infinity : 2 * rate)
  }
})

test('behavior: keys are stored as hashes, and saved once', async () => {
  const project = { id: 1, name: 'Renamed', accessKeys: [key], chainIds: [5] }
  await saveProjects(s.db, [project])
  await saveProjects(s.db, [project])
  expect(await s.db.select().from(accessKeys)).toMatchObject([
    { hash: hashKey(key), projectId: 1, chainIds: [5] },
  ])
  expect(await s.db.select().from(projects)).toMatchObject([
    { id: 1, name: 'Renamed' },
  ])
  expect(await authenticate(s.db, key)).toEqual({ projectId: 1, chainIds: [5] })
})

test('parameters: folder', async () => {
  const database = await openDatabase({ folder })
  await database.db.insert(projects).values({ id: 9, name: 'Kept' })
  await expect(openDatabase({ folder })).rejects.toThrow(
    `is open in process ${process.pid}`,
  )
  await database.close()
  expect(existsSync(`${folder}.lock`)).toBe(false)
  // No process has this number: a lock that a crash has left behind.
  await writeFile(`${folder}.lock`, '999999999')
  const again = await openDatabase({ folder })
  expect(await again.db.select().from(projects)).toMatchObject([{ id: 9 }])
  await again.close()
})

test('parameters: dump', async () => {
  const database = await openDatabase()
  await database.db.insert(projects).values({ id: 8, name: 'Copied' })
  const dump = await database.dump()
  await database.close()
  const copy = await openDatabase({ dump })
  expect(await copy.db.select().from(projects)).toMatchObject([{ id: 8 }])
  await copy.close()
})

// Runs against a real server where one is named.
test.runIf(process.env.MARKETKIT_TEST_POSTGRES)(
  'parameters: url (runs where MARKETKIT_TEST_POSTGRES names a server)',
  async () => {
    const url = process.env.MARKETKIT_TEST_POSTGRES
    const both = [openDatabase({ url }), openDatabase({ url })]
    const [first, second] = await Promise.all(both)
    await first?.db.execute(sql`select count(*) from orders`)
    await expect(first?.dump()).rejects.toThrow('pg_dump')
    await first?.close()
    await second?.close()
  },
)
