import type { Address, PublicClient } from 'viem'
import type { ResponseCache } from './answers/createResponseCache.js'
import type { Db } from './database/types.js'

/** A currency that orders may be priced in. */
export type CurrencyConfig = {
  /** Address of the token; the zero address is the native currency. */
  address: Address
  /** Symbol, such as `USDC`. */
  symbol: string
  /** Decimals of one whole unit. */
  decimals: number
  /** US dollars for one whole unit; absent if unknown. */
  priceUSD?: number | undefined
}

/** A network that the service serves. */
export type NetworkConfig = {
  /** Chain id. */
  chainId: number
  /** Name of the network in paths, as in `/polygon/rpc/Marketplace/…`. */
  name: string
  /** Client that reads the chain. */
  client: PublicClient
  /**
   * Client that reads the chain for requests. It should give up soon and try
   * another server. @default `client`
   */
  requestClient?: PublicClient | undefined
  /** Address of Seaport 1.6. */
  seaport: Address
  /** Currencies that orders may be priced in. */
  currencies: readonly CurrencyConfig[]
  /** Recipient of the marketplace fee. */
  feeRecipient: Address
  /** Marketplace fee in basis points, part of the price. */
  feeBps: number
  /** First block that the indexer reads. @default 0n */
  startBlock?: bigint | undefined
}

/** An entry of the log. Never contains keys or personal data. */
export type LogEntry = {
  /** Severity. */
  level: 'info' | 'error'
  /** The event. */
  message: string
  /** The error that was thrown. */
  error?: unknown
  /** Facts by name, such as the status and milliseconds of a request. */
  facts?: Record<string, string | number> | undefined
}

/** The database that the service needs. */
export type ServiceDatabase = {
  db: Db
  /**
   * Acquires the lease of a task that one process at a time may do; returns
   * undefined if another process has it. @default always granted
   */
  lease?: ((task: string) => Promise<Lease | undefined>) | undefined
}

/** A task that only this process may do. */
export type Lease = {
  /** Aborted if the lease is lost, for example with the connection. */
  signal: AbortSignal
  /** Releases the lease. */
  release(): Promise<void>
}

/** Shared values of all parts of the service. */
export type ServiceContext = {
  /** Answers of reads. Tell it of each committed change of a collection. */
  responseCache: ResponseCache
  db: Db
  lease(task: string): Promise<Lease | undefined>
  networks: readonly NetworkConfig[]
  /**
   * Fetches a metadata document; refuses addresses that are not public. If
   * absent, such metadata is not read.
   */
  fetchResource?:
    | ((url: string, options: { signal: AbortSignal }) => Promise<Response>)
    | undefined
  /** Gateways for `ipfs://`, such as `https://ipfs.io`; tried in order. */
  ipfsGateways: readonly string[]
  /** Whether reads by GET need no access key, so that a CDN may keep them. */
  publicReads: boolean
  /**
   * URL at which clients reach the service. Files that metadata contain become
   * URLs below it; if absent, small ones stay in the metadata, and large ones
   * are left out.
   */
  publicUrl: string | undefined
  /** Requests per minute of each key, unless its project has its own limit. */
  requestsPerMinute: number
  /** Milliseconds that a request waits for each answer of a chain. */
  chainTimeout: number
  /** Returns the time in Unix milliseconds. */
  now(): number
  log(entry: LogEntry): void
}
