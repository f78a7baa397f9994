import type { Locks } from '../../../src/steps/platform/environment.js'

type Waiting = { tab: string; grant: () => void }

/**
 * Locks that all tabs of a browser share. A tab that dies releases its locks.
 */
export type SharedLocks = {
  of(tab: string): Locks
  leave(tab: string): void
}

export function createSharedLocks(): SharedLocks {
  const holders = new Map<string, string>()
  const queues = new Map<string, Waiting[]>()

  function free(name: string): void {
    holders.delete(name)
    const next = queues.get(name)?.shift()
    if (!next) return
    holders.set(name, next.tab)
    next.grant()
  }

  async function hold<value>(
    name: string,
    tab: string,
    act: () => Promise<value>,
  ): Promise<value> {
    try {
      return await act()
    } finally {
      if (holders.get(name) === tab) free(name)
    }
  }

  return {
    of: (tab) => ({
      async request(name, { ifAvailable, signal }, callback) {
        signal?.throwIfAborted()
        if (!holders.has(name)) holders.set(name, tab)
        else if (ifAvailable) return callback(null)
        else await queue(name, tab, signal)
        return hold(name, tab, () => callback({ name }))
      },
    }),
    leave(tab) {
      for (const [name, waiting] of queues)
        queues.set(
          name,
          waiting.filter((it) => it.tab !== tab),
        )
      for (const [name, holder] of [...holders]) if (holder === tab) free(name)
    },
  }

  function queue(
    name: string,
    tab: string,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine = { tab, grant: resolve }
      const waiting = queues.get(name) ?? []
      waiting.push(mine)
      queues.set(name, waiting)
      signal?.addEventListener('abort', () => {
        const rest = queues.get(name) ?? []
        const index = rest.indexOf(mine)
        if (index < 0) return
        rest.splice(index, 1)
        reject(signal.reason)
      })
    })
  }
}
