import type { Address, Client, Hex } from 'viem'
import type { Config } from 'wagmi'
import { type FundsMoved, StepError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import type { CallNode } from '../chain/callNode.js'
import type { Log } from '../chain/transferLogs.js'
import type { Emit, OnEvent } from '../events/flowEvent.js'
import { classifyWalletError } from '../failures/classifyWalletError.js'
import { explainRevert } from '../failures/revertReason.js'
import { getWalletMessage } from '../failures/walletMessage.js'
import type { ContractRoles } from '../guard/contracts.js'
import type { Journal } from '../journal/journal.js'
import type { Stored } from '../journal/readRecords.js'
import { isInFlight, type ReviewedOrder } from '../journal/record.js'
import type { OnProgress, ProgressReporter } from '../model/progress.js'
import type { Environment } from '../platform/environment.js'
import type { FlowStorage } from '../platform/storage.js'
import type { Tried } from '../simulate/plannedTrial.js'
import type { Earlier } from './acquireRun.js'

export type RunParameters = {
  /** The client of the service. */
  client: MarketplaceClient
  /** The account that trades. @default the connected account */
  account?: Address | undefined
  /**
   * `auto`: the wallet may show several transactions as one prompt, if it
   * supports that (EIP-5792). @default 'auto'
   */
  batch?: 'auto' | 'never' | undefined
  /** Confirmations to wait for. @default 1 */
  confirmations?: number | undefined
  /**
   * The `unresolved` of the last error: the user agrees to a new prompt although
   * those flows and signed orders may be carried out. Anything else is asked about
   * again.
   */
  acknowledge?: readonly string[] | undefined
  /** Marketplace contracts by chain, beside the client's and the well-known. */
  contracts?: ContractsByChain | undefined
  /** Replaces the clock, random ids, storage or locks. */
  environment?: Partial<Environment> | undefined
  /** Called with every event. Events contain no personal data. */
  onEvent?: OnEvent | undefined
  /** Called with the new state after every change. */
  onProgress?: OnProgress | undefined
  /**
   * Stops the flow before the next prompt, or stops waiting. Let the user
   * abort: a wallet may never answer. Until two minutes after the abort, or
   * until the wallet answers, other flows of the account throw `walletBusy`, and
   * the same intent in another tab throws `running`.
   */
  signal?: AbortSignal | undefined
  /** Stores the flow while it is in flight. @default `localStorage`, else memory */
  storage?: FlowStorage | undefined
  /** Milliseconds to wait for each transaction. @default 180_000 */
  timeout?: number | undefined
}

export type Run = {
  readonly account: Address
  readonly batch: 'auto' | 'never'
  readonly callNode: CallNode
  readonly chainId: number
  readonly client: MarketplaceClient
  readonly config: Config
  readonly confirmations: number
  readonly emit: Emit
  readonly environment: Environment
  /** Names of the locks that the run holds. */
  readonly held: readonly string[]
  readonly journal: Journal
  /** Logs of the transactions that this run has seen mined. */
  readonly logs: Map<Hex, readonly Log[]>
  readonly node: Client
  readonly progress: ProgressReporter
  readonly roles: ContractRoles
  readonly signal: AbortSignal | undefined
  readonly timeout: number
  canBundle?: Promise<boolean> | undefined
  /** Read before the first prompt, to find sent transactions. */
  chainPosition?: ChainPosition | undefined
  /** Chain position when the previous part started. */
  lastPosition?: ChainPosition | undefined
  /** The doubts that the user has consented to. */
  readonly acknowledge: readonly string[]
  /** Earlier approvals whose outcome is unknown, by digest. */
  doubt?: { error: StepError; digests: readonly Hex[] } | undefined
  /** Records in doubt whose outcome this run reports once it succeeds. */
  replaced: readonly Stored[]
  earlier?: Earlier | undefined
  /** Settles once the wallet answers an aborted prompt, or after a timeout. */
  openPrompt: Promise<unknown> | undefined
  /** Aborts once the user wants no further part. */
  stop?: AbortSignal | undefined
  /** The latest review of an edit's cancellation. */
  reviewed?: ReviewedOrder | undefined
  /** The order that the reviewed steps of the part cancel, and its book. */
  cancelled?: { book: Address; orderId: string } | undefined
  /** Numbers of transactions that this run sent, and saw mined. */
  sent: number
  mined: number
  /** Time at which a node simulated all steps in sequence without a failure. */
  tried?: Tried | undefined
}

/** Pending reads of the latest block and of the account's nonce. */
export type ChainPosition = {
  at: number
  block?: Promise<number | undefined> | undefined
  nonce: Promise<number | undefined>
  /** Transactions that the run had sent before. */
  sent: number
}

/** Adds the doubts to an error that leaves the flow in doubt. */
export function nameDoubts(run: Run, error: StepError): void {
  const { journal } = run
  const isOpen = journal.isUnreadable() || journal.steps().some(isInFlight)
  const isInDoubt =
    isOpen && error.fundsMoved === 'maybe' && error.reason !== 'post'
  const own = isInDoubt ? toUnresolved(run, [getOwnUnresolved(run)]) : undefined
  const { unresolved = own } = error
  if (unresolved) Object.assign(error, { unresolved })
}

/** The doubt about the flow itself. An unreadable record has no lasting id. */
export function getOwnUnresolved({ journal }: Run): string {
  return journal.isUnreadable() ? journal.key : journal.id
}

/** Doubts for an error: consent to them also covers the earlier questions. */
export function toUnresolved(
  { acknowledge }: Run,
  unresolved: readonly string[],
): string[] {
  return [...new Set([...acknowledge, ...unresolved])]
}

/** Whether the user has consented to all of the doubts. */
export function isAcknowledged(
  { acknowledge }: Pick<Run, 'acknowledge'>,
  unresolved: readonly string[],
): boolean {
  return unresolved.every((doubt) => acknowledge.includes(doubt))
}

/** Forgets the reads of the part before. */
export function startPart(run: Run): void {
  run.lastPosition = run.chainPosition ?? run.lastPosition
  run.chainPosition = undefined
  run.cancelled = undefined
  run.doubt = undefined
  run.reviewed = undefined
  run.tried = undefined
}

/** @throws StepError `aborted` once the user wants no further part. */
export function assertNotStopped({ stop }: Run): void {
  if (!stop?.aborted) return
  throw new StepError({
    reason: 'aborted',
    details: 'The flow was stopped before its next part.',
    fundsMoved: 'no',
    index: 0,
  })
}

/** The attempt to carry out one step, or several as one bundle. */
export type Attempt = {
  readonly run: Run
  readonly indices: readonly [number, ...number[]]
  fundsMoved: FundsMoved
  hash: Hex | undefined
  /** The error that the wallet answered with. */
  walletError?: unknown
}

export function toStepError(
  cause: unknown,
  { fundsMoved, hash, indices, run, walletError }: Attempt,
): StepError {
  const [index] = indices
  if (cause instanceof StepError) return cause
  if (run.signal?.aborted)
    return new StepError({ reason: 'aborted', cause, fundsMoved, hash, index })
  const error = classifyWalletError(cause)
  const revert = explainRevert(cause, run.account)
  const words = cause === walletError ? getWalletMessage(cause) : undefined
  return new StepError({
    reason: error.reason === 'reverted' ? revert.reason : error.reason,
    cause,
    details: revert.details ?? (words && `The wallet says: “${words}”`),
    fundsMoved: fundsMoved === 'maybe' ? error.fundsMoved : fundsMoved,
    hash,
    index,
    walletMessage: words,
  })
}
