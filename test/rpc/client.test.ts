import { describe, expect, test, vi } from 'vitest'
import {
  ConfigurationError,
  InvalidResponseError,
  RequestError,
} from '../../src/errors.js'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../../src/rpc/client.js'
import {
  generateCancelTransaction,
  getAudience,
  getFloorOrder,
  getOrders,
  listCollectibles,
  tokenCollectionFilters,
} from '../../src/rpc/operations.js'
import { setupServer } from './server.js'

const contractAddress = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const order = {
  orderId: '0x01',
  chainId: 31337,
  collectionContractAddress: contractAddress,
  createdBy: contractAddress,
  priceAmount: '0',
  priceCurrencyAddress: '0x0000000000000000000000000000000000000000',
}
const cancel = {
  collectionAddress: contractAddress,
  maker: contractAddress,
  marketplace: 'service_marketplace_v2',
  orderId: '0x01',
} as const

test('default: one POST request goes to the path of the operation', async () => {
  const { client, seen } = await setupServer(() => ({
    json: { collectible: null },
  }))
  const answer = await client.request(
    getFloorOrder,
    { contractAddress },
    { chainId: 31337 },
  )
  expect(answer).toEqual({})
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    url: '/local/rpc/Marketplace/GetFloorOrder',
    method: 'POST',
    body: JSON.stringify({ contractAddress }),
    headers: { 'content-type': 'application/json', 'x-access-key': 'test-key' },
  })
})

