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
      <div data-mk="collectible-grid-progress" data-busy={isRefreshing} />
      <span data-mk="sr-only" role="status">
        {isRefreshing && grid.isOld && labels['grid.refreshing']}
      </span>
      {isStale && !grid.isMoreFailed && (
        <div data-mk="collectible-grid-stale" role="status">
          <CloudOff />
          <span>{labels['grid.stale']}</span>
          <button
            data-mk="link"
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
