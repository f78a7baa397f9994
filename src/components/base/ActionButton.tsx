'use client'
import type { ComponentPropsWithoutRef, Ref } from 'react'
import type { TradeLabels } from '../../labels/tradeLabels.js'
import type { Progress } from '../../steps/base/progress.js'

/** The one button of a dialog, which says the next true thing. */
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
      {children}
    </button>
  )
}

/** What the button says while a flow runs. */
export function workingLabel(
  progress: Progress | undefined,
  labels: TradeLabels,
  kind: 'buy' | 'list' | 'cancel',
  /** What people call the wallet. */
  wallet?: string | undefined,
): string {
  if (progress?.resumed) return labels['working.resuming']
  if (!progress || progress.phase === 'quoting')
    return labels['working.quoting']
  if (progress.phase === 'settling') return labels[`working.settling.${kind}`]
  const status = progress.steps[progress.current]?.status ?? 'waiting'
  if (status === 'done' || status === 'failed') return labels['working.waiting']
  return wallet && (status === 'prompting' || status === 'switching')
    ? labels[`working.${status}In`](wallet)
    : labels[`working.${status}`]
}
