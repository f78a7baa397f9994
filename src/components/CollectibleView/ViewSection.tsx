'use client'
import { type ReactNode, useId } from 'react'

export function ViewSection(props: { children: ReactNode; title: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mk-view-section">
      <h3 className="mk-view-heading" id={id}>
        {props.title}
      </h3>
      {props.children}
    </section>
  )
}
