import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { MarketKitError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { Step } from '../../rpc/schemas.js'
import { isHexText, requestOnce } from '../chain/callNode.js'
import type { Effect } from '../guard/effects.js'
import { type GuardTotals, getTotals } from '../guard/getTotals.js'
import type { VerifyOptions } from '../guard/guard.js'
import type { Intent } from '../model/intent.js'
import { assertOptions, toMarketKitError } from '../model/options.js'
import { type ReadableStep, readSteps } from '../model/readStep.js'
import { within } from '../platform/abortable.js'
import { type Environment, getEnvironment } from '../platform/environment.js'
import { toPlain } from '../platform/plainData.js'
import { simulate } from '../simulate/simulate.js'
import { type TrialOptions, toCallRequest } from '../simulate/tryCalls.js'
import { type Review, verifyOnChain, withSimulation } from './reviewSteps.js'

/** One thing that a step does, as a line of a review screen. */
export type PlannedAction = {
  /** Kind of action. */
  what: Exclude<Effect['type'], 'call' | 'spendNative'> | 'post'
  /** The account or contract that is approved, paid or called. */
  who?: Address | undefined
  /** The assets that are bought, listed, cancelled or approved. */
  assets: readonly PlannedAsset[]
  /** The price that is paid or asked. */
  price: readonly PlannedAsset[]
}

/** An amount of an asset. */
export type PlannedAsset = {
  /** Its contract; the zero address for the native currency. */
  token: Address
  /** Token id; absent for currencies, and for every token of a collection. */
  tokenId?: string | undefined
  /** Smallest units of a currency, or base units of a token; absent if unlimited. */
  amount?: string | undefined
}

/** One step of a plan. */
export type PlannedStep = {
  /** Position of the step in the list, from 0. */
  index: number
  /** The service's name for the step; only a label. */
  id: string
  /** Kind of wallet prompt. */
  kind: ReadableStep['kind']
  actions: readonly PlannedAction[]
  /** Native currency that the step sends, in wei. */
  value: string
  /** Expected gas; absent if it is not known. */
  gas?: string | undefined
}

/** Steps as data for a review screen. Frozen, JSON-safe. */
export type Plan = {
  steps: readonly PlannedStep[]
  /** Totals of all steps: payments, fees, approvals. */
  totals: GuardTotals
  /** Findings of the guard and the simulation. */
  review: Review
}

const estimateTimeoutMs = 5_000

export async function planSteps(
  config: Config,
  parameters: PlanParameters,
): Promise<Plan> {
  try {
    return await createPlan(config, parameters)
  } catch (cause) {
    if (cause instanceof MarketKitError || parameters?.signal?.aborted)
      throw cause
    assertOptions('planSteps', config, parameters)
    throw toMarketKitError('planSteps', cause)
  }
}

async function createPlan(
  config: Config,
  parameters: PlanParameters,
): Promise<Plan> {
  const { intent } = parameters
  const environment = getEnvironment(parameters)
  const steps = readSteps(parameters.steps)
  const options = {
    ...parameters,
    config,
    environment,
  }
  const { report, intent: named } = await verifyOnChain(steps, intent, options)
  const { simulation } = await simulate(config, steps, named, {
    ...options,
    report,
  })
  const gas =
    simulation.gas ?? (await estimateFirst(config, steps, intent, environment))
  return toPlain({
    steps: report.steps.map(({ calls, effects, id, index, kind, post }) => ({
      index,
      id,
      kind,
      actions: [
        ...effects.flatMap(toActions),
        ...(post ? [{ what: 'post' as const, assets: [], price: [] }] : []),
      ],
      value: calls[0]?.value ?? '0',
      gas: gas.find(({ step }) => step === index)?.amount,
    })),
    totals: getTotals(report),
    review: withSimulation(report, simulation),
  }) as Plan
}

export type PlanParameters = Omit<VerifyOptions, 'now' | 'trustedOrigins'> & {
  /** Knows the service's origins and contracts. */
  client: MarketplaceClient
  /** The purchase, listing or cancellation that the user agreed to. */
  intent: Intent
  /** The steps, as the service sent them. */
  steps: readonly Step[]
  /**
   * Called with a simulation that succeeded. A flow with the same steps that gets it as
   * `takeTrial` within five seconds simulates no second time.
   */
  onTrial?: TrialOptions['onTrial']
  /** Replaces the clock, random ids, storage or locks. */
  environment?: Partial<Environment> | undefined
  /** Stops waiting for the node. */
  signal?: AbortSignal | undefined
}

function toActions(effect: Effect<string>): PlannedAction[] {
  const { type: what } = effect
  switch (what) {
    case 'approve':
    case 'approveAll': {
      const assets = [toAsset(effect)]
      return [{ what, who: effect.spender, assets, price: [] }]
    }
    case 'wrap':
      return [{ what, who: effect.token, assets: [toAsset(effect)], price: [] }]
    case 'transferOut':
      return [{ what, who: effect.to, assets: [toAsset(effect)], price: [] }]
    case 'fillOrder':
    case 'listOrder':
    case 'cancelOrder': {
      const { asks, gives, maker } = effect.order
      const assets = gives.map(toAsset)
      return [{ what, who: maker, assets, price: asks.map(toAsset) }]
    }
    case 'cancelAll':
      return [{ what, who: effect.book, assets: [], price: [] }]
    case 'unknown':
      return [{ what, assets: [], price: [] }]
    default:
      return []
  }
}

function toAsset({ amount, token, tokenId }: PlannedAsset): PlannedAsset {
  return { token, tokenId, amount }
}

/** Later transactions depend on the first one, so only its gas can be estimated. */
async function estimateFirst(
  config: Config,
  steps: readonly ReadableStep[],
  { account, chainId }: Intent,
  environment: Environment,
): Promise<{ step: number; amount: string }[]> {
  const first = steps.find((step) => step.kind === 'transaction')
  if (!first) return []
  const node = config.getClient({ chainId })
  const call = toCallRequest(first, account)
  const estimate = requestOnce(node, 'eth_estimateGas', [call])
  const answer = estimate.catch((): undefined => undefined)
  const gas: unknown = await within(environment, estimateTimeoutMs, answer)
  const isQuantity = isHexText(gas) && gas !== '0x'
  return isQuantity ? [{ step: first.index, amount: String(BigInt(gas)) }] : []
}
