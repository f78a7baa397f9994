'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { useWagmiConfig } from '../../hooks/context/useWagmiConfig.js'
import { nodeSettings } from '../../query/settings.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Step } from '../../rpc/schemas.js'
import { type BuyItem, toBuyIntent } from '../../steps/flows/buy.js'
import { planSteps } from '../../steps/flows/planSteps.js'
import type { Plan } from '../../steps/review/planSteps.js'
import type { PlannedTrial } from '../../steps/simulate/plannedTrial.js'

type BuyPlan = Plan & { networkFee?: bigint | undefined }

const planFreshMs = 20_000

/** For display only: the engine simulates again on press. */
export function useBuyPlan(
  parameters:
    | {
        account: Address
        additionalFees: readonly AdditionalFee[]
        chainId: number
        items: readonly BuyItem[]
        steps: readonly Step[]
      }
    | undefined,
  onTrial: (trial: PlannedTrial) => void,
): { data: BuyPlan | undefined; isLoading: boolean } {
  const { client, contracts } = useMarketKit()
  const config = useWagmiConfig('BuyDialog')
  return useQuery<BuyPlan>({
    queryKey: ['marketkit-plan', client.scope, parameters],
    queryFn: parameters
      ? async ({ signal }) => {
          const { chainId, steps } = parameters
          const intent = toBuyIntent(parameters)
          const [plan, gasPrice] = await Promise.all([
            planSteps(config, {
              ...{ client, contracts, intent, signal, steps },
              onTrial,
            }),
            config
              .getClient({ chainId })
              .request({ method: 'eth_gasPrice' })
              .catch(() => undefined),
          ])
          return { ...plan, networkFee: getNetworkFee(plan, gasPrice) }
        }
      : skipToken,
    gcTime: planFreshMs,
    ...nodeSettings,
    retry: false,
    staleTime: planFreshMs,
  })
}

function getNetworkFee(
  { steps }: Plan,
  gasPrice: string | undefined,
): bigint | undefined {
  const sent = steps.filter(({ kind }) => kind === 'transaction')
  if (!gasPrice || sent.some(({ gas }) => gas === undefined)) return undefined
  const gas = sent.reduce((sum, step) => sum + BigInt(step.gas ?? 0), 0n)
  // Wallets offer a higher price than the current one, in case it rises.
  return (gas * BigInt(gasPrice) * 5n) / 4n
}
