'use client'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.js'

export function SheetHeader(props: {
  /** Id of the title, which names the sheet. */
  id: string
  /** Whether the content has a heading of this name. */
  isPlain?: boolean | undefined
  /** Shown below the title. Not part of the sheet's accessible name. */
  note?: ReactNode
  /** Without it, there is no close button. */
  onClose?: (() => void) | undefined
  /** Stands before the title. */
  start?: ReactNode
  title: ReactNode
}) {
  const { id, isPlain, note, onClose, start } = props
  const Title = isPlain ? 'p' : 'h2'
  const title = (
    <Title className="mk-dialog-title" id={id}>
      {props.title}
    </Title>
  )
  return (
    <div className="mk-dialog-header">
      {start}
      {note ? (
        <div className="mk-dialog-heading">
          {title}
          {note}
        </div>
      ) : (
        title
      )}
      {onClose && <CloseButton onClick={onClose} />}
    </div>
  )
}
