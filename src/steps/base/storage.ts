/** Keeps what flows must not forget; every value is a short JSON text. */
export type FlowStorage = {
  /** The value of a key; undefined when there is none. */
  get(key: string): Promise<string | undefined>
  /** Keeps a value; rejects when it cannot. */
  set(key: string, value: string): Promise<void>
  /** Forgets a key; one that is not there is fine. */
  delete(key: string): Promise<void>
  /** All keys. */
  keys(): Promise<string[]>
  /** Whether everything is lost with the page or process. */
  readonly volatile?: boolean | undefined
}

/**
 * A storage that lasts as long as the page or process.
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

/**
 * A storage in the browser's `localStorage`, shared by all tabs of an origin.
 *
 * @example
 * import { buy, createLocalStorage } from 'marketkit/core'
 *
 * await buy(config, { client, chainId, order, storage: createLocalStorage() })
 */
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
 * A storage in the browser's IndexedDB, shared by all tabs of an origin.
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
    // Browsers close it when they clear data; the next call opens it again.
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

const probe = 'marketkit:probe'

/**
 * What flows use when nobody says otherwise: `localStorage`, which all tabs of
 * an origin share and which answers at once; where that is blocked or missing,
 * memory. One that is full is kept, as it may hold what is in flight.
 */
export function createDefaultStorage(): FlowStorage {
  try {
    localStorage.getItem(probe)
    return createLocalStorage()
  } catch {
    return createMemoryStorage()
  }
}
