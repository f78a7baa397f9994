import { RequestError } from '../errors.js'

/** Waits longer than this are the caller's decision. */
const longestWait = 30_000

/** Milliseconds before another try; none when another try is no use. */
export function delayBefore(
  error: unknown,
  attempt: number,
  retryDelay: number,
): number | undefined {
  if (!(error instanceof RequestError)) return undefined
  if (!['network', 'timeout', 'server', 'rateLimited'].includes(error.reason))
    return undefined
  if (error.retryAfter !== undefined)
    return error.retryAfter * 1000 <= longestWait
      ? error.retryAfter * 1000
      : undefined
  return retryDelay * 2 ** attempt * (0.5 + Math.random() / 2)
}

/** Waits, unless the signal ends it. */
export function sleep(
  milliseconds: number,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort)
  })
}
