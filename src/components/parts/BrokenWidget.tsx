'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useLabels } from './useLabels.js'

/** Stands in place of what cannot be shown, and tries again. */
export function BrokenWidget({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels()
  return (
    <div data-mk="notice" data-state="broken" role="alert">
      <CircleAlert />
      <p>{labels.widgetBroken}</p>
      <button data-mk="button" onClick={onRetry} type="button">
        {labels.retry}
      </button>
    </div>
  )
}
