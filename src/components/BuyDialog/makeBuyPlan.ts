import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Step } from '../../rpc/schemas.js'
import { type BuyItem, toBuyIntent } from '../../steps/flows/buy.js'
import { planSteps } from '../../steps/flows/planSteps.js'
import type { Plan } from '../../steps/review/planSteps.js'

export type BuyPlan = Plan & {
  /** In smallest units. */
  networkFee?: bigint | undefined
}

export type BuyPlanParameters = {
  account: Address
  additionalFees: readonly AdditionalFee[]
  chainId: number
  items: readonly [BuyItem, ...BuyItem[]]
  steps: readonly Step[]
}

export async function makeBuyPlan(
  config: Config,
  parameters: BuyPlanParameters & {
    client: MarketplaceClient
    contracts: ContractsByChain | undefined
    signal: AbortSignal
  },
): Promise<BuyPlan> {
  const { account, additionalFees, chainId, items, ...rest } = parameters
  const intent = toBuyIntent({ account, additionalFees, chainId, items })
  const [plan, gasPrice] = await Promise.all([
    planSteps(config, { ...rest, intent }),
    config
      .getClient({ chainId })
      .request({ method: 'eth_gasPrice' })
      .catch(() => undefined),
  ])
  return { ...plan, networkFee: getNetworkFee(plan, gasPrice) }
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
