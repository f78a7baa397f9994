import type { CommonLabels } from '../../labels/commonLabels.js'
import { plainLine } from './plainText.js'
import { shortTokenId } from './shortTokenId.js'

/** The name of a collectible, else its number, else "Unknown item". */
export function nameOf(
  metadata: { name?: string | undefined; tokenId: string },
  labels: CommonLabels,
): string {
  const name = plainLine(metadata.name)
  if (name) return name
  return metadata.tokenId
    ? labels.untitled(shortTokenId(metadata.tokenId))
    : labels.unknownItem
}
