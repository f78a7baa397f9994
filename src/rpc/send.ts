import { RequestError } from '../errors.js'

/** Makes one HTTP call. @throws RequestError `network` or `timeout`; an abort rejects with its reason. */
export async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  {
    operation,
    signal,
    timeout,
  }: { operation: string; signal: AbortSignal | undefined; timeout: number },
) {
  // StrictMode mounts twice, which aborts the first query in the same task: an
  // aborted request must not reach the service.
  await undefined
  signal?.throwIfAborted()
  // Old engines lack `AbortSignal.timeout` and `AbortSignal.any`.
  const call = new AbortController()
  const abort = () => call.abort(signal?.reason)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    call.abort()
  }, timeout)
  signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(url, { ...init, signal: call.signal })
    return { response, text: await response.text() }
  } catch (cause) {
    signal?.throwIfAborted()
    const reason = isLate ? 'timeout' : 'network'
    throw new RequestError({ cause, operation, reason, url })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Parses JSON; returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
