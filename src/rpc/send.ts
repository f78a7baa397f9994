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
  const timeoutSignal = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
    })
    return { response, text: await response.text() }
  } catch (cause) {
    signal?.throwIfAborted()
    const reason = timeoutSignal.aborted ? 'timeout' : 'network'
    throw new RequestError({ cause, operation, reason, url })
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
