'use client'
import { useQueryClient } from '@tanstack/react-query'
import { getConnection } from '../../wallet/connection.js'
import { useMarketKit } from '../context/useMarketKit.js'
import { useWagmiConfig } from '../context/useWagmiConfig.js'
import { getTrackedFlowsKey } from './trackedFlows.js'
import { useFlowTracker } from './useFlowTracker.js'

export function useResume(): () => void {
  const { client } = useMarketKit()
  const config = useWagmiConfig('useResume')
  const queryClient = useQueryClient()
  const loadTracker = useFlowTracker(config)
  return async () => {
    const { address: account } = getConnection(config)
    if (!account) return
    try {
      await queryClient.fetchQuery({
        queryKey: getTrackedFlowsKey(client, account),
        queryFn: (await loadTracker(account)).resume,
        networkMode: 'always',
        staleTime: 0,
      })
    } catch {
      // The flow stays unresolved, and the next press retries.
    }
  }
}
