import { StepError } from '../../errors.js'
import type { Progress } from '../../steps/model/progress.js'
import { createListeners } from '../page/createListeners.js'

export function createFlowRun<data>() {
  const { emit, subscribe } = createListeners()
  let controller = new AbortController()
  let stopper = new AbortController()
  let isMounted = false
  let progress: Progress | undefined
  let running: Promise<data> | undefined
  let runningKey: string | undefined
  const set = (next: Progress | undefined) => {
    progress = next
    emit()
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
    subscribe,
    signal: () => controller.signal,
    stopSignal: () => stopper.signal,
    isRunning: () => running !== undefined,
    end() {
      running = undefined
    },
    abort: () => controller.abort(),
    stop: () => stopper.abort(),
    /** Joins a running call with the same variables; rejects another. */
    once(key: string, begin: () => Promise<data>) {
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

function stillRunning() {
  const details = 'The previous flow of this hook is still running.'
  return new StepError({
    reason: 'walletBusy',
    details,
    fundsMoved: 'no',
    index: 0,
  })
}
