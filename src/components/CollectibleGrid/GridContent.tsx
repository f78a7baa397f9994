'use client'
import type { ReactNode } from 'react'
import type { useCollectibles } from '../../hooks/useCollectibles.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { GridList } from './GridList.js'
import { GridNotice } from './GridNotice.js'
import type { GridStatus } from './gridStatus.js'
import { LoadMore } from './LoadMore.js'

/** What stands in a grid: cards, their places, or a reason why there are none. */
export function GridContent(props: {
  collectibles: readonly CollectibleOrder[]
  empty: ReactNode
  query: useCollectibles.ReturnType
  renderCard: (collectible: CollectibleOrder) => ReactNode
  skeletons: number
  status: GridStatus
}) {
  const { collectibles, empty, query, renderCard, skeletons, status } = props
  return (
    <>
      {(status === 'ready' || skeletons > 0) && (
        <GridList
          collectibles={collectibles}
          renderCard={renderCard}
          skeletons={skeletons}
        />
      )}
      {status === 'empty' && (empty ?? <GridNotice kind="empty" />)}
      {status === 'error' && (
        <GridNotice
          error={query.error}
          kind="error"
          onRetry={() => query.refetch()}
        />
      )}
      {query.hasNextPage && (
        // More of a list that is being read again would stop the reading.
        <LoadMore
          busy={query.isFetching}
          failed={query.isFetchNextPageError}
          onMore={query.fetchNextPage}
        />
      )}
    </>
  )
}
