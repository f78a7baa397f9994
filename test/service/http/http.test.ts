import fc from 'fast-check'
import { createPublicClient, http, numberToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  contractTypes,
  marketplaces,
  orderbooks,
} from '../../../src/rpc/enumerations.js'
import * as operations from '../../../src/rpc/operations.js'
import type { LogEntry } from '../../../src/service/context.js'
import { createService } from '../../../src/service/createService.js'
import { projects } from '../../../src/service/database/schema.js'
import type { LocalChain } from '../../../src/service/node/world/localChain.js'
import { serviceErrors } from '../../../src/service/serviceErrors.js'
import { startTestChain } from '../../startTestChain.js'
import { openEmptyDatabase } from '../openEmptyDatabase.js'
import { ada, collection, key, largest, setupService, usdc } from '../setup.js'

let s: Awaited<ReturnType<typeof setupService>>
let anvil: LocalChain
const logged: LogEntry[] = []
const logFaults = (entry: LogEntry) => {
  if (entry.level === 'error') logged.push(entry)
}

beforeAll(async () => {
  anvil = await startTestChain()
  s = await setupService({
    client: createPublicClient({ transport: http(anvil.rpcUrl) }),
    log: logFaults,
    projects: [
      { id: 1, name: 'Test', accessKeys: [key] },
      { id: 2, name: 'Elsewhere', accessKeys: ['other-key'], chainIds: [1] },
    ],
  })
  await s.addCollection()
  await s.addCollectible(0n, { name: 'Zero' }, ada)
  await s.addOrder(0n, 0n)
})
afterAll(async () => {
  await s.close()
  await anvil.stop()
})

const listPath = '/local/rpc/Marketplace/ListCollectibles'
const request = { contractAddress: collection }
const paths = [
  ...Object.values(operations).map(({ group, name }) =>
    group === 'Marketplace'
      ? `/local/rpc/${group}/${name}`
      : `/rpc/${group}/${name}`,
  ),
  '/local/orders',
]

/** Checks that a response has the documented form, whatever the request. */
function expectWellFormed({
  body,
  response,
}: Awaited<ReturnType<typeof s.send>>) {
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  if (response.status === 200) return
  const { cause, error, msg, ...rest } = body
  const expected = serviceErrors[error as keyof typeof serviceErrors]
  expect(rest).toEqual({ code: expected.code, status: response.status })
  expect(msg).toMatch(/\S/)
  expect(['string', 'undefined']).toContain(typeof cause)
}

describe('routes', () => {
  test('default: each of the 15 operations has a route', async () => {
    expect(paths).toHaveLength(15)
    for (const path of paths) {
      const answer = await s.send(path, { body: '{}' })
      expectWellFormed(answer)
      expect(answer.body.error).toBe('InvalidArgument')
    }
  })

  test('behavior: unknown routes get status 404', async () => {
    for (const path of [
      '/',
      '/nowhere',
      '/rpc/Marketplace/toString',
      '/rpc/orders/ListCollectibles',
      '/local/rpc/Metadata/TokenCollectionFilters',
      '/local/rpc/Marketplace/listCollectibles',
      '/local/rpc/Marketplace/toString',
      '/rpc/Builder/__proto__',
      '/rpc/Builder/ListCollectibles',
      '/other/rpc/Marketplace/ListCollectibles',
      '/31338/rpc/Marketplace/ListCollectibles',
      '/%E0%A4%A/rpc/Marketplace/ListCollectibles',
      '/%00/orders',
      `/${'x'.repeat(5000)}`,
    ]) {
      const answer = await s.send(path, { body: '{}' })
      expectWellFormed(answer)
      expect(answer.body).toMatchObject({
        error: 'WebrpcBadRoute',
        code: -2,
        status: 404,
      })
    }
  })

  test('behavior: methods other than POST get status 405', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
      for (const path of [
        '/local/orders',
        '/rpc/Builder/GetAudience',
        '/local/rpc/Marketplace/GenerateBuyTransaction',
      ]) {
        const answer = await s.send(path, { method })
        expectWellFormed(answer)
        expect(answer.body).toMatchObject({
          error: 'WebrpcBadMethod',
          code: -3,
          status: 405,
        })
        expect(answer.response.headers.get('Allow')).toBe('POST, OPTIONS')
      }
    const { body, response } = await s.send(listPath, { method: 'PUT' })
    expect(body.error).toBe('WebrpcBadMethod')
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS')
  })

  test('behavior: a preflight request gets the CORS headers', async () => {
    const response = await s.service.fetch(
      new Request(`http://localhost${listPath}`, {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://shop.example',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type,x-access-key,webrpc',
        },
      }),
    )
    expect(response.status).toBe(204)
    const header = (name: string) =>
      response.headers.get(`Access-Control-${name}`)
    expect(header('Allow-Origin')).toBe('https://shop.example')
    expect(header('Allow-Methods')).toBe('GET,POST')
    expect(header('Allow-Headers')).toBe(
      'Content-Type,X-Access-Key,Webrpc,Authorization,If-None-Match',
    )
    const answer = await s.send(listPath, { body: '{}' })
    expect(answer.response.headers.get('Access-Control-Expose-Headers')).toBe(
      'Retry-After,ETag',
    )
  })
})

