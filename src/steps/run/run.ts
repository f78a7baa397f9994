import type { Address, Client, Hex } from 'viem'
import type { Config } from 'wagmi'
import { type FundsMoved, StepError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { CallNode } from '../base/callNode.js'
import { classifyWalletError } from '../base/classifyWalletError.js'
import type { Environment } from '../base/environment.js'
import type { ProgressReporter } from '../base/progress.js'
import { revertReason } from '../base/revertReason.js'
import type { Log } from '../base/transferLogs.js'
import type { Emit } from '../events/flowEvent.js'
import type { Journal } from '../journal/journal.js'
import type { Result } from '../journal/toResult.js'

/** What all steps of one run share. */
export type Run = {
  readonly account: Address
  /** Asks the node of the chain; never the wallet. */
  readonly callNode: CallNode
  readonly batch: 'auto' | 'never'
  readonly chainId: number
  readonly client: MarketplaceClient
  readonly config: Config
  readonly confirmations: number
  readonly environment: Environment
  /** Looks for the effect of the flow; undefined if it does not show. */
  readonly findEffect: () => Promise<{ hash?: Hex | undefined } | undefined>
  readonly journal: Journal
  readonly node: Client
  readonly progress: ProgressReporter
  readonly signal: AbortSignal | undefined
  readonly emit: Emit
  readonly timeout: number
  /** The logs of transactions that this run has seen mined, by their hash. */
  readonly logs: Map<Hex, readonly Log[]>
  /**
   * Whether the person agrees to be asked again where an earlier request is in
   * doubt, and whether that was needed.
   */
  consent: 'none' | 'given' | 'used'
  /** Approvals of before of which nobody knows what became, by digest. */
  doubt?: { error: StepError; digests: readonly Hex[] } | undefined
  /** What a resume of this page has just brought to its end. */
  earlier?: Result | undefined
  /** Whether the node has just tried all steps, and nothing failed. */
  isTried?: boolean | undefined
  /** The chain before the first prompt, for finding what was sent. */
  noted?: Promise<{ block?: number; nonce?: number }> | undefined
  /** How many transactions of this run were sent, and how many are mined. */
  sent: number
  mined: number
  /** A request that the wallet has not answered yet. */
  openPrompt: Promise<unknown> | undefined
}

/** What is known of one step, or of some that go together. */
export type Attempt = {
  readonly run: Run
  /** Positions of the steps, from 0. */
  readonly indices: readonly [number, ...number[]]
  fundsMoved: FundsMoved
  hash: Hex | undefined
}

/** Whatever stopped a step, as a StepError with what is known of it. */
export function toStepError(
  cause: unknown,
  { fundsMoved, hash, indices, run }: Attempt,
): StepError {
  const [index] = indices
  if (cause instanceof StepError) return cause
  if (run.signal?.aborted)
    return new StepError({ reason: 'aborted', cause, fundsMoved, hash, index })
  const answered = classifyWalletError(cause)
  return new StepError({
    reason: answered.reason,
    cause,
    details: revertReason(cause),
    fundsMoved: fundsMoved === 'maybe' ? answered.fundsMoved : fundsMoved,
    hash,
    index,
  })
}
