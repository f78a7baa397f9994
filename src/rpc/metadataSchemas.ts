import * as v from 'valibot'
import { named } from './agree.js'
import { list } from './answers.js'
import {
  decimals,
  jsonObject,
  moment,
  type Schema,
  text,
  tokenId,
  wholeNumber,
} from './values.js'

/** A file of a collectible. */
export interface Asset extends v.InferOutput<typeof assetFields> {}
const assetFields = named(['tokenId'], {
  /** Id of the file at the service. */
  id: wholeNumber,
  /** Id of the collection at the service. */
  collectionId: wholeNumber,
  /** Token id in decimal digits. */
  tokenId: v.nullish(tokenId),
  /** URL with the scheme `https:`, `ipfs:`, `ar:` or `data:`. */
  url: text,
  /** Metadata field that names the file, such as `image`. */
  metadataField: text,
  /** File name. Services may also call the field `name`. */
  filename: text,
  /** Size in bytes. */
  filesize: wholeNumber,
  /** Media type, such as `image/png`. */
  mimeType: text,
  /** Width in pixels. */
  width: wholeNumber,
  /** Height in pixels. */
  height: wholeNumber,
  /** Time of the last fetch, in unix seconds or RFC 3339. */
  updatedAt: moment,
})
export const asset: Schema<Asset> = v.pipe(
  jsonObject,
  v.transform((item) => ({ ...item, filename: item.filename ?? item.name })),
  assetFields,
)

/** One trait of a collectible. */
export type Attribute = {
  /** Name of the trait. */
  trait_type: string
  /** Value of the trait: a text, a number, or any other JSON. */
  value: unknown
  /** Display format, such as `date`. */
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

const metadataFields = named(['tokenId'], {
  /** Token id in decimal digits. */
  tokenId,
  /** Name of the collectible. */
  name: text,
  /** Description; may contain Markdown. */
  description: text,
  /** URL of the image. Any scheme: check it before use. */
  image: text,
  /** URL of a video. */
  video: text,
  /** URL of an audio file. */
  audio: text,
  /** Other properties, as the creator wrote them. */
  properties: v.nullish(jsonObject),
  /** Traits, normalized from every known notation. Empty texts are left out. */
  attributes: v.pipe(
    list(jsonObject),
    v.transform((items) =>
      items.flatMap(readAttributes).filter(({ value }) => value !== ''),
    ),
  ),
  /** The image itself, as SVG or `data:` URL. */
  imageData: text,
  /** URL of a page about the collectible. */
  externalUrl: text,
  /** Background color: six hex digits without `#`. */
  backgroundColor: text,
  /** URL of a video, audio file, 3D model or web page. */
  animationUrl: text,
  /** Decimals of quantities; 0 for whole tokens. */
  decimals: v.nullish(decimals),
  /** Time of the last fetch, in unix seconds or RFC 3339. */
  updatedAt: moment,
  /** Files of the collectible. */
  assets: v.nullish(list(asset)),
})

/** Metadata of a collectible: name, media, traits. */
export interface CollectibleMetadata
  extends v.InferOutput<typeof metadataFields> {}
export const collectibleMetadata: Schema<CollectibleMetadata> = v.pipe(
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
