import type { Lease, ServiceContext } from './context.js'

/** A task that repeats. */
export type Routine = {
  /** Starts repeating. */
  start(): void
  /** Stops; resolves when nothing is running. */
  stop(): Promise<void>
  /** Runs until there is nothing left to do. */
  sync(): Promise<void>
}

/** Longest pause after failures, in milliseconds. */
const longestPause = 10_000

/**
 * Creates a task that one process at a time repeats: processes without the
 * lease try again.
 */
export function createRoutine(
  context: ServiceContext,
  {
    failure,
    interval,
    run,
    task,
  }: {
    /** Log message when the task fails. */
    failure: string
    /** Milliseconds between the end of a run and the next. */
    interval: number
    /** Runs once; returns whether there is more to do immediately. */
    run: (
      signal: AbortSignal,
      look: {
        /** Whether another run follows soon, whatever this one returns. */
        isRepeated: boolean
        /**
         * Whether another process may have done the task since the last run.
         */
        isFirst: boolean
      },
    ) => Promise<boolean>
    /** Name of the lease. */
    task: string
  },
): Routine {
  /** One run at a time: the next starts when this one ends. */
  let current: Promise<unknown> = Promise.resolve()
  /** Aborted by `stop`, then replaced. */
  let ending = new AbortController()
  let isStarted = false
  let lease: Lease | undefined
  /** Aborted by `stop`, or with the lease. */
  let leased = ending.signal
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function inTurn<value>(act: () => Promise<value>): Promise<value> {
    const next = current.then(act)
    current = next.catch(() => {})
    return next
  }

  async function runWithLease(signal: AbortSignal): Promise<boolean> {
    if (lease?.signal.aborted) lease = undefined
    const isFirst = !lease
    if (!lease) {
      lease = await context.lease(task)
      if (!lease) return false
      leased = AbortSignal.any([signal, lease.signal])
    }
    return run(leased, { isRepeated: true, isFirst })
  }

  async function repeat(signal: AbortSignal) {
    let pause = interval
    try {
      if (await inTurn(() => runWithLease(signal))) pause = 0
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      // Without the lease, the task belongs to another process.
      if (!lease?.signal.aborted) {
        failures++
        pause = Math.min(interval * 2 ** failures, longestPause)
        context.log({ level: 'error', message: failure, error })
      }
    }
    if (!signal.aborted) timer = setTimeout(() => repeat(signal), pause)
  }

  return {
    start() {
      if (isStarted) return
      isStarted = true
      void repeat(ending.signal)
    },
    async stop() {
      ending.abort()
      ending = new AbortController()
      isStarted = false
      clearTimeout(timer)
      await inTurn(async () => {
        await lease?.release()
        lease = undefined
      })
    },
    sync() {
      const { signal } = ending
      return inTurn(async () => {
        const options = { isRepeated: false, isFirst: true }
        while (await run(signal, options)) signal.throwIfAborted()
      })
    },
  }
}
