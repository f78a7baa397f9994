'use client'
import { skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useCollectible } from '../../hooks/useCollectible.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'

/** What a dialog shows of a collectible: as given, else as the service has it. */
export function useMetadata(
  item: { chainId: number; contractAddress: Address; tokenId: string },
  given: CollectibleMetadata | undefined,
  open: boolean,
): Partial<CollectibleMetadata> & { tokenId: string } {
  const known = given?.tokenId === item.tokenId ? given : undefined
  const { data } = useCollectible(known || !open ? skipToken : item)
  return known ?? data ?? { tokenId: item.tokenId }
}
