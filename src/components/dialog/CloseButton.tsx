'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { X } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

/** The cross that closes a layer, or puts a notice away. */
export function CloseButton(props: {
  /** Whether it puts something away that says so. */
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
