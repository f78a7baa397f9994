import { createPublicClient, http } from 'viem'
import { ConfigurationError } from '../../../errors.js'
import type { LogEntry } from '../../context.js'
import { checkContracts } from './checkContracts.js'
import type { CheckedConfig } from './serveSchema.js'

type Network = CheckedConfig['networks'][number]

/** Timeout in milliseconds for a server at the start. */
const patience = 5_000

/**
 * Compares the chain id of each JSON-RPC server with the configuration, and the
 * contracts with one server of each network. A server that does not answer is
 * only logged.
 *
 * @throws ConfigurationError if the configuration can never work.
 */
export async function checkNetworks(
  networks: readonly Network[],
  log: (entry: LogEntry) => void,
): Promise<void> {
  await Promise.all(
    networks.map(async (network) => {
      const urls = await checkChains(network, log)
      if (!urls[0]) return
      const client = createClient(urls[0])
      await checkContracts(network, { client, log }).catch((error) => {
        if (error instanceof ConfigurationError) throw error
        log({
          level: 'error',
          message: `The contracts of ${network.name} could not be checked.`,
          error,
        })
      })
    }),
  )
}

/** Returns the servers that respond. */
async function checkChains(
  { chainId, name, rpcUrls }: Network,
  log: (entry: LogEntry) => void,
): Promise<string[]> {
  const responses = rpcUrls.map(async (url, index) => {
    const found = await createClient(url)
      .getChainId()
      .catch((error) => {
        log({
          level: 'error',
          message: `A JSON-RPC server of ${name} does not respond. Retrying.`,
          error,
          facts: { chainId, server: index + 1 },
        })
      })
    if (found !== undefined && found !== chainId)
      throw new ConfigurationError(
        `A JSON-RPC server of ${name} serves chain ${found}, not ${chainId}.`,
        { metaMessages: [`It is entry ${index + 1} of \`rpcUrls\`.`] },
      )
    return found === undefined ? [] : [url]
  })
  return (await Promise.all(responses)).flat()
}

function createClient(url: string) {
  const transport = http(url, {
    batch: { batchSize: 100 },
    retryCount: 0,
    timeout: patience,
  })
  return createPublicClient({ transport })
}
