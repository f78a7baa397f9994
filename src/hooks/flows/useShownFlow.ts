'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getConnection } from '../../wallet/connection.js'
import { useMarketKit } from '../context/useMarketKit.js'
import { useWagmiConfig } from '../context/useWagmiConfig.js'
import { getFlowCache, getTrackedFlowsKey } from './trackedFlows.js'

/**
 * `FlowNotices` leaves out shown flows. The last call for a flow decides, so a dialog
 * calls this after the hook that runs the flow.
 */
export function useShownFlow(id: string | undefined, isShown: boolean): void {
  const { client } = useMarketKit()
  const config = useWagmiConfig('useShownFlow')
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!id) return
    const { address } = getConnection(config)
    const flows = getFlowCache(queryClient, getTrackedFlowsKey(client, address))
    flows.show(id, isShown)
    return () => flows.show(id, false)
  }, [client, config, id, isShown, queryClient])
}
