import type { Client } from 'viem'
import type { StepErrorReason } from '../../errors.js'
import type { Log } from '../base/transferLogs.js'
import type { Answer } from './askChain.js'

/** When, and on which block, a node tried calls. */
export type Tried = {
  /** Unix time in milliseconds, from before the request. */
  at: number
  /** Number of the newest block then, if the node told it. */
  block?: number | undefined
}

/** How a trial of calls ended. */
export type Outcome = {
  /** Whether all calls were tried, or only the first one. */
  simulated: 'full' | 'first'
  tried: Tried
  /** The call that would fail, and why. */
  failure?: Failure | undefined
}

/** The same from a node that reports logs, gas and view calls as well. */
export type FullOutcome = Outcome & {
  logs: readonly Log[]
  gas: readonly bigint[]
  /** One for each question, from before the calls. */
  answers: readonly Answer[]
}

export type Failure = {
  index: number
  reason: Extract<StepErrorReason, 'reverted' | 'insufficientFunds'>
  details?: string | undefined
}

/**
 * Why calls are tried. `plan`: a success is kept for the purchase that follows.
 * `run`: that success is used if the calls are the same, and only once, because
 * a transaction changes what the next trial would show. `look`: neither.
 */
export type TrialPurpose = 'plan' | 'run' | 'look'

/** Milliseconds for which a purchase may use the trial of its plan. */
const reuseMs = 5_000

/** Milliseconds for which a prompt may rely on an answer of the node. */
const maxAgeMs = 10_000

/** Whether a time is at most `limit` milliseconds ago. Clocks may step back. */
function isRecent(at: number | undefined, now: number, limit: number): boolean {
  return at !== undefined && at <= now && now - at < limit
}

/** Whether a trial or another answer is recent enough to open a prompt. */
export function isCurrent(
  answer: { at: number } | undefined,
  now: number,
): boolean {
  return isRecent(answer?.at, now, maxAgeMs)
}

/** The latest success of each node, and the calls it is about. */
const planned = /* @__PURE__ */ new WeakMap<
  Client,
  { key: string; outcome: FullOutcome }
>()

/** Whether a plan tried steps on a node in the last seconds. */
export function hasPlannedTrial(node: Client, now: number): boolean {
  return isRecent(planned.get(node)?.outcome.tried.at, now, reuseMs)
}

/** Keeps a success for the purchase that follows. Its block is too old by then. */
export function keepPlannedTrial(
  node: Client,
  key: string,
  outcome: FullOutcome,
): void {
  const { at } = outcome.tried
  planned.set(node, { key, outcome: { ...outcome, tried: { at } } })
}

/**
 * Returns a recent success of the same calls, only once: a transaction changes
 * what the next trial would show.
 */
export function takePlannedTrial(
  node: Client,
  key: string,
  now: number,
): FullOutcome | undefined {
  const isUsable = hasPlannedTrial(node, now)
  const found = planned.get(node)
  planned.delete(node)
  return isUsable && found?.key === key ? found.outcome : undefined
}
