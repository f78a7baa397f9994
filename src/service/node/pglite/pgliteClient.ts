import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { QueryOptions, Results } from '@electric-sql/pglite'
import { startWorker } from './startWorker.js'

/** Runs statements, inside a transaction or outside. */
type Statements = {
  query<row>(
    text: string,
    params?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<row>>
  exec(text: string): Promise<Results[]>
}

/** PGlite in a worker thread: what Drizzle and we use of it. */
export type PgliteClient = Statements & {
  /** Commits when `work` resolves; others wait until it ends. */
  transaction<result>(
    work: (tx: Statements) => Promise<result>,
  ): Promise<result>
  /** All data in one file. */
  dump(): Promise<Uint8Array>
  /** Writes all pending changes and ends the thread. */
  close(): Promise<void>
}

const file = join(dirname(fileURLToPath(import.meta.url)), 'pgliteWorker.js')

/** Starts PGlite in a worker thread, so that queries do not block the process. */
export async function startPglite(options: {
  folder?: string | undefined
  dump?: Uint8Array | undefined
  onLost?: ((error: Error) => void) | undefined
}): Promise<PgliteClient> {
  const { dump, folder, onLost } = options
  let isOpen = false
  // Errors before that are thrown.
  const { call, end } = startWorker(file, (error) => isOpen && onLost?.(error))
  let count = 0

  const statements = (transaction?: number): Statements => ({
    query: (text, params = [], { parsers = {}, rowMode } = {}) =>
      // Functions cannot be posted. Those of Drizzle answer what they get.
      call('query', {
        ...{ asText: Object.keys(parsers), params, rowMode, text, transaction },
      }),
    exec: (text) => call('exec', { text, transaction }),
  })
  try {
    await call('open', { dump, folder })
    isOpen = true
  } catch (error) {
    await end()
    throw error
  }
  return {
    ...statements(),
    async transaction(work) {
      count += 1
      const transaction = count
      await call('begin', { transaction })
      try {
        const result = await work(statements(transaction))
        await call('commit', { transaction })
        return result
      } catch (error) {
        await call('rollback', { transaction }).catch(() => {})
        throw error
      }
    },
    dump: () => call('dump'),
    async close() {
      await call('close').catch(() => {})
      await end()
    },
  }
}
