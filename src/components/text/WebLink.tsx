'use client'
import type { ReactNode } from 'react'
import { ExternalLink } from '../icon/icons.js'

/** A link to an untrusted website; opens in a new tab. */
export function WebLink(props: {
  'aria-label'?: string
  children: ReactNode
  href: string
}) {
  return (
    <a
      className="mk-link"
      {...props}
      rel="nofollow noopener noreferrer"
      target="_blank"
    >
      <span>{props.children}</span>
      <ExternalLink />
    </a>
  )
}
