import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { custom } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import {
  buy,
  createMarketplaceClient,
  getFloorOrder,
} from '../../../src/core.js'
import { serveHttp } from '../../../src/service/node/serveHttp.js'
import { packWorld } from '../../../src/service/node/world/packWorld.js'
import {
  loadWorld,
  openWorld,
  type PackedWorld,
  type PageWorld,
} from '../../../src/service/web/index.js'
import {
  packedFiles,
  packedMigrations,
} from '../../../src/service/world/packedFiles.js'
import { createWorldClient } from '../../../src/service/world/worldNetwork.js'
import { createTestWallet, testConnector } from '../../../src/testing/index.js'

/** Seaport's `incrementCounter()`, which cancels all orders of an account. */
const incrementCounter = '0x5b34b966'

const url = 'https://shop.example/some/path/world'

let packed: PackedWorld

let files: Awaited<ReturnType<typeof packWorld>>
let host: Awaited<ReturnType<typeof serveHttp>>

beforeAll(async () => {
  files = await packWorld({ emblems: 24 })
  host = await serveHttp({
    fetch(request) {
      const content = files.get(new URL(request.url).pathname.slice(1))
      return new Response((content as BodyInit) ?? null, {
        status: content ? 200 : 404,
      })
    },
    host: '127.0.0.1',
    port: 0,
  })
  packed = await loadWorld(host.url)
})
afterAll(() => host?.stop())

async function open<result>(
  from: PackedWorld,
  act: (world: PageWorld) => Promise<result>,
): Promise<result> {
  const world = await openWorld(from, { url })
  try {
    return await act(world)
  } finally {
    await world.stop()
  }
}

function createClient({ fetch, world }: PageWorld) {
  const { accessKey, chainId, contracts, fees, marketplaceUrl, network } = world
  return createMarketplaceClient({
    accessKey,
    contracts: { [chainId]: contracts },
    fees,
    fetch,
    marketplaceUrl,
    networks: { [chainId]: network },
  })
}

async function findFloor(world: PageWorld) {
  const { chainId, collections } = world.world
  const { collectible } = await createClient(world).request(
    getFloorOrder,
    { contractAddress: collections[0]?.address ?? '0x' },
    { chainId },
  )
  const { metadata, order } = collectible ?? {}
  if (!order) throw new Error('Nothing is for sale.')
  return { image: metadata?.image, order }
}

/** Buys with the engine, over a wallet of the world. */
async function buyFloor(world: PageWorld) {
  const { request, world: info } = world
  const { order } = await findFloor(world)
  const transport = custom({ request }, { retryCount: 0 })
  const { chain } = createWorldClient(transport)
  if (!chain) throw new Error('The world has no chain.')
  const config = createConfig({
    chains: [chain],
    connectors: [testConnector(createTestWallet(info, { request }))],
    pollingInterval: 50,
    storage: null,
    transports: { [chain.id]: transport },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  const client = createClient(world)
  const { hashes, indexed } = await buy(config, {
    chainId: info.chainId,
    client,
    order,
  })
  return { hashes, order, indexed }
}

test('default: a purchase works without a server', async () => {
  await open(packed, async (world) => {
    const { hashes, order, indexed } = await buyFloor(world)
    expect(hashes.length).toBeGreaterThan(0)
    expect(indexed).toBe(true)
    const next = await findFloor(world)
    expect(next.order.orderId).not.toBe(order.orderId)
  })
})

test('behavior: the service indexes each transaction without waiting for a timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    await open(packed, async (world) => {
      const { order } = await findFloor(world)
      await world.request({
        method: 'eth_sendTransaction',
        params: [
          {
            from: order.createdBy,
            to: world.world.seaport,
            data: incrementCounter,
          },
        ],
      })
      const find = async () => (await findFloor(world)).order.orderId
      for (let look = 0; look < 500 && (await find()) === order.orderId; look++)
        await setImmediate()
      expect(await find()).not.toBe(order.orderId)
    })
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: pictures are files below the address of the page', async () => {
  await open(packed, async (world) => {
    const { image } = await findFloor(world)
    expect(image).toMatch(
      /^https:\/\/shop\.example\/some\/path\/world\/media\/emblems\/\d+\.svg$/,
    )
  })
})

test('behavior: listings last for years', async () => {
  await open(packed, async (world) => {
    const { order } = await findFloor(world)
    const years =
      (Date.parse(String(order.validUntil)) - Date.now()) / 31_536_000_000
    expect(years).toBeGreaterThan(9)
  })
})

test('behavior: a world opened with a dumped chain has the trades of that chain', async () => {
  const { chain, order } = await open(packed, async (world) => {
    const { order } = await buyFloor(world)
    return { chain: await world.dump(), order }
  })
  await open({ ...packed, chain }, async (world) => {
    const next = await findFloor(world)
    expect(next.order.orderId).not.toBe(order.orderId)
  })
})

describe('loadWorld', () => {
  test('parameters: onProgress', async () => {
    const seen: number[] = []
    await loadWorld(host.url, { onProgress: (done) => seen.push(done) })
    expect(seen.at(-1)).toBe(1)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
  })

  test('behavior: a host that returns its page for every file is refused', async () => {
    const page = () => new Response('<!doctype html>')
    const other = await serveHttp({ fetch: page, host: '127.0.0.1', port: 0 })
    await expect(loadWorld(other.url)).rejects.toThrow(/has no packed world/)
    await other.stop()
  })

  test('behavior: files of another version are refused', async () => {
    const { state } = packedFiles
    const kept = files.get(state) as Uint8Array
    const read = JSON.parse(String(gunzipSync(kept)))
    files.set(state, gzipSync(JSON.stringify({ ...read, migrations: 1 })))
    await expect(loadWorld(host.url)).rejects.toThrow(/of another version/)
    files.set(state, kept)
  })

  test('behavior: each migration raises the version of the files', () => {
    const journal = readFileSync('drizzle/meta/_journal.json', 'utf8')
    expect(JSON.parse(journal).entries).toHaveLength(packedMigrations)
  })

  test('behavior: the error names a missing file', async () => {
    await expect(loadWorld(`${host.url}/elsewhere`)).rejects.toThrow(
      /elsewhere\/[\w-]+(\.tar)?(\.json)?\.gz answered 404/,
    )
  })
})

test('behavior: the packed files of the database stay below 800 kB', () => {
  const size = files.get('database-files.gz')?.length
  expect(size).toBeLessThan(800_000)
})
