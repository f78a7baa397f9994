import type { Config } from 'wagmi'
import type { Environment } from '../environment.js'
import type { FlowRecord } from '../journal/record.js'
import type { Result } from '../journal/resultOf.js'
import type { FlowStorage } from '../journal/storage.js'
import { loadHands } from '../loadHands.js'
import type { StepFailure } from '../progress.js'
import type { Settled } from '../settleEarlier.js'
import type { RunParameters } from '../withRun.js'

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
 * @throws StepError when no wallet is connected.
 * @throws RequestError when a part of MarketKit cannot be loaded.
 *
 * @example
 * import { resumeFlows } from 'marketkit/core'
 *
 * for (const flow of await resumeFlows(config, { client }))
 *   console.log(flow.kind, flow.intent, flow.status)
 */
export async function resumeFlows(
  config: Config,
  parameters: resumeFlows.Parameters,
): Promise<resumeFlows.ReturnType> {
  return (await loadHands()).resume(config, parameters)
}

export declare namespace resumeFlows {
  type Parameters = Omit<
    RunParameters,
    'batch' | 'chainId' | 'consent' | 'onProgress'
  > & {
    /** Chain on which flows are settled. @default all of the config */
    chainId?: number | undefined
    /**
     * Whether to wait for flows that another tab carries out, and to take them
     * over when that one dies. @default false
     */
    takeOver?: boolean | undefined
  }
  type ReturnType = ResumedFlow[]
}

/** What became of one flow. */
export type ResumedFlow = Pick<
  FlowRecord,
  'id' | 'kind' | 'intent' | 'account' | 'chainId' | 'created'
> &
  Result & {
    /**
     * `done`: all of it was carried out. `failed`, `interrupted`: it was not,
     * and may be begun again. `unresolved`: nobody can tell. `running`:
     * another tab is at it.
     */
    status: Settled['status'] | 'running'
    /** What stands in the way. */
    error?: StepFailure | undefined
  }

/**
 * Forgets a flow that is in flight, whatever may become of it: the person
 * says that it was never sent, or gives it up. A signature that was not posted
 * is dropped with it.
 *
 * @throws RequestError when a part of MarketKit cannot be loaded.
 *
 * @example
 * import { forgetFlow } from 'marketkit/core'
 *
 * await forgetFlow(flow.id)
 */
export async function forgetFlow(
  id: string,
  parameters: {
    environment?: Partial<Environment> | undefined
    storage?: FlowStorage | undefined
  } = {},
): Promise<void> {
  return (await loadHands()).forget(id, parameters)
}
