type Clock = {
  sleep(milliseconds: number, signal?: AbortSignal | undefined): Promise<void>
}

/** Rejects as soon as the signal aborts. */
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

/** Aborts the controller once the signal aborts. Returns a function that removes the listener. */
export function abortWith(
  signal: AbortSignal | undefined,
  controller: AbortController,
): () => void {
  const abort = () => controller.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  return () => signal?.removeEventListener('abort', abort)
}

/** Resolves with undefined after the time. */
export async function within<value>(
  clock: Clock,
  milliseconds: number,
  promise: Promise<value>,
): Promise<value | undefined> {
  const timer = new AbortController()
  const timeout = clock.sleep(milliseconds, timer.signal)
  try {
    return await Promise.race([promise, timeout.then(() => undefined)])
  } finally {
    timer.abort()
  }
}
