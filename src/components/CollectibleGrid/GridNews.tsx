'use client'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useLabels } from '../parts/useLabels.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

/** How fresh the cards are: being read again, or out of date. */
export function GridNews({ grid }: { grid: useCollectibleGrid.ReturnType }) {
  const labels = useLabels()
  const { isLoading, isLoadingMore, isReading, isStale, refresh } = grid
  const isRefreshing = isReading && !isLoading && !isLoadingMore
  return (
    <>
      <div className="mk-collectible-grid-progress" data-busy={isRefreshing} />
      <span className="mk-sr-only" role="status">
        {isRefreshing && grid.isOld && labels['grid.refreshing']}
      </span>
      {isStale && !grid.isMoreFailed && (
        <div className="mk-collectible-grid-stale" role="status">
          <CloudOff />
          <span>{labels['grid.stale']}</span>
          <button
            className="mk-link"
            disabled={isReading}
            onClick={() => refresh()}
            type="button"
          >
            {labels.retry}
          </button>
        </div>
      )}
    </>
  )
}
