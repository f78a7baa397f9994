'use client'
import type { ReactNode } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { Button } from '../base/Button.js'
import { ExternalLink, ImageOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import type { MediaItem } from './getMediaSources.js'
import { mediaLabels } from './mediaLabels.js'
import { parseWebUrl } from './resolveMediaUrls.js'

export function BrokenMedia(props: {
  fallback: ReactNode
  item: MediaItem | undefined
  onRetry: () => void
}) {
  const { fallback, item, onRetry } = props
  const labels = useLabels(commonLabels, mediaLabels)
  return (
    <div className="mk-media-stage" data-status="error">
      {fallback ?? (
        <div className="mk-media-notice">
          <ImageOff />
          <p>{item ? labels.mediaBroken : labels.mediaNone}</p>
          {item && (
            <div className="mk-media-actions">
              <Button onClick={onRetry}>{labels.retry}</Button>
              <OriginalLink url={item.urls[0]} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

export function OriginalLink({ url }: { url: string | undefined }) {
  const labels = useLabels(mediaLabels)
  const address = parseWebUrl(url)
  if (!address) return null
  return (
    <a
      className="mk-link"
      href={address.href}
      rel="nofollow noopener noreferrer"
      target="_blank"
    >
      {labels.mediaOriginal}
      <ExternalLink />
    </a>
  )
}
