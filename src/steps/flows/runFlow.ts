import type { Config } from 'wagmi'
import { ConfigurationError, StepError } from '../../errors.js'
import { carryOut, readAhead } from '../execute/carryOut.js'
import { recoverEarlierRun } from '../execute/resolveOpenSteps.js'
import { isInFlight, type PartEnd } from '../journal/record.js'
import { joinEnds, type Result, toParts } from '../journal/results.js'
import type { StepsIntent } from '../model/intent.js'
import { getParts, hasParts } from '../model/parts.js'
import type { PartProgress } from '../model/progress.js'
import { type ReadableStep, readSteps } from '../model/readStep.js'
import { isSameText } from '../platform/plainData.js'
import {
  type Reviewed,
  type ReviewParameters,
  reviewSteps,
} from '../review/reviewSteps.js'
import { assertNotStopped, type Run, startPart } from '../run/run.js'
import { withRun } from '../run/withRun.js'
import { isReusable } from '../simulate/plannedTrial.js'
import { isSignedByMaker } from '../wait/findEffect.js'
import { startChainPosition } from '../wallet/promptWallet.js'
import { assertNoOtherAccount } from '../wallet/wallet.js'
import { confirmCancelled, dropCancelled } from './cancellation.js'
import {
  findLaterEnds,
  findOrderEnd,
  findSameListing,
  isOverOnChain,
} from './findOrderEnd.js'
import type {
  AnyFlowResult,
  FlowPlan,
  MultiPartFlowParameters,
  PartPlan,
  StepsParameters,
} from './flowPlan.js'
import { hasProvenTerms } from './proveTerms.js'
import { findMissed, requireEvidence } from './purchaseResult.js'
import { dropReplaced, refuseOverlap } from './refuseOverlap.js'
import { refuseSecondListing } from './refuseSecondListing.js'
import { skipGranted } from './skipGranted.js'
import { waitUntilIndexed } from './waitUntilIndexed.js'

type Parameters = MultiPartFlowParameters & ReviewParameters

/**
 * Carries out the parts of a flow one after the other, on one journal record.
 * Most flows have one part. The end of a part is stored before the next request
 * is sent, so that a crash neither repeats nor loses a part. Stops at the first
 * part that fails.
 */
export async function runFlow(
  config: Config,
  parameters: Parameters,
  plan: FlowPlan,
): Promise<AnyFlowResult> {
  const { intent } = plan
  return withRun(config, parameters, intent, async (run) => {
    const { earlier, journal } = run
    const parts = getParts(intent)
    if (hasParts(intent)) run.stop = parameters.stop
    if (earlier?.parts) return finishResumed(run, earlier, earlier.parts)
    const earlierCount = journal.ended().length
    let isIndexed = true
    if (intent.kind === 'cancelMany')
      for (const part of parts.slice(0, earlierCount))
        isIndexed &&= await isOverOnChain(run, part)
    try {
      for (;;) {
        const { orderEnd, ...result } = await runPart(run, parameters, plan)
        const { hashes, orderHash, orderId } = result
        const ended = { hashes, orderHash, orderId, orderEnd }
        isIndexed &&= result.indexed
        const ends = [...journal.ended(), ended]
        const isSold = intent.kind === 'edit' && orderEnd === 'filled'
        if (isSold || ends.length === parts.length) {
          const last = { ...result, indexed: isIndexed }
          const all = await findLaterEnds(run, ends, earlierCount)
          const end = finishParts(run, all, last)
          // Deleted last, so that a reload continues after the last stored part.
          if (parts.length > 1 && !journal.steps().some(isInFlight))
            await journal.discard()
          return end
        }
        await journal.advance(ended)
        startPart(run)
      }
    } catch (cause) {
      const isAborted = cause instanceof StepError && cause.reason === 'aborted'
      const isFailed = !isAborted && !run.signal?.aborted
      showParts(run, isFailed ? 'failed' : 'waiting')
      throw cause
    }
  })
}

type PartResult = AnyFlowResult & Pick<PartEnd, 'orderEnd'>

/** Settles the current part if an earlier run began it, else carries it out. */
async function runPart(
  run: Run,
  parameters: Parameters,
  plan: FlowPlan,
): Promise<PartResult> {
  const { journal, progress } = run
  if (!showParts(run, 'working')) progress.run({ phase: 'quoting' })
  await refuseSecondListing(run, plan.intent)
  const done = await recoverEarlierRun(run)
  if (done) {
    await requireEvidence(run, done)
    return finishPart(run, plan.planPart(journal.part()), done)
  }
  journal.renew()
  return runNewPart(run, parameters, plan)
}

