'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { Button } from '../base/Button.js'
import { CircleExclamationPoint } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

export function BrokenWidget({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels(commonLabels)
  return (
    <div className="mk-notice" data-state="broken" role="alert">
      <CircleExclamationPoint />
      <p>{labels.widgetBroken}</p>
      <Button onClick={onRetry}>{labels.retry}</Button>
    </div>
  )
}

export function LoadingWidget() {
  const labels = useLabels(commonLabels)
  return (
    <div className="mk-notice" role="status">
      <span className="mk-spinner" />
      <p>{labels.loading}</p>
    </div>
  )
}
