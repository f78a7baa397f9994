'use client'
import {
  keepPreviousData,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { MarketKitError } from '../errors.js'
import { findSameOrder } from '../order/orderId.js'
import { ordersPageQueryOptions } from '../query/ordersQueryOptions.js'
import type { Order } from '../rpc/schemas.js'
import { openPurchaseOf } from './cartBought.js'
import {
  type CartGroup,
  type CartLine,
  type CartTotal,
  getTotals,
  groupLines,
  isUnavailable,
  toCartLine,
} from './cartLines.js'
import type { CartItem } from './cartStore.js'
import { useCart } from './useCart.js'
import { useMarketKit } from './useMarketKit.js'
import { useOptionalConnection } from './useOptionalConnection.js'
import { useTrackedFlows } from './useTrackedFlows.js'

/**
 * The cart, compared with what the service says now: what is gone, what costs
 * more, what is being bought already, and what can be bought at once.
 * What a reload has cut short is known (`buying`, `inDoubt`) where something on
 * the page uses `usePendingFlows`, such as `FlowNotices`.
 * Operation: `Marketplace/GetOrders`.
 *
 * @example
 * import { useBuy, useCheckedCart } from 'marketkit'
 *
 * const { groups } = useCheckedCart()
 * const { mutate } = useBuy()
 *
 * groups.map(({ chainId, id, items }) => (
 *   <button key={id} onClick={() => mutate({ chainId, items })}>Buy</button>
 * ))
 */
export function useCheckedCart({
  enabled = true,
  refetchInterval = false,
}: useCheckedCart.Parameters = {}): useCheckedCart.ReturnType {
  const { client } = useMarketKit()
  const { items } = useCart()
  const { address } = useOptionalConnection()
  const flows = useTrackedFlows(address)
  const queryClient = useQueryClient()
  const requests = useMemo(() => getRequests(items), [items])
  const { answers, error } = useQueries({
    queries: requests.map((request) => ({
      ...ordersPageQueryOptions(client, request),
      enabled,
      // Another item is another request: what is known of the others stays.
      placeholderData: keepPreviousData,
      refetchInterval,
    })),
    combine,
  })
  const refetch = useCallback(() => {
    for (const request of requests)
      queryClient.refetchQueries({
        queryKey: ordersPageQueryOptions(client, request).queryKey,
      })
  }, [client, queryClient, requests])
  return useMemo(() => {
    const lines = items.map((item) =>
      toCartLine(item, {
        account: address,
        found: findIn(answers, item.order),
        open: openPurchaseOf(flows, item.order),
      }),
    )
    const groups = groupLines(lines)
    return {
      lines,
      groups,
      unavailable: lines.filter(isUnavailable),
      totals: getTotals(groups),
      error,
      isChecking: !error && lines.some(({ status }) => status === 'checking'),
      refetch,
    }
  }, [address, answers, error, items, refetch, flows])
}

export declare namespace useCheckedCart {
  type Parameters = {
    /** Whether the service is asked. @default true */
    enabled?: boolean | undefined
    /** Milliseconds after which it is asked again. @default false */
    refetchInterval?: number | false | undefined
  }
  type ReturnType = {
    /** All items, the oldest first. */
    lines: readonly CartLine[]
    /** What can be bought at once, without what is unavailable. */
    groups: readonly CartGroup[]
    /** What nobody can buy any more, and the account's own listings. */
    unavailable: readonly CartLine[]
    /** What can be bought as it is comes to this, currency by currency. */
    totals: readonly CartTotal[]
    /** Why the service could not be asked. */
    error: MarketKitError | null
    /** Whether an answer of the service is still missing. */
    isChecking: boolean
    /** Asks the service again. */
    refetch: () => void
  }
}

/** Every deployment sends as many orders on one page. */
const perRequest = 30

function getRequests(items: readonly CartItem[]) {
  const chains = [...new Set(items.map(({ order }) => order.chainId))]
  return chains.flatMap((chainId) => {
    const input = items
      .filter(({ order }) => order.chainId === chainId)
      .map(({ order }) => ({
        contractAddress: order.collectionContractAddress,
        marketplace: order.marketplace,
        orderId: order.orderId,
      }))
    const parts = Array.from({ length: Math.ceil(input.length / perRequest) })
    return parts.map((_, part) => ({
      chainId,
      input: input.slice(part * perRequest, (part + 1) * perRequest),
      page: { pageSize: perRequest },
    }))
  })
}

/** What one request has brought so far. */
type Answer = {
  orders: readonly Order[]
  /** Whether what is not among them does not exist. */
  isWhole: boolean
}

function combine(
  results: readonly UseQueryResult<
    ordersPageQueryOptions.Data,
    MarketKitError
  >[],
): { answers: readonly Answer[]; error: MarketKitError | null } {
  return {
    answers: results.map(({ data, isPlaceholderData }) => ({
      orders: data?.orders ?? [],
      isWhole: Boolean(data && !isPlaceholderData && !data.page?.more),
    })),
    error: results.find(({ error }) => error)?.error ?? null,
  }
}

function findIn(
  answers: readonly Answer[],
  order: Order,
): Order | null | undefined {
  const found = findSameOrder(
    answers.flatMap(({ orders }) => orders),
    order,
  )
  if (found) return found
  return answers.every(({ isWhole }) => isWhole) ? null : undefined
}
