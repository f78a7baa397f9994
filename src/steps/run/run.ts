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

export type Run = {
  readonly account: Address
  readonly callNode: CallNode
  readonly batch: 'auto' | 'never'
  readonly chainId: number
  readonly client: MarketplaceClient
  readonly config: Config
  readonly confirmations: number
  readonly environment: Environment
  /** Looks for the effect of the flow; undefined if there is none yet. */
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
   * Whether the person consents to a new prompt although an earlier request is
   * in doubt, and whether that was needed.
   */
  consent: 'none' | 'given' | 'used'
  /** Earlier approvals whose outcome is unknown, by digest. */
  doubt?: { error: StepError; digests: readonly Hex[] } | undefined
  /** The result of a resume of this page that has just finished the flow. */
  earlier?: Result | undefined
  /** Whether all steps have just been simulated, and none failed. */
  isTried?: boolean | undefined
  /** Block and nonce before the first prompt, to find sent transactions. */
  chainPosition?: Promise<{ block?: number; nonce?: number }> | undefined
  /** Numbers of transactions of this run. */
  sent: number
  mined: number
  /** Settles once the wallet answers an aborted prompt, or after a timeout. */
  openPrompt: Promise<unknown> | undefined
}

/** The attempt to carry out one step, or several as one bundle. */
export type Attempt = {
  readonly run: Run
  readonly indices: readonly [number, ...number[]]
  fundsMoved: FundsMoved
  hash: Hex | undefined
}

export function toStepError(
  cause: unknown,
  { fundsMoved, hash, indices, run }: Attempt,
): StepError {
  const [index] = indices
  if (cause instanceof StepError) return cause
  if (run.signal?.aborted)
    return new StepError({ reason: 'aborted', cause, fundsMoved, hash, index })
  const walletError = classifyWalletError(cause)
  return new StepError({
    reason: walletError.reason,
    cause,
    details: revertReason(cause),
    fundsMoved: fundsMoved === 'maybe' ? walletError.fundsMoved : fundsMoved,
    hash,
    index,
  })
}
