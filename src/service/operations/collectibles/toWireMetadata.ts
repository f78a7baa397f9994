import { sql } from 'drizzle-orm'
import type { CollectibleMetadata } from '../../../rpc/schemas.js'
import { collectibles } from '../../database/schema.js'
import type { StoredMetadata } from '../../database/stored.js'
import { toRfc3339 } from '../jsonSql.js'

/** Fields of a collectible that its metadata need. */
export const sentCollectible = {
  tokenId: sql<string>`${collectibles.tokenId}::text`,
  name: collectibles.name,
  description: collectibles.description,
  metadata: collectibles.metadata,
  updatedAt: toRfc3339(collectibles.updatedAt),
}

/** Values of `sentCollectible`. */
export type SentCollectible = {
  tokenId: string
  name: string
  description: string
  metadata: StoredMetadata
  /** In RFC 3339. */
  updatedAt: string
}

/**
 * Converts the metadata of a collectible to its wire form. Paths of files become
 * URLs below `publicUrl`.
 */
export function toWireMetadata(
  collectible: SentCollectible,
  collectionId: number | undefined,
  publicUrl: string | undefined,
): CollectibleMetadata {
  const { metadata, tokenId, updatedAt } = collectible
  const place = (url: string | undefined) =>
    url?.startsWith('/media/') ? `${publicUrl ?? ''}${url}` : url
  // Field by field: a copy by `...metadata` takes several times as long.
  return {
    tokenId,
    name: collectible.name,
    description: collectible.description,
    image: place(metadata.image),
    video: place(metadata.video),
    audio: place(metadata.audio),
    properties: metadata.properties ?? {},
    attributes: metadata.attributes ?? [],
    imageData: place(metadata.imageData),
    externalUrl: metadata.externalUrl,
    backgroundColor: metadata.backgroundColor,
    animationUrl: place(metadata.animationUrl),
    decimals: metadata.decimals,
    updatedAt,
    assets: metadata.assets?.map((asset) => ({
      ...asset,
      collectionId,
      tokenId,
      updatedAt: asset.updatedAt ?? updatedAt,
    })),
  } satisfies Record<keyof StoredMetadata, unknown> & Record<string, unknown>
}
