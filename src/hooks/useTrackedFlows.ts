'use client'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { getTrackedFlowsKey, type TrackedFlow } from './trackedFlows.js'
import { useMarketKit } from './useMarketKit.js'

const none: readonly TrackedFlow[] = []

/** Never reads the journal. */
export function useTrackedFlows(
  account: Address | undefined,
): readonly TrackedFlow[] {
  const { client } = useMarketKit()
  const queryClient = useQueryClient()
  const key = getTrackedFlowsKey(client, account)
  const read = () => queryClient.getQueryData<TrackedFlow[]>(key)
  const subscribe = useCallback(
    // The cache also changes during a render; batching defers the notification.
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  return useSyncExternalStore(subscribe, read, read) ?? none
}
