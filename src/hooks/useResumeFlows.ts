'use client'
import {
  type QueryKey,
  skipToken,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import type { MarketKitError } from '../errors.js'
import { marketplaceQueryKey } from '../query/queryKey.js'
import type { FlowEvent } from '../steps/events/flowEvent.js'
import { type ResumedFlow, resumeFlows } from '../steps/flows/resumeFlows.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Settles, once a wallet is connected, what its flows have left open when the
 * page was closed or loaded again, and refreshes what is on screen. Never
 * opens the wallet. Components that use it share one run. Its data tells of
 * every flow; `refetch` looks again at those that are not settled.
 *
 * @example
 * import { useResumeFlows } from 'marketkit'
 *
 * const { data: flows = [] } = useResumeFlows()
 *
 * flows.map(({ id, kind, status }) => <p key={id}>{kind}: {status}</p>)
 */
export function useResumeFlows(
  parameters: useResumeFlows.Parameters = {},
): useResumeFlows.ReturnType {
  const client = useMarketplaceClient()
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address, status } = useConnection()
  const { timeout } = parameters
  const queryKey: QueryKey = ['marketkit-flows', client.scope, address]

  return useQuery<FlowStory[], MarketKitError>({
    queryKey,
    // What is settled here is not for others to keep, or to repeat.
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some((flow) => flow.status === 'running') ? 4_000 : false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      address && status === 'connected'
        ? async () => {
            const before =
              queryClient.getQueryData<FlowStory[]>(queryKey) ?? noFlows
            const onEvent = (event: FlowEvent) => {
              if (event.type !== 'started' || !event.resumed) return
              const { chainId, flow: id, kind } = event
              const begun = { id, kind, chainId, status: 'settling' } as const
              queryClient.setQueryData<FlowStory[]>(queryKey, (now = noFlows) =>
                merge(now, [begun]),
              )
            }
            const account = address
            const found = await resumeFlows(config, {
              account,
              client,
              onEvent,
              timeout,
            })
            const refresh = () =>
              queryClient.invalidateQueries({
                queryKey: marketplaceQueryKey(client),
              })
            if (found.some((flow) => flow.status !== 'running')) {
              refresh()
              // The service may see later than we do what is on the chain.
              setTimeout(refresh, serviceLag)
            }
            // What ran in another tab and is gone has come to its end there.
            return merge(
              before.filter((flow) => ends.test(flow.status)),
              found,
            )
          }
        : skipToken,
  })
}

/** What is known of a flow that was begun before. */
export type FlowStory =
  | ResumedFlow
  | (Pick<ResumedFlow, 'id' | 'kind' | 'chainId'> & {
      /** It is being looked after. */
      status: 'settling'
      intent?: undefined
    })

const noFlows: FlowStory[] = []
const serviceLag = 4_000
const ends = /^(done|failed|interrupted)$/

function merge(
  before: readonly FlowStory[],
  news: readonly FlowStory[],
): FlowStory[] {
  const isNew = (flow: FlowStory) => !news.some(({ id }) => id === flow.id)
  return [...before.filter(isNew), ...news]
}

export declare namespace useResumeFlows {
  type Parameters = {
    /** Milliseconds to wait for one transaction. @default 180_000 */
    timeout?: number | undefined
  }
  type Data = FlowStory[]
  type ReturnType = UseQueryResult<FlowStory[], MarketKitError>
}
