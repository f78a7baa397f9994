import { createPublicClient, fallback, http } from 'viem'
import { ConfigurationError } from '../../errors.js'
import type { LogEntry, NetworkConfig } from '../context.js'
import type { CheckedConfig } from './serveSchema.js'

type Network = CheckedConfig['networks'][number]

/** Requests that go to a JSON-RPC server in one; many take no more. */
const batchSize = 100

/** Milliseconds to wait for a server at the start. */
const patience = 5_000

/** A network as the service takes it; its servers are asked until a signal. */
export function networkOf(
  { collections: _, rpcUrls, startBlock, ...network }: Network,
  ending?: AbortSignal | undefined,
): NetworkConfig {
  const fetchFn: typeof fetch = (input, init) => {
    const signals = [init?.signal, ending].filter((signal) => !!signal)
    return fetch(input, { ...init, signal: AbortSignal.any(signals) })
  }
  const servers = rpcUrls.map((url) =>
    http(url, { batch: { batchSize }, fetchFn }),
  )
  return {
    ...network,
    client: createPublicClient({ transport: fallback(servers) }),
    startBlock: BigInt(startBlock),
  }
}

/**
 * Asks each JSON-RPC server for its chain: orders of one must never be
 * compared with another. One that does not answer is only reported.
 *
 * @throws ConfigurationError when a server is of another chain.
 */
export async function checkChains(
  networks: readonly Network[],
  log: (entry: LogEntry) => void,
): Promise<void> {
  await Promise.all(
    networks.flatMap(({ chainId, name, rpcUrls }) =>
      rpcUrls.map(async (url, index) => {
        const found = await readChainId(url).catch((error) => {
          log({
            level: 'error',
            message: `A JSON-RPC server of ${name} does not answer. It is asked again.`,
            error,
            facts: { chainId, server: index + 1 },
          })
          return chainId
        })
        if (found !== chainId)
          throw new ConfigurationError(
            `A JSON-RPC server of ${name} is of chain ${found}, not ${chainId}.`,
            { metaMessages: [`It is number ${index + 1} of its \`rpcUrls\`.`] },
          )
      }),
    ),
  )
}

function readChainId(url: string): Promise<number> {
  const transport = http(url, { retryCount: 0, timeout: patience })
  return createPublicClient({ transport }).getChainId()
}
