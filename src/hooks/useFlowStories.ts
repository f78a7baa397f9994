'use client'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { type FlowStory, flowStoriesKey } from './flowStories.js'
import { useMarketKit } from './useMarketKit.js'

const none: readonly FlowStory[] = []

/** Returns the known flows of an account. Never reads the journal. */
export function useFlowStories(
  account: Address | undefined,
): readonly FlowStory[] {
  const { client } = useMarketKit()
  const queryClient = useQueryClient()
  const key = flowStoriesKey(client, account)
  const read = () => queryClient.getQueryData<FlowStory[]>(key)
  const subscribe = useCallback(
    // The cache also changes during a render; batching defers the notification.
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  return useSyncExternalStore(subscribe, read, read) ?? none
}
