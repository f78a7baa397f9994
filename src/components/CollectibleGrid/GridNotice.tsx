'use client'
import PackageOpen from 'lucide-react/icons/package-open'
import WifiOff from 'lucide-react/icons/wifi-off'
import { describeError } from '../../describeError.js'
import { useLabels } from '../parts/useLabels.js'

/** What a grid says when it has nothing to show: why, and what to do. */
export function GridNotice(
  props:
    | { kind: 'empty' }
    | { kind: 'error'; error: unknown; onRetry: () => void },
) {
  const labels = useLabels()
  if (props.kind === 'empty')
    return (
      <div className="mk-notice">
        <PackageOpen />
        <p>{labels.emptyGrid}</p>
      </div>
    )
  return (
    <div className="mk-notice" role="alert">
      <WifiOff />
      <p>
        {labels.gridError} {describeError(props.error, labels).text}
      </p>
      <button className="mk-button" onClick={props.onRetry} type="button">
        {labels.retry}
      </button>
    </div>
  )
}
