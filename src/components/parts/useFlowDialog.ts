'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useShownFlow } from '../../hooks/useShownFlow.js'
import type { Order } from '../../rpc/schemas.js'
import type { Progress } from '../../steps/progress.js'
import type { FlowDialogProps } from './FlowDialog.js'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.js'
import { pausedFor } from './walletPause.js'

/** Whether a dialog is open, controlled or not. */
export type FlowDialogState = {
  open: boolean
  setOpen: (open: boolean) => void
  close: () => void
  /** Whether it is on the page: open, or leaving. */
  present: boolean
  /** Called when it has left the page. */
  onClosed: () => void
}

/**
 * The open state of a flow's dialog. A finished flow is forgotten once its
 * dialog has closed; a running one goes on and is found again.
 */
export function useFlowDialog(
  { defaultOpen = false, onOpenChange, open }: FlowDialogProps,
  flow: ShownFlow,
): FlowDialogState {
  const { isPending, progress, reset } = flow
  const [uncontrolled, setUncontrolled] = useState(defaultOpen)
  const setOpen = useCallback(
    (next: boolean) => {
      setUncontrolled(next)
      onOpenChange?.(next)
    },
    [onOpenChange],
  )
  const close = useCallback(() => setOpen(false), [setOpen])
  const isOpen = open ?? uncontrolled
  const [present, setPresent] = useState(isOpen)
  if (isOpen && !present) setPresent(true)
  const onClosed = useCallback(() => {
    setPresent(false)
    if (!isPending) reset()
  }, [isPending, reset])
  useShownFlow(progress?.flow, isOpen)
  useAccountChange(flow)
  return { open: isOpen, setOpen, close, onClosed, present }
}

/**
 * What failed for one account says nothing of another, unless it waits for its
 * own to come back.
 */
function useAccountChange({ account, error, isError, reset }: ShownFlow): void {
  const wanted = pausedFor({ account, error })
  const { address } = useConnection()
  const before = useRef(address)
  useEffect(() => {
    if (before.current === address) return
    before.current = address
    if (isError && (!wanted || wanted === address)) reset()
  }, [address, isError, reset, wanted])
}

type ShownFlow = {
  account?: Address | undefined
  error?: unknown
  isError: boolean
  isPending: boolean
  progress: Progress | undefined
  reset: () => void
}

/**
 * What a dialog is about: the latest that was given; while a flow runs and
 * when it has ended, what that was about. A flow that ended behind a closed
 * dialog is forgotten when that opens for something else.
 */
export function useShown<subject>(
  given: subject | undefined,
  flow: { isIdle: boolean; isPending: boolean; reset: () => void },
  dialog: { isSame: (a: subject, b: subject) => boolean; open: boolean },
): subject | undefined {
  const { isIdle, isPending, reset } = flow
  const { isSame, open } = dialog
  const [shown, setShown] = useState(given)
  const isOther = Boolean(given && shown && !isSame(given, shown))
  if (given && given !== shown && (isIdle || !(isOther || isPending)))
    setShown(given)

  const [opened, setOpened] = useState({ open, forgets: false })
  if (opened.open !== open)
    setOpened({ open, forgets: open && isOther && !isIdle && !isPending })
  useBrowserLayoutEffect(() => {
    if (!opened.forgets) return
    setOpened({ open: true, forgets: false })
    reset()
  }, [opened.forgets, reset])
  return shown ?? given
}

/** Whether two orders are one, perhaps read at different times. */
export function sameOrder(a: Order, b: Order): boolean {
  return a.chainId === b.chainId && a.orderId === b.orderId
}
