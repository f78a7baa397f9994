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

/** A worker thread that answers calls. */
export type WorkerCalls = {
  /**
   * Calls a function of the thread. Rejects with its error, or if the thread
   * has ended.
   */
  call<result = void>(name: string, values?: object): Promise<result>
  /** Ends the thread. */
  end(): Promise<void>
}

type Lost = ((error: Error) => unknown) | undefined

/**
 * Starts a worker thread. It receives `{ id, name, values }`, and answers with
 * `{ id, result }` or `{ id, failure }`. `onLost` is called if the thread ends
 * by itself.
 */
export function startWorker(file: string | URL, onLost?: Lost): WorkerCalls {
  // The thread needs no TypeScript loader of this process.
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
    lose(new Error('The embedded database failed.', { cause })),
  )
  worker.on('exit', () => lose(new Error('The embedded database stopped.')))

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
