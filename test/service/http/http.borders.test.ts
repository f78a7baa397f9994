import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { zeroAddress, zeroHash } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LogEntry } from '../../../src/service/context.js'
import { createContext } from '../../../src/service/createContext.js'
import {
  createService,
  type ServiceConfig,
} from '../../../src/service/createService.js'
import { saveProjects } from '../../../src/service/database/saveProjects.js'
import {
  audienceContacts,
  audiences,
  cursors,
} from '../../../src/service/database/schema.js'
import { keyLifetime } from '../../../src/service/http/keyring.js'
import { createReadiness } from '../../../src/service/http/readiness.js'
import { ada, chainId, collection, setupService } from '../setup.js'

let s: Awaited<ReturnType<typeof setupService>>
let now = Date.UTC(2026, 0, 1)
const logged: LogEntry[] = []

const shop = 'https://shop.example'
const evil = 'https://evil.example'
const listed = {
  id: 1,
  name: 'One',
  accessKeys: ['key-1'],
  origins: [shop, 'capacitor://localhost'],
}
const open = { id: 2, name: 'Two', accessKeys: ['key-2'] }

beforeAll(async () => {
  s = await setupService({
    now: () => now,
    log: (entry) => logged.push(entry),
    projects: [listed],
  })
})
afterAll(() => s.close())
beforeEach(() => {
  logged.length = 0
})

/** Returns all texts in a value. */
const whole = (value: unknown) =>
  inspect(value, {
    depth: null,
    maxArrayLength: null,
    maxStringLength: null,
    showHidden: true,
  })

/** Sends a request as a browser would. */
async function send(
  path: string,
  {
    key,
    method = 'POST',
    body = {},
    headers = {},
  }: {
    key?: string
    method?: string
    body?: unknown
    headers?: Record<string, string>
  } = {},
) {
  const response = await s.service.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: { ...headers, ...(key ? { 'X-Access-Key': key } : {}) },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    }),
  )
  const text = await response.text()
  return {
    allowed: response.headers.get('Access-Control-Allow-Origin'),
    body: text ? JSON.parse(text) : undefined,
    header: (name: string) => response.headers.get(name),
    status: response.status,
  }
}

const contracts = '/rpc/Builder/ListContracts'

describe('origins', () => {
  const preflight = (origin: string) =>
    send(contracts, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-access-key',
      },
    })

  test('default: origins of the project are allowed, other origins are refused', async () => {
    const ask = (Origin: string) =>
      send(contracts, {
        key: 'key-1',
        headers: { Origin },
        body: { projectId: 1 },
      })
    for (const origin of listed.origins) {
      const answer = await ask(origin)
      expect(answer).toMatchObject({ allowed: origin, status: 200 })
      expect(answer.header('Vary')).toContain('Origin')
      expect(answer.header('Access-Control-Expose-Headers')).toBe(
        'Retry-After,ETag',
      )
    }
    for (const origin of [evil, 'null', 'http://shop.example', `${shop}:8443`])
      expect(await ask(origin)).toMatchObject({
        allowed: null,
        body: { error: 'PermissionDenied', code: 1001 },
        status: 403,
      })
  })

  test('behavior: requests without an origin are accepted', async () => {
    const answer = await send(contracts, {
      key: 'key-1',
      body: { projectId: 1 },
    })
    expect(answer).toMatchObject({ allowed: null, status: 200 })
  })

  test('behavior: pages of the project can read errors', async () => {
    const answer = await send(contracts, {
      key: 'key-1',
      headers: { Origin: shop },
    })
    expect(answer).toMatchObject({ allowed: shop, status: 400 })
  })

  test('behavior: pages of any origin can read errors about unknown keys and routes', async () => {
    for (const key of ['', 'wrong'])
      expect(
        await send(contracts, { key, headers: { Origin: evil } }),
      ).toMatchObject({
        allowed: '*',
        status: 401,
      })
    expect(await send('/nowhere', { headers: { Origin: evil } })).toMatchObject(
      {
        allowed: '*',
        status: 404,
      },
    )
  })

  test('behavior: a preflight passes if any project lists the origin', async () => {
    expect(await preflight(shop)).toMatchObject({ allowed: shop, status: 204 })
    expect((await preflight(evil)).allowed).toBeNull()
    await saveProjects(s.db, [open])
    expect((await preflight(evil)).allowed).toBeNull()
    now += keyLifetime
    expect((await preflight(evil)).allowed).toBe(evil)
    const ask = (key: string, projectId: number) =>
      send(contracts, { key, headers: { Origin: evil }, body: { projectId } })
    expect(await ask('key-2', 2)).toMatchObject({ allowed: '*', status: 200 })
    expect(await ask('key-1', 1)).toMatchObject({ allowed: null, status: 403 })
  })
})

