import type { CommonLabels } from '../../labels/commonLabels.js'
import { plainLine } from './plainText.js'

export function getCollectibleName(
  metadata: { name?: string | undefined; tokenId: string },
  labels: CommonLabels,
): string {
  const name = plainLine(metadata.name)
  if (name) return name
  return metadata.tokenId
    ? labels.untitled(shortenTokenId(metadata.tokenId))
    : labels.unknownItem
}

/** A token id has up to 78 digits. */
export function shortenTokenId(tokenId: string): string {
  return tokenId.length > 12
    ? `${tokenId.slice(0, 5)}…${tokenId.slice(-4)}`
    : tokenId
}
