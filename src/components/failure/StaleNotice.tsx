'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { LinkButton } from '../base/Button.js'
import { CloudOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

export function StaleNotice(props: {
  isReading?: boolean
  onRetry: () => void
}) {
  const labels = useLabels(commonLabels)
  return (
    <div className="mk-stale" role="status">
      <CloudOff />
      <span>{labels['grid.stale']}</span>
      <LinkButton disabled={props.isReading} onClick={props.onRetry}>
        {labels.retry}
      </LinkButton>
    </div>
  )
}
