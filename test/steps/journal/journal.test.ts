import fc from 'fast-check'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { openJournal } from '../../../src/steps/journal/journal.js'
import type { Subject } from '../../../src/steps/journal/journalKey.js'
import { parseRecord } from '../../../src/steps/journal/parseRecord.js'
import { readRecords } from '../../../src/steps/journal/readRecords.js'
import type { JournalStep } from '../../../src/steps/journal/record.js'
import type {
  CancelIntent,
  EditIntent,
  ListIntent,
} from '../../../src/steps/model/intent.js'
import { readStep } from '../../../src/steps/model/readStep.js'
import {
  acquireLock,
  defaultEnvironment,
} from '../../../src/steps/platform/environment.js'
import {
  createDefaultStorage,
  createLocalStorage,
  createMemoryStorage,
  type FlowStorage,
} from '../../../src/steps/platform/storage.js'
import { ada, bob, permission, signedOrderUntil, someHash } from '../setup.js'

const steps = [
  readStep({ id: 'buy', to: bob, value: '7' }, 0),
  readStep({ id: 'sign', signature: permission }, 1),
]
const intent: CancelIntent = {
  account: ada,
  chainId: 1,
  collection: bob,
  kind: 'cancel',
  marketplace: 'book',
  orderId: '7',
}
const place = { account: ada, chainId: 1 }
const listIntent: ListIntent = {
  ...place,
  kind: 'list',
  collection: bob,
  contractType: 'ERC721',
  tokenId: '7',
  currency: bob,
  pricePerToken: '5',
  quantity: '1',
  expiry: '100',
}
const subject: Subject = { intent, scope: 'shop' }
const surrounding = (storage: FlowStorage = createMemoryStorage()) => ({
  ...defaultEnvironment(),
  storage,
})

/** A browser's storage, with all of its moods. */
function webStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const values: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem(key: string, value: string) {
      if (value.length > limit) throw new Error('QuotaExceededError')
      values[key] = value
    },
    removeItem(key: string) {
      delete values[key]
    },
  }
  return new Proxy(values, {
    get: (_, key) => methods[key as keyof typeof methods],
  }) as unknown as Storage
}

test('default: a record is found again until its flow ends', async () => {
  const environment = surrounding()
  const journal = await openJournal(environment, subject)
  journal.begin(steps)
  await journal.update(0, { status: 'prompting', block: 5, nonce: 2 })

  const again = await openJournal(environment, subject)
  expect(again.id).toBe(journal.id)
  expect(again.steps()).toMatchObject([
    { kind: 'transaction', status: 'prompting', block: 5, nonce: 2 },
    { kind: 'signature', status: 'waiting' },
  ])
  await again.close()
  expect(await readRecords(environment)).toHaveLength(1)
  await again.update(0, { status: 'failed' })
  await again.close()
  expect(await readRecords(environment)).toEqual([])
})

test('behavior: no record is stored before the first prompt', async () => {
  const environment = surrounding()
  const journal = await openJournal(environment, subject)
  journal.begin(steps)
  await journal.update(0, { status: 'waiting' })
  await journal.close()
  expect(await environment.storage.keys()).toEqual([])
})

test('behavior: a discarded record is not written again', async () => {
  const environment = surrounding()
  const journal = await openJournal(environment, subject)
  journal.begin(steps)
  await journal.update(0, { status: 'prompting' })
  const writing = journal.update(0, { status: 'sent', hash: someHash })
  await journal.discard()
  await writing
  await journal.update(0, { seen: true })
  expect(await environment.storage.keys()).toEqual([])
})

test('behavior: the case of addresses does not change the key of several listings', async () => {
  const environment = surrounding()
  const key = async (address: Address) => {
    const lists = [{ ...listIntent, collection: address, currency: address }]
    const { key } = await openJournal(environment, {
      scope: 'shop',
      intent: { ...place, kind: 'listMany', lists },
    })
    return key
  }
  const lower = bob.toLowerCase() as Address
  expect(await key(lower)).toBe(await key(bob))
})

