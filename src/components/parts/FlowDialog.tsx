'use client'
import { useRender } from '@base-ui/react/use-render'
import { type ReactElement, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import { DialogLayer } from './DialogLayer.js'
import type { FlowStage } from './flowStage.js'
import { usePresence } from './usePresence.js'

/** State of a dialog, handed to `render`. */
export type FlowDialogPartState = { open: boolean; stage: FlowStage }

/** What the dialogs of all flows take. */
export type FlowDialogProps = Omit<
  useRender.ComponentProps<'div', FlowDialogPartState>,
  'children'
> & {
  /** Name of the collection, shown in the header. */
  collectionName?: string | undefined
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined
  /** Told when it opens or closes. Closing never stops a running flow. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Whether it is open; to control it yourself. */
  open?: boolean | undefined
  /** The button that opens it. */
  trigger?: ReactElement | undefined
}

type Props = Omit<DialogLayer.Props, 'popup'> & Pick<FlowDialogProps, 'trigger'>

/** The frame of every flow: a trigger, and a dialog about one collectible. */
export function FlowDialog({ trigger, ...props }: Props): ReactElement {
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
  const opener = useRender({
    enabled: trigger !== undefined,
    render: trigger,
    props: {
      'aria-expanded': dialog.open,
      'aria-haspopup': 'dialog',
      onClick: () => dialog.setOpen(true),
    },
  })
  return (
    <>
      {opener}
      {present &&
        inBrowser &&
        createPortal(<DialogLayer {...props} popup={popup} />, document.body)}
    </>
  )
}
