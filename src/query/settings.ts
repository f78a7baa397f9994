import type { RequestError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { isLoopback } from '../rpc/isLoopback.js'

/** Milliseconds. */
export const ordersStaleTime = 10_000

/** For metadata and builder records, in milliseconds. */
export const recordsStaleTime = 300_000

/** The client retries failed reads, so React Query must not. */
export function getReadSettings(client: MarketplaceClient) {
  return { ...getNetworkSettings(client), retry: false } as const
}

/** A service on this device is reached while the browser is offline. */
export function getNetworkSettings(client: MarketplaceClient) {
  return isLocalService(client) ? ({ networkMode: 'always' } as const) : {}
}

export function isLocalService(client: MarketplaceClient): boolean {
  return isLoopback(client?.resolve?.('').href)
}

/**
 * For reads of a node, which may be on this device. While the browser is offline, those
 * of other nodes fail, and run again when it is back.
 */
export const nodeSettings = {
  networkMode: 'always',
  refetchOnReconnect: true,
} as const

/** A quote is valid for one moment: it is never cached, retried or refetched automatically. */
export const quoteSettings = {
  gcTime: 0,
  refetchInterval: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  retry: false,
  staleTime: 0,
} as const

export function getNextPage(
  { page }: { page?: { more: boolean } | undefined },
  _pages: unknown,
  current: number,
): number | undefined {
  return page?.more ? current + 1 : undefined
}

/** Returns the page before, because a list may start at a later page. */
export function getPreviousPage(
  _page: unknown,
  _pages: unknown,
  current: number,
): number | undefined {
  return current > 1 ? current - 1 : undefined
}

/** Turns NotFound into null, because some deployments return it for an empty result. */
export function notFoundToNull(error: unknown): null {
  if ((error as Partial<RequestError>).error === 'NotFound') return null
  throw error
}
