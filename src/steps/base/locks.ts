import { abortable } from './abortable.js'

/** Locks by name in the shape of the Web Locks API. */
export type Locks = {
  /**
   * Runs the callback while the lock is held, and gives it back afterwards.
   * With `ifAvailable` the callback gets null at once when it is taken.
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

/** Across all tabs where the browser can, else in this page or process. */
export function createLocks(): Locks {
  const own = createOwnLocks()
  return {
    async request(name, options, callback) {
      const shared = typeof navigator === 'object' && navigator.locks
      if (!shared) return own.request(name, options, callback)
      let reached = false
      try {
        return await shared.request(name, options as LockOptions, (lock) => {
          reached = true
          return callback(lock)
        })
      } catch (error) {
        // Sandboxed frames have the API but may not use it.
        if (reached || options.signal?.aborted) throw error
        return own.request(name, options, callback)
      }
    },
  }
}

/** Locks that only this page or process knows of. */
export function createOwnLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>()
  return {
    async request(name, { ifAvailable, signal }, callback) {
      const before = queues.get(name)
      if (before && ifAvailable) return callback(null)
      let free = () => {}
      const held = new Promise<void>((resolve) => {
        free = resolve
      })
      const mine = Promise.resolve(before).then(() => held)
      queues.set(name, mine)
      const leave = () => {
        if (queues.get(name) === mine) queues.delete(name)
      }
      try {
        if (before) await abortable(before, signal)
      } catch (error) {
        free()
        // Somebody else holds it still.
        mine.then(leave)
        throw error
      }
      try {
        return await callback({ name })
      } finally {
        free()
        leave()
      }
    },
  }
}

/** Takes a lock; answers how to give it back, or undefined when it is taken. */
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
