'use client'
import { useCallback, useState } from 'react'

export function useOpen({
  defaultOpen = false,
  onOpenChange,
  open,
}: {
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  open?: boolean | undefined
}): [boolean, (open: boolean) => void] {
  const [uncontrolled, setUncontrolled] = useState(defaultOpen)
  const setOpen = useCallback(
    (next: boolean) => {
      setUncontrolled(next)
      onOpenChange?.(next)
    },
    [onOpenChange],
  )
  return [open ?? uncontrolled, setOpen]
}