describe('access keys', () => {
  const ask = (headers: HeadersInit, path = listPath, body: object = request) =>
    s.send(path, { headers, body: JSON.stringify(body) })

  test('behavior: missing and unknown keys get status 401', async () => {
    for (const headers of [
      {},
      { 'X-Access-Key': '' },
      { 'X-Access-Key': 'wrong' },
      { 'X-Access-Key': 'x'.repeat(10_000) },
      { 'X-Access-Key': "' or 1=1 --" },
    ] as HeadersInit[])
      for (const path of paths) {
        const answer = await ask(headers, path)
        expectWellFormed(answer)
        expect(answer.body).toMatchObject({
          error: 'Unauthorized',
          code: 1000,
          status: 401,
        })
      }
  })

  test('behavior: a key for another project or network gets status 403', async () => {
    const headers = { 'X-Access-Key': 'other-key' }
    for (const path of [listPath, '/local/orders'])
      expect((await ask(headers, path)).body).toMatchObject({
        error: 'PermissionDenied',
        code: 1001,
        status: 403,
      })
    const filters = '/rpc/Metadata/TokenCollectionFilters'
    const body = { ...request, chainId: 'local' }
    expect((await ask(headers, filters, body)).body.error).toBe(
      'PermissionDenied',
    )
    const contracts = '/rpc/Builder/ListContracts'
    expect((await ask(headers, contracts, { projectId: 1 })).body.error).toBe(
      'PermissionDenied',
    )
    expect((await ask(headers, contracts, { projectId: 2 })).status).toBe(200)
  })
})

