import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ServeConfig } from '../../../../src/service/node/cli/serveConfig.js'
import { createTestDatabase, needed, server } from '../../postgres.js'
import {
  accessKey,
  post,
  startTradingChain,
  type TradingChain,
} from '../../tradingChain.js'
import { killAll, serveIn } from './serveProcess.js'

/** Milliseconds. Processes start slowly. */
const timeout = 120_000

let chain: TradingChain
let folder: string

beforeAll(async () => {
  chain = await startTradingChain()
  folder = await mkdtemp(join(tmpdir(), 'marketkit-serve-'))
})
afterEach(killAll)
afterAll(async () => {
  await chain.stop()
  await rm(folder, { recursive: true })
})

const serve = (args: string[] = [], env: Record<string, string> = {}) =>
  serveIn(folder, { args, env })

async function write(config: ServeConfig, name = 'marketkit.config.json') {
  await writeFile(join(folder, name), JSON.stringify(config))
}

/** Sends the first half of an order; returns a function that sends the rest. */
async function beginPost(url: string, body: object) {
  const text = JSON.stringify(body)
  const sending = httpRequest(`${url}/local/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Access-Key': accessKey },
  })
  const answered = new Promise<{ status?: number; text: string }>(
    (resolve, reject) => {
      sending.once('error', reject)
      sending.once('response', async (response) => {
        const chunks = await response.setEncoding('utf8').toArray()
        resolve({ status: response.statusCode, text: chunks.join('') })
      })
    },
  )
  await new Promise((resolve) => sending.write(text.slice(0, 100), resolve))
  // The service reads the request before it answers a later one.
  await fetch(`${url}/health`)
  return { answered, finish: () => sending.end(text.slice(100)) }
}

const listings = (tokenId: string) => ({
  contractAddress: chain.emblems,
  tokenId,
})

async function lifeOver(where: string): Promise<void> {
  // The first JSON-RPC server is down, so the second is used.
  const [network] = chain.config.networks
  const dead = 'http://127.0.0.1:9/secret-of-the-provider'
  const rpcUrls = [dead, chain.rpcUrl]
  await write({
    ...chain.config,
    networks: network ? [{ ...network, rpcUrls }] : [],
    port: 0,
  })
  const env = { DATABASE_URL: where }
  const first = serve([], env)
  const url = await first.url()
  expect((await fetch(`${url}/health`)).status).toBe(200)
  await expect
    .poll(async () => (await fetch(`${url}/ready`)).status, { timeout })
    .toBe(200)

  const one = await chain.sign(0)
  const two = await chain.sign(1)
  expect(await post(url, '/local/orders', one.body)).toEqual({
    status: 200,
    body: { orderId: one.id },
  })
  // Stop while a request runs: it is answered, and no other is accepted.
  const late = await beginPost(url, two.body)
  const quiet = connect(Number(new URL(url).port), '127.0.0.1')
  await once(quiet, 'connect')
  // The connection may be reset instead of closed.
  quiet.on('error', () => {})
  const gone = new Promise((resolve) => quiet.once('close', resolve))
  first.child.kill('SIGTERM')
  await first.line('Stopping')
  await expect(fetch(`${url}/health`)).rejects.toThrow()
  // Connections without a request do not delay the end.
  await gone
  late.finish()
  expect(await late.answered).toEqual({
    status: 200,
    text: JSON.stringify({ orderId: two.id }),
  })
  expect(await first.ended).toBe(0)
  expect(first.lines()[0]).toMatchObject({
    message: 'Starting',
    facts: { config: 'marketkit.config.json' },
  })
  expect(first.lines().at(-1)?.message).toBe('Stopped')
  expect(first.output.stderr).toBe('')
  expect(first.output.stdout).not.toContain('secret-of-the-provider')
  expect(first.output.stdout).not.toContain(accessKey)

  const second = serve(['--port', '0'], env)
  const again = await second.url()
  for (const { id, tokenId } of [one, two])
    expect(
      await post(
        again,
        '/local/rpc/Marketplace/ListListingsForCollectible',
        listings(String(tokenId)),
      ),
    ).toMatchObject({ body: { listings: [{ orderId: id }] } })
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
}

test('default: a service keeps its data over a restart', { timeout }, () =>
  lifeOver(join(folder, 'data')),
)

test.runIf(server)(
  `parameters: a server as database ${needed}`,
  { timeout },
  async () => {
    const { drop, url } = await createTestDatabase()
    await lifeOver(url)
    await drop()
  },
)

test('behavior: reads a typed configuration; a second signal ends the service at once', {
  timeout,
}, async () => {
  const entry = JSON.stringify(resolve('src/service/index.ts'))
  const settings = JSON.stringify({ ...chain.config, port: 0 })
  const file = join(folder, 'typed.config.ts')
  await writeFile(
    file,
    `import { defineConfig, type ServeConfig } from ${entry}
    const config: ServeConfig = ${settings}
    export default defineConfig(config)`,
  )
  // As the program tells users of Node versions that cannot read types.
  const service = serve(['--config', file, '--database', 'data'], {
    NODE_OPTIONS: `--import ${import.meta.resolve('tsx')}`,
  })
  const late = await beginPost(await service.url(), {})
  late.answered.catch(() => {})
  service.child.kill('SIGTERM')
  await service.line('Stopping')
  service.child.kill('SIGTERM')
  expect(await service.ended).toBe(143)
})

test('behavior: the service can end while the chain does not answer', {
  timeout,
}, async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  await write({ ...chain.config, port: 0 })
  const service = serve(['--database', 'silent'], {
    MARKETKIT_RPC_URLS_31337: `http://127.0.0.1:${port}`,
  })
  await service.line('Ready')
  service.child.kill('SIGTERM')
  expect(await service.ended).toBe(0)
  expect(service.lines().at(-1)?.message).toBe('Stopped')
  expect(existsSync(join(folder, 'silent.lock'))).toBe(false)
  silent.closeAllConnections()
  silent.close()
})

