'use client'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.js'

export function SheetHeader(props: {
  /** Id of the title, which names the sheet. */
  id: string
  /** Without it, there is no close button. */
  onClose?: (() => void) | undefined
  /** Stands before the title. */
  start?: ReactNode
  title: ReactNode
}) {
  const { id, onClose, start, title } = props
  return (
    <header className="mk-dialog-header">
      {start}
      <h2 className="mk-dialog-title" id={id}>
        {title}
      </h2>
      {onClose && <CloseButton onClick={onClose} />}
    </header>
  )
}
