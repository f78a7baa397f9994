'use client'
import { useQueries } from '@tanstack/react-query'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { getTradedItems } from '../../hooks/flows/getTradedItems.js'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { isolate } from '../../labels/isolate.js'
import { noticeLabels } from '../../labels/noticeLabels.js'
import { collectibleQueryOptions } from '../../query/collectibleQueryOptions.js'
import { retryUntilLoaded } from '../../query/pollWhileVisible.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'

const maxNames = 3

export function useSubject(flow: TrackedFlow) {
  const { client, locale } = useMarketKit()
  const labels = useLabels(commonLabels, noticeLabels)
  const items = getItems(flow)
  const shown = items.length > maxNames ? items.slice(0, maxNames - 1) : items
  const results = useQueries({
    queries: shown.map(({ collection, tokenId }) => ({
      ...collectibleQueryOptions(client, {
        chainId: flow.intent.chainId,
        contractAddress: collection,
        tokenId,
      }),
      ...retryUntilLoaded,
    })),
  })
  const found: (Partial<CollectibleMetadata> & { tokenId: string })[] =
    results.map(
      ({ data }, index) => data ?? { tokenId: shown[index]?.tokenId ?? '' },
    )
  const names = found.map((it) =>
    items.length > 1
      ? isolate`${getCollectibleName(it, labels)}`
      : getCollectibleName(it, labels),
  )
  if (items.length > maxNames)
    names.push(labels.andMore(items.length - shown.length))
  return {
    /** Decimals of the first item; undefined until it is loaded. */
    decimals: results[0]?.data ? (results[0].data.decimals ?? 0) : undefined,
    first: found[0],
    isOne: items.length === 1,
    name: new Intl.ListFormat(locale).format(names) || undefined,
  }
}

function getItems({ intent, missed }: TrackedFlow) {
  const items = getTradedItems(intent).flatMap(
    ({ collection, orderId = '', tokenId }) =>
      tokenId === undefined || missed?.includes(orderId)
        ? []
        : [{ collection, tokenId }],
  )
  return [
    ...new Map(
      items.map((item) => [`${item.collection}:${item.tokenId}`, item]),
    ).values(),
  ]
}
