'use client'
import { cardLabels } from '../../labels/cardLabels.js'
import { useLabels } from '../text/useLabels.js'
import type { OwnFlow } from './useOwnFlow.js'

export function BusyText({ flow }: { flow: OwnFlow }) {
  const labels = useLabels(cardLabels)
  return (
    <span className="mk-card-busy" role="status">
      <span className="mk-spinner" />
      <span>{labels[`card.flow.${flow}`]}</span>
    </span>
  )
}
