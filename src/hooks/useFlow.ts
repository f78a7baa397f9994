'use client'
import {
  hashKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { type Config, useConfig } from 'wagmi'
import { type MarketKitError, StepError } from '../errors.js'
import { marketplaceQueryKey } from '../query/queryKey.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { FlowParameters } from '../steps/flows/startFlow.js'
import type { ReviewParameters } from '../steps/guard/reviewSteps.js'
import type { OnProgress, Progress } from '../steps/progress.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/** React Query's own options of a mutation, such as `onSuccess`. */
export type FlowHookParameters<data, variables> = Omit<
  UseMutationOptions<data, MarketKitError, variables>,
  'mutationFn' | 'networkMode' | 'retry' | 'scope'
>

/** How a flow is carried out, whatever it does. */
export type FlowVariables = Pick<
  FlowParameters,
  'account' | 'batch' | 'confirmations' | 'consent' | 'timeout'
> &
  ReviewParameters

/** React Query's result of a mutation, with the progress of the flow. */
export type FlowHookResult<data, variables> = UseMutationResult<
  data,
  MarketKitError,
  variables
> & {
  /** Where the flow stands; undefined before the first. */
  progress: Progress | undefined
  /** Stops before the next prompt, or stops waiting. */
  abort: () => void
}

type Flow<data, variables> = (
  config: Config,
  parameters: variables & {
    client: MarketplaceClient
    onProgress: OnProgress
    signal: AbortSignal
  },
) => Promise<data>

/** A flow as a mutation. It runs outside of React; this only mirrors it. */
export function useFlow<data, variables extends object>(
  flow: Flow<data, variables>,
  parameters: FlowHookParameters<data, variables>,
): FlowHookResult<data, variables> {
  const client = useMarketplaceClient()
  const config = useConfig()
  const queryClient = useQueryClient()
  const [run] = useState(createRun<data>)
  const progress = useSyncExternalStore(run.subscribe, run.get, run.get)

  const mutation = useMutation<data, MarketKitError, variables>({
    ...parameters,
    networkMode: 'always',
    retry: false,
    mutationFn: async (variables) => {
      try {
        const { set: onProgress } = run
        const signal = run.start()
        return await flow(config, { ...variables, client, onProgress, signal })
      } finally {
        run.end()
        const queryKey = marketplaceQueryKey(client)
        queryClient.invalidateQueries({ queryKey })
      }
    },
  })

  const { mutateAsync: start, reset: forget } = mutation
  const mutateAsync = useCallback<typeof start>(
    (...request) => run.once(hashKey([request[0]]), () => start(...request)),
    [run, start],
  )
  const mutate = useCallback<typeof mutation.mutate>(
    (...request) => {
      mutateAsync(...request).catch(() => {})
    },
    [mutateAsync],
  )
  const reset = useCallback(() => {
    // What runs goes on, so it must stay in view.
    if (run.isRunning()) return
    run.set(undefined)
    forget()
  }, [run, forget])

  return { ...mutation, abort: run.abort, mutate, mutateAsync, progress, reset }
}

/** What one hook knows of its flow: the latest progress, and what runs. */
function createRun<data>() {
  const listeners = new Set<() => void>()
  let controller: AbortController | undefined
  let progress: Progress | undefined
  let running: Promise<data> | undefined
  let runningKey: string | undefined
  return {
    get: () => progress,
    set(next: Progress | undefined) {
      progress = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      this.set(undefined)
      controller = new AbortController()
      return controller.signal
    },
    isRunning: () => running !== undefined,
    end() {
      running = undefined
    },
    abort: () => controller?.abort(),
    /**
     * A second call while the first runs joins it: clicks come in pairs. One
     * for something else is refused, or it would be told of the first's end.
     */
    once(key: string, begin: () => Promise<data>): Promise<data> {
      if (running)
        return key === runningKey ? running : Promise.reject(stillRunning())
      runningKey = key
      const mine = begin().finally(() => {
        if (running === mine) running = undefined
      })
      running = mine
      return mine
    },
  }
}

function stillRunning() {
  const details = 'The last one has not come to its end.'
  return new StepError({
    reason: 'walletBusy',
    details,
    fundsMoved: 'no',
    index: 0,
  })
}
