import { createPublicClient, fallback, http } from 'viem'
import type { NetworkConfig } from '../../context.js'
import type { CheckedConfig } from './serveSchema.js'

type Network = CheckedConfig['networks'][number]

/** Maximum number of requests in one batch; many servers accept no more. */
const batchSize = 100

/**
 * Milliseconds before a request turns to the next server; shorter than
 * `chainTimeout`.
 */
const requestTimeout = 3_500

/**
 * Converts a configured network for the service. Its requests are aborted by
 * the signal.
 */
export function toNetworkConfig(
  { collections: _, rpcUrls, startBlock, ...network }: Network,
  ending?: AbortSignal | undefined,
): NetworkConfig {
  const fetchFn: typeof fetch = (input, init) => {
    const signals = [init?.signal, ending].filter((signal) => !!signal)
    return fetch(input, { ...init, signal: AbortSignal.any(signals) })
  }
  const connect = (timeout: number, retryCount: number) =>
    createPublicClient({
      transport: fallback(
        rpcUrls.map((url) =>
          http(url, { batch: { batchSize }, fetchFn, timeout }),
        ),
        { retryCount },
      ),
    })
  return {
    ...network,
    client: connect(10_000, 3),
    requestClient: connect(requestTimeout, 1),
    startBlock: BigInt(startBlock),
  }
}
