'use client'
import { useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useMarketplaceClient } from '../../hooks/useMarketplaceClient.js'
import { queryKey } from '../../query/queryKey.js'
import { listCollectibles } from '../../rpc/operations.js'
import type {
  CollectibleMetadata,
  CollectibleOrder,
} from '../../rpc/schemas.js'

/** A list as it is read, page by page or one page of it. */
type List = Page & { pages?: readonly Page[] }
type Page = { collectibles?: readonly CollectibleOrder[] }

/**
 * What the latest of the lists that were read say a collectible is; what it
 * costs may have changed since.
 */
export function useCachedMetadata({
  tokenId,
  ...place
}: {
  chainId: number
  contractAddress: Address
  tokenId: string
}): CollectibleMetadata | undefined {
  const client = useMarketplaceClient()
  const lists = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: queryKey(client, listCollectibles, place) })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of lists) {
    const list = (state.data ?? {}) as List
    for (const { collectibles } of list.pages ?? [list]) {
      const found = collectibles?.find((it) => it.metadata.tokenId === tokenId)
      if (found) return found.metadata
    }
  }
  return undefined
}
