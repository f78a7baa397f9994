import type { StoredMetadata } from '../database/stored.js'
import type { Artwork } from './art/artwork.js'
import { emblem } from './art/emblems.js'
import { item } from './art/items.js'

/** The collections of the local world, as their paths name them. */
export type WorldCollection = 'emblems' | 'items'

/** Stands for the address of the world's server until it is known. */
export const placeholderBase = 'http://world.invalid'

/** The picture and the words of a token of the local world. */
export function getArtwork(
  collection: WorldCollection,
  tokenId: string,
): Artwork {
  return collection === 'emblems' ? emblem(tokenId) : item(tokenId)
}

/** The metadata of a token; its media are served below `base`. */
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
