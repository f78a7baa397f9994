'use client'
import type { MarketKitError } from '../../errors.js'
import {
  isLeftOpen,
  isMoving,
  type TrackedFlow,
} from '../../hooks/trackedFlows.js'
import { usePendingFlows } from '../../hooks/usePendingFlows.js'
import { useAddress } from '../../wallet/useConnection.js'

export function useFlowTray(): useFlowTray.ReturnType {
  const address = useAddress()
  const pending = usePendingFlows()
  const { data, dismiss, error, giveUp, isFetching, resume } = pending
  const { cancelSigned, repost } = pending
  const flows = [...(data ?? [])].sort(
    (a, b) => getRank(a) - getRank(b) || b.createdAt - a.createdAt,
  )
  return {
    check: resume,
    dismiss,
    error,
    flows,
    // The cancellation is a flow of its own.
    cancelSigned: (id) => cancelSigned(id).catch(resume),
    repost: (id) => repost(id).catch(resume),
    // Another tab carries it out: refresh its status.
    giveUp: (id) => giveUp(id).catch(resume),
    isChecking: isFetching,
    needsPerson: flows.some((flow) => getRank(flow) === 0),
    open: flows.filter(isOpen).length,
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

function isOpen(flow: TrackedFlow): boolean {
  return isMoving(flow) || isLeftOpen(flow)
}

export declare namespace useFlowTray {
  type ReturnType = {
    cancelSigned: (id: string) => Promise<void>
    repost: (id: string) => Promise<void>
    check: () => Promise<void>
    dismiss: (id: string) => void
    error: MarketKitError | null
    flows: readonly TrackedFlow[]
    giveUp: (id: string) => Promise<void>
    isChecking: boolean
    /** Whether a wallet waits for an answer, or an outcome is unknown. */
    needsPerson: boolean
    open: number
    status: 'disconnected' | 'failed' | 'loading' | 'ready'
  }
}
