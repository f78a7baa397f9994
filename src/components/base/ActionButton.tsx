'use client'
import type { ComponentPropsWithoutRef, MouseEventHandler, Ref } from 'react'
import { Button } from './Button.js'

/** While busy it keeps the focus and ignores presses. */
export function ActionButton({
  buttonRef,
  busy = false,
  children,
  onClick,
  tone = 'primary',
  ...props
}: ComponentPropsWithoutRef<'button'> & {
  buttonRef?: Ref<HTMLButtonElement> | undefined
  busy?: boolean | undefined
  tone?: 'primary' | 'danger' | 'secondary' | undefined
}) {
  return (
    <button
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className="mk-button"
      data-size="large"
      data-variant={tone}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      ref={buttonRef}
      type="button"
      {...props}
    >
      {busy && <span className="mk-spinner" />}
      <span>{children}</span>
    </button>
  )
}

export function TextButton(props: {
  children: string
  onClick: MouseEventHandler
}) {
  return <Button data-variant="text" {...props} />
}
