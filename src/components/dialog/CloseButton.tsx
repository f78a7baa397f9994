'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { X } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

export function CloseButton(props: {
  /** Whether its label says "Dismiss" in place of "Close". */
  dismisses?: boolean
  onClick?: () => void
}) {
  const { dismisses, onClick } = props
  const labels = useLabels(commonLabels)
  return (
    <button
      aria-label={dismisses ? labels.dismiss : labels.close}
      className="mk-button"
      data-variant="icon"
      onClick={onClick}
      type="button"
    >
      <X />
    </button>
  )
}
