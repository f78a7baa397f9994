import * as v from 'valibot'
import {
  amount,
  jsonObject,
  list,
  moment,
  number,
  resource,
  text,
} from './values.js'

/** A file that belongs to a collectible. */
export type Asset = v.InferOutput<typeof asset>
const assetFields = resource({
  /** Number of the file at the service. */
  id: number,
  /** Number of the collection at the service. */
  collectionId: number,
  /** The token that it belongs to, in decimal digits. */
  tokenId: v.nullish(amount),
  /** Where it is: `https:`, `ipfs:`, `ar:` or `data:`. */
  url: text,
  /** Which field of the metadata names it, such as `image`. */
  metadataField: text,
  /** Its name; also read where a service calls it `name`. */
  filename: text,
  /** How large it is, in bytes. */
  filesize: number,
  /** Its media type, such as `image/png`. */
  mimeType: text,
  /** How wide it is, in pixels. */
  width: number,
  /** How high it is, in pixels. */
  height: number,
  /** When it was last read: unix seconds, or RFC 3339. */
  updatedAt: moment,
})
export const asset = v.pipe(
  jsonObject,
  v.transform((item) => ({ ...item, filename: item.filename ?? item.name })),
  assetFields,
)

/** One trait of a collectible. */
export type Attribute = {
  /** Its name. */
  trait_type: string
  /** Its value: text, a number, or what its maker put there. */
  value: unknown
  /** How it is meant to be shown, such as `date`. */
  display_type?: string | undefined
}

/** Reads `{trait_type, value}`, `{name, value}` and free `{sharpness: 9}`. */
function readAttributes(item: Record<string, unknown>): Attribute[] {
  const name = item.trait_type ?? item.name
  if (typeof name !== 'string')
    return Object.entries(item)
      .filter(([key]) => key !== 'display_type')
      .map(([trait_type, value]) => ({ trait_type, value }))
  const display = item.display_type
  return [
    {
      trait_type: name,
      value: item.value,
      ...(typeof display === 'string' ? { display_type: display } : {}),
    },
  ]
}

const metadataFields = resource({
  /** The token, in decimal digits. */
  tokenId: amount,
  /** What it is called. */
  name: text,
  /** What it is, in words; may hold Markdown. */
  description: text,
  /** Address of its picture; any scheme, so check it before use. */
  image: text,
  /** Address of a film. */
  video: text,
  /** Address of a sound. */
  audio: text,
  /** Its other properties, as its maker wrote them. */
  properties: v.nullish(jsonObject),
  /** Its traits, however its maker wrote them. */
  attributes: v.pipe(
    list(jsonObject),
    v.transform((items) => items.flatMap(readAttributes)),
  ),
  /** The picture itself, as SVG or as a `data:` address. */
  imageData: text,
  /** A page about it elsewhere. */
  externalUrl: text,
  /** Colour behind the picture: six hex digits, without `#`. */
  backgroundColor: text,
  /** Address of what moves: film, sound, model or page. */
  animationUrl: text,
  /** Digits after the point of a quantity; 0 for whole pieces. */
  decimals: number,
  /** When it was last read: unix seconds, or RFC 3339. */
  updatedAt: moment,
  /** Files that belong to it. */
  assets: v.nullish(list(asset)),
})

/** What a collectible is: its name, its media, its traits. */
export type CollectibleMetadata = v.InferOutput<typeof metadataFields>
export const collectibleMetadata = v.pipe(
  jsonObject,
  v.transform((item) => ({
    ...item,
    imageData: item.imageData ?? item.image_data,
    externalUrl: item.externalUrl ?? item.external_url,
    backgroundColor: item.backgroundColor ?? item.background_color,
    animationUrl: item.animationUrl ?? item.animation_url,
  })),
  metadataFields,
)
