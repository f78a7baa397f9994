'use client'
import type { ReactNode } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { mediaLabels } from '../../labels/mediaLabels.js'
import { parseWebUrl } from '../../rpc/resolveUri.js'
import { Button } from '../base/Button.js'
import { ImageOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { WebLink } from '../text/WebLink.js'
import type { MediaItem } from './getMediaSources.js'

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
  return address ? (
    <WebLink href={address.href}>{labels.mediaOriginal}</WebLink>
  ) : null
}
