import { AsyncLocalStorage } from 'node:async_hooks'
import { aroundAll } from 'vitest'

/** The file whose tests run; one object for a process. */
type Running = { files: AsyncLocalStorage<object>; file: object | undefined }

const key = Symbol.for('marketkit tests')
const shared = globalThis as { [key]?: Running }

/**
 * Lets only the running file fail by rejections that nobody handles. In a process of
 * its own, the work that a file leaves behind ends with the process: a flow of a page
 * that died must not fail the next file when its chain is gone.
 */
export function watchOwnErrors(): void {
  shared[key] ??= watch()
  const running = shared[key]
  const file = {}
  running.file = file
  aroundAll((run) => running.files.run(file, run))
}

function watch(): Running {
  const running: Running = { files: new AsyncLocalStorage(), file: undefined }
  process.on('unhandledRejection', (reason) => {
    const file = running.files.getStore()
    // Vitest reports what is thrown here.
    if (!file || file === running.file) throw reason
  })
  return running
}
