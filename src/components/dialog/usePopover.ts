'use client'
import { useCallback, useId, useRef, useState } from 'react'

export function usePopover() {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const onClose = useCallback(() => setOpen(false), [])
  return {
    button: {
      'aria-controls': open ? id : undefined,
      'aria-expanded': open,
      'aria-haspopup': 'dialog' as const,
      onClick: () => setOpen(!open),
      ref: trigger,
    },
    popover: { id, onClose, open, trigger },
  }
}
