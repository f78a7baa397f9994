import type { Address } from 'viem'
import type { Aliases } from '../../../rpc/aliases.js'
import type { CurrencyConfig } from '../../context.js'
import type { ProjectConfig } from '../../database/saveProjects.js'

/** A collection that `marketkit serve` follows. */
export type ServeCollection = {
  /** Address of the contract. */
  address: Address
  /** Token standard. */
  type: 'ERC721' | 'ERC1155'
  /** Display name. */
  name: string
  /** Id of its project. @default none */
  projectId?: number | undefined
  /** First block whose events are read. @default the network's `startBlock` */
  startBlock?: number | undefined
}

/** A network that `marketkit serve` serves. */
export type ServeNetwork = {
  /** Chain id. */
  chainId: number
  /** Name of the network in paths, as in `/polygon/rpc/Marketplace/…`. */
  name: string
  /**
   * JSON-RPC servers; if one fails, the next one is used. Or set
   * `MARKETKIT_RPC_URLS_<chainId>` in the environment.
   */
  rpcUrls?: readonly string[] | undefined
  /** Address of Seaport 1.6. @default its address on public chains */
  seaport?: Address | undefined
  /** Currencies that orders may be priced in. */
  currencies: readonly CurrencyConfig[]
  /** Recipient of the marketplace fee. */
  feeRecipient: Address
  /** Marketplace fee in basis points, part of the price. */
  feeBps: number
  /** First block to read. @default 0 */
  startBlock?: number | undefined
  /**
   * Collections to follow, in addition to those in the database. @default none
   */
  collections?: readonly ServeCollection[] | undefined
}

/** Content of the configuration file of `marketkit serve`. */
export type ServeConfig = {
  /** Address to listen on. @default '127.0.0.1' */
  host?: string | undefined
  /** Port to listen on; 0 for a free one. @default 8787 */
  port?: number | undefined
  /** `postgres://…`, or a folder for PGlite. @default 'marketkit-data' */
  database?: string | undefined
  /** Number of PostgreSQL connections that requests share. @default 10 */
  databaseConnections?: number | undefined
  /** Networks to serve; at least one. */
  networks: readonly ServeNetwork[]
  /** Projects and their access keys; others stay. @default none */
  projects?: readonly ProjectConfig[] | undefined
  /**
   * Names of enumeration values that clients use, where they differ from ours.
   * @default none
   */
  aliases?: Aliases | undefined
  /** Requests per minute of each key. @default 6000 */
  requestsPerMinute?: number | undefined
  /**
   * Whether reads by GET need no access key, so that a CDN may keep them.
   * @default false
   */
  publicReads?: boolean | undefined
  /**
   * Size of the cache of answers, in megabytes. Answers stay up to a second; 0 turns
   * the cache off. @default 64
   */
  answerCacheMegabytes?: number | undefined
  /**
   * Milliseconds that a request waits for each answer of a chain. @default 8000
   */
  chainTimeout?: number | undefined
  /**
   * URL at which clients reach the service, such as `https://market.example`.
   * Images that a token contains get URLs below it. @default the URL that the
   * service listens on
   */
  publicUrl?: string | undefined
  /** Gateways for `ipfs://`, such as `https://ipfs.io`. @default none */
  ipfsGateways?: readonly string[] | undefined
  /**
   * Private servers that metadata may be read from, as `host:port`. @default
   * none
   */
  metadataHosts?: readonly string[] | undefined
  /** Format of the log. @default 'pretty' in a terminal, else 'json' */
  log?: 'json' | 'pretty' | undefined
  /** Lowest level to log. @default 'info' */
  logLevel?: 'info' | 'error' | undefined
}

/**
 * Returns the configuration of `marketkit serve` unchanged, for its type.
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
