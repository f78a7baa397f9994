import type { CollectibleMetadata } from '../../rpc/schemas.js'
import type { SentCollectible } from './sentColumns.js'

/** Converts the metadata of a collectible to its wire form. */
export function toWireMetadata(
  collectible: SentCollectible,
  collectionId: number | undefined,
): CollectibleMetadata {
  const { metadata, updatedAt } = collectible
  const tokenId = String(collectible.tokenId)
  return {
    ...metadata,
    tokenId,
    name: collectible.name,
    description: collectible.description,
    properties: metadata.properties ?? {},
    attributes: metadata.attributes ?? [],
    updatedAt: updatedAt.toISOString(),
    assets: metadata.assets?.map((asset) => ({
      ...asset,
      collectionId,
      tokenId,
      updatedAt: asset.updatedAt ?? updatedAt.toISOString(),
    })),
  }
}
