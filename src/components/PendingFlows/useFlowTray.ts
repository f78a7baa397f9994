'use client'
import { useConnection } from 'wagmi'
import type { MarketKitError } from '../../errors.js'
import {
  isLeftOpen,
  isMoving,
  type TrackedFlow,
} from '../../hooks/trackedFlows.js'
import { usePendingFlows } from '../../hooks/usePendingFlows.js'

/** `PendingFlows` without its markup. */
export function useFlowTray(): useFlowTray.ReturnType {
  const { address } = useConnection()
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

/** Sorts flows that need a decision first, then running ones. */
function getRank(flow: TrackedFlow): number {
  if (isLeftOpen(flow) || flow.isPrompting) return 0
  return isMoving(flow) ? 1 : 2
}

function isOpen(flow: TrackedFlow): boolean {
  return isMoving(flow) || isLeftOpen(flow)
}

export declare namespace useFlowTray {
  type ReturnType = {
    /** Cancels the signed order of a `refused` flow. Opens the wallet. */
    cancelSigned: (id: string) => Promise<void>
    /** Posts the signed order of a `refused` flow again. */
    repost: (id: string) => Promise<void>
    /** Resumes all open flows. Never opens the wallet. */
    check: () => Promise<void>
    dismiss: (id: string) => void
    error: MarketKitError | null
    /** Flows that need a decision first, then running ones, then ended ones. */
    flows: readonly TrackedFlow[]
    /** Forgets a flow, whatever its outcome. */
    giveUp: (id: string) => Promise<void>
    isChecking: boolean
    /** Whether a wallet waits for an answer, or an outcome is unknown. */
    needsPerson: boolean
    /** How many are running or unresolved. */
    open: number
    status: 'disconnected' | 'failed' | 'loading' | 'ready'
  }
}
