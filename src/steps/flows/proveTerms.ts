import { zeroAddress } from 'viem'
import { isOrderHash } from '../chain/seaport.js'
import { filterEffects } from '../guard/guard.js'
import type { CancelIntent } from '../model/intent.js'
import { readSteps } from '../model/readStep.js'
import { deepEqual } from '../platform/plainData.js'
import { type ReviewParameters, verifyOnChain } from '../review/reviewSteps.js'
import type { Run } from '../run/run.js'
import { isSignedByMaker, readChainEnd } from '../wait/findEffect.js'
import type { FlowPlan, PartPlan } from './flowPlan.js'

/**
 * Whether the order that an edit replaces is proven to have the terms that the
 * user saw, and to be an order of the account. The new listing takes its token and
 * currency from them, which come from the service. A cancellation that comes first
 * compares the terms itself. True for every other part.
 */
export async function hasProvenTerms(
  run: Run,
  parameters: ReviewParameters,
  { intent: wanted, planPart }: FlowPlan,
): Promise<boolean> {
  const { journal } = run
  const intent = journal.intent()
  if (intent.kind !== 'edit' || wanted.kind !== 'edit') return true
  if (parameters.policy === 'off') return true
  const [end] = journal.ended()
  const { cancel, list } = intent
  // A service can invent an order in a worthless token. No contract can pass for
  // the native currency. The token is the one that the user saw and holds.
  const isNative = list.currency === zeroAddress
  if (journal.part().kind === 'cancel')
    return Boolean(end) || isNative || isSignedByMaker(run, cancel)
  // The cancellation was compared with the terms before its prompt.
  if (end && !end.orderEnd)
    return (
      end.reviewed?.isMatch === true &&
      (isNative || end.reviewed.isSigned) &&
      hasSameTerms(cancel, wanted.cancel)
    )
  if (end && isNative) {
    const found = await readChainEnd(run, cancel)
    if (found === 'cancelled' || found === 'filled') return true
  }
  if (!isNative && !(await isSignedByMaker(run, cancel))) return false
  return proveTerms(
    run,
    parameters,
    planPart(cancel),
    end?.orderEnd === 'expired',
  )
}

/** The cancellation contains the order. Its hash is the order's id. */
async function proveTerms(
  run: Run,
  parameters: ReviewParameters,
  { intent, quote }: PartPlan,
  isExpired: boolean,
): Promise<boolean> {
  if (intent.kind !== 'cancel' || !isOrderHash(intent.orderId)) return false
  try {
    const steps = readSteps(await quote(run))
    const options = { ...parameters, ...run }
    const { report } = await verifyOnChain(steps, intent, options)
    const effects = report.steps.flatMap((step) => step.effects)
    const [cancellation] = filterEffects(effects, 'cancelOrder')
    const endTime = Number(cancellation?.order.endTime) * 1_000
    const isEnded = !isExpired || endTime <= run.environment.now()
    return report.verdict === 'match' && isEnded
  } catch {
    run.signal?.throwIfAborted()
    return false
  }
}

/** The service may return other terms once the order is cancelled. */
function hasSameTerms(one: CancelIntent, other: CancelIntent): boolean {
  const read = ({ collection, order }: CancelIntent) =>
    [
      collection,
      order?.tokenId,
      order?.currency,
      order?.unitPrice,
      order?.maker,
    ].map((it) => it?.toLowerCase())
  return deepEqual(read(one), read(other))
}
