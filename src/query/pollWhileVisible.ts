import { assertInput, RequestError } from '../errors.js'

/** Longest delay between retries, in milliseconds. */
const maxRetryDelay = 300_000

/** Seconds. A timer of more than 24 days would fire at once. */
const maxRetryAfter = 86_400

/**
 * Returns options that keep a query live: it refetches while the page is visible,
 * at once when the page becomes visible again, and with growing delays while the
 * service fails. Honours `Retry-After`; stops after a refusal. Pass it as `query`.
 *
 * @example
 * import { useFloorOrder } from 'marketkit'
 * import { pollWhileVisible } from 'marketkit/core'
 *
 * const { data } = useFloorOrder({
 *   chainId: 137,
 *   contractAddress,
 *   query: pollWhileVisible({ every: 5_000 }),
 * })
 */
export function pollWhileVisible(
  parameters: pollWhileVisible.Parameters = {},
): pollWhileVisible.ReturnType {
  const every = parameters?.every ?? 15_000
  assertInput(every > 0, 'every', 'Pass milliseconds.')
  return {
    refetchInterval: ({ state }) => getRetryDelay(state, every),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  }
}

export declare namespace pollWhileVisible {
  type Parameters = {
    /** Milliseconds between two requests. @default 15_000 */
    every?: number | undefined
  }
  type ReturnType = {
    refetchInterval: (query: { state: State }) => number | false
    refetchIntervalInBackground: false
    refetchOnWindowFocus: true
  }
  type State = {
    dataUpdatedAt: number
    error: unknown
    errorUpdateCount: number
    errorUpdatedAt: number
  }
}

/** Retries a query that never succeeded. */
export const retryUntilLoaded = {
  refetchInterval: ({ state }: { state: pollWhileVisible.State }) =>
    state.error && state.dataUpdatedAt === 0
      ? getRetryDelay(state, 15_000)
      : (false as const),
}

/** Retries a query whose last request failed, unless it has many pages. */
export const retryUntilFresh = {
  refetchInterval: ({ state }: { state: pollWhileVisible.State & Loaded }) =>
    state.error && isShort({ state })
      ? getRetryDelay(
          // React Query never resets the count; only the last failures matter.
          state.dataUpdatedAt
            ? { ...state, dataUpdatedAt: 0, errorUpdateCount: 2 }
            : state,
          15_000,
        )
      : (false as const),
}

type Loaded = { data?: unknown }

const maxPages = 8

/** Whether the data has few pages. A refetch requests all of them, so long lists are not refetched. */
export function isShort({ state }: { state: Loaded }): boolean {
  const { pages = [] } = (state.data ?? {}) as { pages?: unknown[] }
  return pages.length <= maxPages
}

/** Returns the milliseconds until the next request; false after a refusal. */
function getRetryDelay(
  {
    dataUpdatedAt,
    error,
    errorUpdateCount,
    errorUpdatedAt,
  }: pollWhileVisible.State,
  every: number,
): number | false {
  if (!error) return every
  const { retryAfter = 0 } = error as Partial<RequestError>
  // A response that cannot be read may come from a proxy, so it is retried.
  if (
    error instanceof RequestError &&
    !['network', 'rateLimited', 'server', 'timeout'].includes(error.reason)
  )
    return false
  // Waiting as long as the query has been failing doubles the delay each time. A
  // query without data has no such time, so its delay grows by `every`.
  const failing = dataUpdatedAt
    ? errorUpdatedAt - dataUpdatedAt
    : every * errorUpdateCount
  return Math.max(
    Math.min(retryAfter, maxRetryAfter) * 1000,
    every,
    Math.min(failing, maxRetryDelay),
  )
}
