import { ConfigurationError } from '../errors.js'
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
   * Requests per minute of each key, unless its project has its own limit.
   * @default 6000
   */
  requestsPerMinute?: number | undefined
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
          'Pass what `await openDatabase()` answers, and a list of networks.',
        ],
      },
    )
  return {
    db: config.database.db,
    lease: config.database.lease ?? grant,
    networks: config.networks,
    fetchResource: config.fetchResource,
    ipfsGateways: config.ipfsGateways ?? [],
    requestsPerMinute: config.requestsPerMinute ?? 6000,
    log: config.log ?? logErrors,
    now: config.now ?? Date.now,
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
