'use client'
import type { useRender } from '@base-ui/react/use-render'
import { type ReactElement, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import type { DialogProps } from '../dialog/LazyDialog.js'
import { usePresence } from '../dialog/usePresence.js'
import { DialogLayer } from './DialogLayer.js'
import type { FlowStage } from './flowStage.js'

/** State of a dialog, handed to `render`. */
export type FlowDialogPartState = { open: boolean; stage: FlowStage }

/** What the dialogs of all flows take. */
export type FlowDialogProps = DialogProps &
  Omit<useRender.ComponentProps<'div', FlowDialogPartState>, 'children'> & {
    /** Name of the collection, shown in the header. */
    collectionName?: string | undefined
  }

type Props = Omit<DialogLayer.Props, 'popup'>

/** The frame of every flow: a dialog about one collectible, in a portal. */
export function FlowDialog(props: Props): ReactElement | null {
  const { dialog, question } = props
  const popup = useRef<HTMLDivElement>(null)
  const inBrowser = useInBrowser()
  const present = usePresence(dialog.open, popup, dialog.onClosed)
  const { answer, asked } = question
  const isLeft = asked !== undefined && !dialog.open
  // Closing answers no, at once: a flow waits for that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another function each time
  useEffect(() => {
    if (isLeft) answer(false)
  }, [isLeft])
  return present && inBrowser
    ? createPortal(<DialogLayer {...props} popup={popup} />, document.body)
    : null
}
