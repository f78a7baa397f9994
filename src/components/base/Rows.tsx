'use client'
import type { ReactNode } from 'react'

export function Rows({ children }: { children: ReactNode }) {
  return <dl className="mk-rows">{children}</dl>
}

export function Row(props: {
  children: ReactNode
  kind?: 'total' | 'muted' | 'short' | undefined
  label: ReactNode
}) {
  const { children, kind, label } = props
  return (
    <div data-kind={kind} className="mk-row">
      <dt className="mk-row-label">{label}</dt>
      <dd className="mk-row-value">{children}</dd>
    </div>
  )
}
