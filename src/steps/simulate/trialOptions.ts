import type { MarketplaceClient } from '../../rpc/client.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import type { Environment } from '../base/environment.js'
import type { GuardReport } from '../guard/report.js'

/** What a trial needs to know. */
export type TrialOptions = {
  /** Knows the service's contracts. */
  client?: Pick<MarketplaceClient, 'contracts'> | undefined
  /** Marketplace contracts by chain, beside the client's and the well-known. */
  contracts?: ContractsByChain | undefined
  environment: Environment
  /** What the steps do, also inside other calls, where that was read. */
  report?: Pick<GuardReport, 'steps'> | undefined
  /** Stops waiting for the node. */
  signal?: AbortSignal | undefined
}