describe('bodies', () => {
  test('behavior: a body that is no JSON object is refused', async () => {
    for (const body of [
      undefined,
      '',
      '{',
      '{"a":NaN}',
      '[]',
      '[{}]',
      'null',
      '"text"',
      '1',
      '<html></html>',
      '{"a":1}}',
      new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
      `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
    ]) {
      const answer = await s.send(listPath, { body })
      expectWellFormed(answer)
      expect(answer.body).toMatchObject({
        error: 'WebrpcBadRequest',
        code: -4,
        status: 400,
      })
    }
  })

  test('behavior: a body that breaks off is refused and not logged', async () => {
    logged.length = 0
    const stream = new ReadableStream({
      pull: (controller) => controller.error(new Error('The line is dead.')),
    })
    const answer = await s.send(listPath, {
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(answer.body).toMatchObject({ code: -4, status: 400 })
    expect(logged).toEqual([])
  })

  test('behavior: a body above 1 MB gets status 413', async () => {
    const body = JSON.stringify({ ...request, more: 'x'.repeat(1024 * 1024) })
    const stream = new Blob([body]).stream()
    for (const init of [{ body }, { body: stream, duplex: 'half' }]) {
      const answer = await s.send(listPath, init)
      expectWellFormed(answer)
      expect(answer.body).toMatchObject({ code: -4, status: 413 })
    }
  })

  test('behavior: the error for a wrong argument names the field', async () => {
    const wrong: [unknown, string][] = [
      [{}, 'contractAddress'],
      [{ contractAddress: null }, 'contractAddress'],
      [{ contractAddress: 5 }, 'contractAddress'],
      [{ contractAddress: '0x12' }, 'contractAddress'],
      [{ contractAddress: `${collection}00` }, 'contractAddress'],
      [{ contractAddress: { toString: '0x' } }, 'contractAddress'],
      [{ ...request, side: 'buy' }, 'side'],
      [{ ...request, page: 'first' }, 'page'],
      ...[0, -1, 101, 1e9, 1.5, '30'].map((pageSize): [unknown, string] => [
        { ...request, page: { pageSize } },
        'page.pageSize',
      ]),
      [{ ...request, page: { page: 0 } }, 'page.page'],
      [{ ...request, page: { page: 1e12 } }, 'page.page'],
      [{ ...request, page: { page: 10_002, pageSize: 100 } }, 'page.page'],
      [{ ...request, page: { page: 33_336 } }, 'page.page'],
      [{ ...request, page: { page: '1' } }, 'page.page'],
      [{ ...request, page: { sort: Array(6).fill({}) } }, 'page.sort.0.column'],
      [
        { ...request, page: { sort: [{ column: 'tokenId', order: 'UP' }] } },
        'page.sort.0.order',
      ],
      [{ ...request, filter: { searchText: 7 } }, 'filter.searchText'],
      [{ ...request, filter: { searchText: 'a\0b' } }, 'filter.searchText'],
      [{ ...request, filter: { searchText: '\ud800' } }, 'filter.searchText'],
      [{ ...request, filter: { inAccounts: ['x'] } }, 'filter.inAccounts.0'],
      [
        { ...request, filter: { inAccounts: Array(101).fill(ada) } },
        'filter.inAccounts',
      ],
    ]
    for (const [body, field] of wrong) {
      const answer = await s.send(listPath, { body: JSON.stringify(body) })
      expectWellFormed(answer)
      expect(answer.body).toMatchObject({
        error: 'InvalidArgument',
        code: 2001,
        status: 400,
        cause: field,
      })
    }
  })

  test('behavior: unusual but valid arguments are accepted', async () => {
    for (const body of [
      { ...request, somethingNew: { chainId: 1 } },
      { ...request, filter: null, page: null, side: null },
      { ...request, page: { page: 10_001, pageSize: 100 } },
      { ...request, filter: { searchText: '😀' } },
    ]) {
      const answer = await s.send(listPath, { body: JSON.stringify(body) })
      expect(answer.status).toBe(200)
    }
    const tokenIds = ['0', '000', String(largest)]
    for (const tokenId of tokenIds)
      expect(
        await s.call('Marketplace/ListListingsForCollectible', {
          ...request,
          tokenId,
        }),
      ).toHaveProperty('listings')
    for (const tokenId of [String(largest + 1n), '-1', '1.5', '', 0])
      expect(
        await s.call('Marketplace/GetCollectible', { ...request, tokenId }),
      ).toMatchObject({ error: 'InvalidArgument', cause: 'tokenId' })
  })

  test('behavior: any JSON gets a well-formed answer', async () => {
    const text = fc.oneof(
      fc.constantFrom(collection, ada, '0', '1', String(largest), '', 'local'),
      fc.string(),
    )
    const fields = [
      ...['contractAddress', 'collectionAddress', 'tokenId', 'filter', 'page'],
      ...['side', 'input', 'buyer', 'owner', 'maker', 'orderId', 'orderbook'],
      ...['marketplace', 'ordersData', 'listing', 'projectId', 'audienceId'],
      ...['chainId', 'chainID', 'contractType', 'signature', 'order', 'sort'],
    ]
    const { any } = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.double(),
        fc.constantFrom(0, 1, -1, 1e21, null, true),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(
          fc.oneof(fc.constantFrom(...fields), fc.string()),
          tie('any'),
          { maxKeys: 8 },
        ),
      ),
    }))
    const body = fc.record(
      Object.fromEntries([
        ...fields.map((field) => [field, any]),
        ['contractAddress', fc.constant(collection)],
        ['collectionAddress', fc.constant(collection)],
        ['projectId', fc.constantFrom(1, 2)],
      ]),
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, body) => {
        const answer = await s.send(path, { body: JSON.stringify(body) })
        expect(answer.status).toBeLessThan(500)
        expectWellFormed(answer)
      }),
      { numRuns: 300 },
    )
  })
})

test('behavior: quotes with random arguments are refused without an internal error', async () => {
  // This chain has no contracts.
  const address = fc.constantFrom(usdc, ada, zeroAddress)
  const digits = fc.constantFrom('0', '1', '99', '1767225700', String(largest))
  const orderId = fc.constantFrom(numberToHex(1, { size: 32 }), '0x', 'none')
  const marketplace = fc.constantFrom(...marketplaces)
  const requests = {
    GenerateBuyTransaction: fc.record({
      collectionAddress: address,
      buyer: address,
      marketplace,
      ordersData: fc.array(
        fc.record({ orderId, quantity: digits, tokenId: digits }),
        { minLength: 1, maxLength: 3 },
      ),
      additionalFees: fc.array(
        fc.record({ amount: digits, receiver: address }),
      ),
      walletType: fc.constantFrom('unknown', 'service'),
    }),
    GenerateListingTransaction: fc.record({
      collectionAddress: address,
      owner: address,
      contractType: fc.constantFrom(...contractTypes),
      orderbook: fc.constantFrom(...orderbooks),
      listing: fc.record({
        tokenId: digits,
        quantity: digits,
        expiry: digits,
        currencyAddress: address,
        pricePerToken: digits,
      }),
    }),
    GenerateCancelTransaction: fc.record({
      collectionAddress: address,
      maker: address,
      marketplace,
      orderId,
    }),
  }
  for (const [name, body] of Object.entries<fc.Arbitrary<object>>(requests))
    await fc.assert(
      fc.asyncProperty(body, async (body) => {
        const path = `/local/rpc/Marketplace/${name}`
        const answer = await s.send(path, { body: JSON.stringify(body) })
        expectWellFormed(answer)
        expect(answer.body.error).toMatch(/InvalidArgument|NotFound/)
      }),
      { numRuns: 60 },
    )
})

test('behavior: an internal error is logged, and its details are hidden from the caller', async () => {
  const own = await setupService({ log: logFaults })
  await own.close()
  logged.length = 0
  const answer = await own.send(listPath, { body: JSON.stringify(request) })
  expectWellFormed(answer)
  expect(answer.body).toMatchInlineSnapshot(`
    {
      "code": -7,
      "error": "WebrpcInternalError",
      "msg": "Internal error. Try again later.",
      "status": 500,
    }
  `)
  expect(logged).toHaveLength(1)
  expect(logged[0]?.error).toBeInstanceOf(Error)
})

test('behavior: a service that cannot start answers with CORS headers', async () => {
  const { close, db } = await openEmptyDatabase()
  await close()
  const service = createService({
    database: { db },
    networks: [],
    log: logFaults,
  })
  const response = await service.fetch(
    new Request('http://localhost/rpc/Builder/GetAudience', {
      method: 'POST',
    }),
  )
  expectWellFormed({
    body: await response.json(),
    response,
    status: response.status,
  })
  expect(response.status).toBe(500)
})

test('parameters: aliases', async () => {
  const own = await setupService({
    aliases: { marketplace: { service_marketplace_v2: 'vendor_v2' } },
  })
  await own.addCollection()
  await own.addCollectible(1n)
  await own.addOrder(1n, 1n)
  const ask = (marketplaces: string[]) =>
    own.call('Marketplace/ListCollectibles', {
      ...request,
      filter: { marketplaces },
    })
  const { collectibles } = await ask(['vendor_v2'])
  expect(collectibles[0].order.marketplace).toBe('vendor_v2')
  expect((await ask(['external_1'])).collectibles).toEqual([])
  await own.close()
})

test('behavior: all projects still exist after the requests of this file', async () => {
  expect(await s.db.select().from(projects)).toHaveLength(2)
})
