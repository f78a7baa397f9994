'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { useLabels } from './useLabels.js'

export function Unknown() {
  const labels = useLabels(commonLabels)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="mk-sr-only">{labels.unknown}</span>
    </>
  )
}
