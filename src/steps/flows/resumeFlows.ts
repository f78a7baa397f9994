import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { assertInput, MarketKitError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import { readRecords, type Stored } from '../journal/readRecords.js'
import type { ResumedFlow } from '../journal/results.js'
import { type Environment, getEnvironment } from '../platform/environment.js'
import { isSameText } from '../platform/plainData.js'
import type { FlowStorage } from '../platform/storage.js'
import type {
  ForgetParameters,
  Forgotten,
  ResumeParameters,
} from './flowPlan.js'
import { loadRuntime } from './loadRuntime.js'
import { getAccount } from './startFlow.js'

/**
 * Finishes the flows that a reload, a crash or a closed tab interrupted, for the
 * connected account. Waits for transactions that were sent, also if they were
 * replaced, looks for those that may have been sent, and posts signatures again.
 * Never opens the wallet. Leaves flows of other accounts, chains and projects
 * alone.
 *
 * A flow that ended is returned once and then forgotten. An `unresolved` flow
 * stays: start it again with its id as `acknowledge`, or call `forgetFlow`. So does
 * `executeSteps` with some of its steps done: pass the same steps to continue.
 *
 * Calls at the same time share their work: a flow that starts meanwhile waits
 * for the resume of its own intent, and a second call returns the same as the
 * first.
 *
 * @throws StepError if no wallet is connected.
 * @throws RequestError if a flow is in flight and the code that resumes it
 * cannot be loaded.
 *
 * @example
 * import { resumeFlows } from 'marketkit/core'
 *
 * for (const flow of await resumeFlows(config, { client }))
 *   console.log(flow.intent.kind, flow.status)
 */
export async function resumeFlows(
  config: Config,
  parameters: resumeFlows.Parameters,
): Promise<resumeFlows.ReturnType> {
  const inFlight = await findOwnFlows(config, parameters)
  if (!inFlight.length) return []
  const { assertOptions, resume } = await loadRuntime()
  assertOptions('resumeFlows', config, parameters)
  return resume(config, parameters, inFlight)
}

export declare namespace resumeFlows {
  type Parameters = ResumeParameters
  type ReturnType = ResumedFlow[]
}

async function findOwnFlows(
  config: Config,
  parameters: resumeFlows.Parameters,
): Promise<Stored[]> {
  try {
    const account = getAccount(config, parameters)
    return await findFlows({ ...parameters, account, config })
  } catch (cause) {
    if (cause instanceof MarketKitError) throw cause
    const { assertOptions, toMarketKitError } = await loadRuntime()
    assertOptions('resumeFlows', config, parameters)
    throw toMarketKitError('resumeFlows', cause)
  }
}

/** Returns the journal's flows of an account and project, on configured chains. */
export async function findFlows(parameters: {
  account: Address | undefined
  chainId?: number | undefined
  client: MarketplaceClient
  config: Config
  environment?: Partial<Environment> | undefined
  storage?: FlowStorage | undefined
}): Promise<Stored[]> {
  const { account, chainId, client, config } = parameters
  const { scope: ownScope } = client
  assertInput(chainId === undefined || Number.isInteger(chainId), 'chainId')
  const records = await readRecords(getEnvironment(parameters))
  return records.filter(
    ({ record: { intent, scope } }) =>
      scope === ownScope &&
      isSameText(intent.account, account) &&
      intent.chainId === (chainId ?? intent.chainId) &&
      config.chains.some(({ id }) => id === intent.chainId),
  )
}

/**
 * Forgets a flow that is in flight, whatever its outcome: the user says that
 * it was never sent, or gives it up. Deletes a signature that was not posted.
 * Stops a resume of this page that works on the flow.
 *
 * Returns `notFound` if there is no such flow, or if the storage cannot be read.
 * Returns `running`, and forgets nothing, while another tab or a flow of this
 * page works on it, and until two minutes after the abort of a flow whose wallet
 * has not answered.
 *
 * @throws RequestError if a part of MarketKit cannot be loaded.
 *
 * @example
 * import { forgetFlow } from 'marketkit/core'
 *
 * const outcome = await forgetFlow(flow.id, { client })
 * if (outcome === 'running') console.log('Another tab is doing this.')
 */
export async function forgetFlow(
  id: string,
  parameters: forgetFlow.Parameters = {},
): Promise<forgetFlow.ReturnType> {
  const { assertParameters, forget } = await loadRuntime()
  assertParameters('forgetFlow', { ...parameters, flow: id })
  return forget(id, { ...parameters })
}

export declare namespace forgetFlow {
  type Parameters = ForgetParameters
  type ReturnType = Forgotten
}
