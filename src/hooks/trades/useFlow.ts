'use client'
import {
  hashKey,
  type MutateOptions,
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import type { Config, ResolvedRegister } from 'wagmi'
import type { FlowError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { FlowParameters } from '../../steps/flows/flowPlan.js'
import type { OnProgress, Progress } from '../../steps/model/progress.js'
import type { ReviewParameters } from '../../steps/review/reviewSteps.js'
import { getConnection } from '../../wallet/connection.js'
import { useMarketKit } from '../context/useMarketKit.js'
import { useWagmiConfig } from '../context/useWagmiConfig.js'
import type { FlowFacts, followFlow } from '../flows/followFlow.js'
import { loadTracking } from '../flows/loadTracking.js'
import { useShownFlow } from '../flows/useShownFlow.js'
import { usePageEvents } from '../page/pageEvents.js'
import { createFlowRun } from './createFlowRun.js'

/**
 * The options of React Query's `useMutation`, such as `onSuccess`, `onError` and
 * `meta`, without `mutationFn`, `networkMode`, `retry` and `scope`.
 */
export type FlowHookParameters<
  data,
  variables,
  onMutateResult = unknown,
> = Omit<
  UseMutationOptions<data, FlowError, variables, onMutateResult>,
  'mutationFn' | 'networkMode' | 'retry' | 'scope'
>

export type FlowVariables = Pick<
  FlowParameters,
  'account' | 'acknowledge' | 'batch' | 'confirmations' | 'timeout'
> &
  ReviewParameters & {
    /** Chain of the trade: one of wagmi's config, if it is registered. */
    chainId?: ResolvedRegister['config']['chains'][number]['id'] | undefined
  }

export type FlowHookResult<
  data,
  variables,
  onMutateResult = unknown,
> = UseMutationResult<data, FlowError, variables, onMutateResult> & {
  /** The account that trades: the one that was connected at the start. */
  account: Address | undefined
  /** Progress of the latest flow; undefined before the first. */
  progress: Progress | undefined
  /** Stops the flow before the next prompt, or stops waiting. */
  abort: () => void
  /** Returns whether a flow is running; true at once, before the next render. */
  isRunning: () => boolean
  /** Stops a flow of several parts after the current part. */
  stop: () => void
}

type Flow<data, variables> = (
  config: Config,
  parameters: variables & {
    client: MarketplaceClient
    onProgress: OnProgress
    signal: AbortSignal
    stop: AbortSignal
  },
) => Promise<data>

/** The flow continues if the component unmounts. */
export function useFlow<
  data extends object,
  variables extends Partial<Pick<FlowVariables, 'account'>>,
  onMutateResult,
>(
  flow: Flow<data, variables>,
  parameters: FlowHookParameters<data, variables, onMutateResult>,
  getFacts: (variables: variables, account: Address) => FlowFacts,
): FlowHookResult<data, variables, onMutateResult> {
  const { client, contracts, onEvent, storage } = useMarketKit()
  const { onPurchase } = usePageEvents()
  const config = useWagmiConfig('Trading')
  const queryClient = useQueryClient()
  const [run] = useState(createFlowRun<data>)
  const [actor, setActor] = useState<Address>()
  const progress = useSyncExternalStore(run.subscribe, run.get, run.get)
  useEffect(() => run.mount(), [run])
  useShownFlow(progress?.flow, true)

  const mutation = useMutation<data, FlowError, variables, onMutateResult>({
    ...parameters,
    networkMode: 'always',
    retry: false,
    mutationFn: async (variables) => {
      const account = variables.account ?? getConnection(config).address
      setActor(account)
      const signals = { signal: run.signal(), stop: run.stopSignal() }
      let page: ReturnType<typeof followFlow> | undefined
      const onProgress: OnProgress = (progress) => {
        page?.progress(progress)
        run.set(progress)
      }
      try {
        if (account) {
          const facts = getFacts(variables, account)
          const { followFlow } = await loadTracking()
          page = followFlow(queryClient, {
            ...facts,
            account,
            client,
            isShown: run.isMounted,
            onPurchase,
          })
        }
        const data = await flow(config, {
          contracts,
          onEvent,
          storage,
          ...variables,
          client,
          onProgress,
          ...signals,
          // The wallet may have switched since.
          ...(account && { account }),
        })
        run.end()
        page?.done(data)
        return data
      } catch (error) {
        run.end()
        page?.failed(error)
        throw error
      }
    },
  })

  const { mutateAsync: start, reset: forget } = mutation
  const mutateAsync = useCallback<typeof start>(
    (...request) => {
      const begin = () => start(...request)
      const [, options] = request
      const variables = request[0] as variables
      const { isOwn, result } = run.once(hashKey([variables]), begin)
      // TanStack Query calls back only for calls that it started.
      if (!isOwn && options)
        callBack(result, variables, {
          isWanted: run.isMounted,
          options,
          context: { client: queryClient, meta: undefined },
        })
      return result
    },
    [queryClient, run, start],
  )
  const mutate = useCallback<typeof mutation.mutate>(
    (...request) => {
      mutateAsync(...request).catch(() => {})
    },
    [mutateAsync],
  )
  const reset = useCallback(() => {
    // A running flow must stay visible.
    if (run.isRunning()) return
    run.set(undefined)
    forget()
  }, [run, forget])

  const account = mutation.isIdle ? undefined : actor
  const { abort, isRunning, stop } = run
  return {
    ...mutation,
    abort,
    account,
    isRunning,
    mutate,
    mutateAsync,
    progress,
    reset,
    stop,
  }
}

function callBack<data, variables, onMutateResult>(
  result: Promise<data>,
  variables: variables,
  {
    context,
    isWanted,
    options: { onError, onSettled, onSuccess },
  }: {
    context: { client: QueryClient; meta: undefined }
    isWanted: () => boolean
    options: MutateOptions<data, FlowError, variables, onMutateResult>
  },
): void {
  result.then(
    (data) => {
      if (!isWanted()) return
      onSuccess?.(data, variables, undefined, context)
      onSettled?.(data, null, variables, undefined, context)
    },
    (error: FlowError) => {
      if (!isWanted()) return
      onError?.(error, variables, undefined, context)
      onSettled?.(undefined, error, variables, undefined, context)
    },
  )
}
