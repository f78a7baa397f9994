'use client'
import type { ReactElement, SVGProps } from 'react'

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement

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
