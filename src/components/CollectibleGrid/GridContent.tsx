'use client'
import type { ReactNode, RefObject } from 'react'
import { gridLabels } from '../../labels/gridLabels.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { FailedNotice } from '../failure/FailedNotice.js'
import { StaleNotice } from '../failure/StaleNotice.js'
import { Inbox } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { GridList } from './GridList.js'
import { LoadMore } from './LoadMore.js'
import { Pager } from './Pager.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

export function GridContent(props: {
  arriving: RefObject<boolean>
  empty: ReactNode
  grid: useCollectibleGrid.ReturnType
  isEven: boolean
  memory: string | undefined
  onPage: (page: number) => void
  renderCard: (collectible: CollectibleOrder) => ReactNode
}) {
  const { arriving, empty, grid, isEven, memory, onPage, renderCard } = props
  const labels = useLabels(gridLabels)
  const { hasNextPage, pageSize, paging, status } = grid
  const skeletons = grid.isLoading || grid.isFetchingNextPage ? pageSize : 0
  const numbered = paging === 'pages'
  return (
    <>
      <GridNews grid={grid} />
      {(status === 'ready' || skeletons > 0) && (
        <GridList
          arriving={arriving}
          collectibles={grid.collectibles}
          first={pageSize}
          hasNextPage={hasNextPage}
          isEven={isEven}
          memory={memory && numbered ? `${memory} ${grid.page}` : memory}
          renderCard={renderCard}
          skeletons={skeletons}
        />
      )}
      {status === 'empty' &&
        (numbered || !hasNextPage) &&
        (empty ?? <NothingHere />)}
      {status === 'error' && (
        <FailedNotice error={grid.error} text={labels.gridError} />
      )}
      {numbered && (hasNextPage || grid.page > 1) && (
        <Pager hasNextPage={hasNextPage} onPage={onPage} page={grid.page} />
      )}
      {!numbered && hasNextPage && (
        <LoadMore
          automatic={paging === 'infinite'}
          busy={grid.isFetching}
          failed={grid.isFetchNextPageError}
          onMore={grid.fetchNextPage}
        />
      )}
    </>
  )
}

function NothingHere() {
  const labels = useLabels(gridLabels)
  return (
    <div className="mk-notice">
      <Inbox />
      <p>{labels.emptyGrid}</p>
    </div>
  )
}

function GridNews({ grid }: { grid: useCollectibleGrid.ReturnType }) {
  const labels = useLabels(gridLabels)
  const { isLoading, isFetchingNextPage, isFetching, isRefetchError, refetch } =
    grid
  const isRefreshing = isFetching && !isLoading && !isFetchingNextPage
  return (
    <>
      <div className="mk-collectible-grid-progress" data-busy={isRefreshing} />
      <span className="mk-sr-only" role="status">
        {isRefreshing && grid.isPlaceholderData && labels['grid.refreshing']}
      </span>
      {isRefetchError && !grid.isFetchNextPageError && (
        <StaleNotice isReading={isFetching} onRetry={refetch} />
      )}
    </>
  )
}
