import type { Client } from 'viem'
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

/**
 * `plan` stores a successful simulation for the purchase that follows, `run`
 * uses it, `look` does neither.
 */
export type TrialPurpose = 'plan' | 'run' | 'look'

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

const planned = /* @__PURE__ */ new WeakMap<
  Client,
  { key: string; outcome: FullOutcome }
>()

export function hasPlannedTrial(node: Client, now: number): boolean {
  return isRecent(planned.get(node)?.outcome.tried.at, now, reuseMs)
}

/** The purchase that follows needs a newer block, so the block is not kept. */
export function keepPlannedTrial(
  node: Client,
  key: string,
  outcome: FullOutcome,
): void {
  const { at } = outcome.tried
  planned.set(node, { key, outcome: { ...outcome, tried: { at } } })
}

/** Only once: a transaction changes what the next trial would show. */
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
