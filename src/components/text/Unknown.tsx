'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { useLabels } from './useLabels.js'

/** Stands in place of what could not be read. */
export function Unknown() {
  const labels = useLabels(commonLabels)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="mk-sr-only">{labels.unknown}</span>
    </>
  )
}
