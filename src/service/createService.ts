import type { Aliases } from '../rpc/aliases.js'
import { combineRoutines } from './combineRoutines.js'
import { type ContextConfig, createContext } from './createContext.js'
import { type ProjectConfig, saveProjects } from './database/saveProjects.js'
import { createApp } from './http/createApp.js'
import { createIndexer } from './indexer/createIndexer.js'
import { createMetadataReader } from './metadata/createMetadataReader.js'
import { createRechecker } from './orders/createRechecker.js'
import { createRepricer } from './orders/createRepricer.js'
import { createSweeper } from './orders/createSweeper.js'

/** Options of `createService`. */
export type ServiceConfig = ContextConfig & {
  /** Projects to add to the database. */
  projects?: readonly ProjectConfig[] | undefined
  /**
   * Names of enumeration values that clients use, where they differ from ours.
   */
  aliases?: Aliases | undefined
}

/** A marketplace service. */
export type Service = {
  /** Answers a request to any operation or to the orders endpoint. */
  fetch(request: Request): Promise<Response>
  /** Starts following the chains. */
  start(): Promise<void>
  /** Stops following the chains. */
  stop(): Promise<void>
  /** Reads the chains once, up to their newest blocks. */
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
    createRepricer(context),
    createSweeper(context),
    createMetadataReader(context),
  ])
  const all = combineRoutines([indexer, others, createRechecker(context)])
  let prepared: Promise<void> | undefined

  /** If it fails, the next caller tries again. */
  function prepare(): Promise<void> {
    prepared ??= saveProjects(context.db, config.projects ?? []).catch(
      (error) => {
        prepared = undefined
        throw error
      },
    )
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
      // The indexer may have found tokens or orders that are due.
      await others.sync()
    },
  }
}
