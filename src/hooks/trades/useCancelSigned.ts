'use client'
import { getConnection } from '../../wallet/connection.js'
import { useWagmiConfig } from '../context/useWagmiConfig.js'
import { useFlowTracker } from '../flows/useFlowTracker.js'

export function useCancelSigned(): (flow: string) => Promise<void> {
  const config = useWagmiConfig('useCancelSigned')
  const loadTracker = useFlowTracker(config)
  return async (flow) => {
    const tracker = await loadTracker(getConnection(config).address)
    await tracker.cancelSigned(flow)
  }
}
