import { StepError } from '../errors.js'
import type { Progress } from '../steps/base/progress.js'

/** What one hook knows of its flow: the latest progress, and what runs. */
export function createFlowRun<data>() {
  const listeners = new Set<() => void>()
  let controller = new AbortController()
  let stopper = new AbortController()
  let isMounted = false
  let progress: Progress | undefined
  let running: Promise<data> | undefined
  let runningKey: string | undefined
  const set = (next: Progress | undefined) => {
    progress = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => progress,
    isMounted: () => isMounted,
    mount() {
      isMounted = true
      return () => {
        isMounted = false
      }
    },
    set,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signal: () => controller.signal,
    stopSignal: () => stopper.signal,
    isRunning: () => running !== undefined,
    end() {
      running = undefined
    },
    abort: () => controller.abort(),
    stop: () => stopper.abort(),
    /**
     * A second call while the first runs joins it: clicks come in pairs. One
     * for something else is refused, or it would be told of the first's end.
     */
    once(key: string, begin: () => Promise<data>): Once<data> {
      if (running) {
        const result =
          key === runningKey ? running : Promise.reject(stillRunning())
        return { isOwn: false, result }
      }
      runningKey = key
      controller = new AbortController()
      stopper = new AbortController()
      set(undefined)
      const result = begin().finally(() => {
        if (running === result) running = undefined
      })
      running = result
      return { isOwn: true, result }
    },
  }
}

type Once<data> = {
  /** Whether this call has begun it. */
  isOwn: boolean
  result: Promise<data>
}

function stillRunning() {
  const details = 'The last one has not come to its end.'
  return new StepError({
    reason: 'walletBusy',
    details,
    fundsMoved: 'no',
    index: 0,
  })
}
