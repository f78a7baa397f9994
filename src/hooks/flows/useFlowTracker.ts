'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { useMarketKit } from '../context/useMarketKit.js'
import { usePageEvents } from '../page/pageEvents.js'
import { loadTracking } from './loadTracking.js'

export function useFlowTracker(config: Config, timeout?: number | undefined) {
  const { client, contracts, onEvent, storage } = useMarketKit()
  const { onPurchase } = usePageEvents()
  const queryClient = useQueryClient()
  return useCallback(
    async (account: Address | undefined) => {
      const { createFlowTracker } = await loadTracking()
      return createFlowTracker({
        ...{ account, client, config, contracts, onEvent },
        ...{ onPurchase, queryClient, storage, timeout },
      })
    },
    [
      client,
      config,
      contracts,
      onEvent,
      onPurchase,
      queryClient,
      storage,
      timeout,
    ],
  )
}
