import type { Address, PublicClient } from 'viem'
import type { Db } from './database/types.js'

/** A currency in which orders may be priced. */
export type CurrencyConfig = {
  /** The zero address is the native currency. */
  address: Address
  symbol: string
  /** Digits after the point of one whole unit. */
  decimals: number
  /** US dollars for one whole unit; absent when unknown. */
  priceUSD?: number | undefined
}

/** A network that the service serves. */
export type NetworkConfig = {
  chainId: number
  /** The network segment in paths, as in `/polygon/rpc/Marketplace/…`. */
  name: string
  /** Reads the chain. */
  client: PublicClient
  /** Where Seaport 1.6 is deployed. */
  seaport: Address
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
  level: 'info' | 'error'
  message: string
  /** What was thrown, for errors. */
  error?: unknown
}

/** What every part of the service works with. */
export type ServiceContext = {
  db: Db
  networks: readonly NetworkConfig[]
  /** Milliseconds since 1970. */
  now(): number
  log(entry: LogEntry): void
}
