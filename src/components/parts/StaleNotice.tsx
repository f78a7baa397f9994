'use client'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useLabels } from './useLabels.js'

/** Tells that what is shown could not be read again. */
export function StaleNotice(props: {
  isReading?: boolean
  onRetry: () => void
}) {
  const labels = useLabels()
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