test.each([
  ['account', { intent: { ...intent, account: bob } }],
  ['chain', { intent: { ...intent, chainId: 2 } }],
  ['project', { scope: 'other shop' }],
  ['kind', { intent: { ...place, digests: [], kind: 'steps' as const } }],
  ['intent', { intent: { ...intent, orderId: '8' } }],
])('behavior: another %s is another flow', async (_name, change) => {
  const environment = surrounding()
  const journal = await openJournal(environment, subject)
  journal.begin(steps)
  await journal.update(0, { status: 'prompting' })
  const other = await openJournal(environment, { ...subject, ...change })
  expect(other.steps()).toEqual([])
})

test('behavior: a bundle keeps its id until all its steps are done', async () => {
  const environment = surrounding()
  const journal = await openJournal(environment, subject)
  journal.begin(steps)
  const id = journal.bundle()
  expect(id).toMatch(/^0x[0-9a-f]{64}$/)
  await journal.update([0, 1], { status: 'prompting' })
  // The wallet did not know the bundle: the next must have the same id.
  await journal.update([0, 1], { status: 'waiting' })
  await journal.close()
  const again = await openJournal(environment, subject)
  again.begin(steps)
  expect(again.bundle()).toBe(id)
  await again.update([0, 1], { status: 'done' })
  expect(again.bundle()).not.toBe(id)
})

test('behavior: a bundle that the wallet refused gets a new id', async () => {
  const journal = await openJournal(surrounding(), subject)
  const id = journal.bundle()
  journal.endBundle()
  expect(journal.bundle()).not.toBe(id)
})

describe('steps of a host', () => {
  const hostSteps: Subject = {
    scope: 'shop',
    intent: { ...place, digests: [], kind: 'steps' },
  }
  const start = async () => {
    const environment = surrounding()
    const journal = await openJournal(environment, hostSteps)
    journal.begin(steps)
    await journal.update(0, { status: 'prompting' })
    return { environment, journal }
  }

  test('behavior: completed steps stay completed', async () => {
    const { environment, journal } = await start()
    await journal.update(0, { status: 'done', hash: someHash })
    await journal.close()
    const again = await openJournal(environment, hostSteps)
    again.begin(steps)
    expect(again.steps()).toMatchObject([
      { status: 'done', hash: someHash },
      { status: 'waiting' },
    ])
  })

  test('behavior: failed steps start again', async () => {
    const { journal } = await start()
    await journal.update(0, { status: 'failed', hash: someHash })
    journal.begin(steps)
    expect(journal.steps()).toMatchObject([
      { status: 'waiting' },
      { status: 'waiting' },
    ])
    expect(journal.steps()[0]?.hash).toBeUndefined()
  })

  test('behavior: the record is deleted if no step or every step is done', async () => {
    const failed = await start()
    await failed.journal.update(0, { status: 'failed' })
    await failed.journal.close()
    expect(await readRecords(failed.environment)).toEqual([])
    const done = await start()
    await done.journal.update([0, 1], { status: 'done' })
    await done.journal.close()
    expect(await readRecords(done.environment)).toEqual([])
  })
})

test('behavior: completed steps of a service start again', async () => {
  const journal = await openJournal(surrounding(), subject)
  journal.begin(steps)
  await journal.update(0, { status: 'done' })
  journal.begin(steps)
  expect(journal.steps()[0]?.status).toBe('waiting')
})