test('behavior: every answer has security headers', async () => {
  for (const answer of [
    await send('/health', { method: 'GET' }),
    await send('/ready', { method: 'GET' }),
    await send('/openapi.json', { method: 'GET' }),
    await send('/nowhere'),
    await send(contracts, { method: 'OPTIONS', headers: { Origin: shop } }),
    await send(contracts, { key: 'wrong' }),
    await send(contracts, { key: 'key-1' }),
    await send(contracts, { key: 'key-1', body: { projectId: 1 } }),
  ]) {
    const expected = {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    }
    for (const [name, value] of Object.entries(expected))
      expect(`${name}: ${answer.header(name)}`).toBe(`${name}: ${value}`)
  }
})

test('behavior: a path contains the name or the chain id of a network', async () => {
  for (const network of ['local', chainId]) {
    const path = `/${network}/rpc/Marketplace/GetFloorOrder`
    const body = { contractAddress: ada }
    expect((await send(path, { key: 'key-1', body })).body).toEqual({
      collectible: null,
    })
    const order = await send(`/${network}/orders`, { key: 'key-1' })
    expect(order.body.error).toBe('InvalidArgument')
  }
  for (const network of [chainId + 1, `0${chainId}`, '0x7a69'])
    expect((await send(`/${network}/orders`, { key: 'key-1' })).status).toBe(
      404,
    )
})

test('behavior: the error names the network whose chain does not answer', async () => {
  await s.addCollection(collection)
  const answer = await send(
    '/local/rpc/Marketplace/GenerateListingTransaction',
    {
      key: 'key-1',
      body: {
        collectionAddress: collection,
        owner: ada,
        contractType: 'ERC721',
        orderbook: 'service_marketplace_v2',
        listing: {
          tokenId: '1',
          quantity: '1',
          expiry: String(now / 1000 + 3600),
          currencyAddress: zeroAddress,
          pricePerToken: '1',
        },
      },
    },
  )
  expect(answer).toMatchObject({
    body: {
      error: 'WebrpcInternalError',
      cause: 'chain',
      msg: 'The node of the network local does not respond. Try again later.',
      status: 503,
    },
    status: 503,
  })
  expect(answer.header('Retry-After')).toBe('5')
  expect(logged.map(({ message }) => message)).toContain(
    'A request failed with an internal error.',
  )
  expect(logged[0]?.error).toHaveProperty('shortMessage')
})

describe('state', () => {
  test('default: health needs no index, and readiness names each network', async () => {
    await s.db.delete(cursors)
    // The position before the first block.
    await s.db
      .insert(cursors)
      .values({ chainId, blockNumber: -1, blockHash: zeroHash })
    expect(await send('/health', { method: 'GET' })).toMatchObject({
      body: { status: 'ok' },
      status: 200,
    })
    const network = { name: 'local', chainId }
    expect(await send('/ready', { method: 'GET' })).toMatchObject({
      body: {
        ready: false,
        reasons: ['The network local has not been indexed yet.'],
        networks: [network],
      },
      status: 503,
    })
    await s.db.update(cursors).set({
      blockNumber: 12,
      blockHash: '0x12',
      updatedAt: new Date(now - 90_000),
    })
    expect(await send('/ready', { method: 'GET' })).toMatchObject({
      body: {
        ready: true,
        reasons: [],
        networks: [{ ...network, blockNumber: 12, age: 90 }],
      },
      status: 200,
    })
  })

  test('behavior: concurrent readiness requests share one check', async () => {
    let looks = 0
    const ask = createReadiness(
      createContext({ database: { db: s.db }, networks: [] }),
      async () => void looks++,
    )
    await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(looks).toBe(1)
    expect((await ask()).ready).toBe(true)
    expect(looks).toBe(2)
  })

  test('behavior: a path may end with a slash', async () => {
    expect((await send('/health/', { method: 'GET' })).status).toBe(200)
    expect((await send(`${contracts}/`, { key: 'key-1' })).body).toMatchObject({
      cause: 'projectId',
    })
  })

  test('behavior: refused requests are logged with the name of the error', async () => {
    await send(contracts)
    expect(logged.at(-1)?.facts).toMatchObject({
      error: 'Unauthorized',
      status: 401,
    })
  })

  test('behavior: the health path accepts HEAD and refuses POST', async () => {
    expect((await send('/health')).status).toBe(404)
    expect((await send('/health', { method: 'HEAD' })).status).toBe(200)
  })
})

test('behavior: each request logs one line without its query, body and key', async () => {
  const path = '/rpc/Builder/ListContracts'
  await send(`${path}?secret=1`, {
    key: 'key-1',
    body: { projectId: 1, filter: { contractType: 'secret' } },
  })
  await send(path, { key: 'secret' })
  await send(`/${'x'.repeat(500)}?secret`, { method: 'GET' })
  await send(path, { method: 'OPTIONS', headers: { Origin: shop } })
  expect(logged.map(({ level }) => level)).toEqual(Array(4).fill('info'))
  expect(logged.map(({ facts }) => facts)).toEqual([
    { method: 'POST', path, status: 200, ms: expect.any(Number), project: 1 },
    {
      ...{ method: 'POST', path, status: 401, ms: expect.any(Number) },
      error: 'Unauthorized',
    },
    {
      method: 'GET',
      path: `/${'x'.repeat(199)}`,
      status: 404,
      ms: expect.any(Number),
      error: 'WebrpcBadRoute',
    },
    { method: 'OPTIONS', path, status: 204, ms: expect.any(Number) },
  ])
  expect(JSON.stringify(logged)).not.toContain('secret')
})

