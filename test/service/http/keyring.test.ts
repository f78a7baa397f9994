import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashKey } from '../../../src/service/accessKeys.js'
import {
  type ProjectConfig,
  saveProjects,
} from '../../../src/service/database/saveProjects.js'
import { accessKeys, projects } from '../../../src/service/database/schema.js'
import { keyLifetime } from '../../../src/service/http/keyring.js'
import { createRateLimit } from '../../../src/service/http/rateLimit.js'
import { createRecentMap } from '../../../src/service/recentMap.js'
import { ServiceError } from '../../../src/service/serviceErrors.js'
import { setupService } from '../setup.js'

let s: Awaited<ReturnType<typeof setupService>>
let now = Date.UTC(2026, 0, 1)

const wide = 60_000
const [first, second]: ProjectConfig[] = [
  { id: 1, name: 'One', accessKeys: ['key-1'], requestsPerMinute: wide },
  { id: 2, name: 'Two', accessKeys: ['key-2'], requestsPerMinute: wide },
]

/** Stores projects, and moves the clock until the service reads them. */
async function save(...configured: (ProjectConfig | undefined)[]) {
  await saveProjects(
    s.db,
    configured.flatMap((project) => project ?? []),
  )
  now += keyLifetime
}

function ask(key: string | undefined, projectId = 1) {
  return s.send('/rpc/Builder/ListContracts', {
    headers: key === undefined ? {} : { 'X-Access-Key': key },
    body: JSON.stringify({ projectId }),
  })
}

async function statuses(count: number, key: string | undefined, id?: number) {
  const answers = []
  for (let index = 0; index < count; index++)
    answers.push((await ask(key, id)).status)
  return answers
}

beforeAll(async () => {
  s = await setupService({
    now: () => now,
    projects: [],
    requestsPerMinute: 600,
  })
})
afterAll(() => s.close())
beforeEach(async () => {
  now += 3_600_000
  await save(first, second)
})

describe('look-ups', () => {
  test('behavior: known keys are cached for a few seconds', async () => {
    expect((await ask('key-1')).status).toBe(200)
    await s.db.delete(accessKeys)
    expect((await ask('key-1')).status).toBe(200)
    expect((await ask('key-2', 2)).status).toBe(401)
    now += keyLifetime
    expect((await ask('key-1')).status).toBe(401)
  })

  test('behavior: unknown keys are cached for a few seconds', async () => {
    expect((await ask('key-3')).status).toBe(401)
    await saveProjects(s.db, [{ id: 1, name: 'One', accessKeys: ['key-3'] }])
    expect((await ask('key-3')).status).toBe(401)
    now += keyLifetime
    expect((await ask('key-3')).status).toBe(200)
    expect((await ask('key-1')).status).toBe(401)
  })

  test('behavior: a clock that is set back does not extend the cache of keys', async () => {
    expect((await ask('key-1')).status).toBe(200)
    await s.db.delete(accessKeys)
    now -= 1
    expect((await ask('key-1')).status).toBe(401)
  })

  test('behavior: concurrent requests with known and unknown keys do not mix', async () => {
    const asked = Array.from({ length: 60 }, (_, index) =>
      index % 3 === 0 ? 'key-1' : `wrong-${index}`,
    )
    const answers = await Promise.all(asked.map((key) => ask(key)))
    const known = answers.filter(({ status }) => status === 200)
    expect(known).toHaveLength(20)
    for (const [index, { status }] of answers.entries())
      expect(asked[index] === 'key-1' ? [200] : [401, 429]).toContain(status)
  })

  test('behavior: a full map drops the least recently used entry', () => {
    const map = createRecentMap<number>(2)
    map.set('a', 1)
    map.set('b', 2)
    expect(map.get('a')).toBe(1)
    map.set('c', 3)
    expect(['a', 'b', 'c'].map(map.get)).toEqual([1, undefined, 3])
  })
})

