'use client'
import { FailedNotice } from '../failure/FailedNotice.js'
import { ImageOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import type { useCollectibleView } from './useCollectibleView.js'
import { viewLabels } from './viewLabels.js'

/** Says why there is no collectible to show. */
export function ViewState({ view }: { view: useCollectibleView.ReturnType }) {
  const labels = useLabels(viewLabels)
  if (view.status === 'missing')
    return (
      <div className="mk-notice">
        <ImageOff />
        <p>{labels.viewMissing}</p>
      </div>
    )
  return <FailedNotice error={view.error} text={labels.viewError} />
}
