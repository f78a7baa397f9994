import { createRecentMap } from '../recentMap.js'
import { ServiceError } from '../serviceErrors.js'

/** Throws if the sender has sent too many requests. */
export type RateLimit = (
  sender: string,
  requestsPerMinute: number,
  /** Name of the sender in the error message. */
  name: string,
) => undefined

/** Share of a minute's requests that may come in a burst. */
const burst = 1 / 4

/**
 * Creates a rate limit per sender: a token bucket that holds a quarter of a
 * minute's requests and refills with time.
 */
export function createRateLimit(now: () => number): RateLimit {
  const buckets = createRecentMap<{ left: number; at: number }>(10_000)
  return (sender, requestsPerMinute, name) => {
    const at = now()
    const perSecond = requestsPerMinute / 60
    const size = Math.max(1, requestsPerMinute * burst)
    const bucket = buckets.get(sender) ?? { left: size, at }
    const seconds = Math.max(0, at - bucket.at) / 1000
    const left = Math.min(size, bucket.left + seconds * perSecond)
    // Rounding: fractions may add up to slightly less than one.
    const isRefused = left < 1 - 1e-9
    buckets.set(sender, { at, left: isRefused ? left : left - 1 })
    if (!isRefused) return
    const retryAfter = Math.ceil((1 - left) / perSecond)
    throw new ServiceError(
      'RateLimited',
      `Too many requests ${name}. The limit is ${requestsPerMinute} per minute, and a quarter of them at once. Try again in ${retryAfter} s.`,
      { retryAfter },
    )
  }
}
