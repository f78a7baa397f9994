'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useWagmiConfig } from '../../hooks/useWagmiConfig.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Step } from '../../rpc/schemas.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import type { BuyPlan } from './makeBuyPlan.js'

/** Milliseconds for which a trial and the price of gas tell something. */
const freshness = 20_000

/**
 * Looks at the steps of a purchase as the engine will, and what the network
 * takes. Only tells: the engine decides by itself, once more, on the press.
 */
export function useBuyPlan(
  parameters: useBuyPlan.Parameters | undefined,
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

export declare namespace useBuyPlan {
  type Parameters = {
    account: Address
    additionalFees: readonly AdditionalFee[]
    chainId: number
    items: readonly [BuyItem, ...BuyItem[]]
    /** What the service asks for. */
    steps: readonly Step[]
  }
}
