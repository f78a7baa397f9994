/**
 * Keeps `--mk-keyboard` at the height of the page that an on-screen keyboard
 * covers, so that a sheet can stand above it. The height is 0 on pages that
 * shrink for the keyboard (`interactive-widget=resizes-content`). Returns a
 * function that stops.
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
