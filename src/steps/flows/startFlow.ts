import type { Config } from 'wagmi'
import { InvalidResponseError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { Operation, Request } from '../../rpc/operations.js'
import type { Step } from '../../rpc/schemas.js'
import type { Environment } from '../base/environment.js'
import type { Intent } from '../base/intent.js'
import { type ReadableStep, readSteps } from '../base/readStep.js'
import type { Emit } from '../events/flowEvent.js'
import { carryOut } from '../execute/carryOut.js'
import { findEffect } from '../execute/findEffect.js'
import { recover } from '../execute/settleEarlier.js'
import type { Result } from '../journal/toResult.js'
import type { Run } from '../run/run.js'
import { type RunParameters, withRun } from '../run/withRun.js'
import { findMissed, type Missed } from './findMissed.js'
import { refuseOverlap } from './refuseOverlap.js'
import { type Looking, settle } from './settle.js'

/** What every flow takes beside what it is to do. */
export type FlowParameters = RunParameters

/** What every flow answers. */
export type FlowResult = Result & {
  /** Whether the service already shows the effect. */
  settled: boolean
}

/** What one kind of flow does that the others do not. */
export type FlowPlan<operation extends Quote> = {
  /** What is wanted. The same identity again is the same flow. */
  intent: Intent
  /** Which operation gives the steps. */
  operation: operation
  /** What to ask it. */
  request: Request<operation>
  /**
   * Refuses, by throwing, steps that do not do what is wanted. Answers true
   * when the node has tried all of them just now.
   */
  review: (steps: readonly ReadableStep[], context: ReviewContext) => unknown
  /** Whether the service shows the effect. */
  isShown: (looking: Looking, result: Result & Missed) => Promise<boolean>
}

/** What a review of steps may use. */
export type ReviewContext = {
  account: Intent['account']
  chainId: number
  client: MarketplaceClient
  config: Config
  environment: Environment
  signal: AbortSignal | undefined
  emit: Emit
}

type Quote = Operation & { kind: 'quote' }

/**
 * Carries a flow from the quote to its effect: settles what an earlier run of
 * the same intent has left, asks for steps, reviews them, carries them out,
 * and waits until the service shows what they did.
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
    const done =
      (await recover(run, parameters)) ?? (await begin(run, plan, parameters))
    const result = { ...done, ...(await findMissed(run, done)) }

    progress.run({ phase: 'settling' })
    const settled = await settle(run, (looking) =>
      plan.isShown(looking, result),
    )
    emit({ type: 'settled', shown: settled })
    progress.run({ status: 'success' })
    return { ...result, settled }
  })
}

async function begin<const operation extends Quote>(
  run: Run,
  plan: FlowPlan<operation>,
  parameters: FlowParameters,
): Promise<Result> {
  await refuseOverlap(run, parameters)
  const steps = readSteps(await quote(run, plan))
  run.emit({ type: 'quoted', steps: steps.map(({ kind }) => kind) })
  run.isTried = (await plan.review(steps, run)) === true
  return carryOut(run, steps)
}

/** Asks the service for steps; there must be something to do. */
async function quote<const operation extends Quote>(
  { chainId, client, signal }: Run,
  { operation, request }: FlowPlan<operation>,
): Promise<Step[]> {
  const options = { chainId, signal }
  const { steps } = await client.request(operation, request, options)
  if (steps.length) return steps
  throw new InvalidResponseError({
    operation: `${operation.group}/${operation.name}`,
    path: 'steps',
    details: 'Expected at least one step.',
  })
}