/** Carries a part out, unless its order has ended or its listing exists. */
async function runNewPart(
  run: Run,
  parameters: Parameters,
  plan: FlowPlan,
): Promise<PartResult> {
  const { journal, signal } = run
  const part = plan.planPart(journal.part())
  assertNotStopped(run)
  const end = await findOrderEnd(run)
  if (end) return { hashes: [], ...end }
  assertNotStopped(run)
  // Even if its record was lost, a flow never lists twice.
  const listed = await findSameListing(run)
  if (listed) return { hashes: [], ...listed }
  const isUnproven = !(await hasProvenTerms(run, parameters, plan))
  // Otherwise the new order could be signed on terms that the service made up.
  if (isUnproven && journal.cancelFirst()) {
    showParts(run, 'working')
    return runNewPart(run, parameters, plan)
  }
  let done: Result
  try {
    done = await carryOutPart(run, { ...parameters, isUnproven }, part)
  } catch (cause) {
    if (signal?.aborted || journal.steps().some(isInFlight)) throw cause
    const end = await findOrderEnd(run, { failure: cause }).catch(() => {})
    if (end) return { hashes: [], ...end }
    throw cause
  }
  return finishPart(run, part, done)
}

/** Fetches the steps of a part, reviews them and carries them out. */
async function carryOutPart(
  run: Run,
  parameters: Parameters & { isUnproven: boolean },
  { intent, quote }: PartPlan,
): Promise<Result> {
  assertNoOtherAccount(run)
  await refuseOverlap(run)
  await refuseSecondListing(run, run.journal.intent(), { signs: true })
  const planned = parameters.takeTrial?.()
  // Without a trial of its own, the review may take no time.
  if (isReusable(planned, run.environment.now())) startChainPosition(run, true)
  const steps = readSteps(await skipGranted(run, await quote(run)))
  run.emit({ type: 'quoted', steps: steps.map(({ kind }) => kind) })
  readAhead(run, steps)
  const options = { ...parameters, ...run, planned }
  const { cancelled, isMatch, tried } = await reviewSteps(
    steps,
    intent,
    options,
  )
  Object.assign(run, { cancelled, tried })
  // Once the order is cancelled, the chain no longer shows that it was registered.
  const isEdit = run.journal.intent().kind === 'edit'
  if (isEdit && intent.kind === 'cancel' && !run.journal.ended().length)
    run.reviewed = {
      // The user has just agreed to the terms that nothing proves.
      isMatch: isMatch === true || parameters.isUnproven,
      isSigned: parameters.isUnproven || (await isSignedByMaker(run, intent)),
    }
  // Another tab may have signed meanwhile.
  await refuseSecondListing(run, run.journal.intent(), { signs: true })
  return carryOut(run, steps)
}

/** Waits until the service, and for a cancellation the chain, show the effect. */
async function finishPart(
  run: Run,
  { isShown }: PartPlan,
  done: Result,
): Promise<PartResult> {
  const result = { ...done, ...(await findMissed(run, done)) }
  const isConfirmed = await confirmCancelled(run, run.journal.part(), done)
  if (isConfirmed) {
    await dropCancelled(run)
    await dropReplaced(run)
  }
  run.progress.run({ phase: 'indexing' })
  const shown = await waitUntilIndexed(run, (reader) => isShown(reader, result))
  return { ...result, indexed: shown && isConfirmed }
}

/** Shows the progress of the parts; returns whether the flow has several. */
function showParts(
  { journal, progress }: Run,
  status: PartProgress['status'],
): boolean {
  const parts = toParts(journal.intent(), journal.ended(), status)
  if (parts) progress.parts(parts)
  return parts !== undefined
}

function finishParts(
  run: Run,
  ends: readonly PartEnd[],
  last: AnyFlowResult,
): AnyFlowResult {
  const parts = toParts(run.journal.intent(), ends, 'waiting')
  const { indexed } = last
  return report(run, parts ? { ...joinEnds(ends), parts, indexed } : last)
}

/** Reports the end of a flow of several parts that a resume has finished. */
async function finishResumed(
  run: Run,
  { hashes, orderHash, orderId }: Result,
  parts: readonly PartProgress[],
): Promise<AnyFlowResult> {
  let indexed = true
  for (const part of getParts(run.journal.intent()))
    indexed &&= await isOverOnChain(run, part)
  const result = { hashes, orderHash, orderId, parts, indexed }
  return report(run, { ...result, resumed: true })
}

function report({ emit, progress }: Run, end: AnyFlowResult): AnyFlowResult {
  if (end.parts) progress.parts(end.parts)
  emit({ type: 'indexed', shown: end.indexed })
  progress.run({ phase: 'indexing', status: 'success' })
  return end
}

/** Carries out steps that the host fetched, once they are reviewed. */
export async function runSteps(
  config: Config,
  parameters: StepsParameters,
  intent: StepsIntent,
  steps: readonly ReadableStep[],
): Promise<Result> {
  return withRun(config, parameters, intent, async (run) => {
    let result = await recoverEarlierRun(run)
    if (!result) {
      assertNoOtherAccount(run)
      readAhead(run, steps)
      run.tried = (await reviewHostSteps(run, parameters, steps)).tried
      result = await carryOut(run, steps)
    }
    run.progress.run({ status: 'success' })
    return result
  })
}

async function reviewHostSteps(
  run: Run,
  parameters: StepsParameters,
  steps: readonly ReadableStep[],
): Promise<Reviewed> {
  const { intent } = parameters
  if (!intent) return {}
  const { account, chainId } = intent
  if (chainId !== run.chainId || !isSameText(account, run.account))
    throw new ConfigurationError(
      'The intent is for another account or chain than the steps.',
    )
  return reviewSteps(steps, intent, { ...parameters, ...run })
}
