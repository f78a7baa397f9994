'use client'
import {
  isLeftOpen,
  isMoving,
  isOpen,
  type TrackedFlow,
} from '../../hooks/flows/trackedFlows.js'
import { usePendingFlows } from '../../hooks/flows/usePendingFlows.js'
import { useAddress } from '../../wallet/useConnection.js'

export function useFlowTray(): useFlowTray.ReturnType {
  const address = useAddress()
  const pending = usePendingFlows()
  const { data, error } = pending
  const flows = [...(data ?? [])].sort(
    (a, b) => getRank(a) - getRank(b) || b.createdAt - a.createdAt,
  )
  return {
    flows,
    needsUser: flows.some((flow) => getRank(flow) === 0),
    open: flows.filter(isOpen).length,
    pending,
    status: !address
      ? 'disconnected'
      : error
        ? 'failed'
        : data
          ? 'ready'
          : 'loading',
  }
}

function getRank(flow: TrackedFlow): number {
  if (isLeftOpen(flow) || flow.isPrompting) return 0
  return isMoving(flow) ? 1 : 2
}

export declare namespace useFlowTray {
  type ReturnType = {
    flows: readonly TrackedFlow[]
    needsUser: boolean
    open: number
    pending: usePendingFlows.ReturnType
    status: 'disconnected' | 'failed' | 'loading' | 'ready'
  }
}
