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
  const connect = (name: string, timeout: number, retryCount: number) =>
    createPublicClient({
      // A contract must not name addresses that the service fetches.
      ccipRead: false,
      transport: fallback(
        rpcUrls.map((url) =>
          // viem shares batches by URL. The name, which is not sent, keeps the
          // two clients apart: each batch has one timeout.
          http(`${url}#${name}`, { batch: { batchSize }, fetchFn, timeout }),
        ),
        { retryCount },
      ),
    })
  return {
    ...network,
    client: connect('indexer', 10_000, 3),
    requestClient: connect('requests', requestTimeout, 1),
    startBlock: BigInt(startBlock),
  }
}
