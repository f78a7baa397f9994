'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useWagmiConfig } from '../../hooks/useWagmiConfig.js'
import type { BuyPlan, BuyPlanParameters } from './makeBuyPlan.js'

/** Milliseconds for which a trial and the price of gas tell something. */
const freshness = 20_000

/**
 * Looks at the steps of a purchase as the engine will, and what the network
 * takes. Only tells: the engine decides by itself, once more, on the press.
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
          // Nobody has to wait for it before the first look at a page.
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
