import { Worker } from 'node:worker_threads'

type Waiting = {
  resolve(result: unknown): void
  reject(error: Error): void
}

type Answer = {
  id: number
  result?: unknown
  failure?: { message: string } & Record<string, unknown>
}

/** A thread that answers calls. */
export type WorkerCalls = {
  /** Rejects with what was thrown there, and when the thread has ended. */
  call<result = void>(name: string, values?: object): Promise<result>
  /** Ends the thread. */
  end(): Promise<void>
}

type Lost = ((error: Error) => unknown) | undefined

/**
 * Starts a thread that is sent `{ id, name, values }`, and answers each with
 * `{ id, result }` or `{ id, failure }`. When it ends by itself, `onLost` is
 * told.
 */
export function startWorker(file: string | URL, onLost?: Lost): WorkerCalls {
  // Without the loaders of this process, which it does not need.
  const worker = new Worker(file, { execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let count = 0
  let ended: Error | undefined
  let isWanted = false

  function lose(error: Error) {
    if (!ended && !isWanted) onLost?.(error)
    ended ??= error
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  worker.on('message', ({ failure, id, result }: Answer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (failure) call?.reject(Object.assign(new Error(), failure))
    else call?.resolve(result)
  })
  worker.on('error', (cause) =>
    lose(new Error('The embedded database has failed.', { cause })),
  )
  worker.on('exit', () => lose(new Error('The embedded database has ended.')))

  return {
    call: <result = void>(name: string, values: object = {}) =>
      new Promise<result>((resolve, reject) => {
        if (ended) return reject(ended)
        count += 1
        worker.postMessage({ id: count, name, values })
        waiting.set(count, { resolve: resolve as Waiting['resolve'], reject })
      }),
    async end() {
      isWanted = true
      await worker.terminate()
    },
  }
}
