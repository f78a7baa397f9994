import { createRecentMap } from './recentMap.js'
import { ServiceError } from './serviceErrors.js'

/** Refuses the request when its sender has sent too many. */
export type RateLimit = (
  sender: string,
  requestsPerMinute: number,
  /** Who that is, for the text of the refusal. */
  name: string,
) => void

/** Part of a minute's requests that may come at once. */
const burst = 1 / 4

/**
 * Creates a limit on the requests that each sender makes. A bucket of a
 * quarter of a minute's requests is emptied by them, and fills with time.
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
    // Fractions that add up to one may miss it by a little.
    const isRefused = left < 1 - 1e-9
    buckets.set(sender, { at, left: isRefused ? left : left - 1 })
    if (!isRefused) return
    const retryAfter = Math.ceil((1 - left) / perSecond)
    throw new ServiceError(
      'RateLimited',
      `Too many requests ${name} were made: ${requestsPerMinute} a minute may be, a quarter of them at once. Try again in ${retryAfter} s.`,
      { retryAfter },
    )
  }
}
