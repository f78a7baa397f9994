import { ConfigurationError } from '../errors.js'
import type {
  Lease,
  LogEntry,
  NetworkConfig,
  ServiceContext,
  ServiceDatabase,
} from './context.js'

/** What the parts of the service are made with. */
export type ContextConfig = {
  /** An open database, such as `openDatabase` returns. */
  database: ServiceDatabase
  /** The networks that the service serves. */
  networks: readonly NetworkConfig[]
  /**
   * Reads documents of collections (`tokenURI`) from the web.
   * @default they are not read
   */
  fetchResource?: ServiceContext['fetchResource']
  /** Where `ipfs://` is read. @default none */
  ipfsGateways?: readonly string[] | undefined
  /** Requests a minute for each key whose project says nothing else. @default 6000 */
  requestsPerMinute?: number | undefined
  /** Receives what is worth a line. @default errors to the console */
  log?: ((entry: LogEntry) => void) | undefined
  /** Milliseconds since 1970. @default Date.now */
  now?: (() => number) | undefined
}

/**
 * Completes a configuration with its defaults.
 *
 * @throws ConfigurationError when it lacks what has no default.
 */
export function createContext(config: ContextConfig): ServiceContext {
  // JavaScript may leave them out.
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

/** With nobody else at the database, every task is free. */
async function grant(): Promise<Lease> {
  return { signal: new AbortController().signal, release: async () => {} }
}

function logErrors({ error, level, message }: LogEntry): void {
  if (level === 'error') console.error(message, brief(error))
}

/** viem's errors say it in a line; of others the stack is wanted. */
function brief(error: unknown): unknown {
  return error instanceof Error && 'shortMessage' in error
    ? error.shortMessage
    : error
}
