'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { CloudOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

export function StaleNotice(props: {
  isReading?: boolean
  onRetry: () => void
}) {
  const labels = useLabels(commonLabels)
  return (
    <div className="mk-collectible-grid-stale" role="status">
      <CloudOff />
      <span>{labels['grid.stale']}</span>
      <button
        className="mk-link"
        disabled={props.isReading}
        onClick={props.onRetry}
        type="button"
      >
        {labels.retry}
      </button>
    </div>
  )
}
