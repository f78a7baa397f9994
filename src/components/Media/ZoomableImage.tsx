'use client'
import { useRef, useState } from 'react'
import { mediaLabels } from '../../labels/mediaLabels.js'
import { CloseButton } from '../dialog/CloseButton.js'
import { Maximize2 } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import type { StageProps } from './stageProps.js'

export function ZoomableImage({ attempts, crossOrigin, name }: StageProps) {
  const labels = useLabels(mediaLabels)
  const { fail, load, status, url, watch } = attempts
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <div className="mk-media-stage" data-status={status}>
      <img
        alt={name}
        crossOrigin={crossOrigin}
        decoding="async"
        draggable={false}
        onError={fail}
        onLoad={load}
        ref={watch}
        referrerPolicy="no-referrer"
        src={url}
      />
      {status === 'loaded' && (
        <button
          aria-label={labels.mediaEnlarge}
          className="mk-media-zoom"
          onClick={() => {
            setOpen(true)
            dialog.current?.showModal()
          }}
          type="button"
        >
          <span className="mk-media-zoom-mark">
            <Maximize2 />
          </span>
        </button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same */}
      <dialog
        aria-label={name}
        className="mk-media-full"
        onClick={() => dialog.current?.close()}
        onClose={() => setOpen(false)}
        ref={dialog}
      >
        {open && (
          <>
            <img
              alt={name}
              crossOrigin={crossOrigin}
              className="mk-media-full-image"
              referrerPolicy="no-referrer"
              src={url}
            />
            <CloseButton />
          </>
        )}
      </dialog>
    </div>
  )
}
