import { abortable } from './abortable.js'

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

/** Locks across tabs (Web Locks) if available, else within this page. */
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

/**
 * Acquires a lock and returns its release function; with `ifAvailable` returns
 * undefined if the lock is taken.
 */
export function acquireLock(
  locks: Locks,
  name: string,
  options: {
    ifAvailable?: boolean | undefined
    signal?: AbortSignal | undefined
  },
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
