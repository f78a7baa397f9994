'use client'
import { useQueryClient } from '@tanstack/react-query'
import { getConnection } from 'wagmi/actions'
import { flowStoriesKey } from './flowStories.js'
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
      const { lookAfterFlows } = await import('./lookAfterFlows.js')
      await queryClient.fetchQuery({
        queryKey: flowStoriesKey(client, account),
        queryFn: lookAfterFlows({
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
