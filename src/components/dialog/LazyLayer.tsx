'use client'
import { type ReactNode, useState } from 'react'
import { type LazyPart, useLazyPart } from '../base/lazyPart.js'
import { WaitingLayer } from './WaitingLayer.js'

/**
 * A dialog that is loaded when it is first opened. It stays on the page from
 * then on, also closed: what it has begun goes on in it.
 */
export function LazyLayer<part>(props: {
  /** Draws it, as it was loaded. */
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
