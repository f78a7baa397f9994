'use client'
import {
  skipToken,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { MarketKitError } from '../../errors.js'
import { useConnection } from '../../wallet/useConnection.js'
import { useMarketKit } from '../context/useMarketKit.js'
import { useWagmiConfig } from '../context/useWagmiConfig.js'
import {
  getFlowCache,
  getTrackedFlowsKey,
  type TrackedFlow,
} from './trackedFlows.js'
import { useFlowTracker } from './useFlowTracker.js'

/**
 * Resumes the connected account's flows that a reload or a closed tab
 * interrupted, and refreshes affected queries. Never opens the wallet.
 * Components that use it share one resume. `data` contains every flow that is
 * open or ended recently, including those that hooks of this page and other
 * tabs carry out.
 *
 * @example
 * import { usePendingFlows } from 'marketkit'
 *
 * const { data: flows = [], giveUp } = usePendingFlows()
 *
 * flows.map(({ id, intent, status }) => (
 *   <button key={id} onClick={() => giveUp(id)}>
 *     {intent.kind}: {status}
 *   </button>
 * ))
 */
export function usePendingFlows(
  parameters: usePendingFlows.Parameters = {},
): usePendingFlows.ReturnType {
  const { client } = useMarketKit()
  const config = useWagmiConfig('usePendingFlows')
  const queryClient = useQueryClient()
  const { address, status } = useConnection({ config })
  const account = status === 'connected' ? address : undefined
  const loadFor = useFlowTracker(config, parameters.timeout)
  const actions = useMemo(() => {
    const load = () => loadFor(account)
    const key = getTrackedFlowsKey(client, account)
    return {
      cancelSigned: async (id: string) => (await load()).cancelSigned(id),
      dismiss: getFlowCache(queryClient, key).dismiss,
      giveUp: async (id: string) => (await load()).giveUp(id),
      repost: async (id: string) => (await load()).repost(id),
    }
  }, [account, client, loadFor, queryClient])
  useEffect(() => {
    if (!account) return
    const note = ({ key }: StorageEvent) => {
      if (!(key?.startsWith('marketkit:flow:') ?? true)) return
      // A failed read is repeated with the next change.
      const reading = loadFor(account).then((it) => it.readOtherTabs())
      reading.catch(() => {})
    }
    window.addEventListener('storage', note)
    return () => window.removeEventListener('storage', note)
  }, [account, loadFor])

  const query = useQuery<TrackedFlow[], MarketKitError>({
    queryKey: getTrackedFlowsKey(client, account),
    queryFn: account
      ? async () => (await loadFor(account)).resume()
      : skipToken,
    // Resuming again would not return flows that have ended.
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(isElsewhere) ? otherTabPollMs : false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: ({ state }) =>
      state.dataUpdatedAt ? Number.POSITIVE_INFINITY : 0,
  })
  const { refetch } = query
  return withActions(query, {
    ...actions,
    resume: async () => void (await refetch({ cancelRefetch: false })),
  })
}

const otherTabPollMs = 4_000

function isElsewhere({ isHere, status }: TrackedFlow): boolean {
  return status === 'running' && !isHere
}

export declare namespace usePendingFlows {
  type Parameters = {
    /** Milliseconds to wait for one transaction. @default 180_000 */
    timeout?: number | undefined
  }
  type Data = TrackedFlow[]
  type ReturnType = UseQueryResult<Data, MarketKitError> & {
    /**
     * Cancels the signed order of a `refused` flow on the chain. Opens the
     * wallet. Rejects as `cancelSignedOrder` does.
     */
    cancelSigned: (id: string) => Promise<void>
    /** Hides a flow until its status changes. */
    dismiss: (id: string) => void
    /**
     * Forgets a flow, whatever its outcome. Rejects with a StepError if another
     * tab or a hook of this page carries it out, and with a MarketKitError if
     * the storage cannot be read.
     */
    giveUp: (id: string) => Promise<void>
    /**
     * Posts the signed order of a `refused` flow again. Never opens the wallet.
     * Rejects if the flow cannot be read.
     */
    repost: (id: string) => Promise<void>
    /** Resumes all open flows again. */
    resume: () => Promise<void>
  }
}

/** A copy would read every field, and so re-render on every change. */
function withActions<result extends object, actions extends object>(
  result: result,
  actions: actions,
): result & actions {
  const both = { ...actions } as result & actions
  for (const name of Object.keys(result))
    Object.defineProperty(both, name, {
      enumerable: true,
      get: () => result[name as keyof result],
    })
  return both
}
