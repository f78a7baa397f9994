import type { Hex } from 'viem'
import { buildWorld } from '../../world/buildWorld.js'
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
  emblems: number
  onProgress: (text: string) => void
  chain: LocalChain
  kind: ChainKind
}

/**
 * Fills the empty `chain` and a new database from the cache, or builds the
 * world.
 */
export async function prepareWorld(
  preparation: Preparation,
): Promise<WorldState> {
  const { cache, onProgress } = preparation
  const kept = cache ? await restore(preparation) : undefined
  if (kept) return kept
  onProgress(
    cache
      ? 'Making the world. It is kept, so the next start takes less time.'
      : 'Making the world.',
  )
  return build(preparation)
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
    await loadChain(chain, kept.chain)
    const database = await opening
    onProgress('World taken from the cache.')
    return { contracts: kept.contracts, database }
  } catch (error) {
    await opening.then((database) => database.close()).catch(() => {})
    // Otherwise the next one could not take its place.
    await removeWorld({ emblems, kind })
    onProgress(`The kept world cannot be used (${error}).`)
    return undefined
  }
}

async function build(preparation: Preparation): Promise<WorldState> {
  const { cache, chain, emblems, onProgress } = preparation
  const database = await openDatabase()
  onProgress('Database made.')
  try {
    const contracts = await buildWorld({
      database,
      emblems,
      onProgress,
      seaport: readSeaport(),
      transport: chain.transport,
    })
    if (cache)
      await keep(preparation, { contracts, database }).catch((error) =>
        onProgress(`The world could not be kept (${error}).`),
      )
    return { contracts, database }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function keep(
  { chain, emblems, kind }: Preparation,
  { contracts, database }: WorldState,
): Promise<void> {
  const state = await createWorldClient(chain.transport).request<{
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

async function loadChain({ transport }: LocalChain, state: Hex): Promise<void> {
  const loaded = await createWorldClient(transport).request<{
    Method: 'anvil_loadState'
    Parameters: [Hex]
    ReturnType: boolean
  }>({ method: 'anvil_loadState', params: [state] })
  if (!loaded) throw new Error('the chain does not take its state')
}
