'use client'
import { useEffect, useRef, useState } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { BrokenWidget, LoadingWidget } from '../failure/BrokenWidget.js'
import { useLabels } from '../text/useLabels.js'
import { Backdrop } from './Backdrop.js'
import { CloseButton } from './CloseButton.js'
import { Portal } from './Portal.js'
import { useLayer } from './useLayer.js'

type Props = {
  hasFailed: boolean
  onClose: () => void
  onRetry: () => void
}

/** Milliseconds before the spinner shows; most loads take less. */
const spinnerDelay = 300

/** A spinner during a slow load, and a retry button after a failed one. */
export function WaitingLayer(props: Props) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), spinnerDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow && !props.hasFailed) return null
  return (
    <Portal>
      <Layer {...props} />
    </Portal>
  )
}

function Layer({ hasFailed, onClose, onRetry }: Props) {
  const labels = useLabels(commonLabels)
  const popup = useRef<HTMLDivElement>(null)
  useLayer(popup, { onEscape: onClose, open: true })
  return (
    <>
      <Backdrop onPress={onClose} />
      <div
        aria-busy={!hasFailed}
        aria-label={hasFailed ? labels.widgetBroken : labels.loading}
        aria-modal="true"
        className="mk-sheet"
        data-mk-dialog=""
        ref={popup}
        role="dialog"
        tabIndex={-1}
      >
        <CloseButton onClick={onClose} />
        {hasFailed ? <BrokenWidget onRetry={onRetry} /> : <LoadingWidget />}
      </div>
    </>
  )
}
