'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useLabels } from './useLabels.js'

/** Stands in place of what cannot be shown, and tries again. */
export function BrokenWidget({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels()
  return (
    <div className="mk-notice" data-state="broken" role="alert">
      <CircleAlert />
      <p>{labels.widgetBroken}</p>
      <button className="mk-button" onClick={onRetry} type="button">
        {labels.retry}
      </button>
    </div>
  )
}
