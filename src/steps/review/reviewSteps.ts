import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError, GuardError, StepError } from '../../errors.js'
import { abortable } from '../base/abortable.js'
import type { Environment } from '../base/environment.js'
import type { Intent } from '../base/intent.js'
import { toPlain } from '../base/plainData.js'
import type { ReadableStep } from '../base/readStep.js'
import { isOrderHash } from '../base/seaport.js'
import type { GuardReport } from '../guard/effects.js'
import { filterEffects, type VerifyOptions } from '../guard/guard.js'
import { getVerdict } from '../guard/verify.js'
import { rememberBook } from '../journal/orderBooks.js'
import type { Tried } from '../simulate/plannedTrial.js'
import { type Simulation, simulate } from '../simulate/simulate.js'
import { verifyOnChain } from './verifyOnChain.js'

/**
 * How findings are handled. `enforce`: a mismatch is refused, an unknown is
 * shown to `onReview`. `confirm`: everything is shown to `onReview`, which may
 * allow a mismatch too. `off`: nothing is checked, so the service may ask for
 * anything and only the wallet shows it.
 */
export type GuardPolicy = 'enforce' | 'confirm' | 'off'

/** Findings of the guard and the simulation. */
export type Review = GuardReport & {
  /** Outcome of trying the steps on the current state. */
  simulation: Simulation
}

/** How steps are reviewed before the wallet opens. */
export type ReviewParameters = Omit<
  VerifyOptions,
  'client' | 'now' | 'trustedOrigins'
> & {
  /** How findings are handled. @default 'enforce' */
  policy?: GuardPolicy | undefined
  /**
   * Asks the person; without it, findings that would be shown are refused. If it
   * throws, the flow throws a `ConfigurationError` and prompts nothing.
   */
  onReview?: ((review: Review) => boolean | Promise<boolean>) | undefined
}

type Parameters = ReviewParameters & {
  client: NonNullable<VerifyOptions['client']>
  config: Config
  environment: Environment
  signal: AbortSignal | undefined
}

/**
 * Verifies and simulates steps. Returns the time at which the node tried all
 * transactions.
 *
 * @throws GuardError if the steps are not allowed.
 * @throws StepError if a transaction would fail.
 */
export async function reviewSteps(
  steps: readonly ReadableStep[],
  intent: Intent,
  parameters: Parameters,
): Promise<Tried | undefined> {
  const { config, environment, onReview, policy, signal } = parameters
  if (policy === 'off') return undefined
  const { report, intent: named } = await verifyOnChain(
    steps,
    intent,
    parameters,
  )
  const mustAsk = (report: GuardReport) => {
    const isAllShown = policy === 'confirm'
    const { verdict } = report
    if (verdict === 'match' && !isAllShown) return false
    if (onReview && (verdict !== 'mismatch' || isAllShown)) return true
    throw new GuardError(report)
  }
  mustAsk(report)
  const options = { ...parameters, purpose: 'run' as const, report }
  const { simulation, tried } = await simulate(config, steps, named, options)
  const review = withSimulation(report, simulation)
  const { failure } = simulation
  if (failure)
    throw new StepError({ ...failure, index: failure.step, fundsMoved: 'no' })
  const ask = async () => {
    try {
      return await onReview?.(review)
    } catch (cause) {
      const text = '`onReview` failed, so the steps were not sent.'
      throw new ConfigurationError(text, { cause })
    }
  }
  if (mustAsk(review) && !(await abortable(ask(), signal)))
    throw new GuardError(review)
  rememberBooks(report, named, environment)
  return tried
}

/** Remembers the books of orders for their cancellation. The prompt does not wait. */
function rememberBooks(
  { steps }: GuardReport,
  intent: Intent,
  environment: Environment,
): void {
  const { chainId } = intent
  const remember = (orderId: string, book: Address) =>
    void rememberBook(environment, { book, chainId, orderId })
  if (intent.kind === 'cancel' && intent.book && isOrderHash(intent.orderId))
    remember(intent.orderId, intent.book)
  const effects = steps.flatMap((step) => step.effects)
  for (const { book, order } of filterEffects(effects, 'listOrder'))
    if (order.id) remember(order.id, book)
}

export function withSimulation(
  report: GuardReport,
  simulation: Simulation,
): Review {
  const findings = [...report.findings, ...simulation.findings]
  const verdict = getVerdict(findings)
  return toPlain({ ...report, verdict, findings, simulation }) as Review
}
