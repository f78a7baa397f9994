import { RequestError } from '../errors.js'

/** Longer `Retry-After` times are left to the caller. */
const maxRetryAfter = 30_000

/** Returns the milliseconds before the next attempt; undefined if a retry cannot help. */
export function getRetryDelay(
  error: unknown,
  attempt: number,
  retryDelay: number,
): number | undefined {
  if (!(error instanceof RequestError)) return undefined
  if (!['network', 'timeout', 'server', 'rateLimited'].includes(error.reason))
    return undefined
  if (error.retryAfter !== undefined)
    return error.retryAfter * 1000 <= maxRetryAfter
      ? error.retryAfter * 1000
      : undefined
  return retryDelay * 2 ** attempt * (0.5 + Math.random() / 2)
}

/** Resolves after the time; rejects if the signal aborts. */
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
