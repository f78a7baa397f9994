import { sql } from 'drizzle-orm'
import type { NetworkConfig } from '../context.js'
import { saveProjects } from '../database/saveProjects.js'
import { collectibles, collections } from '../database/schema.js'
import { toCollectibleRow } from '../database/toCollectibleRow.js'
import type { Db } from '../database/types.js'
import { rankOrders } from '../orders/rankOrders.js'
import { storeRows } from '../orders/storeRows.js'
import { itemCount } from './art/items.js'
import { getMetadata } from './metadata.js'
import { placeholderBase } from './packedFiles.js'
import { worldProject } from './project.js'
import {
  orderRows,
  type SignedOrder,
  type WorldContracts,
} from './signOrders.js'

/** Names of the collections of the local world. */
export const collectionNames = {
  emblems: 'Emblems',
  items: 'Provisions',
} as const

const collectionTypes = { emblems: 'ERC721', items: 'ERC1155' } as const

/** Rows per statement; PostgreSQL accepts at most 65,535 parameters. */
const batch = 500

/** Returns the rows of all tokens. */
export function collectibleRows({
  chainId,
  contracts,
  emblems,
}: {
  chainId: number
  contracts: WorldContracts
  emblems: number
}): (typeof collectibles.$inferInsert)[] {
  const tokens = [
    ...Array.from({ length: emblems }, (_, i) => ['emblems', i + 1] as const),
    ...Array.from({ length: itemCount }, (_, i) => ['items', i] as const),
  ]
  return tokens.map(([collection, tokenId]) =>
    toCollectibleRow({
      chainId,
      contractAddress: contracts[collection],
      tokenId: BigInt(tokenId),
      metadata: getMetadata(collection, String(tokenId), placeholderBase),
    }),
  )
}

/** Inserts the project, the collections and all metadata. */
export async function seedCollections(
  db: Db,
  {
    chainId,
    contracts,
    rows,
  }: {
    chainId: number
    contracts: WorldContracts
    rows: readonly (typeof collectibles.$inferInsert)[]
  },
): Promise<void> {
  await saveProjects(db, [worldProject])
  await db.insert(collections).values(
    (['emblems', 'items'] as const).map((collection) => ({
      chainId,
      contractAddress: contracts[collection],
      type: collectionTypes[collection],
      name: collectionNames[collection],
      projectId: worldProject.id,
    })),
  )
  for (let i = 0; i < rows.length; i += batch)
    await db.insert(collectibles).values(rows.slice(i, i + batch))
}

/** Inserts the orders of the world. */
export async function seedOrders(
  db: Db,
  signed: readonly SignedOrder[],
  {
    network,
    now,
  }: {
    network: NetworkConfig
    /** Unix milliseconds. */
    now: number
  },
): Promise<void> {
  const blockNumber = await network.client.getBlockNumber({ cacheTime: 0 })
  const rows = orderRows(signed, { blockNumber, network, now })
  const slots = await storeRows(db, rows)
  await rankOrders(db, { chainId: network.chainId, now, slots })
  // PGlite has no autovacuum.
  await db.execute(sql`analyze`)
}

/**
 * Replaces the placeholder URL in all metadata with the URL of the world's server.
 */
export async function setMediaBase(db: Db, base: string): Promise<void> {
  for (const table of [collectibles, sql`kept.collectibles`])
    await db.execute(
      sql`update ${table} set metadata =
        replace(metadata::text, ${placeholderBase}, ${base})::jsonb`,
    )
}
