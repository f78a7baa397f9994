import { custom, http, type Transport } from 'viem'
import type { WorldInfo } from '../../src/service/world/describeWorld.js'
import {
  describePageWorld,
  fetchPageWorld,
  requestPageChain,
  resetPageWorld,
} from './page/pageWorld.js'
import { getServiceUrl, readChosenService } from './serviceAddress.js'

declare global {
  /** The world of the server, which `npm start` writes into its pages. */
  var marketkitWorld: WorldInfo | undefined
}

/**
 * The stories' only access to a world: its description, service and chain. A
 * static site runs the world in the page, unless its server has one or the user
 * chose a service.
 */
export const worldSource: {
  /** Fetches the description of the world. */
  describe(): Promise<WorldInfo>
  /** Asks the service. */
  fetch: typeof fetch
  /** Asks the chain. */
  transport(rpcUrl: string): Transport
  /** Undoes every trade of a world in the page, and reloads its pages. */
  reset?: () => Promise<void>
} =
  import.meta.env.DEV || globalThis.marketkitWorld || readChosenService()
    ? {
        async describe() {
          const own = readChosenService() ? undefined : await readOwnWorld()
          return own ?? fetchWorldInfo(`${getServiceUrl()}/world.json`)
        },
        fetch: (...parameters) => fetch(...parameters),
        transport: (rpcUrl) => http(rpcUrl),
      }
    : {
        describe: describePageWorld,
        fetch: fetchPageWorld,
        transport: () =>
          custom({ request: requestPageChain }, { retryCount: 0 }),
        reset: resetPageWorld,
      }

/** Returns the world of the page's server; a static site has none. */
async function readOwnWorld(): Promise<WorldInfo | undefined> {
  if (!import.meta.env.DEV) return globalThis.marketkitWorld
  return fetchWorldInfo('/__marketkit/world')
}

async function fetchWorldInfo(address: string): Promise<WorldInfo> {
  const response = await fetch(address)
  if (!response.ok)
    throw new Error(`${address} answered ${response.status}, and no world.`)
  return response.json()
}
