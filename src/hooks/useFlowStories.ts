'use client'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { type FlowStory, flowStoriesKey } from './flowStories.js'
import { useMarketKit } from './useMarketKit.js'

const none: readonly FlowStory[] = []

/** What the page knows of an account's flows: only read, never asked for. */
export function useFlowStories(
  account: Address | undefined,
): readonly FlowStory[] {
  const { client } = useMarketKit()
  const queryClient = useQueryClient()
  const key = flowStoriesKey(client, account)
  const read = () => queryClient.getQueryData<FlowStory[]>(key)
  const subscribe = useCallback(
    // The cache also changes while React renders; that is told of afterwards.
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  return useSyncExternalStore(subscribe, read, read) ?? none
}
