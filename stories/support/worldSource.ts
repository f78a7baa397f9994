import type { Address } from 'viem'
import { type CreateConnectorFn, http, type Transport } from 'wagmi'
import { mock } from 'wagmi/connectors'
import type { WorldInfo } from '../../src/service/node/startWorld.js'
import { getServiceUrl, readChosenService } from './serviceAddress.js'

/**
 * The stories' only access to a world: its description, service, chain and
 * wallet. To run a world inside the page, replace these four.
 */
export const worldSource: {
  /** Fetches the description of the world. */
  describe(): Promise<WorldInfo>
  /** Asks the service. */
  fetch: typeof fetch
  /** Asks the chain. */
  transport(rpcUrl: string): Transport
  /** A wallet that confirms everything. */
  connector(accounts: readonly [Address, ...Address[]]): CreateConnectorFn
} = {
  async describe() {
    const own = readChosenService() ? undefined : await fetchDevWorld()
    return own ?? readJson(`${getServiceUrl()}/world.json`)
  },
  fetch: (...parameters) => fetch(...parameters),
  transport: (rpcUrl) => http(rpcUrl),
  connector: (accounts) => mock({ accounts, features: { reconnect: true } }),
}

/** Fetches the dev server's world; a static build has none. */
async function fetchDevWorld(): Promise<WorldInfo | undefined> {
  if (!import.meta.env.DEV) return undefined
  return readJson('/__marketkit/world')
}

async function readJson(address: string): Promise<WorldInfo> {
  const response = await fetch(address)
  if (!response.ok)
    throw new Error(`${address} answered ${response.status}, and no world.`)
  return response.json()
}
