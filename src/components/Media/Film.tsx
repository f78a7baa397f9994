'use client'
import { EighthNotes } from '../icon/icons.js'
import { Media } from './Media.js'
import type { StageProps } from './stageProps.js'

export function Film({ attempts, crossOrigin, name, poster }: StageProps) {
  const { fail, load, status, url, watch } = attempts
  return (
    <div className="mk-media-stage" data-status={status}>
      {/* biome-ignore lint/a11y/useMediaCaption: the metadata have no captions */}
      <video
        aria-label={name}
        controls
        crossOrigin={crossOrigin}
        key={url}
        onError={fail}
        onLoadedMetadata={load}
        playsInline
        // A poster is always requested with cookies.
        poster={crossOrigin ? undefined : poster?.urls[0]}
        preload="metadata"
        ref={watch}
        src={url}
      />
    </div>
  )
}

export function Sound({
  attempts,
  color,
  crossOrigin,
  gateways,
  name,
  poster,
}: StageProps) {
  const { fail, url, watch } = attempts
  return (
    <div className="mk-media-stage" data-status="loaded">
      {poster ? (
        <Media
          alt={name}
          color={color}
          crossOrigin={crossOrigin}
          eager
          gateways={gateways}
          src={poster.source}
        />
      ) : (
        <EighthNotes aria-hidden="true" />
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: the metadata have no captions */}
      <audio
        aria-label={name}
        controls
        crossOrigin={crossOrigin}
        key={url}
        onError={fail}
        preload="none"
        ref={watch}
        src={url}
      />
    </div>
  )
}
