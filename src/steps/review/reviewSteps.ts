import { type Address, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError, GuardError, StepError } from '../../errors.js'
import { createCallNode, readBlock } from '../chain/callNode.js'
import { isOrderHash } from '../chain/seaport.js'
import { createRoles } from '../guard/contracts.js'
import type { GuardReport } from '../guard/effects.js'
import {
  filterEffects,
  type GuardOptions,
  type VerifyOptions,
  wholeFlow,
} from '../guard/guard.js'
import { getVerdict, verify } from '../guard/verify.js'
import { rememberBook } from '../journal/orderBooks.js'
import type { Intent } from '../model/intent.js'
import type { ReadableStep } from '../model/readStep.js'
import { abortable } from '../platform/abortable.js'
import type { Environment } from '../platform/environment.js'
import { toPlain } from '../platform/plainData.js'
import type { PlannedTrial, Tried } from '../simulate/plannedTrial.js'
import { readFacts } from '../simulate/readFacts.js'
import { needsFacts, readGuardFacts } from '../simulate/readGuardFacts.js'
import { type Simulation, simulate } from '../simulate/simulate.js'
import { findCandidates } from './findBook.js'

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
   * Asks the user; without it, findings that would be shown are refused. If it
   * throws, the flow throws a `ConfigurationError` and prompts nothing.
   */
  onReview?: ((review: Review) => boolean | Promise<boolean>) | undefined
  /**
   * Returns what `planSteps` passed to `onTrial`, at most once. For five seconds, a flow
   * with the same steps needs no simulation of its own.
   */
  takeTrial?: (() => PlannedTrial | undefined) | undefined
}

type Parameters = Omit<ReviewParameters, 'takeTrial'> & {
  planned?: PlannedTrial | undefined
  /** Whether the terms of the order that the listing replaces are not proven. */
  isUnproven?: boolean | undefined
  client: NonNullable<VerifyOptions['client']>
  config: Config
  environment: Environment
  signal: AbortSignal | undefined
}

export type Reviewed = {
  /** When the node tried all transactions. */
  tried?: Tried | undefined
  /** The order that the steps cancel, and its book. */
  cancelled?: { book: Address; orderId: string } | undefined
  /** Whether the steps match the intent, without a question. */
  isMatch?: boolean | undefined
}

/**
 * Verifies and simulates steps.
 *
 * @throws GuardError if the steps are not allowed.
 * @throws StepError if a transaction would fail.
 */
export async function reviewSteps(
  steps: readonly ReadableStep[],
  intent: Intent,
  parameters: Parameters,
): Promise<Reviewed> {
  const { config, environment, onReview, policy, signal } = parameters
  if (policy === 'off') return {}
  const { report, intent: named } = await verifyOnChain(
    steps,
    intent,
    parameters,
  )
  const isAllShown = policy === 'confirm'
  const needsReview = ({ verdict }: GuardReport) =>
    verdict !== 'match' || isAllShown
  const assertAllowed = (report: GuardReport) => {
    const canAsk = onReview && (report.verdict !== 'mismatch' || isAllShown)
    if (needsReview(report) && !canAsk) throw new GuardError(report)
  }
  assertAllowed(withoutSurplus(report))
  const options = { ...parameters, report }
  const { simulation, tried } = await simulate(config, steps, named, options)
  const review = withSimulation(report, simulation)
  const { failure } = simulation
  if (failure) {
    const { step: index, ...facts } = failure
    throw new StepError({ ...facts, fundsMoved: 'no', index })
  }
  const ask = async () => {
    try {
      return await onReview?.(review)
    } catch (cause) {
      const text = '`onReview` failed, so the steps were not sent.'
      throw new ConfigurationError(text, { cause })
    }
  }
  assertAllowed(review)
  if (needsReview(review) && !(await abortable(ask(), signal)))
    throw new GuardError(review)
  rememberBooks(report, named, environment)
  const cancelled = findCancelled(report, named)
  return { tried, cancelled, isMatch: review.verdict === 'match' }
}

