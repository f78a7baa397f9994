import type { Hex } from 'viem'
import { ConfigurationError } from '../../../errors.js'
import { buildWorld } from '../../world/buildWorld.js'
import { keepTables } from '../../world/keepTables.js'
import type { WorldContracts } from '../../world/signOrders.js'
import { createWorldClient } from '../../world/worldNetwork.js'
import type { Database } from '../database.js'
import { openDatabase } from '../openDatabase.js'
import type { ChainKind, LocalChain } from './localChain.js'
import { readSeaport } from './readSeaport.js'
import { readWorld, removeWorld, writeWorld } from './worldCache.js'

/** A database and a chain that contain the local world. */
export type WorldState = { contracts: WorldContracts; database: Database }

type Preparation = {
  cache: boolean
  databaseUrl: string | undefined
  emblems: number
  onProgress: (text: string) => void
  chain: Promise<LocalChain>
  kind: ChainKind
}

/**
 * Fills the empty `chain` and a new database from the cache, or builds the
 * world. The database opens while the chain starts.
 */
export async function prepareWorld(
  preparation: Preparation,
): Promise<WorldState> {
  const { databaseUrl, onProgress } = preparation
  const cache = preparation.cache && !databaseUrl
  const kept = cache ? await restore(preparation) : undefined
  if (kept) return kept
  onProgress(
    cache
      ? 'Building the world. It is cached, so the next start is faster.'
      : 'Building the world.',
  )
  return build({ ...preparation, cache })
}

async function restore({
  chain,
  emblems,
  kind,
  onProgress,
}: Preparation): Promise<WorldState | undefined> {
  const kept = await readWorld({ emblems, kind })
  if (!kept) return undefined
  const opening = openDatabase({ dump: kept.database })
  try {
    const [database] = await Promise.all([
      opening,
      loadChain(chain, kept.chain),
    ])
    onProgress('World loaded from the cache.')
    return { contracts: kept.contracts, database }
  } catch (error) {
    await opening.then((database) => database.close()).catch(() => {})
    // Throws if the chain has not started: the kept world is not the cause.
    await chain
    // Otherwise the next one could not take its place.
    await removeWorld({ emblems, kind })
    onProgress(`The cached world could not be used (${error}).`)
    return undefined
  }
}

async function build(preparation: Preparation): Promise<WorldState> {
  const { cache, chain, databaseUrl, emblems, onProgress } = preparation
  if (databaseUrl) await assertEmpty(databaseUrl)
  // The chain is filled meanwhile.
  const opening = openDatabase({ url: databaseUrl }).then((database) => {
    onProgress('Database created.')
    return database
  })
  // It may fail before anyone waits for it.
  opening.catch(() => {})
  try {
    const contracts = await buildWorld({
      database: opening,
      emblems,
      onProgress,
      seaport: readSeaport(),
      transport: (await chain).transport,
    })
    const database = await opening
    await keepTables(database.db)
    if (cache)
      await keep(preparation, { contracts, database }).catch((error) =>
        onProgress(`The world could not be cached (${error}).`),
      )
    return { contracts, database }
  } catch (error) {
    await opening.then((database) => database.close()).catch(() => {})
    throw error
  }
}

/** Before anything is migrated. */
async function assertEmpty(url: string): Promise<void> {
  const { holdsCollections } = await import('../postgres/openPostgres.js')
  if (await holdsCollections(url))
    throw new ConfigurationError(
      'The database of a local world must be empty. Create another one, because each start creates a new chain.',
    )
}

async function keep(
  { chain, emblems, kind }: Preparation,
  { contracts, database }: WorldState,
): Promise<void> {
  const { transport } = await chain
  const state = await createWorldClient(transport).request<{
    Method: 'anvil_dumpState'
    Parameters: []
    ReturnType: Hex
  }>({ method: 'anvil_dumpState', params: [] })
  const dump = await database.dump()
  await writeWorld(
    { emblems, kind },
    { chain: state, contracts, database: dump },
  )
}

async function loadChain(
  chain: Promise<LocalChain>,
  state: Hex,
): Promise<void> {
  const { transport } = await chain
  const loaded = await createWorldClient(transport).request<{
    Method: 'anvil_loadState'
    Parameters: [Hex]
    ReturnType: boolean
  }>({ method: 'anvil_loadState', params: [state] })
  if (!loaded) throw new Error('the chain rejected the saved state')
}
