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
  /** Whether one of them has brought what was bought. */
  isDone: boolean
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
    (it) => it.id !== flow.progress?.flow && isPurchase(it, order),
  )
  const story = purchases.find(({ status }) => openStatuses.includes(status))
  useShownFlow(open ? story?.id : undefined, true)
  return {
    open: flow.isIdle ? story : undefined,
    isDone: purchases.some(({ status }) => status === 'done'),
  }
}

const openStatuses: readonly FlowStory['status'][] = [
  'running',
  'settling',
  'unresolved',
]

function isPurchase(
  { chainId, intent, kind }: FlowStory,
  order: Order | undefined,
): boolean {
  if (kind !== 'buy' || chainId !== order?.chainId) return false
  if (typeof intent.orderId === 'string')
    return intent.orderId === order.orderId
  // What this page has begun may be known by its token alone.
  return (
    order.tokenId !== undefined &&
    intent.tokenId === order.tokenId &&
    String(intent.contractAddress).toLowerCase() ===
      order.collectionContractAddress.toLowerCase()
  )
}
