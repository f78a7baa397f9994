import type { Address } from 'viem'
import { type CreateConnectorFn, http, type Transport } from 'wagmi'
import { mock } from 'wagmi/connectors'
import type { WorldInfo } from '../../src/service/node/startWorld.js'
import { chosenService, usualService } from './serviceAddress.js'

/**
 * The only place where stories reach for a world: its description, the
 * service, the chain and the wallet. A world inside of the page would take
 * these four places, and nothing else would change.
 */
export const worldSource: {
  /** Says where everything is. */
  describe(): Promise<WorldInfo>
  /** Asks the service. */
  fetch: typeof fetch
  /** Asks the chain. */
  transport(rpcUrl: string): Transport
  /** A wallet that confirms everything. */
  connector(accounts: readonly [Address, ...Address[]]): CreateConnectorFn
} = {
  async describe() {
    const own = chosenService() ? undefined : await ofDevServer()
    return own ?? readJson(`${usualService()}/world.json`)
  },
  fetch: (...parameters) => fetch(...parameters),
  transport: (rpcUrl) => http(rpcUrl),
  connector: (accounts) => mock({ accounts, features: { reconnect: true } }),
}

/** The dev server's own world; a static build has none. */
async function ofDevServer(): Promise<WorldInfo | undefined> {
  if (!import.meta.env.DEV) return undefined
  return readJson('/__marketkit/world')
}

async function readJson(address: string): Promise<WorldInfo> {
  const response = await fetch(address)
  if (!response.ok)
    throw new Error(`${address} answered ${response.status}, and no world.`)
  return response.json()
}
