import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import type { Stored } from '../journal/journal.js'
import { prepareReview } from '../review/prepareReview.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import { getAccount } from '../run/acquireRun.js'
import type { ResumedFlow } from '../run/activeResume.js'
import type { RunParameters } from '../run/withRun.js'
import { findFlows } from './findFlows.js'
import { loadRuntime } from './loadRuntime.js'
import type { resumeFlows } from './resumeFlows.js'
import type { FlowParameters, FlowResult } from './startFlow.js'

/**
 * Posts a signed order again that the service refused. Never opens the wallet.
 * Returns how the flow stands now: `done` if the service took the order,
 * `refused` if it refused it again, `running` while another tab works on it;
 * undefined if there is no such flow any more.
 *
 * @throws StepError when no wallet is connected.
 *
 * @example
 * import { repostOrder, resumeFlows } from 'marketkit/core'
 *
 * for (const flow of await resumeFlows(config, { client }))
 *   if (flow.status === 'refused')
 *     await repostOrder(config, { client, flow: flow.id })
 */
export async function repostOrder(
  config: Config,
  parameters: repostOrder.Parameters,
): Promise<repostOrder.ReturnType> {
  const stored = await findFlow(config, parameters)
  if (!stored) return undefined
  const { resume } = await loadRuntime()
  const options = { ...parameters, reposts: true }
  const [flow] = await resume(config, options, [stored])
  return flow
}

export declare namespace repostOrder {
  type Parameters = resumeFlows.Parameters & {
    /** Identifies the flow that signed the order. */
    flow: string
  }
  type ReturnType = ResumedFlow | undefined
}

/**
 * Cancels, on the chain, a signed order that the service refused. The
 * transaction is built from the signed order, verified and carried out like
 * that of `cancel`; the service need not know the order. Once it is mined the
 * flow that signed the order is forgotten.
 *
 * @throws ConfigurationError if there is no such flow, or its order cannot be
 * read.
 * @throws GuardError before any prompt, if the book is not a known one and
 * nobody agrees to it.
 * @throws StepError if the cancellation does not come to its end.
 *
 * @example
 * import { cancelSignedOrder, resumeFlows } from 'marketkit/core'
 *
 * for (const flow of await resumeFlows(config, { client }))
 *   if (flow.status === 'refused' && flow.order)
 *     await cancelSignedOrder(config, { client, flow: flow.id })
 */
export async function cancelSignedOrder(
  config: Config,
  parameters: cancelSignedOrder.Parameters,
): Promise<cancelSignedOrder.ReturnType> {
  prepareReview(parameters)
  const stored = await findFlow(config, parameters)
  if (!stored) throw new ConfigurationError('There is no such flow.')
  const { cancelSigned } = await loadRuntime()
  return cancelSigned(config, parameters, stored)
}

export declare namespace cancelSignedOrder {
  type Parameters = Omit<FlowParameters, 'chainId'> &
    ReviewParameters & {
      /** Identifies the flow that signed the order. */
      flow: string
    }
  type ReturnType = FlowResult
}

async function findFlow(
  config: Config,
  parameters: Pick<
    RunParameters,
    'account' | 'client' | 'environment' | 'storage'
  > & { flow: string },
): Promise<Stored | undefined> {
  const account = getAccount(config, parameters)
  const flows = await findFlows({ ...parameters, account, config })
  return flows.find(({ record }) => record.id === parameters.flow)
}
