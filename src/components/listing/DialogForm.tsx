'use client'
import type { ReactNode } from 'react'

export function DialogForm(props: {
  children: ReactNode
  footer: ReactNode
  onSubmit?: () => void
}) {
  const { children, footer, onSubmit } = props
  return (
    <form
      className="mk-dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <div className="mk-dialog-body">{children}</div>
      <footer className="mk-dialog-footer">{footer}</footer>
    </form>
  )
}
