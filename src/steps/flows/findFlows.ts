import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { MarketplaceClient } from '../../rpc/client.js'
import { type Environment, getEnvironment } from '../base/environment.js'
import type { FlowStorage } from '../base/storage.js'
import { readRecords, type Stored } from '../journal/journal.js'

type Parameters = {
  account: Address | undefined
  chainId?: number | undefined
  client: MarketplaceClient
  config: Config
  environment?: Partial<Environment> | undefined
  storage?: FlowStorage | undefined
}

/** What the journal holds of an account and project, on configured chains. */
export async function findFlows(parameters: Parameters): Promise<Stored[]> {
  const { account, chainId, client, config } = parameters
  const records = await readRecords(getEnvironment(parameters))
  return records.filter(
    ({ record: { intent, scope } }) =>
      scope === client.scope &&
      intent.account.toLowerCase() === account?.toLowerCase() &&
      intent.chainId === (chainId ?? intent.chainId) &&
      config.chains.some(({ id }) => id === intent.chainId),
  )
}
