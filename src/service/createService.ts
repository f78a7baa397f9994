import type { Aliases } from '../rpc/aliases.js'
import { combineRoutines } from './combineRoutines.js'
import { type ContextConfig, createContext } from './createContext.js'
import { repriceOrders } from './database/repriceOrders.js'
import { type ProjectConfig, saveProjects } from './database/saveProjects.js'
import { createApp } from './http/createApp.js'
import { createIndexer } from './indexer/createIndexer.js'
import { createMetadataReader } from './metadata/createMetadataReader.js'
import { createSweeper } from './orders/createSweeper.js'

/** Settings of `createService`. */
export type ServiceConfig = ContextConfig & {
  /** Projects to add to those in the database. */
  projects?: readonly ProjectConfig[] | undefined
  /** Other spellings of the enumerations, for clients that expect them. */
  aliases?: Aliases | undefined
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
 * import { createService, openDatabase } from 'marketkit/service'
 *
 * const database = await openDatabase({ folder: 'marketkit-data' })
 * const service = createService({ database, networks })
 * await service.start()
 * const response = await service.fetch(new Request('http://localhost/ready'))
 */
export function createService(config: ServiceConfig): Service {
  const context = createContext(config)
  const app = createApp(context, { aliases: config.aliases, prepare })
  const indexer = createIndexer(context)
  const others = combineRoutines([
    createSweeper(context),
    createMetadataReader(context),
  ])
  const all = combineRoutines([indexer, others])
  let prepared: Promise<void> | undefined

  /** Tried again by the next caller when it failed. */
  function prepare(): Promise<void> {
    prepared ??= (async () => {
      await saveProjects(context.db, config.projects ?? [])
      await repriceOrders(context)
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
      all.start()
    },
    stop: () => all.stop(),
    async sync() {
      await prepare()
      await indexer.sync()
      // What it found may be due at once.
      await others.sync()
    },
  }
}
