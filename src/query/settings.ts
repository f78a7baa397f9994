import type { RequestError } from '../errors.js'

/** Milliseconds for which orders count as fresh. */
export const ordersStaleTime = 10_000

/** Milliseconds for which metadata and builder records count as fresh. */
export const recordsStaleTime = 300_000

/** The client asks failed reads again by itself; twice would be too often. */
export const readSettings = { retry: false } as const

/** A quote belongs to one moment and is never asked for behind one's back. */
export const quoteSettings = {
  gcTime: 0,
  refetchInterval: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  retry: false,
  staleTime: 0,
} as const

/** Pages count from 1 and go on while the service says that there are more. */
export function nextPage(
  { page }: { page?: { more: boolean } | undefined },
  _pages: unknown,
  current: number,
): number | undefined {
  return page?.more ? current + 1 : undefined
}

/** Pages before the one that a list began with. */
export function previousPage(
  _page: unknown,
  _pages: unknown,
  current: number,
): number | undefined {
  return current > 1 ? current - 1 : undefined
}

/** Some deployments say NotFound where others answer null. */
export function orNull(error: unknown): null {
  if ((error as Partial<RequestError>).error === 'NotFound') return null
  throw error
}
