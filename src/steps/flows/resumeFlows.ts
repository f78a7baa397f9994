import type { Config } from 'wagmi'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { Environment } from '../base/environment.js'
import type { FlowStorage } from '../base/storage.js'
import { getAccount } from '../run/acquireRun.js'
import type { ResumedFlow } from '../run/activeResume.js'
import type { RunParameters } from '../run/withRun.js'
import { findFlows } from './findFlows.js'
import { loadRuntime } from './loadRuntime.js'

/**
 * Settles what flows of the connected account have left open: a reload, a
 * crash or a closed tab may have come between. Waits for what was sent, also
 * when it was replaced; looks for what may have been sent; posts again what
 * was signed. Never opens the wallet. Flows of other accounts, chains and
 * projects are left alone.
 *
 * What has come to an end is told once and then forgotten. `unresolved` flows
 * stay: begin them again with `consent`, or call `forgetFlow`. So do steps of
 * a host of which some are done: the same ones again go on from there.
 *
 * Runs at the same time share what they settle: a flow that begins meanwhile
 * waits for what is left of its own intent, and a second call is told the same
 * as the first.
 *
 * @throws StepError when no wallet is connected.
 * @throws RequestError when something is open, and what settles it cannot be
 * loaded.
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
  const account = getAccount(config, parameters)
  const inFlight = await findFlows({ ...parameters, account, config })
  if (!inFlight.length) return []
  const { resume } = await loadRuntime()
  return resume(config, parameters, inFlight)
}

export declare namespace resumeFlows {
  type Parameters = Omit<
    RunParameters,
    'batch' | 'chainId' | 'consent' | 'onProgress'
  > & {
    /** Chain on which flows are settled. @default all of the config */
    chainId?: number | undefined
    /** Told of each flow once it is settled, while others still are. */
    onResumed?: ((flow: ResumedFlow) => void) | undefined
    /**
     * Whether to wait for flows that another tab carries out, and to take them
     * over when that one dies. @default false
     */
    takeOver?: boolean | undefined
  }
  type ReturnType = ResumedFlow[]
}

/**
 * Forgets a flow that is in flight, whatever may become of it: the person
 * says that it was never sent, or gives it up. A signature that was not posted
 * is dropped with it. A resume of this page that waits for it stops.
 *
 * Answers `forgotten`; `notFound` where there is no such flow, or its storage
 * cannot be read; and `running`, with nothing forgotten, while another tab is
 * at it, or a flow of this page that has to be aborted first. So it is for two
 * minutes after one was aborted whose wallet has not answered.
 *
 * @throws RequestError when a part of MarketKit cannot be loaded.
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
  return (await loadRuntime()).forget(id, parameters)
}

export declare namespace forgetFlow {
  type Parameters = {
    /** Forgets flows of this project alone. @default those of any */
    client?: MarketplaceClient | undefined
    /** Parts of the surroundings to replace. */
    environment?: Partial<Environment> | undefined
    /** Where the flow is kept. @default `localStorage`, else memory */
    storage?: FlowStorage | undefined
  }
  type ReturnType = 'forgotten' | 'running' | 'notFound'
}
