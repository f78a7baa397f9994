const dark = ['dark', 'acid']

/** Whether the page is dark, by its theme or the system's. */
export function isDark(
  theme = document.documentElement.dataset.storyTheme ?? 'auto',
): boolean {
  if (theme !== 'auto') return dark.includes(theme)
  return matchMedia('(prefers-color-scheme: dark)').matches
}
