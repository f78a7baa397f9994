import type { Address } from 'viem'
import type { Aliases } from '../../rpc/aliases.js'
import type { CurrencyConfig } from '../context.js'
import type { ProjectConfig } from '../database/saveProjects.js'

/** A collection that `marketkit serve` follows. */
export type ServeCollection = {
  /** Its contract. */
  address: Address
  /** Its kind. */
  type: 'ERC721' | 'ERC1155'
  /** For people. */
  name: string
  /** The project that it belongs to. @default none */
  projectId?: number | undefined
  /** Block from which its events are read. @default that of the network */
  startBlock?: number | undefined
}

/** A network that `marketkit serve` serves. */
export type ServeNetwork = {
  /** The chain. */
  chainId: number
  /** The network segment in paths, as in `/polygon/rpc/Marketplace/…`. */
  name: string
  /**
   * JSON-RPC servers of the chain; the next is asked where one fails. They may
   * come from the environment instead.
   */
  rpcUrls?: readonly string[] | undefined
  /** Where Seaport 1.6 is. @default where it is on public chains */
  seaport?: Address | undefined
  /** What orders may be priced in. */
  currencies: readonly CurrencyConfig[]
  /** Receives the marketplace fee. */
  feeRecipient: Address
  /** The marketplace fee in basis points, part of the price. */
  feeBps: number
  /** Block from which the chain is read. @default 0 */
  startBlock?: number | undefined
  /** Collections to follow; those in the database stay. @default none */
  collections?: readonly ServeCollection[] | undefined
}

/** What the configuration file of `marketkit serve` holds. */
export type ServeConfig = {
  /** Address to listen on. @default '127.0.0.1' */
  host?: string | undefined
  /** Port to listen on; 0 for a free one. @default 8787 */
  port?: number | undefined
  /**
   * `postgres://…`, or a folder for the embedded database.
   * @default 'marketkit-data'
   */
  database?: string | undefined
  /** Connections to PostgreSQL that requests share. @default 10 */
  databaseConnections?: number | undefined
  /** At least one. */
  networks: readonly ServeNetwork[]
  /** Projects and the keys that open them; others stay. @default none */
  projects?: readonly ProjectConfig[] | undefined
  /** Other spellings of the enumerations. @default none */
  aliases?: Aliases | undefined
  /** Requests a minute for each key. @default 6000 */
  requestsPerMinute?: number | undefined
  /** Where `ipfs://` is read, such as `https://ipfs.io`. @default none */
  ipfsGateways?: readonly string[] | undefined
  /**
   * Servers that metadata may be read from although they are not public, as
   * `host:port`. @default none
   */
  metadataHosts?: readonly string[] | undefined
  /** How lines of the log look. @default 'pretty' in a terminal, else 'json' */
  log?: 'json' | 'pretty' | undefined
  /** The least that is logged. @default 'info' */
  logLevel?: 'info' | 'error' | undefined
}

/**
 * Types the configuration of `marketkit serve`; answers it as it is.
 *
 * @example
 * import { defineConfig } from 'marketkit/service'
 *
 * export default defineConfig({
 *   database: 'postgres://localhost/marketkit',
 *   networks: [polygon],
 * })
 */
export function defineConfig(config: ServeConfig): ServeConfig {
  return config
}
