'use client'
import { useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { queryKey } from '../../query/queryKey.js'
import { listCollectibles } from '../../rpc/operations.js'
import type {
  CollectibleMetadata,
  CollectibleOrder,
} from '../../rpc/schemas.js'

type List = Page & { pages?: readonly Page[] }
type Page = { collectibles?: readonly CollectibleOrder[] }

export function useCachedMetadata({
  tokenId,
  ...collectionId
}: {
  chainId: number
  contractAddress: Address
  tokenId: string
}): CollectibleMetadata | undefined {
  const { client } = useMarketKit()
  const lists = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: queryKey(client, listCollectibles, collectionId) })
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
