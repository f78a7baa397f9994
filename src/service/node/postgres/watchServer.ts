import pg from 'pg'

/** Milliseconds between two heartbeats. */
const pulse = 2_000

/** Milliseconds without an answer after which the server counts as silent. */
const patience = 4_000

/** Milliseconds for an answer that arrived while this process was busy. */
const grace = 250

/** Watches a server until it is closed. */
export type ServerWatch = {
  /** Connects, but fails at once while the server is silent or when it falls silent. */
  guard(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient>
  /** Destroys a connection when the server falls silent, so that its query fails. */
  add(client: pg.ClientBase): void
  close(): Promise<void>
}

/** Thrown while the server is silent; its code marks lost connections. */
class SilentServerError extends Error {
  override name = 'SilentServerError'
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The PostgreSQL server accepts connections but does not respond.')
  }
}

/**
 * Asks the server every two seconds whether it answers, on a connection of its
 * own. Queries may take a minute, so a missing result does not show it.
 */
export function watchServer(url: string): ServerWatch {
  const clients = new Set<pg.ClientBase>()
  const waiting = new Set<(error: Error) => void>()
  const closing = new AbortController()
  let isSilent = false

  function failAll() {
    isSilent = true
    const error = new SilentServerError()
    for (const reject of waiting) reject(error)
    waiting.clear()
    for (const client of clients) destroy(client)
  }

  async function watch() {
    const client = new pg.Client({
      application_name: 'marketkit watch',
      connectionString: url,
    })
    client.on('error', () => {})
    const end = () => destroy(client)
    closing.signal.addEventListener('abort', end)
    try {
      await inTime(client.connect())
      while (!closing.signal.aborted) {
        await inTime(client.query('select 1'))
        isSilent = false
        await sleep(pulse, closing.signal)
      }
    } catch (error) {
      if (error instanceof SilentServerError) failAll()
    } finally {
      closing.signal.removeEventListener('abort', end)
      end()
    }
  }

  async function watchAgain() {
    while (!closing.signal.aborted) {
      await watch()
      await sleep(pulse / 2, closing.signal)
    }
  }

  const watching = watchAgain()
  return {
    add(client) {
      clients.add(client)
      client.once('end', () => clients.delete(client))
    },
    guard(connect) {
      if (isSilent) return Promise.reject(new SilentServerError())
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        connect()
          .then((client) => {
            if (waiting.has(reject)) resolve(client)
            // The caller has the error already.
            else client.release(true)
          }, reject)
          .finally(() => waiting.delete(reject))
      })
    },
    async close() {
      closing.abort()
      await watching
    },
  }
}

/** @throws SilentServerError if the server does not answer in time. */
async function inTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timer = setTimeout(() => reject(new SilentServerError()), grace)
    }, patience)
  })
  try {
    await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
    answer.catch(() => {})
  }
}

/** Resolves after some milliseconds, or when the signal aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    timer.unref()
    signal.addEventListener('abort', end)
  })
}

/** `end` would wait for an answer of the server. */
function destroy(client: pg.ClientBase) {
  const { connection } = client as unknown as {
    connection: { stream: { destroy(): void } }
  }
  connection.stream.destroy()
}
