import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createService } from '../../../src/service/createService.js'
import {
  balances,
  collectibles,
  orders,
} from '../../../src/service/database/schema.js'
import { saveCollections } from '../../../src/service/node/cli/saveCollections.js'
import { toNetworkConfig } from '../../../src/service/node/cli/serveNetworks.js'
import { serveSchema } from '../../../src/service/node/cli/serveSchema.js'
import type { DatabaseOptions } from '../../../src/service/node/database.js'
import { openDatabase } from '../../../src/service/node/openDatabase.js'
import { createTestDatabase, needed, server } from '../postgres.js'
import {
  request,
  startTradingChain,
  type TradingChain,
} from '../tradingChain.js'
import { checkOrders } from './crashChecks.js'
import { crashRounds } from './crashRounds.js'

/** Enough rounds to show that it works; `npm run test:crash` runs a hundred. */
const rounds = 3

/** Milliseconds. Processes start slowly. */
const timeout = 120_000

let chain: TradingChain
let folder: string
let file: string

beforeAll(async () => {
  chain = await startTradingChain()
  folder = await mkdtemp(join(tmpdir(), 'marketkit-crash-'))
  file = join(folder, 'orders.json')
  const signed = Array.from({ length: 150 }, (_, index) => chain.sign(index))
  await writeFile(file, JSON.stringify(await Promise.all(signed)))
})
afterAll(async () => {
  await chain.stop()
  await rm(folder, { recursive: true })
})

async function crash(place: DatabaseOptions): Promise<void> {
  const config = v.parse(serveSchema, chain.config)
  const report = await crashRounds({ chain, config, file, place, rounds })
  expect(report).toMatchObject({ failed: 0, killed: rounds, problems: [] })
  expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged)
}

test('default: acknowledged orders survive kills on PGlite', { timeout }, () =>
  crash({ folder: join(folder, 'data') }),
)

test.runIf(server)(`parameters: url ${needed}`, { timeout }, async () => {
  const { drop, url } = await createTestDatabase()
  await crash({ url })
  await drop()
})

test('behavior: the checks find lost, changed and wrongly ranked orders', async () => {
  const { close, db } = await openDatabase()
  const { networks, projects } = v.parse(serveSchema, chain.config)
  await saveCollections(db, networks)
  const service = createService({
    ...{ database: { db }, projects },
    networks: networks.map((network) => toNetworkConfig(network)),
  })
  const signed = await Promise.all([0, 1, 2, 3].map(chain.sign))
  for (const { body } of signed)
    await service.fetch(request('http://localhost', '/local/orders', body))
  const acknowledged = signed.map(({ id }) => id)
  const check = () =>
    checkOrders({ acknowledged, client: chain.client, db, signed })
  expect(await check()).toEqual({ count: 4, problems: [] })

  const at = (index: number) => eq(orders.tokenId, BigInt(index + 1))
  await db.delete(orders).where(at(0))
  await db.update(orders).set({ signature: '0x' }).where(at(1))
  await db.update(orders).set({ status: 'inactive' }).where(at(2))
  await db.update(orders).set({ standing: null }).where(at(3))
  await db.delete(collectibles).where(eq(collectibles.tokenId, 4n))
  await db.delete(balances).where(eq(balances.tokenId, 4n))
  const [lost, unlike, inactive] = acknowledged
  expect((await check()).problems).toEqual([
    `${lost} was acknowledged and is lost.`,
    `${unlike} is not as it was signed.`,
    `${inactive} must not be inactive.`,
    'Token 4 has no row of its own.',
    'Token 3 has 1 best orders, or the wrong one.',
    'Token 4 has 0 best orders, or the wrong one.',
  ])
  await close()
})
