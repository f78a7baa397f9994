'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { CircleExclamationPoint } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

export function BrokenWidget({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels(commonLabels)
  return (
    <div className="mk-notice" data-state="broken" role="alert">
      <CircleExclamationPoint />
      <p>{labels.widgetBroken}</p>
      <button className="mk-button" onClick={onRetry} type="button">
        {labels.retry}
      </button>
    </div>
  )
}
