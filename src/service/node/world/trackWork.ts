/** Knows the work that is running, so that a caller can wait for all of it. */
export type WorkTracker = {
  /** Runs the work and returns its result. */
  run<value>(work: () => Promise<value>): Promise<value>
  /** Resolves as soon as no work is running; work that fails counts as finished. */
  finish(): Promise<void>
}

/** Creates a tracker without work. */
export function trackWork(): WorkTracker {
  const running = new Set<Promise<unknown>>()
  return {
    async run(work) {
      const result = work()
      running.add(result)
      try {
        return await result
      } finally {
        running.delete(result)
      }
    },
    async finish() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
