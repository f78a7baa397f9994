'use client'
import { createElement } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { useInBrowser } from '../../hooks/page/useInBrowser.js'
import { mediaLabels } from '../../labels/mediaLabels.js'
import { Play } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { OriginalLink } from './BrokenMedia.js'
import { Media } from './Media.js'
import type { StageProps } from './stageProps.js'

/** Pages, models and very large files load only on request. */
export function GuardedMedia(
  props: StageProps & { isOpen?: boolean | undefined; onOpen: () => void },
) {
  const { color, crossOrigin, gateways, isOpen, item, name, onOpen, poster } =
    props
  const { kind, size } = item
  const [url] = item.urls
  const labels = useLabels(mediaLabels)
  const { locale } = useMarketKit()
  const canShowModel = useInBrowser() && canShowModels()
  if (isOpen && url && kind === 'page')
    return (
      <div className="mk-media-stage" data-status="loaded">
        <iframe
          // Omits cookies, if the browser supports it.
          {...{ credentialless: '' }}
          allow=""
          referrerPolicy="no-referrer"
          sandbox={props.scripts ? 'allow-scripts' : ''}
          src={url}
          title={name}
        />
      </div>
    )
  if (isOpen && url && canShowModel)
    return (
      <div className="mk-media-stage" data-status="loaded">
        {createElement('model-viewer', {
          alt: name,
          'camera-controls': '',
          poster: crossOrigin ? undefined : poster?.urls[0],
          src: url,
        })}
      </div>
    )
  const canOpen =
    kind === 'model' ? canShowModel : kind !== 'unknown' && url !== undefined
  return (
    <div className="mk-media-stage" data-status="guarded">
      {poster && (
        <Media
          alt=""
          color={color}
          crossOrigin={crossOrigin}
          eager
          gateways={gateways}
          src={poster.source}
        />
      )}
      <div className="mk-media-guard">
        {canOpen && (
          <button className="mk-media-open" onClick={onOpen} type="button">
            <Play />
            <span>{`${labels.mediaOpen(kind)}${size ? ` (${formatBytes(size, locale)})` : ''}`}</span>
          </button>
        )}
        <OriginalLink url={url} />
      </div>
    </div>
  )
}

function canShowModels(): boolean {
  return customElements.get('model-viewer') !== undefined
}

function formatBytes(bytes: number, locale: string | undefined): string {
  return new Intl.NumberFormat(locale, {
    maximumFractionDigits: 0,
    style: 'unit',
    unit: 'megabyte',
  }).format(Math.max(1, Math.round(bytes / 1_000_000)))
}
