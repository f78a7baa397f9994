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
import { isInFlight } from '../journal/record.js'
import { acquireRun } from './acquireRun.js'
import type { Run } from './run.js'

/** What every run takes beside what it is to do. */
export type RunParameters = {
  /** Asks the service. */
  client: MarketplaceClient
  /** Chain on which it happens. */
  chainId: number
  /** Account that acts. @default the connected one */
  account?: Address | undefined
  /**
   * Whether a wallet that can may show several transactions as one prompt.
   * @default 'auto'
   */
  batch?: 'auto' | 'never' | undefined
  /** Blocks to wait for, counting the first. @default 1 */
  confirmations?: number | undefined
  /**
   * The person agrees to be asked again, although an earlier request of the
   * same intent may have been carried out. @default false
   */
  consent?: boolean | undefined
  /** Parts of the surroundings to replace: time, chance, locks. */
  environment?: Partial<Environment> | undefined
  /** Told of everything that happens, without personal data. */
  onEvent?: OnEvent | undefined
  /** Told of every change. */
  onProgress?: OnProgress | undefined
  /**
   * Stops before the next prompt, or stops waiting. Offer it to the person: a
   * wallet that never answers is waited for until then. As long, and for two
   * more minutes unless it answers, other flows of the account are refused with
   * `walletBusy`, and the same intent in other tabs with `running`.
   */
  signal?: AbortSignal | undefined
  /** Keeps what is in flight. @default `localStorage`, else memory */
  storage?: FlowStorage | undefined
  /** Milliseconds to wait for one transaction. @default 180_000 */
  timeout?: number | undefined
}

/** What a run is about. */
export type RunSubject = Pick<Subject, 'intent'> & {
  /** Looks for the effect of the flow on the chain or in the service. */
  findEffect(run: Run): ReturnType<Run['findEffect']>
}

type OpenSubject = RunSubject &
  Subject & {
    /** Where the record is kept. @default where the intent says */
    key?: string | undefined
  }

/**
 * Opens a run: one at a time for an account and chain in this page, and one
 * for an intent in all tabs. What it leaves open stays in the journal.
 */
export async function withRun<result>(
  config: Config,
  parameters: RunParameters,
  about: RunSubject,
  act: (run: Run) => Promise<result>,
): Promise<result> {
  const { chainId, client } = parameters
  requireChain(config, chainId)
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
    // Two prompts must never lie on top of each other.
    if (run?.openPrompt) run.openPrompt.then(release, release)
    else release()
  }
}

/** A run with the journal of its intent; holds no lock. */
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
    node,
    progress: createProgress(journal.id, parameters.onProgress),
    signal: parameters.signal,
    emit,
    timeout: parameters.timeout ?? 180_000,
    sent: 0,
    mined: 0,
    openPrompt: undefined,
  }
  return run
}

/** Whatever is thrown because the caller has stopped it says so. */
function toAbortError(cause: unknown, { journal, signal }: Run): unknown {
  if (!signal?.aborted || cause instanceof StepError) return cause
  const fundsMoved = journal.steps().some(isInFlight) ? 'maybe' : 'no'
  return new StepError({ reason: 'aborted', cause, fundsMoved, index: 0 })
}

function emitFailure({ progress, emit }: Run, cause: unknown): void {
  // What is refused before the first step leaves no progress of its own.
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

function requireChain(config: Config, chainId: number): void {
  if (config.chains.some(({ id }) => id === chainId)) return
  throw new ConfigurationError(`Chain ${chainId} is not configured.`, {
    metaMessages: ["Add it to `chains` of wagmi's config."],
  })
}
