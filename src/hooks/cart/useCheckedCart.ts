'use client'
import {
  keepPreviousData,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ReadError } from '../../errors.js'
import { findSameOrder, toOrderInput } from '../../order/orderId.js'
import { ordersPageQueryOptions } from '../../query/ordersQueryOptions.js'
import type { Order } from '../../rpc/schemas.js'
import { useMarketKit } from '../context/useMarketKit.js'
import { useOptionalConnection } from '../context/useOptionalConnection.js'
import { useTrackedFlows } from '../flows/useTrackedFlows.js'
import { findOpenPurchase } from './cartBought.js'
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

/**
 * The cart, compared with the service's current orders: unavailable items,
 * price changes, running purchases, and groups to buy. Purchases that a reload
 * interrupted show as `buying` or `inDoubt` if the page uses `usePendingFlows`,
 * for example in `FlowNotices`.
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
      // A new item makes a new request; keep the results of the others.
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
        open: findOpenPurchase(flows, item.order),
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
    /** Whether to fetch. @default true */
    enabled?: boolean | undefined
    /** Poll interval in milliseconds. @default false */
    refetchInterval?: number | false | undefined
  }
  type ReturnType = {
    /** All items, oldest first. */
    lines: readonly CartLine[]
    /** Groups to buy, without unavailable items. */
    groups: readonly CartGroup[]
    /** Items that can no longer be bought, and the account's own listings. */
    unavailable: readonly CartLine[]
    /** Totals of all buyable items, one per currency. */
    totals: readonly CartTotal[]
    /** Error of the last fetch. */
    error: ReadError | null
    /** Whether a result is still missing. */
    isChecking: boolean
    /** Refetches. */
    refetch: () => void
  }
}

/** Largest page that every deployment accepts. */
const perRequest = 30

function getRequests(items: readonly CartItem[]) {
  const chains = [...new Set(items.map(({ order }) => order.chainId))]
  return chains.flatMap((chainId) => {
    const input = items
      .filter(({ order }) => order.chainId === chainId)
      .map(({ order }) => toOrderInput(order))
    const parts = Array.from({ length: Math.ceil(input.length / perRequest) })
    return parts.map((_, part) => ({
      chainId,
      input: input.slice(part * perRequest, (part + 1) * perRequest),
      page: { pageSize: perRequest },
    }))
  })
}

type Answer = {
  orders: readonly Order[]
  isComplete: boolean
}

function combine(
  results: readonly UseQueryResult<ordersPageQueryOptions.Data, ReadError>[],
): { answers: readonly Answer[]; error: ReadError | null } {
  return {
    answers: results.map(({ data, isPlaceholderData }) => ({
      orders: data?.orders ?? [],
      isComplete: Boolean(data && !isPlaceholderData && !data.page?.more),
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
  return answers.every(({ isComplete }) => isComplete) ? null : undefined
}
