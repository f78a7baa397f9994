import { DocsContext } from '@storybook/addon-docs/blocks'
import { type MouseEvent, type ReactNode, useContext } from 'react'

/** A link to a page or a story that keeps the toolbar's settings. */
export function StoryLink(props: {
  children: ReactNode
  className?: string
  kind?: 'primary'
  path: string
}) {
  const { channel } = useContext(DocsContext)
  const { children, className, kind, path } = props
  return (
    <a
      className={className}
      data-variant={kind}
      href={`./?path=${path}`}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        channel.emit('navigateUrl', `?path=${path}`, {})
      }}
      target="_parent"
    >
      {children}
    </a>
  )
}
