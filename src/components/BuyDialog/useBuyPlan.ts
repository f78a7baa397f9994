'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useWagmiConfig } from '../../hooks/useWagmiConfig.js'
import {
  type BuyPlan,
  type BuyPlanParameters,
  makeBuyPlan,
} from './makeBuyPlan.js'

const planFreshMs = 20_000

/** For display only: the engine simulates again on press. */
export function useBuyPlan(
  parameters: BuyPlanParameters | undefined,
): BuyPlan | undefined {
  const { client, contracts } = useMarketKit()
  const config = useWagmiConfig('BuyDialog')
  const { data } = useQuery<BuyPlan>({
    queryKey: ['marketkit-plan', client.scope, parameters],
    queryFn: parameters
      ? ({ signal }) => {
          const around = { client, contracts, signal }
          return makeBuyPlan(config, { ...parameters, ...around })
        }
      : skipToken,
    gcTime: planFreshMs,
    retry: false,
    staleTime: planFreshMs,
  })
  return data
}
