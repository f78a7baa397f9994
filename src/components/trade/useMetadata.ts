'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useCollectible } from '../../hooks/useCollectible.js'
import { untilRead } from '../../query/livePolling.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { plainLine } from '../text/plainText.js'

/**
 * What a dialog shows of a collectible: as given, else as the service has it.
 * Its name is fit to stand in our own sentences. Without a token the id is ''.
 */
export function useMetadata(
  item: {
    chainId: number
    contractAddress: Address
    /** Undefined if an order does not name its token. */
    tokenId: string | undefined
  },
  given: CollectibleMetadata | undefined,
  open: boolean,
): Partial<CollectibleMetadata> & { tokenId: string } {
  const { tokenId = '' } = item
  const known = given?.tokenId === tokenId ? given : undefined
  const { data } = useCollectible(
    known || !open || !tokenId
      ? skipToken
      : { ...item, tokenId, query: untilRead },
  )
  const found = known ?? data
  return useMemo(
    () =>
      found
        ? { ...found, name: plainLine(found.name) || undefined }
        : { tokenId },
    [found, tokenId],
  )
}
