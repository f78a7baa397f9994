'use client'
import { StaleNotice } from '../failure/StaleNotice.js'
import { useLabels } from '../text/useLabels.js'
import { gridLabels } from './gridLabels.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

/** Shows that the cards are refreshing, or out of date. */
export function GridNews({ grid }: { grid: useCollectibleGrid.ReturnType }) {
  const labels = useLabels(gridLabels)
  const { isLoading, isLoadingMore, isReading, isStale, refresh } = grid
  const isRefreshing = isReading && !isLoading && !isLoadingMore
  return (
    <>
      <div className="mk-collectible-grid-progress" data-busy={isRefreshing} />
      <span className="mk-sr-only" role="status">
        {isRefreshing && grid.isOld && labels['grid.refreshing']}
      </span>
      {isStale && !grid.isMoreFailed && (
        <StaleNotice isReading={isReading} onRetry={refresh} />
      )}
    </>
  )
}
