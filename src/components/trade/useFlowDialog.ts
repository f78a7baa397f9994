'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { useOpen } from '../dialog/useOpen.js'

/** Whether a dialog is open, controlled or not, and on the page. */
export type DialogState = {
  open: boolean
  setOpen: (open: boolean) => void
  close: () => void
  /** Whether it is on the page: open, or leaving. */
  present: boolean
  /** Called when it has left the page. */
  onClosed: () => void
}

/** The open state of a dialog, before there is a flow. */
export function useDialog(props: Parameters<typeof useOpen>[0]): DialogState {
  const [open, setOpen] = useOpen(props)
  const [isThere, setThere] = useState(open)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !isThere) setThere(true)
  // Who opens it again while it leaves begins anew: for one pass it was gone.
  if (open !== wasOpen) setWasOpen(open)
  return {
    open,
    setOpen,
    close: useCallback(() => setOpen(false), [setOpen]),
    onClosed: useCallback(() => setThere(false), []),
    present: open ? wasOpen : isThere,
  }
}

/**
 * The dialog of a flow. A finished flow is forgotten once its dialog has
 * closed; a running one goes on and is found again.
 */
export function useFlowDialog(
  dialog: DialogState,
  flow: {
    isPending: boolean
    reset: () => void
    /** Stops what has several parts: no wallet opens for a closed dialog. */
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

/**
 * What a dialog is about: the latest that was given; while a flow runs and
 * when it has ended, what that was about. A flow that ended behind a closed
 * dialog is forgotten when that opens for something else.
 */
export function useShownSubject<subject>(
  given: subject | undefined,
  flow: { isIdle: boolean; isPending: boolean; reset: () => void },
  dialog: { enabled: boolean; isSame: (a: subject, b: subject) => boolean },
): subject | undefined {
  const { isIdle, isPending, reset } = flow
  const { enabled, isSame } = dialog
  // Written inline it is new in every pass: as state it would never settle.
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
