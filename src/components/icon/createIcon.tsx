'use client'
import type { ReactElement, SVGProps } from 'react'

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement

/** The path is drawn on 24 by 24; `mirrors` flips it from right to left. */
export function createIcon(path: string, mirrors?: 'mirrors'): Icon {
  return (props) => (
    <svg
      aria-hidden={true}
      className="mk-icon"
      data-mirrors={mirrors && ''}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 24 24"
      {...props}
    >
      <path d={path} />
    </svg>
  )
}
