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
      <div data-mk="notice">
        <ImageOff />
        <p>{labels.viewMissing}</p>
      </div>
    )
  return (
    <div data-mk="notice" role="alert">
      <WifiOff />
      <p>
        {labels.viewError} {describeError(view.error, labels).text}
      </p>
      <button data-mk="button" onClick={view.refetch} type="button">
        {labels.retry}
      </button>
    </div>
  )
}

/** The place of a collectible that is still read. */
export function ViewSkeleton() {
  return (
    <div aria-hidden="true" data-mk="view-top">
      <div data-mk="view-media">
        <div data-mk="media-stage" data-status="loading" />
      </div>
      <div data-mk="view-main">
        <span data-mk="skeleton" data-size="eyebrow" />
        <span data-mk="skeleton" data-size="title" />
        <span data-mk="skeleton" data-size="panel" />
        <span data-mk="skeleton" />
        <span data-mk="skeleton" />
      </div>
    </div>
  )
}
