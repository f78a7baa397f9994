import { RequestError } from '../errors.js'

/** Milliseconds after which a failing service is asked again at the latest. */
const longestPause = 300_000

/** Seconds; timers know no more than some weeks, and fire at once then. */
const oneDay = 86_400

/**
 * Keeps an answer live: asks again while the page is visible, at once when it
 * becomes visible again, and less and less often while the service fails.
 * `Retry-After` is honoured; a refusal ends it. Pass it as `query`.
 *
 * @example
 * import { useFloorOrder } from 'marketkit'
 * import { livePolling } from 'marketkit/core'
 *
 * const { data } = useFloorOrder({
 *   chainId: 137,
 *   contractAddress,
 *   query: livePolling({ every: 5_000 }),
 * })
 */
export function livePolling({
  every = 15_000,
}: livePolling.Parameters = {}): livePolling.ReturnType {
  return {
    refetchInterval: ({ state }) => pauseOf(state, every),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  }
}

export declare namespace livePolling {
  type Parameters = {
    /** Milliseconds between two looks. @default 15_000 */
    every?: number | undefined
  }
  type ReturnType = {
    refetchInterval: (query: { state: State }) => number | false
    refetchIntervalInBackground: false
    refetchOnWindowFocus: true
  }
  /** What React Query knows of the last answers. */
  type State = {
    dataUpdatedAt: number
    error: unknown
    errorUpdateCount: number
    errorUpdatedAt: number
  }
}

/** Asks again until it has been read once, and not any more then. */
export const untilRead = {
  refetchInterval: ({ state }: { state: livePolling.State }) =>
    state.error && state.dataUpdatedAt === 0
      ? pauseOf(state, 15_000)
      : (false as const),
}

/** Asks again until it has been read, and also when it could not be read anew. */
export const untilFresh = {
  refetchInterval: ({ state }: { state: livePolling.State & Read }) =>
    state.error && isShort({ state })
      ? pauseOf(
          // Failures are counted for good; of what was read only this one is.
          state.dataUpdatedAt
            ? { ...state, dataUpdatedAt: 0, errorUpdateCount: 2 }
            : state,
          15_000,
        )
      : (false as const),
}

/** What was read; a list that grows has pages. */
type Read = { data?: unknown }

/** Lists of more pages than this are not read again behind one's back. */
const mostPages = 8

/** Whether it is no long list, of which all pages would be read again. */
export function isShort({ state }: { state: Read }): boolean {
  const { pages = [] } = (state.data ?? {}) as { pages?: unknown[] }
  return pages.length <= mostPages
}

function pauseOf(
  { dataUpdatedAt, error, errorUpdateCount, errorUpdatedAt }: livePolling.State,
  every: number,
): number | false {
  if (!error) return every
  const { retryAfter = 0 } = error as Partial<RequestError>
  // What cannot be read may be a proxy's; a refusal stays one.
  if (
    error instanceof RequestError &&
    !['network', 'rateLimited', 'server', 'timeout'].includes(error.reason)
  )
    return false
  // As long again as it has been failing doubles the pause each time; of what
  // is not read all the time nobody knows how long, and it grows by `every`.
  const failing = dataUpdatedAt
    ? errorUpdatedAt - dataUpdatedAt
    : every * errorUpdateCount
  return Math.max(
    Math.min(retryAfter, oneDay) * 1000,
    every,
    Math.min(failing, longestPause),
  )
}
