import type { DocsContext } from '@storybook/addon-docs/blocks'
import { type ContextType, useEffect, useState } from 'react'

type Channel = ContextType<typeof DocsContext>['channel']

/** Returns the toolbar's theme, on docs pages. */
export function useStoryTheme(channel: Channel): string {
  const [theme, setTheme] = useState(readPageTheme)
  useEffect(() => {
    const update = ({ globals }: { globals: { theme?: string } }) =>
      setTheme(globals.theme ?? 'light')
    channel.on('globalsUpdated', update)
    return () => channel.off('globalsUpdated', update)
  }, [channel])
  return theme
}

/** Returns the theme of the docs page that frames this page as an example, if any. */
export function readOuterTheme(): string | undefined {
  return window.frameElement?.ownerDocument.documentElement.dataset.storyTheme
}

function readPageTheme(): string {
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  const named = /(?:^|;)theme:([a-z]+)/.exec(globals)?.[1]
  // Storybook leaves out the theme that it starts with.
  return named ?? 'auto'
}
