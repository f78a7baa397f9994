'use client'
import type { ReactNode, RefObject } from 'react'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { GridList } from './GridList.js'
import { GridNews } from './GridNews.js'
import { GridNotice } from './GridNotice.js'
import { LoadMore } from './LoadMore.js'
import { Pager } from './Pager.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

/** What stands in a grid: cards, their places, or a reason why there are none. */
export function GridContent(props: {
  arriving: RefObject<boolean>
  empty: ReactNode
  grid: useCollectibleGrid.ReturnType
  memory: string | undefined
  onPage: (page: number) => void
  renderCard: (collectible: CollectibleOrder) => ReactNode
}) {
  const { arriving, empty, grid, memory, onPage, renderCard } = props
  const { hasMore, pageSize, paging, status } = grid
  const skeletons = grid.isLoading || grid.isLoadingMore ? pageSize : 0
  const numbered = paging === 'pages'
  return (
    <>
      <GridNews grid={grid} />
      {(status === 'ready' || skeletons > 0) && (
        <GridList
          arriving={arriving}
          collectibles={grid.collectibles}
          first={pageSize}
          hasMore={hasMore}
          memory={memory && numbered ? `${memory} ${grid.page}` : memory}
          renderCard={renderCard}
          skeletons={skeletons}
        />
      )}
      {status === 'empty' && (empty ?? <GridNotice kind="empty" />)}
      {status === 'error' && (
        <GridNotice error={grid.error} kind="error" onRetry={grid.refresh} />
      )}
      {numbered && (hasMore || grid.page > 1) && (
        <Pager hasMore={hasMore} onPage={onPage} page={grid.page} />
      )}
      {!numbered && hasMore && (
        <LoadMore
          automatic={paging === 'infinite'}
          busy={grid.isReading}
          failed={grid.isMoreFailed}
          onMore={grid.loadMore}
        />
      )}
    </>
  )
}
