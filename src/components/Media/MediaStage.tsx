'use client'
import { type ReactNode, useState } from 'react'
import { BrokenMedia } from './BrokenMedia.js'
import { Film, Sound } from './Film.js'
import { GuardedMedia } from './GuardedMedia.js'
import type { MediaItem } from './getMediaSources.js'
import type { StageProps } from './stageProps.js'
import { useAttempts } from './useAttempts.js'
import { ZoomableImage } from './ZoomableImage.js'

const heavyBytes = 40_000_000

export function MediaStage(
  props: Omit<StageProps, 'attempts' | 'item'> & {
    fallback: ReactNode
    item: MediaItem | undefined
    onRefresh: (() => void) | undefined
  },
) {
  const { fallback, item, onRefresh, ...rest } = props
  const attempts = useAttempts(item?.urls ?? [])
  const [isOpen, setOpen] = useState(false)
  const hasFailed = attempts.status === 'error'
  // An unknown file that fails as an image is probably a page.
  const isPage = item?.kind === 'unknown' && (hasFailed || isOpen)
  if (!item || (hasFailed && !isPage))
    return (
      <BrokenMedia
        fallback={fallback}
        item={item}
        onRetry={() => {
          onRefresh?.()
          attempts.retry()
        }}
      />
    )
  const kind = isPage ? 'page' : item.kind
  const shown = { ...rest, attempts, item: { ...item, kind } }
  const isHeavy = (item.size ?? 0) > heavyBytes
  if (kind === 'model' || kind === 'page' || (isHeavy && !isOpen))
    return (
      <GuardedMedia {...shown} isOpen={isOpen} onOpen={() => setOpen(true)} />
    )
  if (kind === 'image') return <ZoomableImage {...shown} />
  if (kind === 'audio') return <Sound {...shown} />
  return <Film {...shown} />
}
