'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useWagmiConfig } from '../../hooks/useWagmiConfig.js'
import type { BuyPlan, BuyPlanParameters } from './makeBuyPlan.js'

/** In milliseconds. */
const freshness = 20_000

/**
 * Simulates the steps of a purchase as the engine will. For display only: the
 * engine simulates again on press.
 */
export function useBuyPlan(
  parameters: BuyPlanParameters | undefined,
): BuyPlan | undefined {
  const { client, contracts } = useMarketKit()
  const config = useWagmiConfig('BuyDialog')
  const { data } = useQuery<BuyPlan>({
    queryKey: ['marketkit-plan', client.scope, parameters],
    queryFn: parameters
      ? async ({ signal }) => {
          const { makeBuyPlan } = await import('./makeBuyPlan.js')
          const around = { client, contracts, signal }
          return makeBuyPlan(config, { ...parameters, ...around })
        }
      : skipToken,
    gcTime: freshness,
    retry: false,
    staleTime: freshness,
  })
  return data
}
