'use client'
import { type ReactNode, useState } from 'react'
import { BrokenMedia } from './BrokenMedia.js'
import { Film, Sound } from './Film.js'
import { GuardedMedia } from './GuardedMedia.js'
import type { MediaItem } from './mediaOf.js'
import { ZoomableImage } from './ZoomableImage.js'

/** Bytes that are not loaded without a press. */
const heavy = 40_000_000

/** One file, in the way that fits it. */
export type StageProps = {
  color?: string | undefined
  crossOrigin?: 'anonymous' | undefined
  item: MediaItem
  name: string
  onFail: () => void
  poster: string | undefined
  scripts: boolean
}

/** What stands in the frame of a viewer. */
export function MediaStage(
  props: Omit<StageProps, 'item' | 'onFail'> & {
    fallback: ReactNode
    item: MediaItem | undefined
    onRefresh: (() => void) | undefined
  },
) {
  const { fallback, item, onRefresh, ...rest } = props
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  if (!item || failed)
    return (
      <BrokenMedia
        fallback={fallback}
        item={item}
        onRetry={() => {
          onRefresh?.()
          setFailed(false)
          setTries(tries + 1)
        }}
      />
    )
  return (
    <Shown item={item} key={tries} onFail={() => setFailed(true)} {...rest} />
  )
}

function Shown(props: StageProps) {
  const [pressed, setPressed] = useState(false)
  const [isNoFilm, setNoFilm] = useState(false)
  // What has no known ending and is no film is a page, as a rule.
  const item: MediaItem = isNoFilm
    ? { ...props.item, kind: 'page' }
    : props.item
  const { kind, size = 0 } = item
  const shown = { ...props, item }
  if (kind === 'model' || kind === 'page' || (size > heavy && !pressed))
    return (
      <GuardedMedia
        {...shown}
        isOpen={pressed}
        onOpen={() => setPressed(true)}
      />
    )
  if (kind === 'image') return <ZoomableImage {...shown} />
  if (kind === 'audio') return <Sound {...shown} />
  if (kind === 'video') return <Film {...shown} />
  return <Film {...shown} onFail={() => setNoFilm(true)} />
}
