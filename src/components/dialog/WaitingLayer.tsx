'use client'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { rootProps } from '../../hooks/rootProps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { BrokenWidget } from '../failure/BrokenWidget.js'
import { useLabels } from '../text/useLabels.js'
import { Backdrop } from './Backdrop.js'
import { CloseButton } from './CloseButton.js'
import { useLayer } from './useLayer.js'

type Props = {
  /** Whether what is waited for cannot be had. */
  hasFailed: boolean
  onClose: () => void
  onRetry: () => void
}

/** Milliseconds before a wait is shown: most are over by then. */
const grace = 300

/**
 * Stands in place of a dialog that is still loaded, if that takes its time,
 * and tells when it cannot be had.
 */
export function WaitingLayer(props: Props) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), grace)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow && !props.hasFailed) return null
  return createPortal(<Layer {...props} />, document.body)
}

function Layer({ hasFailed, onClose, onRetry }: Props) {
  const kit = useMarketKit()
  const labels = useLabels(commonLabels)
  const popup = useRef<HTMLDivElement>(null)
  useLayer(popup, { onEscape: onClose, open: true })
  return (
    <div {...rootProps(kit)}>
      <Backdrop onPress={onClose} />
      <div
        aria-busy={!hasFailed}
        aria-label={hasFailed ? labels.widgetBroken : labels.loading}
        aria-modal="true"
        className="mk-waiting-layer"
        data-mk-dialog=""
        ref={popup}
        role="dialog"
        tabIndex={-1}
      >
        <CloseButton onClick={onClose} />
        {hasFailed ? (
          <BrokenWidget onRetry={onRetry} />
        ) : (
          <div className="mk-notice" role="status">
            <span className="mk-spinner" />
            <p>{labels.loading}</p>
          </div>
        )}
      </div>
    </div>
  )
}
