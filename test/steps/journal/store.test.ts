import { describe, expect, test } from 'vitest'
import type { FlowRecord } from '../../../src/steps/journal/record.js'
import { getStore } from '../../../src/steps/journal/store.js'
import type { CancelIntent } from '../../../src/steps/model/intent.js'
import { defaultEnvironment } from '../../../src/steps/platform/environment.js'
import {
  createMemoryStorage,
  type FlowStorage,
} from '../../../src/steps/platform/storage.js'
import { ada, bob } from '../setup.js'

const key = 'key'

/** A storage that finishes each `set` and `delete` only when the test says so. */
function lateStorage() {
  const kept = createMemoryStorage()
  const pending: (() => Promise<void>)[] = []
  const later = (act: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      pending.push(() => act().then(resolve))
    })
  const storage: FlowStorage = {
    ...kept,
    set: (key, value) => later(() => kept.set(key, value)),
    delete: (key) => later(() => kept.delete(key)),
  }
  // A late write triggers more writes, which are late, too.
  const land = async () => {
    while (pending.length) {
      await pending.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { kept, land, pending, storage }
}

/** An environment in which timeouts end immediately. */
const impatient = (storage: FlowStorage) => ({
  ...defaultEnvironment(),
  sleep: () => Promise.resolve(),
  storage,
})

const intent: CancelIntent = {
  account: ada,
  chainId: 1,
  collection: bob,
  kind: 'cancel',
  marketplace: 'book',
  orderId: '7',
}

function createRecord(id: string): string {
  const record: FlowRecord = {
    version: 2,
    id,
    scope: 'shop',
    intent,
    createdAt: 0,
    updatedAt: 0,
    steps: [],
  }
  return JSON.stringify(record)
}

describe('writes that land too late', () => {
  test('behavior: an older value never replaces a newer one', async () => {
    const { kept, pending, storage } = lateStorage()
    const store = getStore(impatient(storage))
    await store.set(key, 'old')
    await store.set(key, 'new')
    const [old, newer] = pending
    await newer?.()
    await old?.()
    // The late write is corrected by another.
    await expect.poll(() => pending.length).toBe(3)
    await pending[2]?.()
    expect(await kept.get(key)).toBe('new')
    expect(store.isVolatile()).toBe(true)
    expect(await store.get(key)).toBe('new')
  })

  test('behavior: a value that was deleted does not come back', async () => {
    const { kept, land, storage } = lateStorage()
    const store = getStore(impatient(storage))
    await store.set(key, createRecord('one'))
    await store.delete(key, 'one')
    await land()
    // The deletion was late too, so the record was overwritten.
    expect(await kept.get(key)).toBe('forgotten')
    expect(await store.get(key)).toBeUndefined()
  })

  test('behavior: a value of another tab is left alone', async () => {
    const { kept, pending, storage } = lateStorage()
    const store = getStore(impatient(storage))
    await store.set(key, 'mine')
    const [mine] = pending
    const landing = mine?.()
    await kept.set(key, 'theirs')
    await landing
    await new Promise((resolve) => setTimeout(resolve))
    expect(pending).toHaveLength(1)
    expect(await kept.get(key)).toBe('theirs')
  })

  test('behavior: a late write of the current value is not repeated', async () => {
    const { pending, storage } = lateStorage()
    const store = getStore(impatient(storage))
    await store.set(key, 'mine')
    await pending[0]?.()
    await new Promise((resolve) => setTimeout(resolve))
    expect(pending).toHaveLength(1)
  })
})

describe('storages that do not delete', () => {
  test('behavior: the value is overwritten, and not returned', async () => {
    const kept = createMemoryStorage()
    const storage = { ...kept, delete: () => Promise.reject(new Error()) }
    const store = getStore({ ...defaultEnvironment(), storage })
    await store.set(key, createRecord('one'))
    await store.delete(key, 'one')
    expect(await kept.get(key)).toBe('forgotten')
    expect(await store.get(key)).toBeUndefined()
    expect(store.isVolatile()).toBe(true)
  })

  test('behavior: a record that cannot be overwritten is hidden by a mark, also in later pages', async () => {
    const kept = createMemoryStorage()
    const denied = () => Promise.reject(new Error('Denied'))
    const open = () => ({
      ...kept,
      delete: denied,
      set: (name: string, value: string) =>
        name === key ? denied() : kept.set(name, value),
    })
    await kept.set(key, createRecord('one'))
    const environment = defaultEnvironment()
    const store = getStore({ ...environment, storage: open() })
    await store.delete(key, 'one')
    expect(await kept.get('marketkit:forgotten:one')).toBe('forgotten')

    const storage = open()
    const later = getStore({ ...environment, storage })
    expect(await later.get(key)).toBeUndefined()
    // A new flow under the same key is found.
    await kept.set(key, createRecord('two'))
    expect(await later.get(key)).toBe(createRecord('two'))
  })

  test('behavior: once the storage deletes again, the record and its mark are deleted', async () => {
    const kept = createMemoryStorage()
    await kept.set(key, createRecord('one'))
    await kept.set('marketkit:forgotten:one', 'forgotten')
    const store = getStore({ ...defaultEnvironment(), storage: kept })
    expect(await store.get(key)).toBeUndefined()
    expect(await kept.keys()).toEqual([])
  })

  test('behavior: a mark with another text does not hide the record', async () => {
    const kept = createMemoryStorage()
    await kept.set(key, createRecord('one'))
    await kept.set('marketkit:forgotten:one', 'something')
    const store = getStore({ ...defaultEnvironment(), storage: kept })
    expect(await store.get(key)).toBe(createRecord('one'))
  })

  test('behavior: a value that is set again after its deletion is kept', async () => {
    const kept = createMemoryStorage()
    const store = getStore({ ...defaultEnvironment(), storage: kept })
    await store.set(key, createRecord('one'))
    await store.delete(key, 'one')
    await store.set(key, createRecord('two'))
    expect(await store.get(key)).toBe(createRecord('two'))
    expect(await kept.keys()).toEqual([key])
  })
})
