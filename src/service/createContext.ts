import { ConfigurationError } from '../errors.js'
import { createResponseCache } from './answers/createResponseCache.js'
import type {
  Lease,
  LogEntry,
  NetworkConfig,
  ServiceContext,
  ServiceDatabase,
} from './context.js'

/** Options of `createContext`. */
export type ContextConfig = {
  /** An open database, from `openDatabase`. */
  database: ServiceDatabase
  /** Networks that the service serves. */
  networks: readonly NetworkConfig[]
  /**
   * Fetches metadata documents of collections (`tokenURI`). @default metadata
   * is not fetched
   */
  fetchResource?: ServiceContext['fetchResource']
  /** Gateways for `ipfs://`. @default none */
  ipfsGateways?: readonly string[] | undefined
  /**
   * Whether reads by GET need no access key, so that a CDN may keep them. They
   * share one limit of `requestsPerMinute`. @default false
   */
  publicReads?: boolean | undefined
  /**
   * URL at which clients reach the service, such as `https://market.example`.
   * Images that a token contains as `data:` URLs become URLs below it.
   * @default small images stay in the metadata, large ones are left out
   */
  publicUrl?: string | undefined
  /**
   * Requests per minute of each key, unless its project has its own limit.
   * @default 6000
   */
  requestsPerMinute?: number | undefined
  /**
   * Milliseconds that a request waits for each answer of a chain.
   * @default 8000
   */
  chainTimeout?: number | undefined
  /**
   * Megabytes of answers that are kept for up to a second; 0 turns the cache
   * off. @default 64
   */
  answerCacheMegabytes?: number | undefined
  /** Called with each entry of the log. @default errors go to the console */
  log?: ((entry: LogEntry) => void) | undefined
  /** Returns the time in Unix milliseconds. @default Date.now */
  now?: (() => number) | undefined
}

/**
 * Adds defaults to a configuration. @throws ConfigurationError if a required
 * option is missing.
 */
export function createContext(config: ContextConfig): ServiceContext {
  // Callers in JavaScript may leave them out.
  if (!config.database?.db || !config.networks)
    throw new ConfigurationError(
      'The service needs a `database` and `networks`.',
      {
        metaMessages: [
          'Pass the result of `await openDatabase()` and a list of networks.',
        ],
      },
    )
  const { answerCacheMegabytes = 64, now = Date.now } = config
  return {
    responseCache: createResponseCache({
      bytes: answerCacheMegabytes * 1e6,
      now,
    }),
    db: config.database.db,
    lease: config.database.lease ?? grant,
    networks: config.networks,
    fetchResource: config.fetchResource,
    ipfsGateways: config.ipfsGateways ?? [],
    publicReads: config.publicReads ?? false,
    publicUrl: config.publicUrl?.replace(/\/+$/, ''),
    requestsPerMinute: config.requestsPerMinute ?? 6000,
    chainTimeout: config.chainTimeout ?? 8_000,
    log: config.log ?? logErrors,
    now,
  }
}

/** Grants every lease, for a database that only one process uses. */
async function grant(): Promise<Lease> {
  return { signal: new AbortController().signal, release: async () => {} }
}

function logErrors({ error, level, message }: LogEntry): void {
  if (level === 'error') console.error(message, brief(error))
}

/** viem's errors have a short message; others need their stack. */
function brief(error: unknown): unknown {
  return error instanceof Error && 'shortMessage' in error
    ? error.shortMessage
    : error
}
