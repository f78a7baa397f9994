/** The promise, or the signal's reason as soon as it aborts. */
export function abortable<value>(
  promise: Promise<value>,
  signal: AbortSignal | undefined,
): Promise<value> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Waits, or rejects with the signal's reason as soon as it aborts. */
export function sleep(
  milliseconds: number,
  signal?: AbortSignal | undefined,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout>
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return abortable(wait, signal).finally(() => clearTimeout(timer))
}
