/**
 * Writes into `--mk-keyboard` how much of the page's lower edge a keyboard on
 * the screen covers, so that a sheet can stand on it. Pages that let the
 * keyboard shrink them (`interactive-widget=resizes-content`) are covered by
 * nothing. Answers what ends it.
 */
export function watchKeyboard(element: HTMLElement): () => void {
  const { visualViewport: view } = window
  if (!view) return () => {}
  const note = () => {
    const isZoomed = Math.abs(view.scale - 1) > 0.01
    const covered = innerHeight - view.height - view.offsetTop
    const height = isZoomed ? 0 : Math.max(Math.round(covered), 0)
    element.style.setProperty('--mk-keyboard', `${height}px`)
  }
  note()
  view.addEventListener('resize', note)
  view.addEventListener('scroll', note)
  return () => {
    view.removeEventListener('resize', note)
    view.removeEventListener('scroll', note)
  }
}
