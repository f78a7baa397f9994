import { createPublicClient, fallback, http } from 'viem'
import type { NetworkConfig } from '../../context.js'
import { onAbort } from '../../onAbort.js'
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
  const fetchFn: typeof fetch = async (input, init) => {
    const request = new AbortController()
    const signals = [request.signal, init?.signal].filter((signal) => !!signal)
    const forget = onAbort(ending, (reason) => request.abort(reason))
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any(signals) })
    } finally {
      forget()
    }
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
