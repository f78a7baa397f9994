'use client'
import type { ReactNode } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { ImageOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { gridLabels } from './gridLabels.js'

/** Replaces a card that fails to render, and keeps the rest of the grid. */
export class CardBoundary extends WidgetBoundary {
  protected override renderBroken(onRetry: () => void): ReactNode {
    return <BrokenCard onRetry={onRetry} />
  }
}

function BrokenCard({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels(commonLabels, gridLabels)
  return (
    <div className="mk-collectible-card" data-state="broken" role="alert">
      <ImageOff />
      <p>{labels['card.broken']}</p>
      <button
        className="mk-button"
        data-variant="secondary"
        onClick={onRetry}
        type="button"
      >
        {labels.retry}
      </button>
    </div>
  )
}
