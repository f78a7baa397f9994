import { sha256 } from 'viem'
import type { media } from '../database/schema.js'
import type { StoredMetadata } from '../database/stored.js'
import { mediaTypes } from './mediaTypes.js'

/** Fields of metadata that may contain a file. */
const mediaFields = [
  'image',
  'video',
  'audio',
  'imageData',
  'animationUrl',
] as const

/** Maximum characters of a media field. Longer ones become files. */
const longestField = 2000

/** A token whose metadata are stored. */
type TokenId = Pick<
  typeof media.$inferSelect,
  'chainId' | 'contractAddress' | 'tokenId'
>

/** A file of a token, as it is stored. */
export type MediaFile = typeof media.$inferInsert

/**
 * Takes large `data:` URLs and SVG texts out of metadata. Returns the metadata
 * with paths of the service in their place, and the files. Files of a type that
 * the service does not serve are left out.
 */
export async function extractMedia(
  metadata: StoredMetadata,
  { chainId, contractAddress, tokenId }: TokenId,
): Promise<{ metadata: StoredMetadata; files: MediaFile[] }> {
  const files: MediaFile[] = []
  const kept = { ...metadata }
  for (const field of mediaFields) {
    const value = metadata[field]
    if (value === undefined || value.length <= longestField) continue
    delete kept[field]
    const file = await readFile(value)
    if (!file) continue
    const { content, ending, type } = file
    const hash = sha256(content).slice(2, 34)
    files.push({
      ...{ chainId, contractAddress, tokenId },
      ...{ field, hash, type, content },
    })
    kept[field] =
      `/media/${chainId}/${contractAddress.toLowerCase()}/${tokenId}/${field}/${hash}.${ending}`
  }
  return { metadata: kept, files }
}

/** Undefined for other values, types that are not served, and broken data. */
async function readFile(value: string) {
  const url = /^<(svg|\?xml)/i.test(value)
    ? `data:image/svg+xml,${encodeURIComponent(value)}`
    : value
  const [, type = ''] = /^data:([^;,]*)/i.exec(url) ?? []
  const ending = mediaTypes.get(type.toLowerCase())
  if (!ending) return undefined
  try {
    const content = new Uint8Array(await (await fetch(url)).arrayBuffer())
    return { content, ending, type: type.toLowerCase() }
  } catch {
    // The base64 is broken.
    return undefined
  }
}
