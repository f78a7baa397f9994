import type { LogEntry } from '../../context.js'
import { createService } from '../../createService.js'
import type { DatabaseOptions } from '../database.js'
import { openDatabase } from '../openDatabase.js'
import { createSafeFetch } from '../safeFetch.js'
import { serveHttp } from '../serveHttp.js'
import { checkNetworks } from './checkNetworks.js'
import { checkProjects } from './checkProjects.js'
import { checkPublicUrl } from './checkPublicUrl.js'
import type { ServeArguments } from './cliArguments.js'
import { createEntrance } from './createEntrance.js'
import { createLog } from './createLog.js'
import { endOnSignal } from './endOnSignal.js'
import { findSecrets } from './findSecrets.js'
import { loadConfig } from './loadConfig.js'
import { readVersion } from './readPackage.js'
import { readSettings } from './readSettings.js'
import { saveCollections } from './saveCollections.js'
import { toNetworkConfig } from './serveNetworks.js'
import { type CheckedConfig, isServer } from './serveSchema.js'

/** Milliseconds that running requests have when the service stops. */
const patience = 10_000

type Log = (entry: LogEntry) => void

/** `marketkit serve`: runs the service on your own chains until a signal. */
export async function serveCommand(args: ServeArguments): Promise<void> {
  const { env } = process
  const named = args.config ?? env.MARKETKIT_CONFIG
  const loaded = await loadConfig({ folder: process.cwd(), named })
  const settings = readSettings({ args, env, loaded })
  const log = createLog({
    format: settings.log ?? (process.stdout.isTTY ? 'pretty' : 'json'),
    level: settings.logLevel ?? 'info',
    secrets: findSecrets(settings),
    write: (line) => process.stdout.write(line),
  })
  process.on('uncaughtException', (error) => failWith(error, log))
  log({
    level: 'info',
    message: 'Starting',
    facts: {
      version: readVersion(),
      config: loaded.path,
      database: isServer(getDatabase(settings)) ? 'PostgreSQL' : 'embedded',
    },
  })
  await serve(settings, log)
}

async function serve(settings: CheckedConfig, log: Log): Promise<void> {
  const ends: (() => Promise<unknown>)[] = []
  const ending = new AbortController()
  const entrance = createEntrance()
  let stopServer = async () => {}
  const stop = async () => {
    await stopServer()
    for (const end of ends.splice(0).reverse()) await end()
  }
  endOnSignal(async (signal) => {
    log({ level: 'info', message: 'Stopping', facts: { signal } })
    await stop()
    log({ level: 'info', message: 'Stopped' })
  })
  try {
    const server = await serveHttp({
      fetch: entrance.fetch,
      host: settings.host ?? '127.0.0.1',
      port: settings.port ?? 8787,
    })
    const { url } = server
    stopServer = () => server.stop(patience)
    log({ level: 'info', message: `Listening on ${url}`, facts: { url } })
    checkPublicUrl(settings, { env: process.env, log })
    await checkNetworks(settings.networks, log)
    const database = await openDatabase({
      ...toDatabaseOptions(settings),
      onLost: (error) => failWith(error, log),
    })
    ends.push(database.close)
    await checkProjects(settings, database.db, log)
    await saveCollections(database.db, settings.networks)
    const service = createService({
      answerCacheMegabytes: settings.answerCacheMegabytes,
      aliases: settings.aliases,
      chainTimeout: settings.chainTimeout,
      database,
      fetchResource: createSafeFetch({ allowHosts: settings.metadataHosts }),
      ipfsGateways: settings.ipfsGateways,
      log,
      networks: settings.networks.map((network) =>
        toNetworkConfig(network, ending.signal),
      ),
      projects: settings.projects,
      publicReads: settings.publicReads,
      publicUrl: settings.publicUrl ?? url,
      requestsPerMinute: settings.requestsPerMinute,
    })
    ends.push(async () => {
      const stopped = service.stop()
      // Otherwise `stop` would wait for a node that does not answer.
      ending.abort()
      await stopped
    })
    await service.start()
    entrance.open(service.fetch)
    log({ level: 'info', message: 'Ready', facts: { url } })
  } catch (error) {
    await stop()
    throw error
  }
}

function getDatabase({ database = 'marketkit-data' }: CheckedConfig): string {
  return database
}

function toDatabaseOptions(settings: CheckedConfig): DatabaseOptions {
  const database = getDatabase(settings)
  return isServer(database)
    ? { connections: settings.databaseConnections, url: database }
    : { folder: database }
}

function failWith(error: Error, log: Log): never {
  log({ level: 'error', message: 'Failed', error })
  process.exit(1)
}
