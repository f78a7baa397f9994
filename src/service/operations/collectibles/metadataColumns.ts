import { sql } from 'drizzle-orm'
import { collectibles } from '../../database/schema.js'
import type { StoredMetadata } from '../../database/stored.js'
import { toRfc3339 } from '../jsonSql.js'

/** Columns of a collectible that its metadata are made of. */
export const metadataColumns = {
  tokenId: sql<string>`${collectibles.tokenId}::text`,
  name: collectibles.name,
  description: collectibles.description,
  metadata: collectibles.metadata,
  updatedAt: toRfc3339(collectibles.updatedAt),
}

/** A row of `metadataColumns`. */
export type MetadataRow = {
  tokenId: string
  name: string
  description: string
  metadata: StoredMetadata
  /** In RFC 3339. */
  updatedAt: string
}
