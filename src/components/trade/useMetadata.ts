'use client'
import { skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useCollectible } from '../../hooks/reads/useCollectible.js'
import { retryUntilLoaded } from '../../query/pollWhileVisible.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { plainLine } from '../text/plainText.js'

export type ItemMetadata = Partial<CollectibleMetadata> & {
  tokenId: string
}

export function useMetadata(
  item: {
    chainId: number
    contractAddress: Address
    tokenId: string | undefined
  },
  given: CollectibleMetadata | undefined,
  open: boolean,
): ItemMetadata {
  const { tokenId = '' } = item
  const known = given?.tokenId === tokenId ? given : undefined
  const { data } = useCollectible(
    known || !open || !tokenId
      ? skipToken
      : { ...item, tokenId, query: retryUntilLoaded },
  )
  const found = known ?? data
  return found
    ? { ...found, name: plainLine(found.name) || undefined }
    : { tokenId }
}

export function useOrderMetadata(
  {
    collectible,
    order,
  }: {
    collectible?: CollectibleMetadata | undefined
    order: Order | undefined
  },
  enabled = true,
) {
  return useMetadata(
    {
      chainId: order?.chainId ?? 0,
      contractAddress: order?.collectionContractAddress ?? '0x',
      tokenId: order?.tokenId,
    },
    collectible,
    enabled,
  )
}
