import type { Aliases } from '../rpc/aliases.js'
import type { LogEntry, NetworkConfig, ServiceContext } from './context.js'
import { repriceOrders } from './database/repriceOrders.js'
import { type ProjectConfig, saveProjects } from './database/saveProjects.js'
import type { Db } from './database/types.js'
import { createApp } from './http/createApp.js'
import { createIndexer } from './indexer/createIndexer.js'

/** Settings of `createService`. */
export type ServiceConfig = {
  /** An open database, such as `openDatabase` returns. */
  database: { db: Db }
  /** The networks that the service serves. */
  networks: readonly NetworkConfig[]
  /** Projects to add to those in the database. */
  projects?: readonly ProjectConfig[] | undefined
  /** Other spellings of the enumerations, for clients that expect them. */
  aliases?: Aliases | undefined
  /** Receives what is worth a line. @default errors to the console */
  log?: ((entry: LogEntry) => void) | undefined
  /** Milliseconds since 1970. @default Date.now */
  now?: (() => number) | undefined
}

/** A marketplace service. */
export type Service = {
  /** Answers a request to any of the operations or to the orders endpoint. */
  fetch(request: Request): Promise<Response>
  /** Follows the chains from now on. */
  start(): Promise<void>
  /** Ends what `start` began. */
  stop(): Promise<void>
  /** Reads the chains up to their newest blocks, once. */
  sync(): Promise<void>
}

/**
 * Creates the reference service: it answers all operations from a database
 * and follows the chains. The caller closes the database.
 *
 * @example
 * import { createService } from 'marketkit/service'
 *
 * const service = createService({ database, networks })
 * await service.start()
 * const response = await service.fetch(request)
 */
export function createService(config: ServiceConfig): Service {
  const context: ServiceContext = {
    db: config.database.db,
    networks: config.networks,
    log: config.log ?? logErrors,
    now: config.now ?? Date.now,
  }
  const app = createApp(context, { aliases: config.aliases, prepare })
  const indexer = createIndexer(context)
  let prepared: Promise<void> | undefined

  /** Tried again by the next caller when it failed. */
  function prepare(): Promise<void> {
    prepared ??= (async () => {
      await saveProjects(context.db, config.projects ?? [])
      await repriceOrders(context.db, context.networks)
    })().catch((error) => {
      prepared = undefined
      throw error
    })
    return prepared
  }

  return {
    fetch: async (request) => app.fetch(request),
    async start() {
      await prepare()
      await indexer.start()
    },
    stop: () => indexer.stop(),
    async sync() {
      await prepare()
      await indexer.sync()
    },
  }
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
