'use client'
import ImageOff from 'lucide-react/icons/image-off'
import WifiOff from 'lucide-react/icons/wifi-off'
import { describeError } from '../../describeError.js'
import { useLabels } from '../parts/useLabels.js'
import type { useCollectibleView } from './useCollectibleView.js'

/** What stands in place of a collectible that is not there. */
export function ViewState({ view }: { view: useCollectibleView.ReturnType }) {
  const labels = useLabels()
  if (view.status === 'missing')
    return (
      <div className="mk-notice">
        <ImageOff />
        <p>{labels.viewMissing}</p>
      </div>
    )
  return (
    <div className="mk-notice" role="alert">
      <WifiOff />
      <p>
        {labels.viewError} {describeError(view.error, labels).text}
      </p>
      <button className="mk-button" onClick={view.refetch} type="button">
        {labels.retry}
      </button>
    </div>
  )
}
