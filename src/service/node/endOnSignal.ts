/**
 * Ends the process in order at the first Ctrl-C or SIGTERM, and at once at
 * the second.
 */
export function endOnSignal(stop: () => Promise<unknown>): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) process.exit(130)
    isEnding = true
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      process.stderr.write(`Stopping failed: ${error}\n`)
      process.exit(1)
    }
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
}