describe('saveProjects', () => {
  const hashes = async () =>
    (await s.db.select().from(accessKeys))
      .map(({ hash, projectId }) => `${projectId} ${hash}`)
      .sort()

  test('default: projects get the keys, origins and limits of the configuration', async () => {
    expect(await hashes()).toEqual(
      [`1 ${hashKey('key-1')}`, `2 ${hashKey('key-2')}`].sort(),
    )
    const origins = ['https://shop.example']
    await save({
      id: 1,
      name: 'New',
      accessKeys: ['key-1'],
      chainIds: [5],
      origins,
      requestsPerMinute: 7,
    })
    const saved = await s.db.select().from(projects).orderBy(projects.id)
    expect(saved).toMatchObject([
      { id: 1, name: 'New', origins, requestsPerMinute: 7 },
      { id: 2, name: 'Two', origins: null, requestsPerMinute: wide },
    ])
  })

  test('behavior: keys missing from the configuration are deleted, other projects stay', async () => {
    await save({ id: 1, name: 'One', accessKeys: ['key-4', 'key-5'] })
    expect(await hashes()).toEqual(
      [
        `1 ${hashKey('key-4')}`,
        `1 ${hashKey('key-5')}`,
        `2 ${hashKey('key-2')}`,
      ].sort(),
    )
    await save({ id: 1, name: 'One', accessKeys: [] })
    expect(await hashes()).toEqual([`2 ${hashKey('key-2')}`])
  })

  test('behavior: a key moves to another project', async () => {
    const moved = [
      { id: 2, name: 'Two', accessKeys: ['key-1'] },
      { id: 1, name: 'One', accessKeys: ['key-2'] },
    ]
    await save(...moved)
    await save(...moved)
    expect((await ask('key-1', 2)).status).toBe(200)
    expect((await ask('key-2', 1)).status).toBe(200)
  })

  test.each([
    [{ origins: ['https://shop.example/'] }, 'origin'],
    [{ origins: ['https://Shop.example'] }, 'origin'],
    [{ origins: ['https://shop.example:443'] }, 'origin'],
    [{ origins: ['shop.example'] }, 'origin'],
    [{ origins: ['*'] }, 'origin'],
    [{ requestsPerMinute: 0 }, 'invalid `requestsPerMinute`'],
    [{ requestsPerMinute: 1.5 }, 'invalid `requestsPerMinute`'],
    [{ accessKeys: [''] }, 'empty access key'],
    [{ accessKeys: ['key-2'] }, 'share an access key'],
  ])('behavior: %j is refused', async (wrong, problem) => {
    const before = await hashes()
    const project = { id: 1, name: 'One', accessKeys: [], ...wrong }
    await expect(save(second, project)).rejects.toThrow(problem)
    expect(await hashes()).toEqual(before)
  })

  test('behavior: origins of apps and of local servers are accepted', async () => {
    const origins = ['capacitor://localhost', 'http://127.0.0.1:5173']
    await save({ id: 1, name: 'One', accessKeys: [], origins })
    expect(await s.db.select().from(projects)).toContainEqual(
      expect.objectContaining({ id: 1, origins }),
    )
  })
})

describe('rate limits', () => {
  const slow = { id: 1, name: 'One', accessKeys: ['key-1', 'key-6'] }

  test('default: requests above the limit get status 429 and a time to retry', async () => {
    await save({ ...slow, requestsPerMinute: 40 })
    expect(await statuses(10, 'key-1')).toEqual(Array(10).fill(200))
    const { body, response } = await ask('key-1')
    expect(body).toEqual({
      error: 'RateLimited',
      code: 2005,
      msg: 'Too many requests with this access key. The limit is 40 per minute, and a quarter of them at once. Try again in 2 s.',
      status: 429,
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('2')
    expect((await ask('key-6')).status).toBe(200)
    now += 1_000
    expect((await ask('key-1')).status).toBe(429)
    now += 1_000
    expect(await statuses(2, 'key-1')).toEqual([200, 429])
    now += 3_600_000
    expect(await statuses(11, 'key-1')).toEqual([...Array(10).fill(200), 429])
  })

  test('behavior: a project without a limit gets the limit of the service', async () => {
    await save(slow)
    expect(await statuses(151, 'key-1')).toEqual([...Array(150).fill(200), 429])
  })

  test('behavior: requests without a known key have their own rate limit', async () => {
    expect((await ask('key-1')).status).toBe(200)
    for (let index = 0; index < 15; index++)
      expect((await ask(index % 2 ? `none-${index}` : undefined)).status).toBe(
        401,
      )
    const { body, response } = await ask('none')
    expect(body.error).toBe('RateLimited')
    expect(body.msg).toContain('without a known access key. The limit is 60')
    expect(response.headers.get('Retry-After')).toBe('1')
    expect((await ask(undefined)).status).toBe(429)
    expect((await ask('key-1')).status).toBe(200)
    // Not cached yet.
    expect((await ask('key-2', 2)).status).toBe(200)
  })

  test('behavior: requests refused for their origin do not count', async () => {
    const origins = ['https://shop.example']
    await save({ ...slow, origins, requestsPerMinute: 4 })
    for (let index = 0; index < 5; index++)
      expect(
        await s.send('/rpc/Builder/ListContracts', {
          headers: { 'X-Access-Key': 'key-1', Origin: 'https://evil.example' },
        }),
      ).toMatchObject({ status: 403 })
    expect(await statuses(2, 'key-1')).toEqual([200, 429])
  })

  test('behavior: a limit never admits more requests than its rate allows', () => {
    const pause = fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 3_000 }),
      fc.integer({ min: -5_000, max: 200_000 }),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.array(pause, { maxLength: 200 }),
        (perMinute, pauses) => {
          let at = 0
          let passed = 0
          let elapsed = 0
          const limit = createRateLimit(() => at)
          for (const pause of pauses) {
            at += pause
            elapsed += Math.max(0, pause)
            try {
              limit('key', perMinute, 'with a key')
              passed++
            } catch (error) {
              if (!(error instanceof ServiceError)) throw error
              const wait = error.retryAfter ?? 0
              expect(Number.isInteger(wait) && wait > 0).toBe(true)
              at += wait * 1000
              elapsed += wait * 1000
              limit('key', perMinute, 'with a key')
              passed++
            }
          }
          const most =
            Math.max(1, perMinute / 4) + (elapsed * perMinute) / 60_000
          expect(passed).toBeLessThanOrEqual(most + 1e-3)
        },
      ),
      { numRuns: 300 },
    )
  })
})
