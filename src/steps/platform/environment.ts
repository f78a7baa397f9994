import { toHex } from 'viem'
import { abortable } from './abortable.js'
import { createDefaultStorage, type FlowStorage } from './storage.js'

/**
 * Clock, random ids, storage and locks of a flow. Replace parts of it in tests,
 * or where the defaults do not work.
 */
export type Environment = {
  /** Current unix time in milliseconds. */
  now(): number
  /** Resolves after the time, or rejects as soon as the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal | undefined): Promise<void>
  /** Returns 32 random bytes in hexadecimal, without `0x`. */
  id(): string
  /** Stores flows that are in flight. */
  storage: FlowStorage
  /** Named locks, across tabs if the browser supports them. */
  locks: Locks
  /**
   * Resolves as soon as the page is visible and online. With `isLocal`, the service or
   * the node is on this device, and the page need not be online.
   */
  awake(
    signal?: AbortSignal | undefined,
    isLocal?: boolean | undefined,
  ): Promise<void>
}

let shared: Environment | undefined

export function defaultEnvironment(): Environment {
  shared ??= {
    now: () => Date.now(),
    sleep,
    id: () => toHex(crypto.getRandomValues(new Uint8Array(32))).slice(2),
    storage: createDefaultStorage(),
    locks: createLocks(),
    awake,
  }
  return shared
}

export function getEnvironment(parameters: {
  environment?: Partial<Environment> | undefined
  storage?: FlowStorage | undefined
}): Environment {
  const { environment, storage } = parameters
  return {
    ...defaultEnvironment(),
    ...environment,
    ...(storage && { storage }),
  }
}

function sleep(
  milliseconds: number,
  signal?: AbortSignal | undefined,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout>
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return abortable(wait, signal).finally(() => clearTimeout(timer))
}

async function awake(
  signal?: AbortSignal | undefined,
  isLocal = false,
): Promise<void> {
  const isAsleep = () =>
    (typeof document === 'object' && document.visibilityState === 'hidden') ||
    // Since version 21 Node has a navigator, but without `onLine`.
    (!isLocal && typeof window === 'object' && navigator.onLine === false)
  if (!isAsleep()) return
  let check = () => {}
  const woken = new Promise<void>((resolve) => {
    check = () => {
      if (!isAsleep()) resolve()
    }
  })
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', check)
  try {
    await abortable(woken, signal)
  } finally {
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('online', check)
  }
}

/** Named locks, in the shape of the Web Locks API. */
export type Locks = {
  /**
   * Runs the callback while it holds the lock. With `ifAvailable` the callback
   * receives null at once if the lock is taken.
   */
  request<value>(
    name: string,
    options: {
      ifAvailable?: boolean | undefined
      signal?: AbortSignal | undefined
    },
    callback: (lock: object | null) => Promise<value>,
  ): Promise<value>
}

export function createLocks(): Locks {
  const memory = createMemoryLocks()
  return {
    async request(name, options, callback) {
      const shared = typeof navigator === 'object' && navigator.locks
      if (!shared) return memory.request(name, options, callback)
      let isGranted = false
      try {
        return await shared.request(name, options as LockOptions, (lock) => {
          isGranted = true
          return callback(lock)
        })
      } catch (error) {
        // In a sandboxed frame the API exists, but every request is refused.
        if (isGranted || options.signal?.aborted) throw error
        return memory.request(name, options, callback)
      }
    },
  }
}

export function createMemoryLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>()
  return {
    async request(name, { ifAvailable, signal }, callback) {
      const before = queues.get(name)
      if (before && ifAvailable) return callback(null)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const turn = Promise.resolve(before).then(() => held)
      queues.set(name, turn)
      const leave = () => {
        if (queues.get(name) === turn) queues.delete(name)
      }
      try {
        if (before) await abortable(before, signal)
      } catch (error) {
        release()
        // Later requests must still wait for the current holder.
        turn.then(leave)
        throw error
      }
      try {
        return await callback({ name })
      } finally {
        release()
        leave()
      }
    },
  }
}

/** Returns the release function of a lock; undefined if the lock is taken. */
export function tryLock(locks: Locks, name: string) {
  return acquireLock(locks, name, { ifAvailable: true })
}

/** Waits for a lock, and returns its release function. */
export function acquireLock(
  locks: Locks,
  name: string,
  options: Parameters<Locks['request']>[1],
): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    locks
      .request(name, options, (lock) => {
        if (!lock) {
          resolve(undefined)
          return Promise.resolve()
        }
        return new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}
