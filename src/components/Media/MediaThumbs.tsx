'use client'
import { mediaLabels } from '../../labels/mediaLabels.js'
import { Box, CodeXml, EighthNotes, File, Film } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import type { MediaItem } from './getMediaSources.js'
import { Media } from './Media.js'
import type { StageProps } from './stageProps.js'

const icons = {
  audio: EighthNotes,
  model: Box,
  page: CodeXml,
  unknown: File,
  video: Film,
}

export function MediaThumbs(
  props: Pick<StageProps, 'crossOrigin' | 'gateways'> & {
    items: readonly MediaItem[]
    onChoose: (item: MediaItem) => void
    shown: MediaItem | undefined
  },
) {
  const { crossOrigin, gateways, items, onChoose, shown } = props
  const labels = useLabels(mediaLabels)
  return (
    <ul className="mk-media-thumbs">
      {items.map((item, index) => (
        <li key={item.urls[0]}>
          <button
            aria-label={labels.mediaChoose(
              labels.mediaKind(item.kind),
              index + 1,
              items.length,
            )}
            aria-pressed={item.urls[0] === shown?.urls[0]}
            className="mk-media-thumb"
            onClick={() => onChoose(item)}
            type="button"
          >
            <Thumb crossOrigin={crossOrigin} gateways={gateways} item={item} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Thumb(props: Pick<StageProps, 'crossOrigin' | 'gateways' | 'item'>) {
  const { item, ...rest } = props
  if (item.kind === 'image') return <Media {...rest} alt="" src={item.source} />
  const Icon = icons[item.kind]
  return <Icon />
}