describe('flows of several parts', () => {
  const other: CancelIntent = { ...intent, orderId: '8' }
  const many: Subject = {
    scope: 'shop',
    intent: { ...place, kind: 'cancelMany', cancels: [intent, other] },
  }

  test('behavior: the next part is stored only if there is a record', async () => {
    const environment = surrounding()
    const skipped = await openJournal(environment, many)
    await skipped.advance({ hashes: [], orderEnd: 'cancelled' })
    expect(skipped.part()).toEqual(other)
    expect(await environment.storage.keys()).toEqual([])

    const journal = await openJournal(environment, many)
    journal.begin(steps)
    await journal.update(0, { status: 'prompting' })
    await journal.advance({ hashes: [someHash] })
    const [stored] = await readRecords(environment)
    expect(stored?.record).toMatchObject({
      ended: [{ hashes: [someHash] }],
      steps: [],
    })
  })

  const listed = {
    ...place,
    kind: 'list',
    collection: bob,
    contractType: 'ERC721',
    tokenId: '7',
    quantity: '1',
    currency: bob,
    pricePerToken: '5',
    expiry: '2000000000',
  } as const
  const edit = (
    sequence: EditIntent['sequence'],
    pricePerToken = '5',
  ): EditIntent => ({
    ...place,
    kind: 'edit',
    collection: bob,
    cancel: intent,
    list: { ...listed, pricePerToken },
    sequence,
  })

  test.each<[EditIntent['sequence'], EditIntent]>([
    // A listing that exists keeps its terms.
    [['list', 'cancel'], edit(['list', 'cancel'])],
    // A pending listing gets the new terms; the sequence stays the same.
    [['cancel', 'list'], edit(['cancel', 'list'], '6')],
  ])(
    'behavior: a continued edit of %j gives new terms only to a pending listing',
    async (order, next) => {
      const environment = surrounding()
      const first = { scope: 'shop', intent: edit(order) }
      const journal = await openJournal(environment, first)
      journal.begin(steps)
      await journal.update(0, { status: 'prompting' })
      await journal.advance({ hashes: [someHash] })
      await journal.close()
      const wanted = edit(['cancel', 'list'], '6')
      const again = await openJournal(environment, {
        scope: 'shop',
        intent: wanted,
      })
      again.renew()
      expect(again.intent()).toEqual(next)
    },
  )

  test('behavior: a continued edit takes its cancellation from the user, not from the record', async () => {
    const environment = surrounding()
    const intent = edit(['list', 'cancel'])
    const first = { scope: 'shop', intent }
    const journal = await openJournal(environment, first)
    journal.begin(steps)
    await journal.update(0, { status: 'prompting' })
    await journal.advance({ hashes: [someHash] })
    const cancel = { ...intent.cancel, book: bob, isForAll: true }
    const text = JSON.stringify({
      ...JSON.parse((await environment.storage.get(journal.key)) ?? ''),
      intent: { ...intent, cancel },
    })
    await environment.storage.set(journal.key, text)
    const again = await openJournal(environment, first)
    expect(again.steps()).toHaveLength(0)
    expect(again.ended()).toHaveLength(1)
    again.renew()
    expect(again.part()).toEqual(intent.cancel)
  })

  test.each([
    [0, 'deleted'],
    [1, 'kept'],
  ])(
    'behavior: after %i parts, the record of a closed edit is %s',
    async (count) => {
      const environment = surrounding()
      const flow = { scope: 'shop', intent: edit(['cancel', 'list']) }
      const journal = await openJournal(environment, flow)
      journal.begin(steps)
      await journal.update(0, { status: 'prompting' })
      await journal.update(0, { status: 'failed' })
      for (let part = 0; part < count; part++)
        await journal.advance({ hashes: [someHash] })
      await journal.close()
      expect(await readRecords(environment)).toHaveLength(count)
    },
  )

  test('behavior: an edit without a finished part takes all new terms', async () => {
    const environment = surrounding()
    const first = { scope: 'shop', intent: edit(['list', 'cancel']) }
    const journal = await openJournal(environment, first)
    journal.begin(steps)
    await journal.update(0, { status: 'prompting' })
    const wanted = edit(['cancel', 'list'], '6')
    const again = await openJournal(environment, {
      scope: 'shop',
      intent: wanted,
    })
    again.renew()
    expect(again.intent()).toEqual(wanted)
  })
})

