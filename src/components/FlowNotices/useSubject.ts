'use client'
import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { FlowStory } from '../../hooks/flowStories.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { isolate } from '../../labels/isolate.js'
import { collectibleQueryOptions } from '../../query/collectibleQueryOptions.js'
import { untilRead } from '../../query/livePolling.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { nameOf } from '../parts/nameOf.js'
import { useLabels } from '../parts/useLabels.js'

/** More items than these are named by how many there are. */
const most = 3

/** What a flow is about: the first of its items, and what all are called. */
export function useSubject(flow: FlowStory) {
  const { client, locale } = useMarketKit()
  const labels = useLabels()
  const ids = itemsOf(flow)
  const shown = ids.length > most ? ids.slice(0, most - 1) : ids
  const { chainId } = flow
  const contractAddress = flow.intent.contractAddress as Address
  const found: (Partial<CollectibleMetadata> & { tokenId: string })[] =
    useQueries({
      queries: shown.map((tokenId) => ({
        ...collectibleQueryOptions(client, {
          chainId,
          contractAddress,
          tokenId,
        }),
        ...untilRead,
      })),
    }).map(({ data }, index) => data ?? { tokenId: shown[index] ?? '0' })
  // Each of several keeps its own direction within a sentence of another.
  const names = found.map((it) =>
    ids.length > 1 ? isolate`${nameOf(it, labels)}` : nameOf(it, labels),
  )
  if (ids.length > most) names.push(labels.andMore(ids.length - shown.length))
  return {
    first: found[0],
    isOne: ids.length === 1,
    name: new Intl.ListFormat(locale).format(names) || undefined,
  }
}

/** The token ids of what it is about, without what somebody else has bought. */
function itemsOf({ intent, missed }: FlowStory): string[] {
  const { contractAddress, orders = [intent] } = intent
  if (typeof contractAddress !== 'string') return []
  const ids = (orders as { orderId: string; tokenId?: string }[])
    .filter(({ orderId }) => !missed?.includes(orderId))
    .flatMap(({ tokenId }) => tokenId ?? [])
  return [...new Set(ids)]
}
