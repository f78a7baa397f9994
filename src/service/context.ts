import type { Address, PublicClient } from 'viem'
import type { Db } from './database/types.js'

/** A currency in which orders may be priced. */
export type CurrencyConfig = {
  /** The zero address is the native currency. */
  address: Address
  /** Its short name, such as `USDC`. */
  symbol: string
  /** Digits after the point of one whole unit. */
  decimals: number
  /** US dollars for one whole unit; absent when unknown. */
  priceUSD?: number | undefined
}

/** A network that the service serves. */
export type NetworkConfig = {
  /** The chain. */
  chainId: number
  /** The network segment in paths, as in `/polygon/rpc/Marketplace/…`. */
  name: string
  /** Reads the chain. */
  client: PublicClient
  /** Where Seaport 1.6 is deployed. */
  seaport: Address
  /** Currencies in which orders may be priced. */
  currencies: readonly CurrencyConfig[]
  /** Receives the marketplace fee. */
  feeRecipient: Address
  /** The marketplace fee in basis points, part of the price. */
  feeBps: number
  /** Block from which the indexer reads. @default 0n */
  startBlock?: bigint | undefined
}

/** Something worth a line in the log; never holds keys or personal data. */
export type LogEntry = {
  /** How serious it is. */
  level: 'info' | 'error'
  /** What happened. */
  message: string
  /** What was thrown, for errors. */
  error?: unknown
  /** Facts under their names, such as the status and milliseconds of a request. */
  facts?: Record<string, string | number> | undefined
}

/** What the service needs of a database. */
export type ServiceDatabase = {
  db: Db
  /**
   * Takes a task that one process at a time may do; undefined when another
   * has it. @default granted at once
   */
  lease?: ((task: string) => Promise<Lease | undefined>) | undefined
}

/** A task that this process alone may do. */
export type Lease = {
  /** Aborted when the task was lost, as with the connection. */
  signal: AbortSignal
  /** Leaves the task to others. */
  release(): Promise<void>
}

/** What every part of the service works with. */
export type ServiceContext = {
  db: Db
  lease(task: string): Promise<Lease | undefined>
  networks: readonly NetworkConfig[]
  /**
   * Reads a document of a collection from the web; refuses addresses that
   * are not public. Absent: such metadata is not read.
   */
  fetchResource?:
    | ((url: string, options: { signal: AbortSignal }) => Promise<Response>)
    | undefined
  /** Where `ipfs://` is read, such as `https://ipfs.io`; the first that answers. */
  ipfsGateways: readonly string[]
  /** Requests a minute for each key whose project says nothing else. */
  requestsPerMinute: number
  /** Milliseconds since 1970. */
  now(): number
  log(entry: LogEntry): void
}
