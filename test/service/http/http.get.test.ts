import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createService } from '../../../src/service/createService.js'
import { collection, key, setupService } from '../setup.js'

const list = '/local/rpc/Marketplace/ListCollectibles'
const body = { contractAddress: collection }

let s: Awaited<ReturnType<typeof setupService>>
beforeAll(async () => {
  s = await setupService({
    projects: [
      { id: 1, name: 'Test', accessKeys: [key] },
      {
        id: 2,
        name: 'Shop',
        accessKeys: ['shop-key'],
        origins: ['https://shop.example'],
      },
    ],
  })
  await s.addCollection()
  for (const id of [1n, 2n, 3n]) {
    await s.addCollectible(id, { name: `Emblem #${id}`, description: 'é' })
    await s.addOrder(id, id * 1_000_000n)
  }
})
afterAll(() => s.close())

function get(
  request: unknown,
  {
    fetch = s.service.fetch,
    headers = { 'X-Access-Key': key },
    method = 'GET',
    path = list,
  }: {
    fetch?: (request: Request) => Promise<Response>
    headers?: Record<string, string>
    method?: string
    path?: string
  } = {},
) {
  const text = typeof request === 'string' ? request : JSON.stringify(request)
  const query = new URLSearchParams({ body: text })
  return fetch(
    new Request(`http://localhost${path}?${query}`, { headers, method }),
  )
}