test.runIf(server)(
  `behavior: requests get status 503 while another process migrates ${needed}`,
  { timeout },
  async () => {
    const { drop, url } = await createTestDatabase()
    const other = new pg.Client(url)
    await other.connect()
    await other.query('select pg_advisory_lock(7203114)')
    await write({ ...chain.config, port: 0 })
    const service = serve([], { DATABASE_URL: url })
    const { facts } = await service.line('Listening on ')
    expect((await fetch(`${facts?.url}/health`)).status).toBe(200)
    const ready = await fetch(`${facts?.url}/ready`)
    expect(ready.status).toBe(503)
    const reason =
      'The service is starting: it checks its configuration and migrates the database. Try again later.'
    expect(await ready.json()).toEqual({
      ready: false,
      reasons: [reason],
      networks: [],
    })
    const asked = await fetch(`${facts?.url}/local/rpc/Marketplace/GetOrders`, {
      method: 'POST',
    })
    expect(asked.status).toBe(503)
    expect(asked.headers.get('Retry-After')).toBe('5')
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await asked.json()).toEqual({
      error: 'WebrpcInternalError',
      code: -7,
      cause: 'start',
      msg: reason,
      status: 503,
    })
    await other.end()
    const started = await service.url()
    expect(
      await post(started, '/local/rpc/Marketplace/GetOrders', { input: [] }),
    ).toMatchObject({ status: 200 })
    service.child.kill('SIGTERM')
    expect(await service.ended).toBe(0)
    await drop()
  },
)

test('behavior: a JSON-RPC server of another chain is refused', {
  timeout,
}, async () => {
  const [network] = chain.config.networks
  const networks = network ? [{ ...network, chainId: 1 }] : []
  await write({ ...chain.config, networks }, 'other.json')
  const { ended, output } = serve(['--config', 'other.json'])
  expect(await ended).toBe(1)
  expect(output.stderr).toContain(
    'A JSON-RPC server of local serves chain 31337, not 1.',
  )
  expect(output.stdout.split('\n')).toHaveLength(3)
})

test('behavior: no database files remain if the port is already in use', {
  timeout,
}, async () => {
  await write({ ...chain.config, port: Number(new URL(chain.rpcUrl).port) })
  const { ended, output } = serve(['--database', 'taken'])
  expect(await ended).toBe(1)
  expect(output.stderr).toContain('is already in use')
  for (const name of ['taken', 'taken.lock'])
    expect(existsSync(join(folder, name))).toBe(false)
})
