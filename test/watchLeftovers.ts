import { AsyncLocalStorage } from 'node:async_hooks'
import { aroundAll } from 'vitest'

/** The file whose tests run, and the timers that it started; one for a process. */
type Running = {
  files: AsyncLocalStorage<object>
  file: object | undefined
  timers: Set<NodeJS.Timeout>
}

const key = Symbol.for('marketkit tests')
const shared = globalThis as { [key]?: Running }

/**
 * Ends the work that a file leaves behind, as the end of its process would. Its timers
 * do not fire during the next file, and a flow whose chain is gone does not fail it:
 * only the running file fails by unhandled rejections.
 */
export function watchLeftovers(): { endTimers(): void } {
  shared[key] ??= watch()
  const running = shared[key]
  const file = {}
  running.file = file
  aroundAll((run) => running.files.run(file, run))
  return {
    endTimers() {
      running.timers.forEach(clearTimeout)
      running.timers.clear()
    },
  }
}

function watch(): Running {
  const running: Running = {
    files: new AsyncLocalStorage(),
    file: undefined,
    timers: new Set(),
  }
  process.on('unhandledRejection', (reason) => {
    const file = running.files.getStore()
    // Vitest reports what is thrown here.
    if (!file || file === running.file) throw reason
  })
  for (const name of ['setInterval', 'setTimeout'] as const) {
    const start: (...parameters: never[]) => NodeJS.Timeout = globalThis[name]
    const startWatched = (...parameters: never[]) => {
      const timer = start(...parameters)
      running.timers.add(timer)
      return timer
    }
    // `promisify` reads a property of the function.
    Object.defineProperties(
      startWatched,
      Object.getOwnPropertyDescriptors(start),
    )
    globalThis[name] = startWatched as never
  }
  return running
}
