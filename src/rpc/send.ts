import { RequestError } from '../errors.js'

/** One HTTP call that ends: by an answer, the signal or the timeout. */
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
  signal?.throwIfAborted()
  const late = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    return { response, text: await response.text() }
  } catch (cause) {
    signal?.throwIfAborted()
    const reason = late.aborted ? 'timeout' : 'network'
    throw new RequestError({ cause, operation, reason, url })
  }
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
