'use client'
import { useQueryClient } from '@tanstack/react-query'
import { getConnection } from 'wagmi/actions'
import { useMarketKit } from './useMarketKit.js'
import { useWagmiConfig } from './useWagmiConfig.js'

/**
 * Returns a function that cancels a flow's signed order, which the service
 * refused. Opens the wallet; `FlowNotices` shows the progress.
 */
export function useCancelSigned(): (flow: string) => Promise<void> {
  const { client, contracts, onEvent, storage } = useMarketKit()
  const config = useWagmiConfig('useCancelSigned')
  const queryClient = useQueryClient()
  return async (flow) => {
    const { address: account } = getConnection(config)
    // Loaded only after a failure.
    const { createFlowTracker } = await import('./createFlowTracker.js')
    await createFlowTracker({
      ...{ account, client, config, contracts, onEvent, queryClient, storage },
      timeout: undefined,
    }).cancelSigned(flow)
  }
}
