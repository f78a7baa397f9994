import * as v from 'valibot'
import { collectibleMetadata } from '../../rpc/metadataSchemas.js'
import { cleanText } from '../database/cleanText.js'
import type { StoredMetadata } from '../database/stored.js'
import { cleanJson } from './cleanJson.js'
import { resolveUri } from './resolveUri.js'

type JsonObject = Record<string, unknown>

/**
 * Maximum characters of a document, and of a field that may contain an image.
 */
const maxData = 2 ** 20

/** Maximum characters of a URL without data. */
const maxAddress = 2000

/**
 * Parses a metadata document of any common form, within limits. Returns URLs
 * that a browser can load.
 *
 * @throws Error if it is not a JSON object, is too long, or has no field of a
 * collectible.
 */
export function parseMetadata(
  text: string,
  ipfsGateways: readonly string[],
): StoredMetadata {
  // Filled-in ids can make a short document long.
  if (text.length > maxData)
    throw new Error(`The document is longer than ${maxData} characters.`)
  const document: unknown = JSON.parse(text)
  if (!isObject(document)) throw new Error('The document is not a JSON object.')
  const fields = readFields(document)
  const media = (name: 'image' | 'video' | 'audio' | 'animationUrl') =>
    getMediaUrl(fields[name], ipfsGateways)
  const metadata: StoredMetadata = {
    // Names have an index, whose entries are limited to 2700 bytes.
    name: cut(fields.name, 500),
    description: cut(fields.description, 10_000),
    image: media('image'),
    video: media('video'),
    audio: media('audio'),
    imageData: getImageData(fields, ipfsGateways),
    animationUrl: media('animationUrl'),
    externalUrl: getLink(fields.externalUrl, ipfsGateways),
    backgroundColor: getColor(fields.backgroundColor),
    decimals: fields.decimals,
    properties: fields.properties,
    attributes: getAttributes(fields),
  }
  const told = Object.entries(metadata).filter(([, value]) => !isEmpty(value))
  if (told.length === 0)
    throw new Error('The document has no metadata field of a collectible.')
  return Object.fromEntries(told)
}

type Fields = v.InferOutput<typeof collectibleMetadata>

/**
 * Parses the fields with the wire's schemas, after fixing what they would
 * reject.
 */
function readFields(document: JsonObject): Fields {
  const { attributes, decimals, image, properties, traits } = document
  return v.parse(collectibleMetadata, {
    ...Object.fromEntries(
      textFields.map((name) => [name, toText(document[name])]),
    ),
    image: toText(image) ?? toText(document.image_url),
    tokenId: '0',
    decimals: isByte(decimals) ? Number(decimals) : undefined,
    properties: isObject(properties) ? cleanJson(properties) : undefined,
    attributes: cleanJson(toList(attributes) ?? toList(traits)),
  })
}

const textFields = [
  'name',
  'description',
  'video',
  'audio',
  'imageData',
  'image_data',
  'externalUrl',
  'external_url',
  'backgroundColor',
  'background_color',
  'animationUrl',
  'animation_url',
] as const

function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  return cleanText(value, maxData).trim() || undefined
}

/** Attributes are a list, or an object of values by name. */
function toList(value: unknown): unknown[] | undefined {
  const list = isObject(value)
    ? Object.entries(value).map(([trait_type, value]) => ({
        trait_type,
        value,
      }))
    : value
  return Array.isArray(list) && list.length > 0 ? list : undefined
}

function getAttributes({ attributes }: Fields): StoredMetadata['attributes'] {
  return attributes
    .filter(({ trait_type, value }) => trait_type !== '' && value !== undefined)
    .slice(0, 1000)
    .map(({ display_type, trait_type, value }) => ({
      trait_type: cleanText(trait_type, 200),
      value: typeof value === 'string' ? cleanText(value, 1000) : value,
      ...(display_type && { display_type: cleanText(display_type, 100) }),
    }))
}

/** Returns the URL of an image, video or sound for browsers. */
function getMediaUrl(
  text: string | undefined,
  ipfsGateways: readonly string[],
): string | undefined {
  if (!text || (text.length > maxAddress && !isData(text))) return undefined
  const urls = resolveUri(text, ipfsGateways)
  // Without a gateway of ours, the client chooses one.
  return urls && (urls[0] ?? text)
}

function getLink(
  text: string | undefined,
  ipfsGateways: readonly string[],
): string | undefined {
  return text && !isData(text) ? getMediaUrl(text, ipfsGateways) : undefined
}

function isData(text: string): boolean {
  return /^data:/i.test(text)
}

/** Returns an SVG inside the document; some collections put it into `image`. */
function getImageData(
  { image, imageData }: Fields,
  ipfsGateways: readonly string[],
): string | undefined {
  const drawn = [imageData, image].find(
    (text) => text && /^<(svg|\?xml)/i.test(text),
  )
  return drawn ?? getMediaUrl(imageData, ipfsGateways)
}

function getColor(text: string | undefined): string | undefined {
  return text && /^#?[0-9a-f]{3,8}$/i.test(text) ? text : undefined
}

function cut(text: string | undefined, length: number): string | undefined {
  return text === undefined ? undefined : cleanText(text, length)
}

function isByte(value: unknown): boolean {
  if (typeof value !== 'number' && typeof value !== 'string') return false
  return /^\d{1,3}$/.test(String(value)) && Number(value) < 256
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    (isObject(value) && Object.keys(value).length === 0) ||
    (Array.isArray(value) && value.length === 0)
  )
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