/** The hash comes from the steps if the order's id is not a hash. */
function findCancelled(
  { steps }: GuardReport,
  intent: Intent,
): Reviewed['cancelled'] {
  if (intent.kind !== 'cancel' || !intent.book) return undefined
  const effects = steps.flatMap((step) => step.effects)
  const [cancellation] = filterEffects(effects, 'cancelOrder')
  const orderId = isOrderHash(intent.orderId)
    ? intent.orderId
    : cancellation?.order.id
  return orderId ? { book: intent.book, orderId } : undefined
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

/** The report without native currency beyond the price, which a book may return. */
function withoutSurplus(report: GuardReport): GuardReport {
  const findings = report.findings.filter(
    ({ actual = '', code, expected = '', path, severity }) => {
      const isOpen = severity === 'unknown' && path === wholeFlow.path
      if (code !== 'value' || !isOpen) return true
      return BigInt(actual) <= BigInt(expected)
    },
  )
  return { ...report, findings, verdict: getVerdict(findings) }
}

/**
 * Whether a simulation shows how much native currency leaves the account. It judges
 * the amount itself.
 */
function returnsSurplus({ changes = [], failure, simulated }: Simulation) {
  const isShown = changes.some(
    ({ amount, token }) => token === zeroAddress && BigInt(amount) < 0n,
  )
  return simulated === 'full' && !failure && isShown
}

export function withSimulation(
  report: GuardReport,
  simulation: Simulation,
): Review {
  const judged = returnsSurplus(simulation) ? withoutSurplus(report) : report
  const findings = [...judged.findings, ...simulation.findings]
  const verdict = getVerdict(findings)
  return toPlain({ ...report, verdict, findings, simulation }) as Review
}

type ChainOptions = Omit<GuardOptions, 'now' | 'isBookOpen'> & {
  config: Config
  environment: Environment
  signal?: AbortSignal | undefined
}

/**
 * Compares steps with an intent. Reads from the chain resolve open findings: the start of
 * an order (clocks may be wrong), the royalty of a listing, the book of an order. The
 * returned intent contains that book.
 */
export async function verifyOnChain(
  steps: readonly ReadableStep[],
  intent: Intent,
  parameters: ChainOptions,
): Promise<{ report: GuardReport; intent: Intent }> {
  const { client, config, contracts, environment } = parameters
  const { signal } = parameters
  const { chainId } = intent
  const roles = createRoles(chainId, client?.contracts, contracts)
  const candidates =
    intent.kind === 'cancel'
      ? await findCandidates(intent, { environment, roles })
      : []
  const [book] = candidates
  const isBookOpen = candidates.length > 1
  const named: Intent =
    intent.kind === 'cancel' && !isBookOpen ? { ...intent, book } : intent
  const verifyWith = (intent: Intent, options: GuardOptions) =>
    verify(steps, intent, { ...parameters, ...options, isBookOpen })
  const now = environment.now()
  const report = verifyWith(named, { now })
  const isEarly = report.findings.some(({ code }) => code === 'start')
  const isOpen = report.findings.some(
    ({ code, severity }) =>
      code === 'net' || (severity === 'unknown' && code === 'book'),
  )
  const effects = report.steps.flatMap((step) => step.effects)
  const isIncomplete = needsFacts(effects)
  if (!isEarly && !isOpen && !isIncomplete) return { report, intent: named }

  const node = config.getClient({ chainId })
  const readTime = async () => {
    if (!isEarly) return now
    const callNode = createCallNode(node, environment)
    const { time } = await readBlock(callNode, 'latest')
    return time === undefined ? now : time * 1_000
  }
  const [{ book: provenBook, royalty }, time, facts] = await abortable(
    Promise.all([
      readFacts(node, named, report, { candidates, environment }),
      readTime(),
      isIncomplete
        ? readGuardFacts(node, named, effects, environment)
        : undefined,
    ]),
    signal,
  )
  const proven =
    named.kind === 'cancel' && provenBook
      ? { ...named, book: provenBook }
      : named
  return {
    report: verifyWith(proven, { facts, now: time, royalty }),
    intent: proven,
  }
}
