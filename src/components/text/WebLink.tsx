'use client'
import type { ReactNode } from 'react'
import { ExternalLink } from '../icon/icons.js'

/** Opens another website in a new tab. `rel` is for addresses from strangers. */
export function WebLink(props: {
  'aria-label'?: string
  children?: ReactNode
  href: string
  rel?: 'noreferrer'
}) {
  const { children, ...rest } = props
  return (
    <a
      className="mk-link"
      rel="nofollow noopener noreferrer"
      target="_blank"
      {...rest}
    >
      {children}
      <ExternalLink />
    </a>
  )
}
