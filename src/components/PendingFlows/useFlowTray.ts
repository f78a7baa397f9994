'use client'
import { useConnection } from 'wagmi'
import type { MarketKitError } from '../../errors.js'
import {
  isLeftOpen,
  isMoving,
  type TrackedFlow,
} from '../../hooks/trackedFlows.js'
import { usePendingFlows } from '../../hooks/usePendingFlows.js'

/**
 * Everything the connected account has under way or has begun lately, with
 * what can be done about it: `PendingFlows` without its markup.
 */
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
    // Somebody is at it after all: see who.
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

/** What asks for somebody comes first, then what moves, then what is over. */
function getRank(flow: TrackedFlow): number {
  if (isLeftOpen(flow) || flow.isPrompting) return 0
  return isMoving(flow) ? 1 : 2
}

function isOpen(flow: TrackedFlow): boolean {
  return isMoving(flow) || isLeftOpen(flow)
}

export declare namespace useFlowTray {
  type ReturnType = {
    /** Cancels the signed order of a `refused` flow: opens the wallet. */
    cancelSigned: (id: string) => Promise<void>
    /** Posts the signed order of a `refused` flow again. */
    repost: (id: string) => Promise<void>
    /** Looks again at all that is open. Never opens the wallet. */
    check: () => Promise<void>
    /** Takes what has ended off the list. */
    dismiss: (id: string) => void
    /** Why what is in flight could not be read. */
    error: MarketKitError | null
    /** What asks for the person first, then what moves, then what has ended. */
    flows: readonly TrackedFlow[]
    /** Forgets a flow, whatever may become of it. */
    giveUp: (id: string) => Promise<void>
    /** Whether it is being looked at. */
    isChecking: boolean
    /** Whether a wallet waits for an answer, or nobody can tell of a flow. */
    needsPerson: boolean
    /** How many are under way or unresolved. */
    open: number
    /** Whether there is a list. */
    status: 'disconnected' | 'failed' | 'loading' | 'ready'
  }
}
