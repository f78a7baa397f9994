import { constants } from 'node:os'

/**
 * Milliseconds after which the process ends even if something is still running.
 */
const longestStop = 25_000

/** Stops in order at the first Ctrl-C or SIGTERM, and at once at the second. */
export function endOnSignal(
  stop: (signal: NodeJS.Signals) => Promise<unknown>,
): void {
  let isEnding = false
  const end = async (signal: NodeJS.Signals) => {
    // The exit code of a process that the signal ended.
    if (isEnding) process.exit(128 + constants.signals[signal])
    isEnding = true
    setTimeout(() => {
      process.stderr.write('Stopping took too long. Exiting.\n')
      process.exit(1)
    }, longestStop).unref()
    try {
      await stop(signal)
      process.exit(0)
    } catch (error) {
      process.stderr.write(`Stopping failed: ${error}\n`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, end)
}
