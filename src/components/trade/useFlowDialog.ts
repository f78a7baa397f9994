'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { useOpen } from '../dialog/useOpen.js'

export type DialogState = {
  open: boolean
  close: () => void
  present: boolean
  onClosed: () => void
}

export function useDialog(props: Parameters<typeof useOpen>[0]): DialogState {
  const [open, setOpen] = useOpen(props)
  const [isMounted, setMounted] = useState(open)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !isMounted) setMounted(true)
  // Unmounts for one render, so that it starts fresh.
  if (open !== wasOpen) setWasOpen(open)
  return {
    open,
    close: useCallback(() => setOpen(false), [setOpen]),
    onClosed: useCallback(() => setMounted(false), []),
    present: open ? wasOpen : isMounted,
  }
}

export function useFlowDialog(
  dialog: DialogState,
  flow: {
    isPending: boolean
    reset: () => void
    /** Stops after the current part: no wallet opens for a closed dialog. */
    stop?: (() => void) | undefined
  },
): DialogState {
  const { isPending, reset, stop } = flow
  const { onClosed, open } = dialog
  useEffect(() => {
    if (!open) stop?.()
  }, [open, stop])
  return {
    ...dialog,
    onClosed: useCallback(() => {
      onClosed()
      if (!isPending) reset()
    }, [isPending, onClosed, reset]),
  }
}

/** Keeps the subject of a flow; resets a flow that ended while the dialog was closed. */
export function useShownSubject<subject>(
  given: subject | undefined,
  flow: { isIdle: boolean; isPending: boolean; reset: () => void },
  dialog: { enabled: boolean; isSame: (a: subject, b: subject) => boolean },
): subject | undefined {
  const { isIdle, isPending, reset } = flow
  const { enabled, isSame } = dialog
  // A ref, because an inline object is new in every render and would loop as state.
  const latest = useRef(given)
  const kept = latest.current
  const isOther = Boolean(given && kept && !isSame(given, kept))
  const isKept = !given || !(isIdle || !(isOther || isPending))
  const shown = isKept ? (kept ?? given) : given
  useBrowserLayoutEffect(() => {
    latest.current = shown
  }, [shown])

  const [opened, setOpened] = useState({ enabled, forgets: false })
  if (opened.enabled !== enabled)
    setOpened({ enabled, forgets: enabled && isOther && !isIdle && !isPending })
  useBrowserLayoutEffect(() => {
    if (!opened.forgets) return
    setOpened({ enabled: true, forgets: false })
    reset()
  }, [opened.forgets, reset])
  return shown
}
