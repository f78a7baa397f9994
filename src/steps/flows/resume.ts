import type { Config } from 'wagmi'
import { type Environment, environmentOf } from '../environment.js'
import { readRecords, type Stored } from '../journal/journal.js'
import { parseRecord } from '../journal/record.js'
import { storeOf } from '../journal/store.js'
import { take } from '../locks.js'
import { toStepFailure } from '../progress.js'
import { settleEarlier } from '../settleEarlier.js'
import { accountOf, openRun } from '../withRun.js'
import type { forgetFlow, ResumedFlow, resumeFlows } from './resumeFlows.js'

/** Settles what flows of the connected account have left open. */
export async function resume(
  config: Config,
  parameters: resumeFlows.Parameters,
): Promise<ResumedFlow[]> {
  const environment = environmentOf(parameters)
  const account = accountOf(config, parameters)
  const { chainId, client } = parameters
  const isOurs = ({ record }: Stored) =>
    record.scope === client.scope &&
    record.account.toLowerCase() === account.toLowerCase() &&
    record.chainId === (chainId ?? record.chainId) &&
    config.chains.some(({ id }) => id === record.chainId)
  const records = await readRecords(environment)
  const flows = await Promise.all(
    records
      .filter(isOurs)
      .map((stored) =>
        resumeFlow(config, { ...parameters, environment }, stored),
      ),
  )
  return flows.flatMap((flow) => flow ?? [])
}

/** Settles one flow, unless another tab is at it. */
async function resumeFlow(
  config: Config,
  parameters: resumeFlows.Parameters & { environment: Environment },
  { key, record }: Stored,
): Promise<ResumedFlow | undefined> {
  const { environment, signal, takeOver } = parameters
  const { account, chainId, created, id, intent, kind } = record
  const facts = { id, kind, intent, account, chainId, created }
  const unlock = await take(
    environment.locks,
    key,
    takeOver ? { signal } : { ifAvailable: true },
  )
  if (!unlock) return { ...facts, status: 'running', hashes: [] }
  try {
    // Whoever had the lock may have brought it to its end.
    const text = await storeOf(environment).get(key)
    if (text === undefined || parseRecord(text)?.id !== id) return undefined
    const run = await openRun(config, { ...parameters, chainId }, record)
    const settled = await settleEarlier(run)
    await run.journal.close()
    const { error, hashes, orderId, status } = settled
    run.tell({ type: 'resumed', status })
    const failure = error && toStepFailure(error)
    return { ...facts, status, hashes, orderId, error: failure }
  } finally {
    unlock()
  }
}

/** Forgets one flow, wherever it stands. */
export async function forget(
  id: string,
  parameters: Parameters<typeof forgetFlow>[1],
): Promise<void> {
  const environment = environmentOf(parameters ?? {})
  for (const { key, record } of await readRecords(environment))
    if (record.id === id) await storeOf(environment).delete(key)
}