describe('parameters', () => {
  test('parameters: accessKey', () => {
    expect(() =>
      createMarketplaceClient({
        accessKey: '',
        marketplaceUrl: 'http://127.0.0.1',
        networks: {},
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [ConfigurationError: \`accessKey\` is not valid.

      Pass the public key of your project on this service as \`accessKey\`.]
    `)
  })

  test('parameters: marketplaceUrl', () => {
    expect(() =>
      createMarketplaceClient({
        accessKey: 'key',
        marketplaceUrl: 'market.example',
        networks: {},
      }),
    ).toThrowError(ConfigurationError)
  })

  test('parameters: metadataUrl, builderUrl', async () => {
    const metadata = await setupServer(() => ({ json: { filters: [] } }))
    const builder = await setupServer(() => ({ json: {} }))
    const { client } = await setupServer(() => ({ status: 500, json: {} }), {
      metadataUrl: `${metadata.url}/`,
      builderUrl: `${builder.url}/api`,
    })
    await client.request(tokenCollectionFilters, {
      chainId: '31337',
      contractAddress,
    })
    await client.request(getAudience, { projectId: 1, audienceId: 2 })
    expect(metadata.seen[0]?.url).toBe('/rpc/Metadata/TokenCollectionFilters')
    expect(builder.seen[0]?.url).toBe('/api/rpc/Builder/GetAudience')
  })

  test('parameters: networks', async () => {
    const { client, seen } = await setupServer(() => ({ json: {} }))
    await expect(
      client.request(getFloorOrder, { contractAddress }, { chainId: 10 }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ConfigurationError: Marketplace/GetFloorOrder needs the network of chain 10.

      Configured: 1, 31337.
      Add it to \`networks\` of the client.]
    `)
    expect(seen).toEqual([])
  })

  test('parameters: scope', async () => {
    const { client, url } = await setupServer(() => ({ json: {} }))
    const other = createMarketplaceClient({
      accessKey: 'other-key',
      marketplaceUrl: url,
      networks: {},
    })
    expect(client.scope).not.toContain('test-key')
    expect(client.scope).not.toBe(other.scope)
  })

  test('parameters: aliases', async () => {
    const { client, seen } = await setupServer(
      () => ({
        json: { orders: [{ ...order, marketplace: 'vendor_v2' }] },
      }),
      { aliases: { marketplace: { service_marketplace_v2: 'vendor_v2' } } },
    )
    const { orders } = await client.request(
      getOrders,
      {
        input: [
          {
            contractAddress,
            orderId: '0x01',
            marketplace: 'service_marketplace_v2',
          },
        ],
      },
      { chainId: 31337 },
    )
    expect(seen[0]?.body).toContain('"marketplace":"vendor_v2"')
    expect(orders[0]?.marketplace).toBe('service_marketplace_v2')
  })

  test('parameters: timeout', async () => {
    const { client } = await setupServer(() => ({ delay: 5_000, json: {} }), {
      timeout: 20,
      retryCount: 0,
    })
    const error = await client
      .request(getFloorOrder, { contractAddress }, { chainId: 1 })
      .catch((error) => error)
    expect(error).toBeInstanceOf(RequestError)
    expect(error.reason).toBe('timeout')
  })

  test('parameters: timeout and signal, without what old engines lack', async () => {
    const { client } = await setupServer(() => ({ delay: 5_000, json: {} }), {
      timeout: 200,
      retryCount: 0,
    })
    const missing = [
      [AbortSignal, 'any'],
      [AbortSignal, 'timeout'],
      [URL, 'canParse'],
    ] as const
    const kept = missing.map(([owner, name]) => Reflect.get(owner, name))
    const request = (signal?: AbortSignal) =>
      client
        .request(getFloorOrder, { contractAddress }, { chainId: 1, signal })
        .catch((error) => error)
    try {
      for (const [owner, name] of missing) Reflect.deleteProperty(owner, name)
      expect((await request()).reason).toBe('timeout')
      const controller = new AbortController()
      const aborted = request(controller.signal)
      setTimeout(() => controller.abort(new Error('left the page')), 20)
      expect((await aborted).message).toBe('left the page')
    } finally {
      missing.forEach(([owner, name], index) => {
        Reflect.set(owner, name, kept[index])
      })
    }
    expect(() =>
      createMarketplaceClient({
        accessKey: 'key',
        marketplaceUrl: 'https://market.example',
        networks: {},
      }),
    ).not.toThrow()
  })

  test('parameters: signal', async () => {
    const { client, seen } = await setupServer(() => ({
      delay: 5_000,
      json: {},
    }))
    const controller = new AbortController()
    const request = client.request(
      getFloorOrder,
      { contractAddress },
      { chainId: 1, signal: controller.signal },
    )
    await expect.poll(() => seen.length).toBe(1)
    controller.abort(new Error('left the page'))
    await expect(request).rejects.toThrowError('left the page')
  })

  test('parameters: signal, aborted before the request', async () => {
    const { client, seen } = await setupServer(() => ({ json: {} }))
    await expect(
      client.request(
        getFloorOrder,
        { contractAddress },
        { chainId: 1, signal: AbortSignal.abort(new Error('gone')) },
      ),
    ).rejects.toThrowError('gone')
    expect(seen).toEqual([])
  })

  test('parameters: signal, aborted in the same task', async () => {
    const sent: unknown[] = []
    const { client } = await setupServer(() => ({ json: {} }), {
      fetch: (...request) => {
        sent.push(request)
        return fetch(...request)
      },
    })
    const controller = new AbortController()
    const request = client.request(
      getFloorOrder,
      { contractAddress },
      { chainId: 1, signal: controller.signal },
    )
    controller.abort(new Error('unmounted'))
    await expect(request).rejects.toThrowError('unmounted')
    expect(sent).toEqual([])
  })

  test('parameters: onInvalidItem', async () => {
    const left: unknown[] = []
    const { client } = await setupServer(
      () => ({
        json: {
          collectibles: [
            { metadata: { tokenId: '0' }, order },
            { metadata: { name: 'no id' } },
            'nonsense',
            null,
          ],
        },
      }),
      {
        onInvalidItem: ({ index, operation }) => left.push([index, operation]),
      },
    )
    const { collectibles } = await client.request(
      listCollectibles,
      { contractAddress },
      { chainId: 31337 },
    )
    expect(collectibles.map(({ metadata }) => metadata.tokenId)).toEqual(['0'])
    expect(left).toEqual([
      [1, 'Marketplace/ListCollectibles'],
      [2, 'Marketplace/ListCollectibles'],
      [3, 'Marketplace/ListCollectibles'],
    ])
  })
})

describe('behavior', () => {
  test('behavior: an onInvalidItem that throws changes neither answer nor error', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const failure = new Error('of the host')
    const onInvalidItem = () => {
      throw failure
    }
    const items: unknown[] = [null, { metadata: { tokenId: '1' }, order }]
    const json = { collectibles: [...items, 'nonsense'], page: {} as unknown }
    const { client } = await setupServer(() => ({ json }), { onInvalidItem })
    const read = () =>
      client.request(listCollectibles, { contractAddress }, { chainId: 31337 })
    await expect(read()).resolves.toMatchObject({
      collectibles: [{ metadata: { tokenId: '1' } }],
    })
    json.page = 'nonsense'
    await expect(read()).rejects.toBeInstanceOf(InvalidResponseError)
    expect(logged.mock.calls).toEqual(Array(4).fill([failure]))
    logged.mockRestore()
  })

  test('behavior: a read is retried after a temporary failure', async () => {
    const { client, seen } = await setupServer((_call, count) =>
      count < 3 ? { status: 503, text: 'busy' } : { json: {} },
    )
    await client.request(getFloorOrder, { contractAddress }, { chainId: 1 })
    expect(seen).toHaveLength(3)
  })

  test('behavior: parallel reads that each fail once all succeed', async () => {
    const asked = new Set<string>()
    const { client, seen } = await setupServer(({ body }) => {
      if (asked.has(body)) return { json: {} }
      asked.add(body)
      return { status: 503, text: 'busy' }
    })
    await Promise.all(startReads(client, 8))
    expect(seen).toHaveLength(16)
  })

  test('behavior: while the service is down, only a few reads retry more than once', async () => {
    let status = 503
    const { client, seen } = await setupServer(() => ({ status, text: 'no' }))
    await Promise.allSettled(startReads(client, 8))
    expect(seen).toHaveLength(8 * 2 + 3)
    await Promise.allSettled(startReads(client, 1))
    expect(seen).toHaveLength(8 * 2 + 3 + 2)
    // A refusal is not retried.
    status = 400
    await Promise.allSettled(startReads(client, 1))
    status = 503
    await Promise.allSettled(startReads(client, 1))
    expect(seen).toHaveLength(8 * 2 + 3 + 2 + 1 + 3)
  })

  test('behavior: a quote is never retried', async () => {
    const { client, seen } = await setupServer(() => ({
      status: 503,
      text: 'busy',
    }))
    await expect(
      client.request(generateCancelTransaction, cancel, { chainId: 1 }),
    ).rejects.toThrowError(RequestError)
    expect(seen).toHaveLength(1)
  })

  test('behavior: a response with status 400 is never retried', async () => {
    const { client, seen } = await setupServer(() => ({
      status: 400,
      json: { error: 'InvalidArgument', code: 2001, msg: 'no', cause: 'page' },
    }))
    const error = await client
      .request(getFloorOrder, { contractAddress }, { chainId: 1 })
      .catch((error) => error)
    expect(error).toMatchObject({
      reason: 'invalidArgument',
      error: 'InvalidArgument',
      field: 'page',
      details: 'no',
      status: 400,
    })
    expect(seen).toHaveLength(1)
  })

  test('behavior: Retry-After is honoured', async () => {
    const times: number[] = []
    const { client } = await setupServer((_call, count) => {
      times.push(performance.now())
      return count === 1
        ? { status: 429, headers: { 'Retry-After': '1' }, json: {} }
        : { json: {} }
    })
    await client.request(getFloorOrder, { contractAddress }, { chainId: 1 })
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900)
  })

  test('behavior: a long Retry-After is reported and not waited for', async () => {
    const { client, seen } = await setupServer(() => ({
      status: 429,
      headers: { 'Retry-After': '3600' },
      json: {},
    }))
    const error = await client
      .request(getFloorOrder, { contractAddress }, { chainId: 1 })
      .catch((error) => error)
    expect(error).toMatchObject({ reason: 'rateLimited', retryAfter: 3600 })
    expect(seen).toHaveLength(1)
  })

  test.each([
    [404, { error: 'Unauthorized', code: 3000 }, 'unauthorized'],
    [401, { error: 'SomethingNew', code: 3000 }, 'unauthorized'],
    [400, { error: 'SomethingNew', code: 3000 }, 'notFound'],
    [418, { error: 'SomethingNew', code: 2000 }, 'badRequest'],
    [404, { error: 'WebrpcBadRoute', code: -2 }, 'badRequest'],
    [500, { code: 2005 }, 'server'],
    [403, 'null', 'permissionDenied'],
    [500, { error: 'toString' }, 'server'],
  ] as const)(
    'behavior: %s %j is classified by name, status, code',
    async (status, json, reason) => {
      const { client } = await setupServer(() => ({ status, json }), {
        retryCount: 0,
      })
      await expect(
        client.request(getFloorOrder, { contractAddress }, { chainId: 1 }),
      ).rejects.toMatchObject({ reason, status })
    },
  )

  test('behavior: HTML and empty bodies raise our errors', async () => {
    const html = await setupServer(
      () => ({ status: 502, text: '<html>Bad gateway</html>' }),
      { retryCount: 0 },
    )
    await expect(
      html.client.request(getFloorOrder, { contractAddress }, { chainId: 1 }),
    ).rejects.toMatchObject({ reason: 'server', status: 502 })
    const empty = await setupServer(() => ({ text: '' }))
    await expect(
      empty.client.request(getFloorOrder, { contractAddress }, { chainId: 1 }),
    ).rejects.toThrowError(InvalidResponseError)
  })

  test('behavior: the error for an invalid response names the path of the field', async () => {
    const { client } = await setupServer(() => ({
      json: { collectible: { metadata: { tokenId: -1 } } },
    }))
    await expect(
      client.request(getFloorOrder, { contractAddress }, { chainId: 1 }),
    ).rejects.toMatchObject({ path: 'collectible.metadata.tokenId' })
  })

  test('behavior: an unreachable address is a network error', async () => {
    const client = createMarketplaceClient({
      accessKey: 'test-key',
      marketplaceUrl: 'http://127.0.0.1:1',
      networks: { 1: 'mainnet' },
      retryCount: 0,
    })
    await expect(
      client.request(getFloorOrder, { contractAddress }, { chainId: 1 }),
    ).rejects.toMatchObject({ reason: 'network' })
  })

  test('behavior: redirects are not followed', async () => {
    const elsewhere = await setupServer(() => ({ json: {} }))
    const { client } = await setupServer(
      () => ({ status: 307, headers: { Location: elsewhere.url } }),
      { retryCount: 0 },
    )
    await expect(
      client.request(getFloorOrder, { contractAddress }, { chainId: 1 }),
    ).rejects.toMatchObject({ reason: 'network' })
    expect(elsewhere.seen).toEqual([])
  })

  test('behavior: an error does not contain the access key', async () => {
    const { client } = await setupServer(() => ({ status: 401, json: {} }))
    const error = await client
      .request(getFloorOrder, { contractAddress }, { chainId: 1 })
      .catch((error) => error)
    expect(`${error.message}${JSON.stringify(error)}`).not.toContain('test-key')
  })
})

function startReads(client: MarketplaceClient, count: number) {
  return Array.from({ length: count }, (_, index) =>
    client.request(
      getFloorOrder,
      { contractAddress, filter: { searchText: String(index) } },
      { chainId: 1 },
    ),
  )
}
