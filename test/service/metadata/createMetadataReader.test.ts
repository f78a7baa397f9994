import { setTimeout as sleep } from 'node:timers/promises'
import { createPublicClient, http, maxUint256 } from 'viem'
import { foundry } from 'viem/chains'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { createMetadataReader } from '../../../src/service/metadata/createMetadataReader.js'
import { markDue } from '../../../src/service/metadata/markDue.js'
import { databases } from '../databases.js'
import { startRpcProxy } from '../rpcProxy.js'
import { setupTokens, start } from './metadataWorld.js'

/** Leases that every process gets. */
const grant = async () => ({
  signal: new AbortController().signal,
  release: async () => {},
})
const minute = 60_000
const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

describe.each(databases)('%s', (kind) => {
  let world: Awaited<ReturnType<typeof setupTokens>>
  let tokenId = 0n
  beforeAll(async () => {
    world = await setupTokens(kind)
  })
  afterAll(() => world.close())
  beforeEach(() => world.clear())

  /** Adds an emblem with metadata to read; returns its path on the server. */
  async function addEmblem(document?: unknown): Promise<string> {
    tokenId++
    await world.mint(tokenId)
    await world.setBase(`${world.documents.url}/emblems/`)
    await world.add(world.emblems, tokenId)
    const path = `/emblems/${tokenId}`
    if (document !== undefined) world.documents.set(path, document)
    return path
  }
  const emblem = () => world.token(world.emblems, tokenId)

  /** Reads an item with this `uri`. */
  async function readItem(uri: string, id = 7n) {
    await world.setUri(uri)
    await world.add(world.items, id)
    await world.reader.sync()
    return world.token(world.items, id)
  }

  const later = async (milliseconds: number) => {
    world.clock.now += milliseconds
    await world.reader.sync()
  }
  const refresh = (contractAddress = world.emblems, id = tokenId) =>
    markDue(world.db, {
      chainId: foundry.id,
      contractAddress,
      fromTokenId: id,
      toTokenId: id,
      now: new Date(world.clock.now),
    })

  test.each([
    [
      'a document',
      '{"name":"Raw #1","image":"https://a.example/1.png"}',
      { image: 'https://a.example/1.png', name: 'Raw #1' },
    ],
    ['a drawing', '<svg fill="#fff"/>', { imageData: '<svg fill="#fff"/>' }],
    [
      'a data URL of a drawing',
      'data:image/svg+xml,<svg fill="#fff"/>',
      { image: 'data:image/svg+xml,<svg fill="%23fff"/>' },
    ],
    [
      'a data URL of a sound',
      'data:audio/mp3;base64,AAAA',
      { animationUrl: 'data:audio/mp3;base64,AAAA' },
    ],
  ])(
    'behavior: the URI of a token can be %s itself',
    async (_, uri, metadata) => {
      tokenId++
      const found = await readItem(uri, 1_000n + tokenId)
      expect(found?.metadata).toMatchObject(metadata)
    },
  )

  test('default: name, picture and traits of a token are stored', async () => {
    await addEmblem({
      name: 'First',
      description: 'Round.',
      image: 'https://a.example/1.png',
      attributes: [{ trait_type: 'Shape', value: 'Round' }],
    })
    world.clock.now += 5
    await world.reader.sync()
    expect(await emblem()).toMatchObject({
      name: 'First',
      description: 'Round.',
      metadata: {
        name: 'First',
        description: 'Round.',
        image: 'https://a.example/1.png',
        attributes: [{ trait_type: 'Shape', value: 'Round' }],
      },
      traits: { Shape: 'Round' },
      search: 'first\nround.\nshape round',
      metadataDue: null,
      metadataTries: 0,
      updatedAt: new Date(start + 5),
    })
    expect(await world.metadataAt(world.emblems)).toBe(start + 5)
    expect(await world.metadataAt(world.items)).toBeUndefined()
    expect(world.logged).toEqual([])
  })

  describe('where metadata are', () => {
    test('behavior: {id} is replaced in addresses and documents of ERC-1155', async () => {
      for (const [id, digits] of [
        [0n, '0'.repeat(64)],
        [maxUint256, 'f'.repeat(64)],
        [0xabcn, 'abc'.padStart(64, '0')],
      ] as const) {
        world.documents.set(`/items/${digits}.json`, {
          name: 'Item',
          image: 'https://a.example/{id}.png',
        })
        const { metadata } = await readItem(
          `${world.documents.url}/items/{id}.json`,
          id,
        )
        expect(metadata.image).toBe(`https://a.example/${digits}.png`)
      }
    })

    test('behavior: {id} is not replaced in documents of ERC-721', async () => {
      await addEmblem({ name: 'The {id}' })
      await world.reader.sync()
      expect((await emblem()).name).toBe('The {id}')
    })

    test('behavior: ipfs addresses are read through the first gateway that answers', async () => {
      const uri = `ipfs://${cid}/7.json`
      const [first, second] = ['first', 'second'].map(
        (gateway) => `/${gateway}/ipfs/${cid}/7.json`,
      ) as [string, string]
      world.documents.set(second, { name: 'Second' })
      for (const answer of ['<html>Not found</html>', '{}']) {
        world.documents.set(first, answer)
        expect((await readItem(uri)).name).toBe('Second')
        await world.clear()
        world.documents.set(second, { name: 'Second' })
      }
      expect((await readItem(uri)).name).toBe('Second')
      expect(world.documents.asked).toEqual([first, second])
      world.documents.set(first, { name: 'First' })
      await refresh(world.items, 7n)
      await world.reader.sync()
      expect((await world.token(world.items, 7n)).name).toBe('First')
    })

    test.each([
      ['text', 'data:application/json,{"name":"50% of #1"}', '50% of #1'],
      ['utf8', 'data:application/json;utf8,{"name":"Ägir"}', 'Ägir'],
      [
        'percent signs',
        'data:application/json;charset=utf-8,%7B%22name%22%3A%22%C3%84%22%7D',
        'Ä',
      ],
      [
        'base64',
        `data:application/json;base64,${btoa('{"name":"Base"}')}`,
        'Base',
      ],
      [
        'base64 with a charset',
        `data:application/json;charset=utf-8;base64,${Buffer.from('{"name":"✓"}').toString('base64')}`,
        '✓',
      ],
      ['no type', 'DATA:,{"name":"Plain"}', 'Plain'],
    ])('behavior: data addresses in %s are read', async (_, uri, name) => {
      expect((await readItem(uri)).name).toBe(name)
      expect(world.documents.asked).toEqual([])
    })

    test('behavior: without fetch or gateways, web and ipfs metadata are not due', async () => {
      world.documents.set('/7', { name: 'Web' })
      const reader = createMetadataReader(
        world.createTestContext({ fetchResource: undefined }),
      )
      for (const [uri, name] of [
        ['data:,{"name":"Data"}', 'Data'],
        [`${world.documents.url}/7`, ''],
        [`ipfs://${cid}`, ''],
      ] as const) {
        await world.setUri(uri)
        await world.add(world.items, 7n)
        await reader.sync()
        expect(await world.token(world.items, 7n)).toMatchObject({
          name,
          metadataDue: null,
          metadataTries: 0,
        })
        await world.clear()
      }
      const gateless = createMetadataReader(
        world.createTestContext({ ipfsGateways: [] }),
      )
      await world.add(world.items, 7n)
      await gateless.sync()
      expect((await world.token(world.items, 7n)).metadataDue).toBeNull()
      expect(world.logged).toEqual([])
    })
  })

  describe('failures', () => {
    const failed = { name: '', metadataTries: 1 }

    test.each([
      ['', 'The URI has no supported scheme: '],
      ['7.json', 'The URI has no supported scheme: 7.json'],
      [
        'ftp://a.example/7',
        'The URI has no supported scheme: ftp://a.example/7',
      ],
      ['http://127.0.0.1/7', '127.0.0.1 is not a public internet address'],
      ['http://localhost/7', 'localhost is not a public internet address'],
      ['data:,[]', 'The document is not a JSON object.'],
      ['data:,<html>', 'Unexpected token'],
      ['data:,{"error":"busy"}', 'The document has no metadata field'],
      ['data:;base64,%%%', 'fetch failed'],
    ])('behavior: reading metadata at %j fails', async (uri, reason) => {
      expect(await readItem(uri)).toMatchObject(failed)
      expect(world.logged).toMatchObject([
        { level: 'info', facts: { failed: 1, tokenId: '7' } },
      ])
      expect(world.logged[0]?.facts?.reason).toContain(reason)
    })

    test('behavior: reading metadata of a token that does not exist fails', async () => {
      await world.add(world.emblems, 999_999n)
      await world.reader.sync()
      expect(await world.token(world.emblems, 999_999n)).toMatchObject(failed)
      expect(world.logged[0]?.facts?.reason).toContain('reverted')
    })

    test('behavior: the address of the node is not logged', async () => {
      await addEmblem({ name: 'A' })
      const node = await startRpcProxy(world.rpcUrl)
      node.refuse(({ method }) =>
        method === 'eth_call' ? { code: -32000, message: 'Busy.' } : undefined,
      )
      const transport = http(`${node.url}/secret-key`, { retryCount: 0 })
      const networks = world.context.networks.map((network) => ({
        ...network,
        client: createPublicClient({ transport }),
      }))
      await createMetadataReader(world.createTestContext({ networks })).sync()
      await node.stop()
      expect(world.logged[0]?.facts?.reason).toMatch(/\S/)
      expect(JSON.stringify(world.logged)).not.toContain('secret-key')
    })

    test('behavior: documents that are too large or too slow are failures', async () => {
      const large = JSON.stringify({ name: 'A'.repeat(2 ** 20) })
      // A fetch without limits, and one that never answers.
      const fetches = [
        ['larger than 1048576 bytes', async () => new Response(large)],
        ['No response within 10 s.', () => new Promise<Response>(() => {})],
        [
          'No response within 10 s.',
          async () => new Response(new ReadableStream()),
        ],
      ] as const
      const { setTimeout: setRealTimeout } = globalThis
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      try {
        await world.setUri('https://a.example/7')
        for (const [reason, fetchResource] of fetches) {
          const asked = vi.fn(fetchResource)
          await world.add(world.items, 7n)
          const reading = createMetadataReader(
            world.createTestContext({ fetchResource: asked }),
          ).sync()
          let isReading = true
          void reading.finally(() => {
            isReading = false
          })
          while (isReading) {
            await vi.advanceTimersByTimeAsync(100)
            // The database has timers, too, and needs real time to answer.
            await new Promise((resolve) => setRealTimeout(resolve, 10))
          }
          await reading
          expect(asked).toHaveBeenCalledOnce()
          expect(await world.token(world.items, 7n)).toMatchObject(failed)
          expect(world.logged[0]?.facts?.reason).toContain(reason)
          await world.clear()
        }
      } finally {
        vi.useRealTimers()
      }
    })

    test('behavior: a failed read is retried after longer and longer pauses', async () => {
      const path = await addEmblem()
      const pauses: number[] = []
      for (;;) {
        await world.reader.sync()
        const { metadataDue } = await emblem()
        if (!metadataDue) break
        pauses.push((metadataDue.getTime() - world.clock.now) / minute)
        world.clock.now = metadataDue.getTime() - 1
        const { length } = world.documents.asked
        await world.reader.sync()
        expect(world.documents.asked).toHaveLength(length)
        world.clock.now++
      }
      expect(pauses).toEqual([1, 4, 16, 64, 256, 1024, 1440])
      // The token is not tried again until it changes.
      expect(world.documents.asked).toHaveLength(8)
      await later(100 * 1440 * minute)
      expect(world.documents.asked).toHaveLength(8)
      world.documents.set(path, { name: 'At last' })
      await refresh()
      await world.reader.sync()
      expect(await emblem()).toMatchObject({
        name: 'At last',
        metadataDue: null,
        metadataTries: 0,
      })
    })

    test('behavior: a failed read keeps the stored metadata', async () => {
      const path = await addEmblem({ name: 'Kept' })
      await world.reader.sync()
      const before = await emblem()
      for (const answer of ['', '{}', '<html>', '{"error":"busy"}']) {
        world.documents.set(path, answer)
        await refresh()
        await later(1)
        expect(await emblem()).toEqual({
          ...before,
          metadataDue: new Date(world.clock.now + minute),
          metadataTries: 1,
        })
        await world.reader.stop()
      }
      expect(await world.metadataAt(world.emblems)).toBe(start)
      world.documents.set(path, { name: 'Kept' })
      await later(minute)
      expect(await emblem()).toEqual(before)
    })

    test('behavior: failed tokens do not hinder other tokens', async () => {
      await world.setBase(`${world.documents.url}/emblems/`)
      for (let index = 0; index < 45; index++) {
        tokenId++
        await world.mint(tokenId)
        await world.add(world.emblems, tokenId)
        if (index % 2 === 0)
          world.documents.set(`/emblems/${tokenId}`, { name: `${tokenId}` })
      }
      await world.reader.sync()
      const rows = await world.tokens(world.emblems)
      expect(rows.filter(({ metadataTries }) => metadataTries)).toHaveLength(22)
      const read = rows.filter(({ name }) => name)
      expect(read).toHaveLength(23)
      for (const row of read) expect(row.name).toBe(String(row.tokenId))
      expect(world.logged.map(({ facts }) => Number(facts?.failed))).toSatisfy(
        (counts: number[]) => counts.reduce((a, b) => a + b) === 22,
      )
    })

    test('behavior: a node that does not answer does not count as a try', async () => {
      await addEmblem({ name: 'A' })
      const networks = world.context.networks.map((network) => ({
        ...network,
        client: createPublicClient({
          transport: http('http://127.0.0.1:9', { retryCount: 0 }),
        }),
      }))
      const reader = createMetadataReader(world.createTestContext({ networks }))
      await expect(reader.sync()).rejects.toThrow('HTTP request failed')
      expect(await emblem()).toMatchObject({
        metadataDue: new Date(start),
        metadataTries: 0,
      })
    })
  })

  describe('refresh', () => {
    test('default: a refresh reads the metadata again', async () => {
      const path = await addEmblem({ name: 'Egg' })
      await world.reader.sync()
      world.documents.set(path, { name: 'Chick' })
      await later(minute)
      expect((await emblem()).name).toBe('Egg')
      await refresh()
      await later(1)
      expect(await emblem()).toMatchObject({
        name: 'Chick',
        updatedAt: new Date(start + minute + 1),
      })
      expect(await world.metadataAt(world.emblems)).toBe(start + minute + 1)
    })

    test('behavior: unchanged metadata change no row', async () => {
      await addEmblem({ name: 'Egg', attributes: [{ size: 1, color: 'red' }] })
      await world.reader.sync()
      const before = await emblem()
      world.clock.now += minute
      await refresh()
      await world.reader.sync()
      expect(world.documents.asked).toHaveLength(2)
      expect(await emblem()).toEqual(before)
      expect(await world.metadataAt(world.emblems)).toBe(start)
    })

    test('behavior: a range marks only tokens of its own collection', async () => {
      for (const id of [1n, 2n, 3n, maxUint256]) {
        await world.add(world.items, id)
        await world.add(world.emblems, id)
      }
      await world.setUri('data:,{"name":"A"}')
      await world.reader.sync()
      const due = async (contractAddress = world.items) =>
        (await world.tokens(contractAddress))
          .filter(({ metadataDue }) => metadataDue)
          .map((row) => row.tokenId)
      const mark = (fromTokenId: bigint, toTokenId: bigint) =>
        markDue(world.db, {
          chainId: foundry.id,
          contractAddress: world.items,
          fromTokenId,
          toTokenId,
          now: new Date(world.clock.now),
        })
      const before = await world.tokens(world.emblems)
      expect(await due()).toEqual([])
      await mark(2n, 3n)
      expect(await due()).toEqual([2n, 3n])
      await mark(3n, 1n)
      expect(await due()).toEqual([2n, 3n])
      await mark(0n, maxUint256)
      expect(await due()).toEqual([1n, 2n, 3n, maxUint256])
      expect(await world.tokens(world.emblems)).toEqual(before)
    })

    test('behavior: a refresh that arrives during a read is not lost', async () => {
      const path = await addEmblem()
      world.documents.on(path, async (_, response) => {
        world.clock.now++
        await refresh()
        world.documents.set(path, { name: 'New' })
        response.end('{"name":"Old"}')
      })
      const names: string[] = []
      const { context } = world
      const reader = createMetadataReader({
        ...context,
        async fetchResource(url, options) {
          names.push((await emblem()).name)
          const response = await context.fetchResource?.(url, options)
          return response ?? Response.error()
        },
      })
      await reader.sync()
      // The old document was stored, and fetched again.
      expect(names).toEqual(['', 'Old'])
      expect(await emblem()).toMatchObject({
        name: 'New',
        metadataDue: null,
        metadataTries: 0,
      })
    })
  })

  describe('several processes', () => {
    test('behavior: concurrent processes read each token once', async () => {
      const ids = Array.from({ length: 60 }, (_, index) => BigInt(index))
      await world.setUri(`${world.documents.url}/items/{id}`)
      for (const id of ids) {
        await world.add(world.items, id)
        const path = `/items/${id.toString(16).padStart(64, '0')}`
        world.documents.set(path, { name: `Item ${id}` })
      }
      // Simulates processes that all lost their lease.
      const readers = [1, 2, 3].map(() =>
        createMetadataReader({ ...world.context, lease: grant }),
      )
      await Promise.all(readers.map((reader) => reader.sync()))
      const rows = await world.tokens(world.items)
      expect(rows.map(({ name }) => name)).toEqual(
        ids.map((id) => `Item ${id}`),
      )
      expect(rows.filter(({ metadataDue }) => metadataDue)).toEqual([])
      expect(world.documents.asked).toHaveLength(ids.length)
      expect(new Set(world.documents.asked).size).toBe(ids.length)
      expect(world.logged).toEqual([])
    })

    test('behavior: an older answer never replaces a newer one', async () => {
      const path = await addEmblem()
      let answerOld = () => {}
      const asked = new Promise<void>((resolve) =>
        world.documents.on(path, (_, response) => {
          answerOld = () => response.end('{"name":"Old"}')
          resolve()
        }),
      )
      const slow = createMetadataReader({
        ...world.context,
        lease: grant,
      }).sync()
      await asked
      world.documents.set(path, { name: 'New' })
      world.clock.now++
      await refresh()
      await createMetadataReader({ ...world.context, lease: grant }).sync()
      answerOld()
      await slow
      expect(await emblem()).toMatchObject({ name: 'New', metadataDue: null })
    })

    test('behavior: a process without the lease reads nothing', async () => {
      await addEmblem({ name: 'A' })
      const asked: string[] = []
      const busy = createMetadataReader({
        ...world.context,
        lease: async (task) => {
          asked.push(task)
          return undefined
        },
      })
      busy.start()
      await expect.poll(() => asked).toEqual([`metadata:${foundry.id}`])
      await busy.stop()
      expect((await emblem()).name).toBe('')
    })

    test.each(['lease', 'stop'])(
      'behavior: an aborted read does not count as a try: %s',
      async (cause) => {
        const path = await addEmblem()
        const losing = new AbortController()
        const reader = createMetadataReader({
          ...world.context,
          lease: async () => ({
            signal: losing.signal,
            release: async () => {},
          }),
        })
        const asked = new Promise<void>((resolve) =>
          world.documents.on(path, () => resolve()),
        )
        reader.start()
        await asked
        if (cause === 'lease') losing.abort()
        await reader.stop()
        expect(await emblem()).toMatchObject({
          metadataDue: new Date(start),
          metadataTries: 0,
        })
        expect(world.logged).toEqual([])
        world.documents.set(path, { name: 'A' })
        await world.reader.sync()
        expect((await emblem()).name).toBe('A')
      },
    )

    test('behavior: a token claimed by a dead process is read later by another process', async () => {
      const path = await addEmblem()
      const asked = new Promise<void>((resolve) =>
        world.documents.on(path, () => resolve()),
      )
      // It claims the token, and then does nothing.
      const dead = createMetadataReader({ ...world.context, lease: grant })
      const reading = dead.sync()
      await asked
      world.documents.set(path, { name: 'Survived' })
      await world.reader.sync()
      expect((await emblem()).name).toBe('')
      await later(minute)
      expect((await emblem()).name).toBe('Survived')
      await dead.stop()
      await reading
    })
  })

  test('behavior: start reads metadata that become due, until stop', async () => {
    world.reader.start()
    world.reader.start()
    const path = await addEmblem({ name: 'One' })
    await expect.poll(async () => (await emblem()).name).toBe('One')
    await world.reader.stop()
    world.documents.set(path, { name: 'Two' })
    await refresh()
    await sleep(1500)
    expect((await emblem()).name).toBe('One')
    world.reader.start()
    await expect.poll(async () => (await emblem()).name).toBe('Two')
    await world.reader.stop()
  })
})
