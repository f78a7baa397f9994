import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/**
 * A rate limit, which smaller ranges would make worse, or a node that is
 * behind.
 */
const notNow =
  /rate.?limit|per second|compute units|quota|capacity|too many requests|request (count|limit)|throttl|beyond|invalid block range params/i

/** Messages of many providers for a request that asks for too much. */
const tooMuch =
  /range|too (many|much|large|big|wide)|more than|exceed|limited to|response size|blocks distance|requested blocks|time(d )?.?out|deadline/i

/** Whether the node would return the logs of fewer blocks. */
export function isTooMuch(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const isSlow = error.walk(
    (cause) =>
      cause instanceof TimeoutError ||
      // Older versions of viem do not export its class.
      (cause as Error).name === 'ResponseBodyTooLargeError',
  )
  if (isSlow) return true
  const answer = error.walk((cause) => cause instanceof HttpRequestError)
  if (answer instanceof HttpRequestError) {
    if (answer.status === 413) return true
    if (answer.status === 429) return false
  }
  const text = `${error.details} ${getErrorData(error)}`
  return tooMuch.test(text) && !notNow.test(text)
}

/** Returns the `data` of an error, where some providers put the message. */
function getErrorData(error: BaseError): string {
  const holder = error.walk(
    (cause) => typeof cause === 'object' && cause !== null && 'data' in cause,
  )
  return holder && 'data' in holder ? JSON.stringify(holder.data ?? '') : ''
}
