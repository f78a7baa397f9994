'use client'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import { type FlowStory, flowStoriesKey } from '../../hooks/flowStories.js'
import type { useBuy } from '../../hooks/useBuy.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useShownFlow } from '../../hooks/useShownFlow.js'
import type { Order } from '../../rpc/schemas.js'

/** What the notices know of purchases from a listing. */
export type Earlier = {
  /** One that is open, and was not begun in this dialog. */
  open: FlowStory | undefined
  /** How many the others have brought. */
  bought: bigint
}

/** Looks for purchases from the same listing that a dialog has not begun. */
export function useEarlier(
  order: Order | undefined,
  { flow, open }: { flow: useBuy.ReturnType; open: boolean },
): Earlier {
  const { client } = useMarketKit()
  const { address } = useConnection()
  const queryClient = useQueryClient()
  const key = flowStoriesKey(client, address)
  const read = () => queryClient.getQueryData<FlowStory[]>(key)
  const subscribe = useCallback(
    // The cache also changes while React renders; that is told of afterwards.
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  const stories = useSyncExternalStore(subscribe, read, read)
  const purchases = (order ? (stories ?? []) : []).filter(
    (it) => it.id !== flow.progress?.flow && boughtFrom(it, order) > 0n,
  )
  const story = purchases.find(({ status }) => openStatuses.includes(status))
  useShownFlow(open ? story?.id : undefined, true)
  return {
    open: flow.isIdle ? story : undefined,
    bought: purchases
      .filter(({ status }) => status === 'done')
      .reduce((sum, it) => sum + boughtFrom(it, order), 0n),
  }
}

const openStatuses: readonly FlowStory['status'][] = [
  'running',
  'settling',
  'unresolved',
]

/** How many a flow buys from a listing, alone or among others. */
function boughtFrom(
  { chainId, intent, kind, missed }: FlowStory,
  order: Order | undefined,
): bigint {
  if (kind !== 'buy' || chainId !== order?.chainId) return 0n
  if (missed?.includes(order.orderId)) return 0n
  const wanted: unknown[] = Array.isArray(intent.orders)
    ? intent.orders
    : [intent]
  const found = wanted.find((it) => isFrom(it, order))
  return found ? BigInt(found.quantity ?? '1') : 0n
}

function isFrom(
  wanted: unknown,
  { orderId }: Order,
): wanted is { quantity?: string } {
  return (
    typeof wanted === 'object' &&
    wanted !== null &&
    'orderId' in wanted &&
    wanted.orderId === orderId
  )
}
