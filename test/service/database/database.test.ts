import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { type Address, type PublicClient, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashKey } from '../../../src/service/accessKeys.js'
import { createContext } from '../../../src/service/createContext.js'
import { saveProjects } from '../../../src/service/database/saveProjects.js'
import {
  accessKeys,
  collectibles,
  collections,
  orders,
  projects,
} from '../../../src/service/database/schema.js'
import { saveCollections } from '../../../src/service/node/cli/saveCollections.js'
import type { Database } from '../../../src/service/node/database.js'
import { repriceOrders } from '../../../src/service/orders/repriceOrders.js'
import { databases, openFresh } from '../databases.js'
import {
  chainId,
  collection,
  key,
  largest,
  setupService,
  usdc,
} from '../setup.js'

let s: Awaited<ReturnType<typeof setupService>>

beforeAll(async () => {
  s = await setupService()
})
afterAll(() => s.close())

test('behavior: token ids reach 2^256-1, and addresses are stored in lower case', async () => {
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

test('behavior: dollar prices follow the rates of the configuration', async () => {
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
    const database = { db: s.db }
    await repriceOrders(
      createContext({ database, networks: [networkAt(rate)] }),
    )
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

test('behavior: access keys are stored once, as hashes', async () => {
  const project = { id: 1, name: 'Renamed', accessKeys: [key], chainIds: [5] }
  await saveProjects(s.db, [project])
  await saveProjects(s.db, [project])
  expect(await s.db.select().from(accessKeys)).toMatchObject([
    { hash: hashKey(key), projectId: 1, chainIds: [5] },
  ])
  expect(await s.db.select().from(projects)).toMatchObject([
    { id: 1, name: 'Renamed' },
  ])
})

test('behavior: configured collections are added, and later changes of the file are applied', async () => {
  type Type = 'ERC721' | 'ERC1155'
  const at = (
    address: Address,
    name: string,
    startBlock?: number,
    type: Type = 'ERC721',
  ) => ({ address, name, startBlock, type })
  const save = (...collections: ReturnType<typeof at>[]) =>
    saveCollections(s.db, [{ chainId: 5, collections }])
  await save(at(collection, 'One', 100), at(usdc, 'Two'))
  await save(at(collection, 'Renamed', 7, 'ERC1155'))
  const rows = await s.db
    .select()
    .from(collections)
    .where(eq(collections.chainId, 5))
    .orderBy(collections.name)
  expect(
    rows.map(({ indexedBlock, name, type }) => ({ indexedBlock, name, type })),
  ).toEqual([
    // Blocks that were read are not read again.
    { indexedBlock: 99, name: 'Renamed', type: 'ERC1155' },
    { indexedBlock: null, name: 'Two', type: 'ERC721' },
  ])
})

test('behavior: tables can be distributed by contract as docs/serving.md says', async () => {
  const guide = await readFile('docs/serving.md', 'utf8')
  const named = (pattern: RegExp) =>
    [...guide.matchAll(pattern)].map(([, table]) => table ?? '')
  const distributed = named(
    /create_distributed_table\('(\w+)', 'contract_address'/g,
  )
  const copied = named(/create_reference_table\('(\w+)'\)/g)
  const { rows: tables } = (await s.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )) as unknown as { rows: { name: string }[] }
  expect([...distributed, ...copied].sort()).toEqual(
    tables.map(({ name }) => name).sort(),
  )
  const { rows: keys } = (await s.db.execute(
    sql`select t.relname as table, array_agg(a.attname::text) as columns
      from pg_index x
      join pg_class t on t.oid = x.indrelid
      join pg_attribute a on a.attrelid = x.indexrelid
      where x.indisunique and t.relnamespace = 'public'::regnamespace
      group by t.relname, x.indexrelid`,
  )) as unknown as { rows: { table: string; columns: string[] }[] }
  const large = keys.filter(({ table }) => distributed.includes(table))
  expect(new Set(large.map(({ table }) => table))).toEqual(new Set(distributed))
  for (const { columns } of large) expect(columns).toContain('contract_address')
})

describe.each(databases)('%s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openFresh(kind)
  })
  afterAll(() => database.close())

  test('behavior: queries return the same values on every database', async () => {
    const { db } = database
    const { rows } = (await db.execute(sql`
      select
        7::int4 as small,
        ${String(largest)}::numeric(78) as uint256,
        ${0.5}::float8 as share,
        'Infinity'::float8 as boundless,
        ${true}::boolean as flag,
        null::text as nothing,
        ${'Ünï–😀'}::text as letters,
        ${JSON.stringify({ a: [1, null, 'x'] })}::jsonb as document,
        array[${'a'}, ${'b'}]::text[] as list,
        ${'2026-01-01T12:00:00.123Z'}::timestamptz at time zone 'utc' as moment
    `)) as unknown as { rows: unknown[] }
    expect(rows).toMatchInlineSnapshot(`
      [
        {
          "boundless": Infinity,
          "document": {
            "a": [
              1,
              null,
              "x",
            ],
          },
          "flag": true,
          "letters": "Ünï–😀",
          "list": [
            "a",
            "b",
          ],
          "moment": "2026-01-01 12:00:00.123",
          "nothing": null,
          "share": 0.5,
          "small": 7,
          "uint256": "115792089237316195423570985008687907853269984665640564039457584007913129639935",
        },
      ]
    `)
  })

  test('behavior: rows are read as they were written', async () => {
    const { db } = database
    const at = new Date(1_767_225_600_123)
    const metadata = {
      name: 'Ünï',
      attributes: [{ trait_type: 'a', value: 1.5 }],
    }
    const place = { chainId, contractAddress: collection }
    await db.insert(collectibles).values([
      { ...place, tokenId: largest, metadata, createdAt: at, metadataDue: at },
      { ...place, tokenId: 0n },
    ])
    const [first, second] = await db
      .select()
      .from(collectibles)
      .orderBy(collectibles.tokenId)
    expect(first).toMatchObject({
      tokenId: 0n,
      metadata: {},
      metadataDue: null,
    })
    expect(second).toMatchObject({
      ...{ ...place, tokenId: largest, metadata },
      ...{ createdAt: at, metadataDue: at, metadataTries: 0 },
    })
  })

  test('behavior: errors name their cause', async () => {
    const twice = [1, 1].map((id) => ({ id, name: 'Twice' }))
    await expect(
      database.db.insert(projects).values(twice),
    ).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'projects_pkey' },
    })
  })

  test('behavior: a lease has one holder', async () => {
    const lease = await database.lease?.('task')
    expect(await database.lease?.('task')).toBeUndefined()
    const other = await database.lease?.('other')
    expect(other?.signal.aborted).toBe(false)
    await lease?.release()
    await lease?.release()
    const again = await database.lease?.('task')
    expect(again?.signal.aborted).toBe(false)
    // A released lease does not release the next one.
    await lease?.release()
    expect(await database.lease?.('task')).toBeUndefined()
    await again?.release()
    await other?.release()
  })
})
