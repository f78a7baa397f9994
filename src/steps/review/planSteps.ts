import { type Address, type Hex, numberToHex } from 'viem'
import type { Config } from 'wagmi'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { Step } from '../../rpc/schemas.js'
import { within } from '../base/abortable.js'
import { type Environment, getEnvironment } from '../base/environment.js'
import type { Intent } from '../base/intent.js'
import { toPlain } from '../base/plainData.js'
import { type ReadableStep, readSteps } from '../base/readStep.js'
import type { Effect } from '../guard/effects.js'
import { getRules } from '../guard/getRules.js'
import { type GuardTotals, getTotals } from '../guard/getTotals.js'
import type { VerifyOptions } from '../guard/verify.js'
import { loadSimulation } from '../simulate/loadSimulation.js'
import { prepareReview, type Review, withSimulation } from './reviewSteps.js'
import { verifyOnChain } from './verifyOnChain.js'

/** One thing that a step does, for a list that a person reads. */
export type PlannedAction = {
  /** What is done. */
  what: Exclude<Effect['type'], 'call' | 'spendNative'> | 'post'
  /** Who is allowed, paid, or called. */
  who?: Address | undefined
  /** The assets it is about; what is bought, listed or allowed. */
  assets: readonly PlannedAsset[]
  /** What is paid or asked for it. */
  price: readonly PlannedAsset[]
}

/** An amount of something. */
export type PlannedAsset = {
  /** Its contract; the zero address for the native currency. */
  token: Address
  /** Which token; absent for money, and where it is all of them. */
  tokenId?: string | undefined
  /** Smallest units, or how many; absent where it is all. */
  amount?: string | undefined
}

/** One step of a plan. */
export type PlannedStep = {
  /** Position of the step in the list, from 0. */
  index: number
  /** The service's own name of the step; a label, never a rule. */
  id: string
  /** What the wallet is asked for. */
  kind: ReadableStep['kind']
  actions: readonly PlannedAction[]
  /** Native currency that goes along, in its smallest unit. */
  value: string
  /** Gas it is expected to take; absent where that is not known. */
  gas?: string | undefined
}

/** What would be done, as data for a review screen. Frozen, JSON-safe. */
export type Plan = {
  steps: readonly PlannedStep[]
  /** What all steps come to, and who may take something afterwards. */
  totals: GuardTotals
  /** What the guard found, and what would happen now. */
  review: Review
}

/** Milliseconds for a node to say how much gas something takes. */
const longestEstimate = 5_000

/**
 * Tells what steps would do, what they cost and allow, and whether they do
 * what was agreed on, without asking a wallet.
 *
 * @throws InvalidStepError when a step cannot be read.
 * @throws RequestError when a part of MarketKit cannot be loaded.
 *
 * @example
 * import { toBuyIntent, planSteps } from 'marketkit/core'
 *
 * const intent = toBuyIntent({ account, chainId, items: [{ order }] })
 * const plan = await planSteps(config, { client, intent, steps })
 */
export async function planSteps(
  config: Config,
  parameters: planSteps.Parameters,
): Promise<Plan> {
  const { intent } = parameters
  prepareReview(parameters)
  const environment = getEnvironment(parameters)
  const steps = readSteps(parameters.steps)
  const around = { ...parameters, config, environment }
  const { report, intent: known } = await verifyOnChain(
    steps,
    intent,
    getRules(intent),
    around,
  )
  const options = { ...parameters, environment, report }
  const { simulate } = await loadSimulation()
  const simulation = await simulate(config, steps, known, options)
  const gas =
    simulation.gas ?? (await estimateFirst(config, steps, intent, environment))
  return toPlain({
    steps: report.steps.map(({ calls, effects, id, index, kind, post }) => ({
      index,
      id,
      kind,
      actions: [
        ...effects.flatMap(actionOf),
        ...(post ? [{ what: 'post' as const, assets: [], price: [] }] : []),
      ],
      value: calls[0]?.value ?? '0',
      gas: gas.find(({ step }) => step === index)?.amount,
    })),
    totals: getTotals(report),
    review: withSimulation(report, simulation),
  }) as Plan
}

export declare namespace planSteps {
  type Parameters = Omit<VerifyOptions, 'now'> & {
    /** Knows the service's origins and contracts. */
    client: MarketplaceClient
    /** What was agreed on; names account and chain too. */
    intent: Intent
    /** The steps, as the service sent them. */
    steps: readonly Step[]
    /** Parts of the surroundings to replace. */
    environment?: Partial<Environment> | undefined
    /** Stops waiting for the node. */
    signal?: AbortSignal | undefined
  }
}

function actionOf(effect: Effect<string>): PlannedAction[] {
  const { type: what } = effect
  switch (what) {
    case 'approve': {
      const { amount, spender, token } = effect
      return [{ what, who: spender, assets: [{ token, amount }], price: [] }]
    }
    case 'approveAll': {
      const { spender, token } = effect
      return [{ what, who: spender, assets: [{ token }], price: [] }]
    }
    case 'transferOut': {
      const { amount, to, token, tokenId } = effect
      return [
        { what, who: to, assets: [{ token, tokenId, amount }], price: [] },
      ]
    }
    case 'fillOrder':
    case 'listOrder':
    case 'cancelOrder': {
      const { asks, gives, maker } = effect.order
      const assets = gives.map(assetOf)
      return [{ what, who: maker, assets, price: asks.map(assetOf) }]
    }
    case 'cancelAll':
      return [{ what, who: effect.book, assets: [], price: [] }]
    case 'unknown':
      return [{ what, assets: [], price: [] }]
    default:
      return []
  }
}

function assetOf({ amount, token, tokenId }: PlannedAsset): PlannedAsset {
  return { token, tokenId, amount }
}

/** Later transactions need what the first one does, so only it is known. */
async function estimateFirst(
  config: Config,
  steps: readonly ReadableStep[],
  { account, chainId }: Intent,
  environment: Environment,
): Promise<{ step: number; amount: string }[]> {
  const first = steps.find((step) => step.kind === 'transaction')
  if (!first) return []
  const { data, index, to, value } = first
  const estimate = config
    .getClient({ chainId })
    .request(
      {
        method: 'eth_estimateGas',
        params: [{ from: account, to, data, value: numberToHex(value) }],
      },
      { retryCount: 0 },
    )
    .catch((): Hex | undefined => undefined)
  const gas = await within(environment, longestEstimate, estimate)
  return gas ? [{ step: index, amount: String(BigInt(gas)) }] : []
}
