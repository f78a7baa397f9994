'use client'
import { useQueryClient } from '@tanstack/react-query'
import { getConnection } from 'wagmi/actions'
import { useMarketKit } from './useMarketKit.js'
import { useWagmiConfig } from './useWagmiConfig.js'

/**
 * Cancels the signed order of a flow that the service refused. Opens the
 * wallet; the flow's story, shown by `FlowNotices`, tells how it goes.
 */
export function useCancelSigned(): (flow: string) => Promise<void> {
  const { client, contracts, onEvent, storage } = useMarketKit()
  const config = useWagmiConfig('useCancelSigned')
  const queryClient = useQueryClient()
  return async (flow) => {
    const { address: account } = getConnection(config)
    // Needed only when something has gone wrong.
    const { lookAfterFlows } = await import('./lookAfterFlows.js')
    await lookAfterFlows({
      ...{ account, client, config, contracts, onEvent, queryClient, storage },
      timeout: undefined,
    }).cancelSigned(flow)
  }
}
