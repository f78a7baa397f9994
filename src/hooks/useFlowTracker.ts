'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Address } from 'viem'
import { lazy } from '../steps/base/lazy.js'
import { useMarketKit } from './useMarketKit.js'
import { useWagmiConfig } from './useWagmiConfig.js'

/** Loads on demand: the first render doesn't need the journal. */
const loadFlowTracker = /* @__PURE__ */ lazy(
  async () => (await import('./createFlowTracker.js')).createFlowTracker,
)

export function useFlowTracker(caller: string, timeout?: number | undefined) {
  const { client, contracts, onEvent, storage } = useMarketKit()
  const config = useWagmiConfig(caller)
  const queryClient = useQueryClient()
  return useCallback(
    async (account: Address | undefined) => {
      const createFlowTracker = await loadFlowTracker()
      return createFlowTracker({
        ...{ account, client, config, contracts, onEvent },
        ...{ queryClient, storage, timeout },
      })
    },
    [client, config, contracts, onEvent, queryClient, storage, timeout],
  )
}
