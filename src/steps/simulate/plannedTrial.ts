import type { StepErrorReason } from '../../errors.js'
import type { Log } from '../chain/transferLogs.js'
import type { Answer } from './chainReader.js'

export type Tried = {
  /** Unix time in milliseconds, from before the request. */
  at: number
  /** Number of the newest block at that time, if the node reported it. */
  block?: number | undefined
}

export type Outcome = {
  simulated: 'full' | 'first'
  tried: Tried
  failure?: Failure | undefined
}

/** From a node that also reports logs, gas and view calls. */
export type FullOutcome = Outcome & {
  logs: readonly Log[]
  gas: readonly bigint[]
  /** Result of each view call, on the state before the transactions. */
  answers: readonly Answer[]
}

export type Failure = {
  index: number
  reason: Extract<StepErrorReason, 'reverted' | 'insufficientFunds'>
  details?: string | undefined
}

/** A simulation of a plan that succeeded, for the flow that follows. */
export type PlannedTrial = {
  /** Chain, account and calls. */
  key: string
  outcome: FullOutcome
}

const reuseMs = 5_000

/** Milliseconds for which a prompt may rely on an answer of the node. */
const maxAgeMs = 10_000

/** Whether a time is at most `limit` milliseconds ago. Clocks may step back. */
function isRecent(at: number | undefined, now: number, limit: number): boolean {
  return at !== undefined && at <= now && now - at < limit
}

/** Whether a trial or another answer is recent enough to open a prompt. */
export function isFresh(
  answer: { at: number } | undefined,
  now: number,
): boolean {
  return isRecent(answer?.at, now, maxAgeMs)
}

/** Whether a flow may rely on the trial of its plan instead of a trial of its own. */
export function isReusable(
  trial: PlannedTrial | undefined,
  now: number,
): boolean {
  return isRecent(trial?.outcome.tried.at, now, reuseMs)
}
