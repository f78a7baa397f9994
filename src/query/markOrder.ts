import type { Query, QueryClient } from '@tanstack/react-query'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Order } from '../rpc/schemas.js'
import { owner, touchedQueries } from './touchedQueries.js'

/**
 * Shows in a cache what a trade does to an order, before the service does:
 * lists show the order as it will be, collectibles show it no more once it is
 * not active. Reads under way are stopped, since they would show it as it was,
 * but first loads; those that do not show it begin again. Answers a function that takes it back, for when the trade fails; what was
 * read in between stays.
 *
 * @example
 * import { markOrder } from 'marketkit/core'
 *
 * const undo = markOrder(queryClient, { client, order, status: 'filled' })
 */
export function markOrder(
  queryClient: QueryClient,
  { client, order, ...change }: markOrder.Parameters,
): () => void {
  const { chainId, collectionContractAddress: contractAddress } = order
  const { tokenId } = order
  const touched = touchedQueries(client, { chainId, contractAddress, tokenId })
  const undo = queryClient
    .getQueryCache()
    .findAll(touched)
    .filter(({ queryKey, state: { data } }) => data && queryKey[0] === owner)
    .map((query) => markIn(queryClient, query, { change, order }))
  return () => {
    for (const one of undo) one()
  }
}

export declare namespace markOrder {
  type Parameters = {
    /** The client whose reads are marked. */
    client: MarketplaceClient
    /** The order, as it was. */
    order: Order
    /** What is left of it. */
    quantityRemaining?: string | undefined
    /** What becomes of it. @default as it was */
    status?: Order['status'] | undefined
  }
}

type Change = Pick<markOrder.Parameters, 'quantityRemaining' | 'status'>

/** Marks what one query holds; answers what takes that back. */
function markIn(
  queryClient: QueryClient,
  query: Query,
  { change, order }: { change: Change; order: Order },
): () => void {
  const { queryKey } = query
  const exact = { exact: true, queryKey }
  const isReading = query.state.fetchStatus !== 'idle'
  // What it would answer may be from before the trade.
  if (isReading) queryClient.cancelQueries(exact)
  const readAgain = (refetchType: 'active' | 'none') => {
    if (isReading) queryClient.invalidateQueries({ ...exact, refetchType })
  }
  const { data, dataUpdatedAt: updatedAt } = query.state
  const marked = mark(data, order, change)
  if (marked === data) {
    readAgain('active')
    return () => {}
  }
  queryClient.setQueryData<unknown>(queryKey, marked, { updatedAt })
  readAgain('none')
  const held = query.state.data
  return () => {
    if (query.state.data === held)
      queryClient.setQueryData<unknown>(queryKey, data, { updatedAt })
    readAgain('active')
  }
}

/** A copy with the order changed wherever it stands; the same if nowhere. */
function mark(data: unknown, order: Order, change: Change): unknown {
  if (typeof data !== 'object' || data === null) return data
  const known = data as Partial<Order>
  if (
    known.orderId === order.orderId &&
    known.marketplace === order.marketplace
  )
    return { ...data, ...quantitiesOf(data as Order, change), ...change }
  const marked = Object.entries(data).map(([field, value]) => {
    const next = mark(value, order, change)
    const isGone =
      next !== value &&
      'metadata' in data &&
      (next as Order).status !== 'active'
    return [field, isGone ? undefined : next] as const
  })
  if (marked.every(([field, value]) => known[field as keyof Order] === value))
    return data
  return Array.isArray(data)
    ? marked.map(([, value]) => value)
    : Object.fromEntries(marked)
}

/** What follows for the other quantities when fewer are left. */
function quantitiesOf(
  { quantityAvailable, quantityRemaining }: Order,
  { quantityRemaining: left }: Change,
): Partial<Order> {
  if (left === undefined) return {}
  const taken = BigInt(quantityRemaining ?? left) - BigInt(left)
  const available = BigInt(quantityAvailable ?? left) - taken
  return {
    quantityAvailable:
      quantityAvailable && String(available > 0n ? available : 0n),
    quantityAvailableFormatted: undefined,
    quantityRemainingFormatted: undefined,
  }
}
