import type { Labels } from '../../labels.js'
import { plainLine } from './plainText.js'
import { shortTokenId } from './shortTokenId.js'

/** What a collectible is called; its number where it has no name. */
export function nameOf(
  metadata: { name?: string | undefined; tokenId: string },
  labels: Labels,
): string {
  return (
    plainLine(metadata.name) || labels.untitled(shortTokenId(metadata.tokenId))
  )
}
