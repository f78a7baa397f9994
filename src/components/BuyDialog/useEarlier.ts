'use client'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { isSameListing } from '../../hooks/cartStore.js'
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
  order: Order,
  { enabled, flow }: { enabled: boolean; flow: useBuy.ReturnType },
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
  const purchases = (stories ?? []).filter(
    (it) => it.id !== flow.progress?.flow && boughtFrom(it, order) > 0n,
  )
  const story = purchases.find(({ status }) => openStatuses.includes(status))
  useShownFlow(enabled ? story?.id : undefined, true)
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
  order: Order,
): bigint {
  if (kind !== 'buy' || missed?.includes(order.orderId)) return 0n
  const { contractAddress, marketplace = 'unknown', orders = [intent] } = intent
  const wanted = (orders as { orderId?: string; quantity?: string }[]).find(
    ({ orderId }) => orderId === order.orderId,
  )
  // Ids are those of a book: others may give the same one.
  const name = {
    chainId,
    collectionContractAddress: String(contractAddress) as Address,
    marketplace: marketplace as Order['marketplace'],
    orderId: order.orderId,
  }
  return wanted && isSameListing(name, order)
    ? BigInt(wanted.quantity ?? '1')
    : 0n
}
