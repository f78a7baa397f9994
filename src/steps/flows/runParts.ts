import type { Config } from 'wagmi'
import { StepError } from '../../errors.js'
import {
  type CancelIntent,
  type FlowIntent,
  getParts,
  type PartIntent,
} from '../base/intent.js'
import type { OrderEnd, PartProgress } from '../base/progress.js'
import { findEffect } from '../execute/findEffect.js'
import { findOrder } from '../execute/findOrder.js'
import { recover } from '../execute/settleEarlier.js'
import { isInFlight, type PartEnd } from '../journal/record.js'
import { toParts } from '../journal/toParts.js'
import type { Run } from '../run/run.js'
import { withRun } from '../run/withRun.js'
import { findSameListing } from './findListings.js'
import {
  beginPart,
  type FlowParameters,
  type FlowResult,
  type PartPlan,
  settlePart,
  toPart,
} from './startFlow.js'

/** What a flow of several parts does. */
export type PartsPlan = {
  intent: FlowIntent
  /** Returns the plan of a part; `makeAlike` makes those of all operations alike. */
  getPlan(part: PartIntent, index: number, makeAlike: typeof toPart): PartPlan
  /**
   * Reads the order of a part before its wallet prompt, and again after the
   * part failed. Returns how the order ended, if the part need not be done.
   */
  findEnd(place: EndPlace): Promise<OrderEnd | undefined>
  /** Whether nothing more is to be done once an order ended like this. */
  stopsAt(end: OrderEnd): boolean
}

/** Where the order of a part is looked for. */
export type EndPlace = {
  part: PartIntent
  /** Position of the part, from 0. */
  index: number
  /** Whether the part has just failed. */
  hasFailed: boolean
  /** Returns how the order of a cancellation ended; undefined if it stands. */
  findOrderEnd(cancel: CancelIntent): Promise<OrderEnd | undefined>
}

/** What a flow of several parts returns. */
export type PartsResult = FlowResult & {
  /** Where the parts stand, in order. */
  parts: readonly PartProgress[]
}

/**
 * Carries out the parts of a flow one after the other, on one journal record.
 * The index of the next part is stored before anything else is asked, so that a
 * crash neither repeats nor loses a part. Stops at the first part that fails.
 */
export async function runParts(
  config: Config,
  parameters: FlowParameters,
  plan: PartsPlan,
): Promise<PartsResult> {
  const { intent } = plan
  return withRun(config, parameters, { intent, findEffect }, async (run) => {
    const { journal } = run
    const parts = getParts(intent)
    if (run.earlier) {
      const ends = parts.map(() => ({ hashes: [] }))
      return { ...finish(run, ends, true), ...run.earlier, resumed: true }
    }
    let isSettled = true
    try {
      for (;;) {
        const { settled, ...end } = await runPart(run, parameters, plan)
        isSettled &&= settled
        const ends = [...journal.ended(), end]
        const isStopped = end.over !== undefined && plan.stopsAt(end.over)
        if (isStopped || ends.length === parts.length) {
          const result = finish(run, ends, isSettled)
          // The record goes once the end was told.
          if (!journal.steps().some(isInFlight)) await journal.discard()
          return result
        }
        await journal.advance(end)
        // Consent is for the part in doubt, and for no other.
        if (run.consent === 'used') run.consent = 'none'
        run.doubt = undefined
        run.isTried = undefined
      }
    } catch (cause) {
      const isAborted = cause instanceof StepError && cause.reason === 'aborted'
      const isFailed = !isAborted && !run.signal?.aborted
      showParts(run, isFailed ? 'failed' : 'waiting')
      throw cause
    }
  })
}

/** Settles or carries out the current part. */
async function runPart(
  run: Run,
  parameters: FlowParameters,
  { findEnd, getPlan }: PartsPlan,
): Promise<PartEnd & { settled: boolean }> {
  const { journal } = run
  const index = journal.ended().length
  showParts(run, 'working')
  let done = await recover(run)
  if (!done) {
    journal.renew()
    showParts(run, 'working')
  }
  const part = journal.part()
  const place = {
    part,
    index,
    findOrderEnd: async (cancel: CancelIntent) => {
      const order = await findOrder(run, cancel.orderId, run.signal, cancel)
      return orderEnds.find((end) => end === order?.status)
    },
  }
  const plan = getPlan(part, index, toPart)
  if (!done) {
    requireNotStopped(parameters)
    const over = await findEnd({ ...place, hasFailed: false })
    if (over) return { hashes: [], over, settled: true }
    // The order was read in the meantime.
    requireNotStopped(parameters)
    // Whatever became of its record, an edit never lists twice.
    if (part.kind === 'list') {
      const made = await findSameListing(run, part)
      if (made) return { hashes: [], orderId: made.orderId, settled: true }
    }
    try {
      done = await beginPart(run, plan)
    } catch (cause) {
      const isOpen = journal.steps().some(isInFlight)
      if (isOpen || run.signal?.aborted) throw cause
      const look = findEnd({ ...place, hasFailed: true })
      const over = await look.catch(() => undefined)
      if (over) return { hashes: [], over, settled: true }
      throw cause
    }
  }
  const { hashes, orderId, settled } = await settlePart(run, plan, done)
  return { hashes, orderId, settled }
}

/** Statuses after which nobody can buy; of others that is not known. */
const orderEnds: readonly OrderEnd[] = ['filled', 'cancelled', 'expired']

function showParts(
  { journal, progress }: Run,
  status: PartProgress['status'],
): void {
  const parts = toParts(journal.intent(), journal.ended(), status)
  if (parts) progress.parts(parts)
}

function finish(
  { emit, journal, progress }: Run,
  ends: readonly PartEnd[],
  settled: boolean,
): PartsResult {
  const parts = toParts(journal.intent(), ends, 'waiting') ?? []
  progress.parts(parts)
  emit({ type: 'settled', shown: settled })
  progress.run({ phase: 'settling', status: 'success' })
  return { ...joinEnds(ends), parts, settled }
}

/** What all parts have brought about. */
export function joinEnds(ends: readonly PartEnd[]) {
  return {
    hashes: ends.flatMap(({ hashes }) => hashes),
    orderId: ends.find(({ orderId }) => orderId)?.orderId,
  }
}

/** @throws StepError `aborted` once the caller wants no further part. */
function requireNotStopped({ stop }: FlowParameters): void {
  if (!stop?.aborted) return
  throw new StepError({
    reason: 'aborted',
    details: 'It was stopped before its next part.',
    fundsMoved: 'no',
    index: 0,
  })
}
