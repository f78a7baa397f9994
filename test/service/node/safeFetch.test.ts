import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from '../../../src/service/node/isPublicAddress.js'
import {
  createSafeFetch,
  type SafeFetchOptions,
} from '../../../src/service/node/safeFetch.js'
import { startDocuments } from '../metadata/metadataServer.js'

let server: Awaited<ReturnType<typeof startDocuments>>
beforeAll(async () => {
  server = await startDocuments()
})
afterAll(() => server.stop())

const { signal } = new AbortController()
const notPublic = /is not a public internet address/

/** Fetches a path of the server, which is allowed, or any other address. */
function read(address: string, options: SafeFetchOptions = {}) {
  const fetchSafely = createSafeFetch({
    allowHosts: [server.host],
    ...options,
  })
  return fetchSafely(new URL(address, server.url).href, { signal })
}

test('default: a public address is fetched', async () => {
  server.set('/token', { name: 'Emblem' })
  const response = await read('/token')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ name: 'Emblem' })
})

describe('addresses', () => {
  test.each([
    // loopback, in all notations of URLs
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.01/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://%31%32%37.0.0.1/',
    'https://127.255.255.254/',
    'http://0.0.0.0/',
    'http://0/',
    // private, shared, link-local, multicast, broadcast, documentation
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.10.10/',
    'http://192.0.0.8/',
    'http://198.18.0.1/',
    'http://198.51.100.7/',
    'http://203.0.113.7/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    // metadata services of cloud providers
    'http://169.254.169.254/latest/meta-data/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
    'http://[fd00:ec2::254]/',
    // IPv6
    'http://[::]/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[ff02::1]/',
    'http://[fec0::1]/',
    'http://[2001:db8::1]/',
    'http://[3fff::1]/',
    'http://[5f00::1]/',
    'http://[100::1]/',
    // IPv4 inside IPv6: mapped, compatible, NAT64, 6to4, Teredo
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::7f00:1]/',
  ])('behavior: %s is refused', async (url) => {
    await expect(read(url)).rejects.toThrow(notPublic)
  })

  test('behavior: public addresses are recognized', () => {
    for (const address of [
      '1.1.1.1',
      '8.8.8.8',
      '100.63.255.255',
      '100.128.0.1',
      '172.15.0.1',
      '172.32.0.1',
      '2606:4700::1111',
      '2a00:1450:4001::200e',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
    for (const text of ['', 'localhost', '1.1.1', '1.1.1.1 ', 'fe80::1%lo'])
      expect([text, isPublicAddress(text)]).toEqual([text, false])
  })

  test.each([
    ['localhost', undefined],
    ['metadata.internal', ['169.254.169.254']],
    ['wildcard.test', ['127.0.0.1', '::1', '::ffff:127.0.0.1']],
    ['synthesized.test', ['64:ff9b::a9fe:a9fe']],
    ['nowhere.test', []],
    ['odd.test', ['not an address']],
  ])('behavior: %s is refused for its IP addresses', async (host, found) => {
    const resolve = found && (async () => found)
    for (const scheme of ['http', 'https'])
      await expect(read(`${scheme}://${host}/`, { resolve })).rejects.toThrow(
        notPublic,
      )
  })

  test('behavior: a name is resolved once, so that DNS rebinding fails', async () => {
    // DNS answers with a public address first, and with a private one later.
    const answers = [['1.1.1.1'], ['127.0.0.1'], ['127.0.0.1']]
    const resolve = async () => answers.shift() ?? []
    await resolve()
    server.on('/rebinds', (_, response) =>
      response.writeHead(302, { location: 'http://rebind.test/' }).end(),
    )
    await expect(read('/rebinds', { resolve })).rejects.toThrow(notPublic)
    // Only one lookup: the checked address is the one to connect to.
    expect(answers).toHaveLength(1)
  })

  test.each([
    ['file:///etc/passwd', /Only http and https/],
    ['ftp://1.1.1.1/', /Only http and https/],
    ['gopher://1.1.1.1/', /Only http and https/],
    ['data:application/json,{}', /Only http and https/],
    ['http://user:password@1.1.1.1/', /user name or password/],
    ['http://1.1.1.1:22/', /Port 22 is not allowed/],
    ['https://1.1.1.1:8080/', /Port 8080 is not allowed/],
    ['http://localhost:6379/', /Port 6379 is not allowed/],
    ['http://', /Invalid URL/],
    ['http://[fe80::1%25lo]/', /Invalid URL/],
  ])('behavior: %s is refused', async (url, reason) => {
    const fetchSafely = createSafeFetch()
    await expect(fetchSafely(url, { signal })).rejects.toThrow(reason)
  })

  test('parameters: allowHosts names servers with their ports', async () => {
    server.set('/named', { name: 'By name' })
    const { port } = new URL(server.url)
    const url = `http://localhost:${port}/named`
    await expect(read(url)).rejects.toThrow(`Port ${port} is not allowed`)
    const allowHosts = [`localhost:${port}`]
    expect((await read(url, { allowHosts })).status).toBe(200)
    await expect(read('/named', { allowHosts })).rejects.toThrow('Port')
  })
})

describe('redirects', () => {
  const to = (location: string) => (_: unknown, response: ServerResponse) => {
    response.writeHead(302, { location }).end('elsewhere')
  }

  test('default: redirects are followed', async () => {
    server.set('/end', { name: 'End' })
    server.on('/one', to('/two'))
    server.on('/two', to('three'))
    server.on('/three', to(`${server.url}/end`))
    expect(await (await read('/one')).json()).toEqual({ name: 'End' })
  })

  test('behavior: too many redirects are refused', async () => {
    server.on('/zero', to('/one'))
    await expect(read('/zero')).rejects.toThrow('redirected more than 3 times')
    server.on('/round', to('/round'))
    await expect(read('/round')).rejects.toThrow('redirected more than 3 times')
  })

  test.each([
    ['http://127.0.0.1/', notPublic],
    ['http://[::1]/', notPublic],
    ['//169.254.169.254/latest', notPublic],
    ['http://localhost/', notPublic],
    ['http://127.0.0.1:1/', /Port 1 is not allowed/],
    ['file:///etc/passwd', /Only http and https/],
    ['http://a:b@1.1.1.1/', /user name or password/],
    ['http://', /Invalid URL/],
  ])('behavior: a redirect to %s is refused', async (location, reason) => {
    server.on('/away', to(location))
    await expect(read('/away')).rejects.toThrow(reason)
  })
})

describe('bodies', () => {
  const text = JSON.stringify({ name: 'Packed' })

  test.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('behavior: %s is unpacked', async (encoding, body) => {
    server.on('/packed', (_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    )
    expect(await (await read('/packed')).text()).toBe(text)
  })

  test.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['deflate', deflateSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ])(
    'behavior: a decompression bomb in %s is refused',
    async (encoding, body) => {
      expect(body.length).toBeLessThan(2 ** 20)
      server.on('/bomb', (_, response) =>
        response.writeHead(200, { 'content-encoding': encoding }).end(body),
      )
      await expect(read('/bomb')).rejects.toThrow('larger than 1048576 bytes')
    },
  )

  test.each([
    ['gzip', 'no gzip at all', /incorrect header check/],
    ['gzip', gzipSync(text).subarray(0, 20), /unexpected end of file/],
    [
      'gzip, gzip',
      gzipSync(gzipSync(text)),
      /encoding gzip, gzip is not supported/,
    ],
    ['zstd', 'anything', /encoding zstd is not supported/],
  ])('behavior: broken %s is refused', async (encoding, body, reason) => {
    server.on('/broken', (_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    )
    await expect(read('/broken')).rejects.toThrow(reason)
  })

  test('behavior: an endless body is cut off', async () => {
    let closed: Promise<unknown> | undefined
    server.on('/endless', (_, response) => {
      closed = once(response, 'close')
      const timer = setInterval(() => response.write(Buffer.alloc(65_536)), 1)
      response.on('close', () => clearInterval(timer))
    })
    await expect(read('/endless')).rejects.toThrow('larger than 1048576 bytes')
    await closed
  })

  test('parameters: maxBytes', async () => {
    server.set('/small', 'x'.repeat(100))
    expect((await read('/small', { maxBytes: 100 })).status).toBe(200)
    await expect(read('/small', { maxBytes: 99 })).rejects.toThrow('larger')
  })

  test('behavior: bodies of failed responses are not read', async () => {
    let closed: Promise<unknown> | undefined
    server.on('/fails', (_, response) => {
      closed = once(response, 'close')
      response.writeHead(500).write('It goes on and')
    })
    const response = await read('/fails')
    expect([response.status, await response.text()]).toEqual([500, ''])
    await closed
    server.on('/odd', (_, response) => response.writeHead(999).end())
    await expect(read('/odd')).rejects.toThrow('status')
  })

  test('behavior: a response without a body is accepted', async () => {
    server.on('/none', (_, response) => response.writeHead(204).end())
    expect((await read('/none')).status).toBe(204)
  })
})

describe('time', () => {
  test.each([
    ['no head', () => {}],
    [
      'a body that never ends',
      (_: unknown, response: ServerResponse) => {
        response.writeHead(200).write('{"name":')
      },
    ],
    [
      'redirects that never end',
      (_: unknown, response: ServerResponse) => {
        setTimeout(
          () => response.writeHead(302, { location: '/slow' }).end(),
          100,
        )
      },
    ],
  ])('behavior: a request times out with %s', async (_, handler) => {
    server.on('/slow', handler)
    await expect(
      read('/slow', { maxRedirects: 1000, timeout: 250 }),
    ).rejects.toThrow('No response within 0.25 s.')
  })

  test('parameters: signal', async () => {
    const controller = new AbortController()
    const asked = new Promise<void>((resolve) =>
      server.on('/waits', () => resolve()),
    )
    const fetchSafely = createSafeFetch({ allowHosts: [server.host] })
    const reading = fetchSafely(`${server.url}/waits`, controller)
    await asked
    controller.abort(new Error('Enough.'))
    await expect(reading).rejects.toThrow('Enough.')
    await expect(
      fetchSafely(`${server.url}/waits`, controller),
    ).rejects.toThrow('Enough.')
  })
})

test('behavior: request headers reveal nothing about this machine', async () => {
  server.on('/headers', (request, response) =>
    response
      .writeHead(200, { 'set-cookie': 'a=b' })
      .end(JSON.stringify(request.headers)),
  )
  await read('/headers')
  const response = await read('/headers')
  expect(await response.json()).toEqual({
    accept: 'application/json, */*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
    connection: 'close',
    host: server.host,
    'user-agent': 'marketkit',
  })
  expect([...response.headers]).toEqual([])
})