describe('late answers', () => {
  const late = async (status: JournalStep['status']) => {
    const environment = surrounding()
    const journal = await openJournal(environment, subject)
    journal.begin(steps)
    await journal.update(0, { status })
    const digest = journal.steps()[0]?.digest ?? '0x'
    return { digest, environment, journal }
  }

  test('behavior: a late hash is stored in the record', async () => {
    const { digest, environment, journal } = await late('prompting')
    await journal.updateLate(0, digest, { status: 'sent', hash: someHash })
    const [stored] = await readRecords(environment)
    expect(stored?.record.steps[0]).toMatchObject({ hash: someHash })
  })

  test('behavior: a late refusal deletes the record', async () => {
    const { digest, environment, journal } = await late('prompting')
    await journal.updateLate(0, digest, { status: 'failed' })
    expect(await readRecords(environment)).toEqual([])
  })

  test('behavior: a step that was sent meanwhile is not changed', async () => {
    const { digest, environment, journal } = await late('sent')
    await journal.updateLate(0, digest, { status: 'failed' })
    await journal.updateLate(0, someHash, { status: 'failed' })
    const [stored] = await readRecords(environment)
    expect(stored?.record.steps[0]?.status).toBe('sent')
  })

  test('behavior: a late answer does not change other steps', async () => {
    const { digest, environment, journal } = await late('prompting')
    const [, waiting] = journal.steps()
    await journal.updateLate(0, digest, { status: 'sent', hash: someHash })
    const [stored] = await readRecords(environment)
    expect(stored?.record.steps[1]).toEqual(waiting)
  })

  test('behavior: another prompt of the same flow is not changed', async () => {
    const { environment, journal } = await late('prompting')
    await journal.updateLate(0, someHash, { status: 'failed' })
    await journal.updateLate(9, someHash, { status: 'failed' })
    const [stored] = await readRecords(environment)
    expect(stored?.record.steps[0]?.status).toBe('prompting')
  })

  test('behavior: a later flow of the same intent is not changed', async () => {
    const { digest, environment, journal } = await late('prompting')
    await environment.storage.delete(journal.key)
    await journal.updateLate(0, digest, { status: 'failed' })
    const later = await openJournal(environment, subject)
    later.begin(steps)
    await later.update(0, { status: 'prompting' })
    await journal.updateLate(0, digest, { status: 'failed' })
    const [stored] = await readRecords(environment)
    expect(stored?.record.id).toBe(later.id)
    expect(stored?.record.steps[0]?.status).toBe('prompting')
  })
})

describe('storages', () => {
  test.each([
    ['localStorage', () => createLocalStorage(() => storage)],
    ['memory', createMemoryStorage],
    ['the default storage of Node', createDefaultStorage],
  ])(
    'behavior: values are set, read and deleted in %s',
    async (_name, create) => {
      const kept = create()
      await kept.set('a', '1')
      await kept.set('b', '2')
      await kept.set('a', '3')
      expect(await kept.get('a')).toBe('3')
      expect((await kept.keys()).sort()).toEqual(['a', 'b'])
      await kept.delete('a')
      await kept.delete('a')
      expect(await kept.get('a')).toBeUndefined()
    },
  )
  const storage = webStorage()

  test.each<[string, Partial<FlowStorage>]>([
    ['is full', { set: () => Promise.reject(new Error('Quota')) }],
    ['never answers', { set: () => new Promise(() => {}) }],
    [
      'is blocked',
      {
        get: () => Promise.reject(new Error('Denied')),
        set: () => Promise.reject(new Error('Denied')),
        delete: () => Promise.reject(new Error('Denied')),
        keys: () => Promise.reject(new Error('Denied')),
      },
    ],
  ])(
    'behavior: a storage that %s falls back to memory and makes the journal volatile',
    async (_, fault) => {
      const broken = { ...createMemoryStorage(), volatile: false, ...fault }
      const environment = {
        ...surrounding(broken),
        sleep: () => Promise.resolve(),
      }
      const journal = await openJournal(environment, subject)
      journal.begin(steps)
      await journal.update(0, { status: 'prompting' })
      expect(journal.isVolatile()).toBe(true)
      // The same page still finds the record.
      const again = await openJournal(environment, subject)
      expect(again.steps()[0]?.status).toBe('prompting')
      expect(await readRecords(environment)).toHaveLength(1)
    },
  )

  test('behavior: a record that is too long stays in memory', async () => {
    const environment = surrounding({
      ...createMemoryStorage(),
      volatile: false,
    })
    const orderId = 'x'.repeat(300_000)
    const long = { ...subject, intent: { ...intent, orderId } }
    const journal = await openJournal(environment, long)
    journal.begin(steps)
    await journal.update(0, { status: 'prompting' })
    expect(journal.isVolatile()).toBe(true)
    expect(await environment.storage.keys()).toEqual([])
  })
})

