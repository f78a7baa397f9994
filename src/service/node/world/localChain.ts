import { http, type Transport } from 'viem'

/** Kind of the chain that a local world runs on. */
export type ChainKind = 'anvil' | 'memory'

/** Settings of a local chain. */
export type LocalChainOptions = {
  /** Address to listen on. @default '127.0.0.1' */
  host?: string | undefined
  /** Port to listen on; 0 for a free one. @default 0 */
  port?: number | undefined
  /** Chain id. @default 31337 */
  chainId?: number | undefined
}

/** A running local chain. */
export type LocalChain = {
  /** Address of its JSON-RPC server. */
  rpcUrl: string
  /** Transport with the least overhead for this process. */
  transport: Transport
  /** Answers a JSON-RPC call; its errors have the node's code and data. */
  request(call: { method: string; params?: unknown }): Promise<unknown>
  /** Resolves when the chain has stopped, after `stop` or a crash. */
  ended: Promise<void>
  /**
   * Remembers the chain; the returned function returns to it, however often. Anvil
   * cannot: its way of mining is lost.
   */
  keep?: (() => Promise<() => Promise<void>>) | undefined
  /** Stops the chain; resolves when it has stopped. */
  stop(): Promise<void>
}

/**
 * Seconds between blocks: calls on Anvil see the time of the newest block, which
 * would stand still without blocks.
 */
export const blockTime = 10

/** Reaches a chain at an address. */
export function createHttpTransport(rpcUrl: string): Transport {
  return http(rpcUrl, { batch: true, timeout: 30_000 })
}
