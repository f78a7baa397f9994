'use client'
import X from 'lucide-react/icons/x'
import { useLabels } from './useLabels.js'

/** The cross that closes a layer, or puts a notice away. */
export function CloseButton(props: {
  /** Whether it puts something away that says so. */
  dismisses?: boolean
  onClick?: () => void
}) {
  const { dismisses, onClick } = props
  const labels = useLabels()
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
