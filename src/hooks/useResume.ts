'use client'
import { useQueryClient } from '@tanstack/react-query'
import { getConnection } from 'wagmi/actions'
import { trackedFlowsKey } from './trackedFlows.js'
import { useMarketKit } from './useMarketKit.js'
import { useWagmiConfig } from './useWagmiConfig.js'

/** Returns a function that resumes flows once. Never opens the wallet. */
export function useResume(): () => void {
  const { client, contracts, onEvent, storage } = useMarketKit()
  const config = useWagmiConfig('useResume')
  const queryClient = useQueryClient()
  return async () => {
    const { address: account } = getConnection(config)
    if (!account) return
    try {
      // Loaded only after a failure.
      const { createFlowTracker } = await import('./createFlowTracker.js')
      await queryClient.fetchQuery({
        queryKey: trackedFlowsKey(client, account),
        queryFn: createFlowTracker({
          ...{
            account,
            client,
            config,
            contracts,
            onEvent,
            queryClient,
            storage,
          },
          timeout: undefined,
        }).look,
        networkMode: 'always',
        staleTime: 0,
      })
    } catch {
      // The flow stays unresolved, and the next press retries.
    }
  }
}
