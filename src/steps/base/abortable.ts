import type { Environment } from './environment.js'

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

/** What comes of a promise in time; undefined when it takes longer. */
export async function within<value>(
  environment: Environment,
  milliseconds: number,
  promise: Promise<value>,
): Promise<value | undefined> {
  const over = new AbortController()
  const late = environment.sleep(milliseconds, over.signal)
  try {
    return await Promise.race([promise, late.then(() => undefined)])
  } finally {
    over.abort()
  }
}
