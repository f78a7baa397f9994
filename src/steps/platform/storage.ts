/** Stores flows that are in flight. Every value is a short JSON text. */
export type FlowStorage = {
  /** Returns the value of a key; undefined if there is none. */
  get(key: string): Promise<string | undefined>
  /** Stores a value; rejects if that fails. */
  set(key: string, value: string): Promise<void>
  /** Deletes a key, if it exists. */
  delete(key: string): Promise<void>
  /** Returns all keys. */
  keys(): Promise<string[]>
  /** Whether the values are lost when the page or process ends. */
  readonly volatile?: boolean | undefined
}

/**
 * Creates a storage in memory. It lasts as long as the page or process.
 *
 * @example
 * import { buy, createMemoryStorage } from 'marketkit/core'
 *
 * await buy(config, { client, chainId, order, storage: createMemoryStorage() })
 */
export function createMemoryStorage(): FlowStorage {
  const values = new Map<string, string>()
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
    volatile: true,
  }
}

/** Creates a storage in `localStorage`, shared by all tabs of an origin. */
export function createLocalStorage(
  storage: () => Storage = () => localStorage,
): FlowStorage {
  return {
    get: async (key) => storage().getItem(key) ?? undefined,
    set: async (key, value) => storage().setItem(key, value),
    delete: async (key) => storage().removeItem(key),
    keys: async () => Object.keys(storage()),
  }
}

/**
 * Creates a storage in IndexedDB, shared by all tabs of an origin.
 *
 * @example
 * import { buy, createIndexedDbStorage } from 'marketkit/core'
 *
 * const storage = createIndexedDbStorage('my-shop')
 * await buy(config, { client, chainId, order, storage })
 */
export function createIndexedDbStorage(name = 'marketkit'): FlowStorage {
  const table = 'flows'
  let opening: Promise<IDBDatabase> | undefined
  const open = () => {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(table)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    }).catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const use = async <value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<value>,
  ): Promise<value> => {
    const database = await open()
    // The browser closes the database when the user clears site data.
    database.onclose = () => {
      opening = undefined
    }
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode, {
        durability: 'strict',
      })
      const request = act(transaction.objectStore(table))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
      transaction.onerror = () => reject(transaction.error)
    })
  }
  return {
    get: (key) => use('readonly', (store) => store.get(key)),
    set: async (key, value) =>
      void (await use('readwrite', (store) => store.put(value, key))),
    delete: (key) => use('readwrite', (store) => store.delete(key)),
    keys: () =>
      use('readonly', (store) => store.getAllKeys() as IDBRequest<string[]>),
  }
}

const probeKey = 'marketkit:probe'

/**
 * Creates a storage in `localStorage`, or in memory if the host has none or
 * blocks it. Uses `localStorage` even if it is full, because it may hold flows.
 */
export function createDefaultStorage(): FlowStorage {
  try {
    // On a server, where Node's own `localStorage` warns, there is no `window`.
    window.localStorage.getItem(probeKey)
    return createLocalStorage()
  } catch {
    return createMemoryStorage()
  }
}
