import {
  DocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { create } from 'storybook/theming'
import { isDark } from './themes.js'
import { useStoryTheme } from './useStoryTheme.js'

const look = (base: 'light' | 'dark') =>
  create({
    base,
    appContentBg: base === 'dark' ? '#0e0f14' : '#fcfcfe',
    colorSecondary: base === 'dark' ? '#a9a2ff' : '#4a35d6',
    fontBase: 'Geist, ui-sans-serif, system-ui, sans-serif',
  })
const looks = { dark: look('dark'), light: look('light') }

/** Docs pages with the light or dark theme of the toolbar. */
export function Docs(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useStoryTheme(props.context.channel)
  useEffect(() => {
    document.documentElement.dataset.storyTheme = theme
  }, [theme])
  return (
    <DocsContainer {...props} theme={looks[isDark(theme) ? 'dark' : 'light']} />
  )
}
