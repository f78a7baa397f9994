'use client'
import { useQueryClient } from '@tanstack/react-query'
import { getConnection } from 'wagmi/actions'
import { flowStoriesKey } from './flowStories.js'
import { useMarketKit } from './useMarketKit.js'
import { useWagmiConfig } from './useWagmiConfig.js'

/**
 * Looks once at what is open, also where nothing on the page follows that.
 * Never opens the wallet.
 */
export function useResume(): () => void {
  const { client, onEvent, storage } = useMarketKit()
  const config = useWagmiConfig('useResume')
  const queryClient = useQueryClient()
  return async () => {
    const { address: account } = getConnection(config)
    if (!account) return
    try {
      // It is needed only when something has gone wrong.
      const { lookAfterFlows } = await import('./lookAfterFlows.js')
      await queryClient.fetchQuery({
        queryKey: flowStoriesKey(client, account),
        queryFn: lookAfterFlows({
          ...{ account, client, config, onEvent, queryClient, storage },
          timeout: undefined,
        }).look,
        networkMode: 'always',
        staleTime: 0,
      })
    } catch {
      // It stays in doubt, and the next press looks again.
    }
  }
}