describe('with an access key', () => {
  test('default: the answer equals that of POST, with headers for caches', async () => {
    const response = await get(body)
    const posted = await s.send(list, { body: JSON.stringify(body) })
    expect(await response.json()).toEqual(posted.body)
    expect(posted.body.collectibles).toHaveLength(3)
    const { headers } = response
    expect({
      cache: headers.get('Cache-Control'),
      encoding: headers.get('Content-Encoding'),
      key: headers.get('Surrogate-Key'),
      origin: headers.get('Access-Control-Allow-Origin'),
      type: headers.get('Content-Type'),
      vary: headers.get('Vary'),
    }).toEqual({
      cache: 'private, no-cache',
      encoding: null,
      key: `31337:${collection}`,
      origin: '*',
      type: 'application/json',
      vary: 'Accept-Encoding, X-Access-Key, Origin',
    })
    expect(posted.response.headers.get('Cache-Control')).toBe('no-store')
    expect(posted.response.headers.has('ETag')).toBe(false)
  })

  test('behavior: every read operation accepts GET, in both forms of the path', async () => {
    const token = { ...body, tokenId: '1' }
    for (const [operation, request, path = '/local/rpc/Marketplace'] of [
      ['GetFloorOrder', body],
      ['GetFloorOrder', { ...body, chainId: 31337 }, '/rpc/Marketplace'],
      ['GetCollectible', token],
      ['GetHighestPriceListingForCollectible', token],
      ['ListListingsForCollectible', token],
      ['ListOffersForCollectible', token],
      ['GetOrders', { input: [] }],
      [
        'TokenCollectionFilters',
        { ...body, chainID: '31337' },
        '/rpc/Metadata',
      ],
    ] as const) {
      const full = `${path}/${operation}`
      const response = await get(request, { path: full })
      const posted = await s.send(full, { body: JSON.stringify(request) })
      expect(posted.status).toBe(200)
      expect(await response.json()).toEqual(posted.body)
    }
  })

  test('behavior: an answer with a known ETag is not sent again', async () => {
    const tag = (await get(body)).headers.get('ETag') ?? ''
    expect(tag).toMatch(/^"[\da-f]{64}"$/)
    const ask = (known: string) =>
      get(body, { headers: { 'X-Access-Key': key, 'If-None-Match': known } })
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await ask(known)
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('ETag')).toBe(tag)
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    }
    expect((await ask('"other"')).status).toBe(200)
    await s.addOrder(3n, 1n)
    const changed = await ask(tag)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('ETag')).not.toBe(tag)
  })

  test('behavior: HEAD returns the headers without a body', async () => {
    const response = await get(body, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toMatch(/^"/)
    expect(await response.text()).toBe('')
  })

  test('behavior: answers to GET are compressed if the client accepts gzip', async () => {
    const plain = await get(body)
    const ask = (encoding: string) =>
      get(body, {
        headers: { 'X-Access-Key': key, 'Accept-Encoding': encoding },
      })
    const response = await ask('br, gzip;q=0.5')
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(response.headers.get('ETag')).toBe(
      plain.headers.get('ETag')?.replace(/"$/, '-gzip"'),
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = await plain.text()
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect(bytes.byteLength).toBeLessThan(text.length / 2)
    for (const encoding of ['br', 'gzip;q=0', 'gzip; q=0.0, br', 'xgzipx'])
      expect((await ask(encoding)).headers.has('Content-Encoding')).toBe(false)
    const posted = await s.send(list, {
      body: JSON.stringify({ contractAddress: collection, page: { page: 9 } }),
      headers: { 'X-Access-Key': key, 'Accept-Encoding': 'gzip' },
    })
    expect(posted.response.headers.has('Content-Encoding')).toBe(false)
  })

  test('behavior: the key, its origins and arguments are checked', async () => {
    const ask = async (request: unknown, headers: Record<string, string>) => {
      const response = await get(request, { headers })
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      return (await response.json()).error
    }
    const known = { 'X-Access-Key': key }
    expect(await ask(body, {})).toBe('Unauthorized')
    expect(await ask(body, { 'X-Access-Key': 'wrong' })).toBe('Unauthorized')
    expect(
      await ask(body, {
        'X-Access-Key': 'shop-key',
        Origin: 'https://other.example',
      }),
    ).toBe('PermissionDenied')
    expect(await ask('', known)).toBe('WebrpcBadRequest')
    expect(await ask('[]', known)).toBe('WebrpcBadRequest')
    expect(await ask({}, known)).toBe('InvalidArgument')
    expect(await ask({ ...body, side: '\0' }, known)).toBe('InvalidArgument')
    const bare = await s.service.fetch(
      new Request(`http://localhost${list}`, { headers: known }),
    )
    expect((await bare.json()).msg).toMatch(/parameter `body` is missing/)
    const mine = await get(body, {
      headers: { 'X-Access-Key': 'shop-key', Origin: 'https://shop.example' },
    })
    expect(mine.headers.get('Access-Control-Allow-Origin')).toBe(
      'https://shop.example',
    )
  })
})

describe('parameters: publicReads', () => {
  let service: ReturnType<typeof createService>
  beforeAll(() => {
    service = createService({
      answerCacheMegabytes: 0,
      database: { db: s.db },
      networks: s.networks,
      now: () => s.clock.now,
      publicReads: true,
      requestsPerMinute: 400,
      projects: [],
    })
  })
  const ask = (headers: Record<string, string> = {}) =>
    get(body, { fetch: service.fetch, headers })

  test('default: a request without a key gets a public answer', async () => {
    const response = await ask()
    expect(response.status).toBe(200)
    const same = await get(body)
    expect(await response.json()).toEqual(await same.json())
    const { headers } = response
    expect(headers.get('Cache-Control')).toBe(
      'public, max-age=1, stale-while-revalidate=5',
    )
    expect(headers.get('Vary')).toBe('Accept-Encoding')
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('behavior: key and origin make no difference', async () => {
    const plain = [...(await ask()).headers]
    const other = await ask({
      'X-Access-Key': 'wrong',
      Origin: 'https://other.example',
    })
    expect([...other.headers]).toEqual(plain)
  })

  test('behavior: POST, quotes and the builder need a key', async () => {
    const post = (path: string) =>
      service.fetch(
        new Request(`http://localhost${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
        }),
      )
    expect((await post(list)).status).toBe(401)
    for (const path of [
      '/rpc/Builder/GetAudience',
      '/local/rpc/Marketplace/GenerateBuyTransaction',
      '/local/orders',
    ]) {
      expect((await post(path)).status).toBe(401)
      expect((await get(body, { fetch: service.fetch, path })).status).toBe(405)
    }
  })

  test('behavior: all callers share one limit', async () => {
    s.clock.now += 60_000
    const statuses: number[] = []
    for (let n = 0; n < 101; n += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([...Array(100).fill(200), 429])
  })
})
