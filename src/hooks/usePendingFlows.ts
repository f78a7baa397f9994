'use client'
import {
  skipToken,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useConnection } from 'wagmi'
import type { MarketKitError } from '../errors.js'
import { type FlowStory, flowStoriesKey } from './flowStories.js'
import { lookAfterFlows } from './lookAfterFlows.js'
import { useMarketKit } from './useMarketKit.js'
import { useWagmiConfig } from './useWagmiConfig.js'
import { withActions } from './withActions.js'

/**
 * Settles, once a wallet is connected, what its flows have left open when the
 * page was closed or loaded again, and refreshes what they touched. Never
 * opens the wallet. Components that use it share one run. Its data tells of
 * every flow that is open or has ended lately, also of those that hooks of
 * this page and other tabs carry out.
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
  const { client, onEvent, storage } = useMarketKit()
  const config = useWagmiConfig('usePendingFlows')
  const queryClient = useQueryClient()
  const { address, status } = useConnection({ config })
  const account = status === 'connected' ? address : undefined
  const { timeout } = parameters
  const flows = useMemo(
    () =>
      lookAfterFlows({
        account,
        client,
        config,
        onEvent,
        queryClient,
        storage,
        timeout,
      }),
    [account, client, config, onEvent, queryClient, storage, timeout],
  )
  useEffect(() => flows.watchTabs(), [flows])

  const query = useQuery<FlowStory[], MarketKitError>({
    queryKey: flowStoriesKey(client, account),
    queryFn: account ? flows.look : skipToken,
    // What is settled here is not for others to keep, or to repeat.
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(isElsewhere) ? lookEvery : false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: ({ state }) =>
      state.dataUpdatedAt ? Number.POSITIVE_INFINITY : 0,
  })
  const { refetch } = query
  return withActions(query, {
    dismiss: flows.dismiss,
    giveUp: flows.giveUp,
    resume: async () => void (await refetch({ cancelRefetch: false })),
  })
}

/** Milliseconds between looks for a flow that another tab carries out. */
const lookEvery = 4_000

function isElsewhere({ isHere, status }: FlowStory): boolean {
  return status === 'running' && !isHere
}

export declare namespace usePendingFlows {
  type Parameters = {
    /** Milliseconds to wait for one transaction. @default 180_000 */
    timeout?: number | undefined
  }
  type Data = FlowStory[]
  type ReturnType = UseQueryResult<Data, MarketKitError> & {
    /** Puts a story away until there is something new of it. */
    dismiss: (id: string) => void
    /**
     * Forgets a flow, whatever may become of it. Rejects with a StepError for
     * one that another tab or a hook of this page is at, and with a
     * MarketKitError while what is in flight cannot be read.
     */
    giveUp: (id: string) => Promise<void>
    /** Looks again at all that is open. */
    resume: () => Promise<void>
  }
}
