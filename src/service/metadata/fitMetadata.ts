import type { StoredMetadata } from '../database/stored.js'

/**
 * Maximum bytes of the metadata of one token as JSON: a page of 100 collectibles
 * with three orders each stays below 2 MB.
 */
export const maxMetadata = 9_000

/**
 * Returns metadata that fit into an answer. Fields are kept in the order of
 * their importance. Where the space ends, texts, lists and objects are cut, and
 * URLs are left out.
 */
export function fitMetadata(metadata: StoredMetadata): StoredMetadata {
  if (getSize(metadata) <= maxMetadata) return metadata
  const { attributes, description, name, properties, ...rest } = metadata
  const fitted: StoredMetadata = {}
  const getSpace = () => maxMetadata - getSize(fitted) - overhead

  if (name !== undefined) fitted.name = cutText(name, getSpace())
  for (const [field, value] of Object.entries(rest))
    if (getSize(value) <= getSpace()) Object.assign(fitted, { [field]: value })
  // The other half is for traits.
  if (description !== undefined)
    fitted.description = cutText(description, getSpace() / 2)
  if (attributes) fitted.attributes = cutList(attributes, getSpace())
  if (properties)
    fitted.properties = Object.fromEntries(
      cutList(Object.entries(properties), getSpace()),
    )
  return fitted
}

/** Bytes of a field's name and punctuation. */
const overhead = 30

/** Returns the start of a text that has at most `space` bytes as JSON. */
function cutText(text: string, space: number): string {
  let cut = text
  for (let size = getSize(cut); size > space && cut; size = getSize(cut))
    cut = cut.slice(0, Math.floor((cut.length * Math.max(space - 2, 0)) / size))
  // A cut may have split a character.
  return cut.replace(/\p{Surrogate}/gu, '')
}

/** Returns the first items, at most `space` bytes as JSON. */
function cutList<item>(items: readonly item[], space: number): item[] {
  let left = space
  const end = items.findIndex((item) => {
    left -= getSize(item) + 1
    return left < 0
  })
  return items.slice(0, end === -1 ? items.length : end)
}

/** Returns the bytes of a value as JSON. */
function getSize(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}