describe('personal data', () => {
  const people = [
    { name: 'Ada Brandt-Okafor', email: 'ada.brandt@people.example' },
    { name: "Chidi O'Neill", email: 'chidi@people.example' },
  ]
  const operations = ['ListContracts', 'ListContractSources', 'GetAudience']

  beforeAll(async () => {
    now += keyLifetime
    await saveProjects(s.db, [listed, open])
    await s.db.insert(audiences).values([
      { id: 11, projectId: 1, name: 'Friends' },
      { id: 22, projectId: 2, name: 'Others' },
    ])
    await s.db.insert(audienceContacts).values(
      people.map((contact, index) => ({
        id: index + 1,
        audienceId: 11,
        address: ada,
        ...contact,
      })),
    )
  })

  const isNamed = (text: string) =>
    people.some(
      ({ email, name }) => text.includes(email) || text.includes(name),
    )

  /** Calls every operation in every way that fails. */
  async function callWrongly(answers: string[]) {
    const wrong = [
      { projectId: 2, audienceId: 11 },
      { projectId: 1, audienceId: 22 },
      { projectId: 1, audienceId: '11' },
      { projectId: 1, audienceId: { id: 11 } },
      { projectId: 1, page: { after: { id: people[0]?.email } } },
      { projectId: 1, page: { column: people[0]?.email } },
      { projectId: 1, page: { sort: [{ column: people[0]?.name }] } },
      { projectId: 1, filter: { contractType: people[0]?.name } },
    ]
    for (const operation of operations)
      for (const key of ['key-1', 'key-2', 'wrong', ''])
        for (const body of [...wrong, { projectId: 1, audienceId: 11 }]) {
          if (key === 'key-1' && body.audienceId === 11) continue
          const answer = await send(`/rpc/Builder/${operation}`, { key, body })
          answers.push(whole(answer.body))
        }
  }

  test('behavior: contacts are returned only to their own project', async () => {
    const body = { projectId: 1, audienceId: 11 }
    const right = await send('/rpc/Builder/GetAudience', { key: 'key-1', body })
    expect(right.body.contacts).toMatchObject(people)
    const answers: string[] = []
    await callWrongly(answers)
    expect(answers.length).toBeGreaterThan(90)
    expect(answers.filter(isNamed)).toEqual([])
    expect(isNamed(whole(logged))).toBe(false)
  })

  test('behavior: contacts do not appear in errors and logs when the database fails', async () => {
    const body = { projectId: 1, audienceId: 11 }
    const answers: string[] = []
    const callAll = async () => {
      const path = '/rpc/Builder/GetAudience'
      const { body: answer } = await send(path, { key: 'key-1', body })
      answers.push(whole(answer))
      await callWrongly(answers)
    }
    // The database's messages for these quote the row or the parameter.
    await s.db.execute(sql`alter table audience_contacts rename to people`)
    await s.db.execute(
      sql`create view audience_contacts as select id, audience_id, name, address, email::integer::text as email, created_at, updated_at from people`,
    )
    await s.db.execute(
      sql`alter table contracts alter column contract_type type integer using 0`,
    )
    await callAll()
    expect(answers[0]).toContain('WebrpcInternalError')
    const faults = logged.filter(({ level }) => level === 'error')
    const text = whole(faults)
    expect(text).toContain('SQLSTATE 22P02: select "id", "audience_id"')
    expect(text).toContain('SQLSTATE 22P02: select "id", "project_id"')
    const began = answers.length
    await s.close()
    now += keyLifetime
    await callAll()
    expect(answers[began]).toContain('WebrpcInternalError')
    expect(answers.filter(isNamed)).toEqual([])
    expect(isNamed(whole(logged))).toBe(false)
    expect(await send('/health', { method: 'GET' })).toMatchObject({
      status: 200,
    })
    expect(await send('/ready', { method: 'GET' })).toMatchObject({
      body: { ready: false, reasons: ['The database does not respond.'] },
      status: 503,
    })
    // Readable from any origin, because the key is not known yet.
    const headers = { Origin: evil }
    expect(await send(contracts, { method: 'OPTIONS', headers })).toMatchObject(
      { allowed: '*', status: 204 },
    )
  })
})

test('behavior: a service without a database cannot be created', () => {
  const config = { networks: [] } as unknown as ServiceConfig
  expect(() => createService(config)).toThrow(
    'The service needs a `database` and `networks`.',
  )
})

test('behavior: a service with tables of another version is not ready', async () => {
  const own = await setupService({ log: () => {} })
  await own.db.execute(sql`alter table orders drop column standing cascade`)
  const service = createService({ database: own, networks: [], log: () => {} })
  const response = await service.fetch(new Request('http://localhost/ready'))
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    ready: false,
    reasons: ['The tables belong to another version. Migrate the database.'],
    networks: [],
  })
  await own.close()
})
