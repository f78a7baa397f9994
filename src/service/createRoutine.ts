import type { Lease, ServiceContext } from './context.js'

/** Something that is done again and again. */
export type Routine = {
  /** Does it from now on. */
  start(): void
  /** Ends what `start` began; resolves when nothing runs any more. */
  stop(): Promise<void>
  /** Does it once, until nothing is left to do. */
  sync(): Promise<void>
}

/** Milliseconds; the longest pause after failures. */
const longestPause = 10_000

/**
 * Creates what does a task in one process at a time: those that do not get
 * the lease try again.
 */
export function createRoutine(
  context: ServiceContext,
  {
    failure,
    interval,
    run,
    task,
  }: {
    /** Said when the task fails. */
    failure: string
    /** Milliseconds from the end of one look to the next. */
    interval: number
    /** Looks once; answers whether there is more to do at once. */
    run: (
      signal: AbortSignal,
      look: {
        /** Whether another look follows soon, whatever this one finds. */
        again: boolean
        /** Whether another process may have done the task since the last. */
        first: boolean
      },
    ) => Promise<boolean>
    /** The name of the lease. */
    task: string
  },
): Routine {
  /** One look at a time: the next begins when this one ends. */
  let current: Promise<unknown> = Promise.resolve()
  /** Aborted by `stop`; then a new one. */
  let ending = new AbortController()
  let isStarted = false
  let lease: Lease | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function inTurn<value>(act: () => Promise<value>): Promise<value> {
    const next = current.then(act)
    current = next.catch(() => {})
    return next
  }

  async function runWithLease(signal: AbortSignal): Promise<boolean> {
    if (lease?.signal.aborted) lease = undefined
    const first = !lease
    lease ??= await context.lease(task)
    if (!lease) return false
    const both = AbortSignal.any([signal, lease.signal])
    return run(both, { again: true, first })
  }

  async function look(signal: AbortSignal) {
    let pause = interval
    try {
      if (await inTurn(() => runWithLease(signal))) pause = 0
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      // Without the lease it is for others now.
      if (!lease?.signal.aborted) {
        failures++
        pause = Math.min(interval * 2 ** failures, longestPause)
        context.log({ level: 'error', message: failure, error })
      }
    }
    if (!signal.aborted) timer = setTimeout(() => look(signal), pause)
  }

  return {
    start() {
      if (isStarted) return
      isStarted = true
      void look(ending.signal)
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
        const look = { again: false, first: true }
        while (await run(signal, look)) signal.throwIfAborted()
      })
    },
  }
}
