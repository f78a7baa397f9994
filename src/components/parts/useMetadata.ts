'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useCollectible } from '../../hooks/useCollectible.js'
import { untilRead } from '../../query/livePolling.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { plainLine } from './plainText.js'
import { useKnown } from './useKnown.js'

/**
 * What a dialog shows of a collectible: as given, else as the service or a
 * list has it.
 * Its name is fit to stand in our own sentences.
 */
export function useMetadata(
  item: { chainId: number; contractAddress: Address; tokenId: string },
  given: CollectibleMetadata | undefined,
  open: boolean,
): Partial<CollectibleMetadata> & { tokenId: string } {
  const { tokenId } = item
  const known = given?.tokenId === tokenId ? given : undefined
  const listed = useKnown(item)?.metadata
  const { data } = useCollectible(
    known || !open ? skipToken : { ...item, query: untilRead },
  )
  const found = known ?? data ?? listed
  return useMemo(
    () =>
      found
        ? { ...found, name: plainLine(found.name) || undefined }
        : { tokenId },
    [found, tokenId],
  )
}
