'use client'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.js'

export function SheetHeader(props: {
  /** Id of the title, which names the sheet. */
  id: string
  /** Whether the content has a heading of this name. */
  isPlain?: boolean | undefined
  /** Stands under the title, and is no part of the sheet's name. */
  note?: ReactNode
  /** Without it, there is no close button. */
  onClose?: (() => void) | undefined
  /** Stands before the title. */
  start?: ReactNode
  title: ReactNode
}) {
  const { id, isPlain, note, onClose, start, title } = props
  const Title = isPlain ? 'p' : 'h2'
  return (
    <div className="mk-dialog-header">
      {start}
      {note ? (
        <div className="mk-dialog-title">
          <Title id={id}>{title}</Title>
          {note}
        </div>
      ) : (
        <Title className="mk-dialog-title" id={id}>
          {title}
        </Title>
      )}
      {onClose && <CloseButton onClick={onClose} />}
    </div>
  )
}
