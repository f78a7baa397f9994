import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError, StepError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import { createCallNode } from '../base/callNode.js'
import { type Environment, getEnvironment } from '../base/environment.js'
import { createProgress, type OnProgress } from '../base/progress.js'
import type { FlowStorage } from '../base/storage.js'
import { createEmitter, type OnEvent } from '../events/flowEvent.js'
import { openJournal, type Subject } from '../journal/journal.js'
import { isOpen } from '../journal/record.js'
import { acquireRun } from './acquireRun.js'
import type { Run } from './run.js'

/** Parameters of every flow. */
export type RunParameters = {
  /** The client of the service. */
  client: MarketplaceClient
  /** Chain of the flow. */
  chainId: number
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
   * The person agrees to a new prompt although an earlier request of the same
   * intent may have been carried out. @default false
   */
  consent?: boolean | undefined
  /** Replaces the clock, random ids, storage or locks. */
  environment?: Partial<Environment> | undefined
  /** Called with every event. Events contain no personal data. */
  onEvent?: OnEvent | undefined
  /** Called with the new state after every change. */
  onProgress?: OnProgress | undefined
  /**
   * Stops the flow before the next prompt, or stops waiting. Let the person
   * abort: a wallet may never answer. Until two minutes after the abort, or
   * until the wallet answers, other flows of the account throw `walletBusy`, and
   * the same intent in another tab throws `running`.
   */
  signal?: AbortSignal | undefined
  /**
   * Starts no further part of an `edit` or of a `cancelMany` once it aborts.
   * The current part continues.
   */
  stop?: AbortSignal | undefined
  /** Stores the flow while it is in flight. @default `localStorage`, else memory */
  storage?: FlowStorage | undefined
  /** Milliseconds to wait for each transaction. @default 180_000 */
  timeout?: number | undefined
}

export type RunSubject = Pick<Subject, 'intent'> & {
  /** Looks for the effect of the flow on the chain and in the service. */
  findEffect(run: Run): ReturnType<Run['findEffect']>
}

type OpenSubject = RunSubject &
  Subject & {
    /** Where the record is kept. @default where the intent says */
    key?: string | undefined
  }

/**
 * Acquires a run, opens its journal and calls `act`. Whatever is unfinished at
 * the end stays in the journal.
 *
 * @throws ConfigurationError if the chain is not configured in wagmi.
 * @throws StepError `walletBusy` or `running`, as `acquireRun` does, or
 * `aborted`.
 */
export async function withRun<result>(
  config: Config,
  parameters: RunParameters,
  about: RunSubject,
  act: (run: Run) => Promise<result>,
): Promise<result> {
  const { chainId, client } = parameters
  assertChainConfigured(config, chainId)
  const subject = { ...about, scope: client.scope }
  const { earlier, release } = await acquireRun(config, parameters, subject)
  let run: Run | undefined
  try {
    run = await openRun(config, parameters, subject)
    run.earlier = earlier
    const { journal, progress } = run
    const unsaved = journal.isVolatile() || undefined
    if (journal.steps().length || run.earlier)
      progress.run({ resumed: true, unsaved })
    const result = await act(run)
    run.emit({ type: 'succeeded' })
    return result
  } catch (cause) {
    if (!run) throw cause
    const error = toAbortError(cause, run)
    emitFailure(run, error)
    throw error
  } finally {
    await run?.journal.close()
    // Two prompts must never overlap: some wallets answer the wrong one.
    if (run?.openPrompt) run.openPrompt.then(release, release)
    else release()
  }
}

/** Creates a run and opens the journal of its intent. Acquires no lock. */
export async function openRun(
  config: Config,
  parameters: RunParameters,
  about: OpenSubject,
): Promise<Run> {
  const { intent, key, scope } = about
  const { account, chainId, kind } = intent
  const environment = getEnvironment(parameters)
  const journal = await openJournal(environment, { intent, scope }, key)
  const node = config.getClient({ chainId })
  const emit = createEmitter(parameters.onEvent, environment, journal.id)
  const resumed = journal.steps().length > 0
  emit({ type: 'started', kind, chainId, resumed })
  const run: Run = {
    account,
    callNode: createCallNode(node, environment),
    batch: parameters.batch ?? 'auto',
    chainId,
    client: parameters.client,
    config,
    confirmations: parameters.confirmations ?? 1,
    environment,
    findEffect: () => about.findEffect(run),
    journal,
    logs: new Map(),
    node,
    progress: createProgress(journal.id, parameters.onProgress),
    signal: parameters.signal,
    emit,
    timeout: parameters.timeout ?? 180_000,
    consent: parameters.consent ? 'given' : 'none',
    sent: 0,
    mined: 0,
    openPrompt: undefined,
  }
  return run
}

function toAbortError(cause: unknown, { journal, signal }: Run): unknown {
  if (!signal?.aborted || cause instanceof StepError) return cause
  const fundsMoved = journal.steps().some(isOpen) ? 'maybe' : 'no'
  return new StepError({ reason: 'aborted', cause, fundsMoved, index: 0 })
}

function emitFailure({ progress, emit }: Run, cause: unknown): void {
  // An error before the first step has not changed the progress yet.
  if (progress.get().status === 'running') progress.run({ status: 'error' })
  const facts =
    cause instanceof StepError
      ? {
          fundsMoved: cause.fundsMoved,
          reason: cause.reason,
          step: cause.index,
        }
      : {}
  const error = cause instanceof Error ? cause.name : 'unknown'
  emit({ type: 'failed', error, ...facts })
}

function assertChainConfigured(config: Config, chainId: number): void {
  if (config.chains.some(({ id }) => id === chainId)) return
  throw new ConfigurationError(`Chain ${chainId} is not configured.`, {
    metaMessages: ["Add it to `chains` of wagmi's config."],
  })
}
