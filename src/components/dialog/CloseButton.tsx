'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { Button } from '../base/Button.js'
import { X } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

export function CloseButton(props: {
  dismisses?: boolean
  onClick?: () => void
}) {
  const { dismisses, onClick } = props
  const labels = useLabels(commonLabels)
  return (
    <Button
      aria-label={dismisses ? labels.dismiss : labels.close}
      data-variant="icon"
      onClick={onClick}
    >
      <X />
    </Button>
  )
}
