'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { MarketKitError, StepError } from '../../errors.js'
import { describeError } from '../../labels.js'
import { useLabels } from './useLabels.js'

/** A sentence above the button, with what became of the money. */
export function Notice(props: {
  children: ReactNode
  tone: 'danger' | 'warning' | 'neutral'
}) {
  const { children, tone } = props
  return (
    <div data-mk="reveal">
      <div data-mk="banner" data-tone={tone} role="alert">
        <CircleAlert />
        <div>{children}</div>
      </div>
    </div>
  )
}

/** A failure for people; the raw text stays folded. */
export function ErrorNotice({ error }: { error: unknown }) {
  const labels = useLabels()
  const { funds, text } = describeError(error, labels)
  const declined = error instanceof StepError && error.reason === 'rejected'
  return (
    <Notice tone={declined ? 'neutral' : 'danger'}>
      <strong>{text}</strong> {funds}
      {!declined && error instanceof MarketKitError && (
        <details>
          <summary>{labels.showDetails}</summary>
          <pre>{error.message}</pre>
        </details>
      )}
    </Notice>
  )
}
