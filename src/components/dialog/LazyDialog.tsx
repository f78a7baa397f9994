'use client'
import { type ReactElement, type ReactNode, type Ref, useState } from 'react'
import { type LazyPart, useLazyPart, usePreload } from '../base/lazyPart.js'
import { useElement } from '../base/useElement.js'
import { useOpen } from './useOpen.js'
import { WaitingLayer } from './WaitingLayer.js'

/** How a dialog opens and closes. */
export type DialogProps = {
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. Closing never stops a running flow. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Whether it is open, for controlled use. */
  open?: boolean | undefined
  /** The button that opens it. */
  trigger?: ReactElement | undefined
}

export type BodyProps = {
  onOpenChange: (open: boolean) => void
  open: boolean
  rootRef?: Ref<HTMLDivElement> | undefined
}

/**
 * The body loads on hover, on focus, or when the page is idle, and gets all other
 * props.
 */
export function LazyDialog<props extends BodyProps>({
  body,
  defaultOpen,
  onOpenChange,
  open: given,
  trigger,
  ...rest
}: DialogProps &
  Omit<props, keyof DialogProps> & {
    body: LazyPart<(props: props) => ReactNode>
  }): ReactElement {
  const [open, setOpen] = useOpen({ defaultOpen, onOpenChange, open: given })
  const preload = () => void body.load().catch(() => {})
  usePreload(trigger ? body : undefined)
  const opener = useElement({
    render: trigger,
    tag: 'button',
    props: {
      'aria-expanded': open,
      'aria-haspopup': 'dialog',
      onClick: () => setOpen(true),
      onFocus: preload,
      onPointerEnter: preload,
    },
  })
  return (
    <>
      {trigger && opener}
      <LazyLayer onClose={() => setOpen(false)} open={open} part={body}>
        {(Body) => (
          <Body
            {...(rest as unknown as props)}
            onOpenChange={setOpen}
            open={open}
          />
        )}
      </LazyLayer>
    </>
  )
}

/** The part stays mounted after it closes, so that its flow continues. */
export function LazyLayer<part>(props: {
  children: (part: part) => ReactNode
  onClose: () => void
  open: boolean
  part: LazyPart<part>
}) {
  const { children, onClose, open } = props
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  const { hasFailed, part, retry } = useLazyPart(props.part, open)
  if (part && wasOpened) return children(part)
  return open ? (
    <WaitingLayer hasFailed={hasFailed} onClose={onClose} onRetry={retry} />
  ) : null
}
