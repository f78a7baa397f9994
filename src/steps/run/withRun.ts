import type { Config } from 'wagmi'
import { ConfigurationError, StepError } from '../../errors.js'
import { createCallNode } from '../chain/callNode.js'
import { createEmitter } from '../events/flowEvent.js'
import { createRoles } from '../guard/contracts.js'
import { openJournal } from '../journal/journal.js'
import type { Subject } from '../journal/journalKey.js'
import { isOpen } from '../journal/record.js'
import type { FlowIntent } from '../model/intent.js'
import { toMarketKitError } from '../model/options.js'
import { createProgress } from '../model/progress.js'
import { getEnvironment } from '../platform/environment.js'
import { acquireRun } from './acquireRun.js'
import { nameDoubts, type Run, type RunParameters } from './run.js'

/**
 * Acquires a run, opens its journal and calls `act`.
 *
 * @throws ConfigurationError if the chain is not configured in wagmi.
 * @throws StepError as `acquireRun` does, or `aborted`.
 */
export async function withRun<result>(
  config: Config,
  parameters: RunParameters,
  intent: FlowIntent,
  act: (run: Run) => Promise<result>,
): Promise<result> {
  const { client } = parameters
  const { chainId } = intent
  if (!config.chains.some(({ id }) => id === chainId))
    throw new ConfigurationError(`Chain ${chainId} is not configured.`, {
      metaMessages: ["Add it to `chains` of wagmi's config."],
    })
  const subject = { intent, scope: client.scope }
  const { earlier, held, release } = await acquireRun(
    config,
    parameters,
    subject,
  )
  let run: Run | undefined
  try {
    run = await openRun(config, parameters, { ...subject, held })
    run.earlier = earlier
    const { journal, progress } = run
    const unsaved = journal.isVolatile() || undefined
    if (journal.steps().length || run.earlier)
      progress.run({ resumed: true, unsaved })
    const result = await act(run)
    run.emit({ type: 'succeeded' })
    return result
  } catch (cause) {
    if (!run)
      throw parameters.signal?.aborted
        ? cause
        : toMarketKitError(intent.kind, cause)
    const error = toAbortError(cause, run)
    if (error instanceof StepError) nameDoubts(run, error)
    emitFailure(run, error)
    throw error
  } finally {
    await run?.journal.close()
    // Two prompts must never overlap: some wallets answer the wrong one.
    if (run?.openPrompt) run.openPrompt.then(release, release)
    else release()
  }
}

/** Creates a run and opens the journal of its intent. The caller has its locks. */
export async function openRun(
  config: Config,
  parameters: RunParameters,
  about: Subject & {
    held: readonly string[]
    /** @default the key of the intent */
    key?: string | undefined
  },
): Promise<Run> {
  const { held, intent, key, scope } = about
  const { account, chainId, kind } = intent
  const { client, contracts } = parameters
  const environment = getEnvironment(parameters)
  const journal = await openJournal(environment, { intent, scope }, key)
  const node = config.getClient({ chainId })
  const emit = createEmitter(parameters.onEvent, environment, journal.id)
  const resumed = journal.steps().length > 0
  emit({ type: 'started', kind, chainId, resumed })
  return {
    account,
    batch: parameters.batch ?? 'auto',
    callNode: createCallNode(node, environment),
    chainId,
    client,
    config,
    confirmations: parameters.confirmations ?? 1,
    acknowledge: parameters.acknowledge ?? [],
    emit,
    environment,
    held,
    journal,
    logs: new Map(),
    mined: 0,
    node,
    openPrompt: undefined,
    progress: createProgress(journal.id, parameters.onProgress),
    replaced: [],
    roles: createRoles(chainId, client.contracts, contracts),
    sent: 0,
    signal: parameters.signal,
    timeout: parameters.timeout ?? 180_000,
  }
}

function toAbortError(cause: unknown, { journal, signal }: Run): unknown {
  if (!signal?.aborted || cause instanceof StepError) return cause
  const fundsMoved = journal.steps().some(isOpen) ? 'maybe' : 'no'
  return new StepError({ reason: 'aborted', cause, fundsMoved, index: 0 })
}

function emitFailure({ progress, emit }: Run, cause: unknown): void {
  if (progress.get().status === 'running') progress.run({ status: 'error' })
  const error = cause instanceof Error ? cause.name : 'unknown'
  if (cause instanceof StepError) {
    const { fundsMoved, index: step, reason } = cause
    emit({ type: 'failed', error, fundsMoved, reason, step })
  } else emit({ type: 'failed', error })
}
