import type { StoredMetadata } from '../database/stored.js'
import type { Artwork } from './art/artwork.js'
import { emblem } from './art/emblems.js'
import { item } from './art/items.js'

/** Collections of the local world, as their paths name them. */
export type WorldCollection = 'emblems' | 'items'

/** Returns the artwork of a token of the local world. */
export function getArtwork(
  collection: WorldCollection,
  tokenId: string,
): Artwork {
  return collection === 'emblems' ? emblem(tokenId) : item(tokenId)
}

/** Returns the metadata of a token, with media URLs below `base`. */
export function getMetadata(
  collection: WorldCollection,
  tokenId: string,
  base: string,
): StoredMetadata & { image: string } {
  const { attributes, backgroundColor, description, name } = getArtwork(
    collection,
    tokenId,
  )
  const image = `${base}/media/${collection}/${tokenId}.svg`
  return {
    name,
    description,
    image,
    backgroundColor,
    externalUrl: `${base}/metadata/${collection}/${tokenId}`,
    attributes: [...attributes],
    assets: [
      {
        id: Number(tokenId),
        url: image,
        metadataField: 'image',
        filename: `${tokenId}.svg`,
        mimeType: 'image/svg+xml',
        width: 512,
        height: 512,
      },
    ],
  }
}
