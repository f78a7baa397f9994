'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getConnection } from '../wallet/connection.js'
import { getFlowCache, getTrackedFlowsKey } from './trackedFlows.js'
import { useMarketKit } from './useMarketKit.js'
import { useWagmiConfig } from './useWagmiConfig.js'

/**
 * Marks a flow as shown by a component, so that `FlowNotices` leaves it out. The
 * hook that runs a flow marks it while its component is mounted. A dialog that
 * stays mounted while it is closed calls this hook after that one: the last call
 * decides. Unmounting marks the flow as not shown.
 */
export function useShownFlow(
  /** The flow: `progress.flow` of the hook that runs it. */
  id: string | undefined,
  /** Whether the component shows the flow. */
  isShown: boolean,
): void {
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
