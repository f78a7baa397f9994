/**
 * Sets `--mk-keyboard` to the height that an on-screen keyboard covers: 0 on pages
 * that shrink for it (`interactive-widget=resizes-content`).
 */
export function watchKeyboard(element: HTMLElement): () => void {
  const { visualViewport: view } = window
  if (!view) return () => {}
  const update = () => {
    const isZoomed = Math.abs(view.scale - 1) > 0.01
    const covered = innerHeight - view.height - view.offsetTop
    const height = isZoomed ? 0 : Math.max(Math.round(covered), 0)
    element.style.setProperty('--mk-keyboard', `${height}px`)
  }
  update()
  view.addEventListener('resize', update)
  view.addEventListener('scroll', update)
  return () => {
    view.removeEventListener('resize', update)
    view.removeEventListener('scroll', update)
  }
}