describe('records', () => {
  test('behavior: an unreadable record is kept and reported as unreadable', async () => {
    const environment = surrounding()
    const { key } = await openJournal(environment, subject)
    await environment.storage.set(key, '{"version":2')
    const journal = await openJournal(environment, subject)
    expect(journal.isUnreadable()).toBe(true)
    expect(await readRecords(environment)).toEqual([])
    // The record stays until the user consents to start without it.
    await journal.close()
    expect(await environment.storage.keys()).toEqual([key])
  })

  test('behavior: `parseRecord` returns undefined for any text that is no record', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseRecord(text)).toBeUndefined()
      }),
    )
  })

  test('behavior: every change of a step is read back from the storage', async () => {
    const status = fc.constantFrom<JournalStep['status']>(
      'sent',
      'posting',
      'done',
    )
    const change = fc.record(
      {
        status,
        block: fc.nat(),
        nonce: fc.nat(),
        seen: fc.boolean(),
        hash: fc.constant(someHash),
        orderId: fc.string(),
        step: fc.constant(steps[1]?.step),
      },
      { requiredKeys: ['status'] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1 }), async (changes) => {
        const environment = surrounding()
        const journal = await openJournal(environment, subject)
        journal.begin(steps)
        for (const each of changes) await journal.update(1, each)
        const again = await openJournal(environment, subject)
        expect(again.steps()).toEqual(journal.steps())
      }),
      { numRuns: 30 },
    )
  })

  test('behavior: records beyond 50 or older than 30 days are deleted', async () => {
    let now = 0
    const environment = { ...surrounding(), now: () => now }
    for (let index = 0; index < 60; index++) {
      now += 1_000
      const each = { ...intent, orderId: `${index}` }
      const journal = await openJournal(environment, {
        ...subject,
        intent: each,
      })
      journal.begin(steps)
      await journal.update(0, { status: 'prompting' })
    }
    const kept = await readRecords(environment)
    expect(kept).toHaveLength(50)
    expect(kept.map(({ record }) => record.intent)).toContainEqual({
      ...intent,
      orderId: '59',
    })
    now += 31 * 24 * 60 * 60 * 1000
    expect(await readRecords(environment)).toEqual([])
    expect(await environment.storage.keys()).toEqual([])
  })

  test('behavior: a locked record is kept even if it is the oldest of too many', async () => {
    let now = 0
    const environment = { ...surrounding(), now: () => now }
    const add = async (orderId: string) => {
      now += 1_000
      const each = { ...subject, intent: { ...intent, orderId } }
      const journal = await openJournal(environment, each)
      journal.begin(steps)
      await journal.update(0, { status: 'prompting' })
      return journal.key
    }
    const unlock = await acquireLock(environment.locks, await add('oldest'), {})
    for (let index = 0; index < 50; index++) await add(`${index}`)
    const getIds = async () =>
      (await readRecords(environment)).map(
        ({ record }) => (record.intent as CancelIntent).orderId,
      )
    expect(await getIds()).toContain('oldest')
    unlock?.()
    await add('newest')
    expect(await getIds()).not.toContain('oldest')
  })

  test.each(['posting', 'refused'] as const)(
    'behavior: a signed order that is %s is kept until it expires',
    async (status) => {
      let now = 0
      const days = (count: number) => count * 24 * 60 * 60 * 1000
      const environment = { ...surrounding(), now: () => now }
      const signed = await openJournal(environment, subject)
      signed.begin(steps)
      const order = signedOrderUntil(days(40) / 1000)
      await signed.update(1, { status, order })
      for (let index = 0; index < 60; index++) {
        now += 1_000
        const other = { ...intent, orderId: `other ${index}` }
        const journal = await openJournal(environment, {
          ...subject,
          intent: other,
        })
        journal.begin(steps)
        await journal.update(0, { status: 'prompting' })
      }
      const isKept = async () =>
        (await readRecords(environment)).some(({ key }) => key === signed.key)
      expect(await isKept()).toBe(true)
      now = days(39)
      expect(await isKept()).toBe(true)
      now = days(41)
      expect(await isKept()).toBe(false)
    },
  )

  test('behavior: the record of an expired order keeps its finished parts', async () => {
    let now = 0
    const environment = { ...surrounding(), now: () => now }
    const many: Subject = {
      scope: 'shop',
      intent: {
        ...place,
        kind: 'listMany',
        lists: [listIntent, { ...listIntent, tokenId: '8' }],
      },
    }
    const journal = await openJournal(environment, many)
    journal.begin(steps)
    await journal.update(1, { status: 'done' })
    await journal.advance({ hashes: [], orderId: '7' })
    journal.begin(steps)
    const order = signedOrderUntil(100)
    await journal.update(1, { status: 'refused', order })
    now = 10_000_000
    expect(await readRecords(environment)).toMatchObject([
      { record: { ended: [{ orderId: '7' }], steps: [] } },
    ])
    const again = await openJournal(environment, many)
    expect(again.ended()).toMatchObject([{ orderId: '7' }])
  })
})
