import {
  DocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useMemo } from 'react'
import { createLook } from '../createLook.js'
import { isDark } from '../themes.js'
import { useStoryTheme } from '../useStoryTheme.js'
import './docs.css'

/** Docs pages with the theme of the toolbar. */
export function Docs({
  children,
  ...props
}: PropsWithChildren<DocsContainerProps>) {
  const theme = useStoryTheme(props.context.channel)
  useEffect(() => {
    document.documentElement.dataset.storyTheme = theme
  }, [theme])
  const base = isDark(theme) ? 'dark' : 'light'
  const look = useMemo(() => createLook(base, 'accent-text'), [base])
  return (
    <DocsContainer {...props} theme={look}>
      <main>{children}</main>
    </DocsContainer>
  )
}
