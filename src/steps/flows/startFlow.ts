import type { Config } from 'wagmi'
import { InvalidResponseError } from '../../errors.js'
import type { Operation, Request } from '../../rpc/operations.js'
import type { Step } from '../../rpc/schemas.js'
import type { Intent } from '../base/intent.js'
import { type ReadableStep, readSteps } from '../base/readStep.js'
import { carryOut } from '../execute/carryOut.js'
import { findEffect } from '../execute/findEffect.js'
import { recover } from '../execute/settleEarlier.js'
import { getRules } from '../guard/getRules.js'
import type { Result } from '../journal/toResult.js'
import { type ReviewParameters, reviewSteps } from '../review/reviewSteps.js'
import type { Run } from '../run/run.js'
import { type RunParameters, withRun } from '../run/withRun.js'
import { confirmCancelled } from './confirmCancelled.js'
import { dropCancelled } from './dropCancelled.js'
import { findMissed, type Missed } from './findMissed.js'
import { refuseOverlap } from './refuseOverlap.js'
import { type Looking, settle } from './settle.js'

/** What every flow takes beside what it is to do. */
export type FlowParameters = RunParameters

/** What every flow answers. */
export type FlowResult = Result & {
  /**
   * Whether the service already shows the effect. For a cancellation, also
   * whether the chain says that the order is cancelled in its book.
   */
  settled: boolean
}

/** What one part of a flow does that the others do not. */
export type FlowPlan<operation extends Quote> = {
  /** What is wanted. The same identity again is the same flow. */
  intent: Intent
  /** Which operation gives the steps. */
  operation: operation
  /** What to ask it. */
  request: Request<operation>
  /** The steps, if the service need not be asked for them. */
  steps?: readonly Step[] | undefined
  /** How the steps are reviewed. */
  review: ReviewParameters
  /** Whether the service shows the effect. */
  isShown: (looking: Looking, result: Result & Missed) => Promise<boolean>
}

/** A plan, whatever its operation. */
export type PartPlan = Pick<FlowPlan<Quote>, 'isShown'> & {
  /**
   * Throws if the steps do not match the intent. Returns whether the node has
   * just simulated all of them.
   */
  review(steps: readonly ReadableStep[], run: Run): Promise<boolean>
  /** Asks the service for steps. */
  quote(run: Run): Promise<readonly ReadableStep[]>
}

type Quote = Operation & { kind: 'quote' }

/**
 * Carries a flow of one part from the quote to its effect: settles what an
 * earlier run of the same intent has left, asks for steps, reviews them,
 * carries them out, and waits until the service shows what they did.
 */
export async function startFlow<const operation extends Quote>(
  config: Config,
  parameters: FlowParameters,
  plan: FlowPlan<operation>,
): Promise<FlowResult & Missed> {
  const { intent } = plan
  return withRun(config, parameters, { intent, findEffect }, async (run) => {
    const { progress, emit } = run
    progress.run({ phase: 'quoting' })
    const done = (await recover(run)) ?? (await beginPart(run, toPart(plan)))
    const result = await settlePart(run, plan, done)
    emit({ type: 'settled', shown: result.settled })
    progress.run({ status: 'success' })
    return result
  })
}

/** Asks for the steps of a part, reviews them and carries them out. */
export async function beginPart(
  run: Run,
  { quote, review }: PartPlan,
): Promise<Result> {
  run.journal.renew()
  await refuseOverlap(run)
  const steps = await quote(run)
  run.emit({ type: 'quoted', steps: steps.map(({ kind }) => kind) })
  run.isTried = await review(steps, run)
  return carryOut(run, steps)
}

/** Waits until the service, and for a cancellation the chain, show a part's effect. */
export async function settlePart(
  run: Run,
  { isShown }: Pick<PartPlan, 'isShown'>,
  done: Result,
): Promise<FlowResult & Missed> {
  const result = { ...done, ...(await findMissed(run, done)) }
  const isConfirmed = await confirmCancelled(run, run.journal.part(), done)
  if (isConfirmed) await dropCancelled(run)
  run.progress.run({ phase: 'settling' })
  const shown = await settle(run, (looking) => isShown(looking, result))
  return { ...result, settled: shown && isConfirmed }
}

/** Makes plans of all operations alike. */
export function toPart<const operation extends Quote>({
  isShown,
  operation,
  request,
  intent,
  review,
  steps: known,
}: FlowPlan<operation>): PartPlan {
  return {
    isShown,
    review: (steps, run) =>
      reviewSteps(steps, intent, getRules(intent), { ...review, ...run }),
    async quote({ chainId, client, signal }) {
      if (known) return readSteps(known)
      const options = { chainId, signal }
      const { steps } = await client.request(operation, request, options)
      if (steps.length) return readSteps(steps)
      throw new InvalidResponseError({
        operation: `${operation.group}/${operation.name}`,
        path: 'steps',
        details: 'Expected at least one step.',
      })
    },
  }
}
