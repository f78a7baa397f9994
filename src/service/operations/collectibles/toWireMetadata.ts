import type { CollectibleMetadata } from '../../../rpc/schemas.js'
import type { SentCollectible } from '../sentColumns.js'

/**
 * Converts the metadata of a collectible to its wire form. Paths of files become
 * URLs below `publicUrl`.
 */
export function toWireMetadata(
  collectible: SentCollectible,
  collectionId: number | undefined,
  publicUrl: string | undefined,
): CollectibleMetadata {
  const { metadata, updatedAt } = collectible
  const place = (url: string | undefined) =>
    url?.startsWith('/media/') ? `${publicUrl ?? ''}${url}` : url
  const tokenId = String(collectible.tokenId)
  return {
    ...metadata,
    tokenId,
    name: collectible.name,
    description: collectible.description,
    image: place(metadata.image),
    video: place(metadata.video),
    audio: place(metadata.audio),
    imageData: place(metadata.imageData),
    animationUrl: place(metadata.animationUrl),
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
