import { readFramePlace } from './wallFrame.js'

/** Width from which dialogs stand in the middle, and no longer at the bottom. */
const middleFrom = 560

/** Space above and below a dialog that stands in the middle. */
const space = 32

/**
 * Makes the frame of this page as high as its widget, and tells the frame whether the
 * page shows a `sheet` or another `page`. `WidgetFrame` draws what is behind.
 */
export function fitFrame(): void {
  const frame = window.frameElement as HTMLElement | null
  if (readFramePlace() === undefined || !frame) return
  const { body, documentElement: root } = document
  const fit = () => {
    const sheet = findSheet()
    const story = body.querySelector<HTMLElement>('.story, .no-world')
    const isPage =
      (story?.offsetHeight ?? 0) > 64 ||
      body.querySelector('.mk-flow-notices') ||
      body.classList.contains('sb-show-errordisplay')
    const shows = sheet ? 'sheet' : isPage ? 'page' : ''
    root.dataset.framed = shows
    if (!shows) return
    frame.dataset.shows = shows
    const height = sheet
      ? sheet.offsetHeight + (innerWidth < middleFrom ? 0 : 2 * space)
      : 0
    if (height) frame.style.setProperty('--widget-height', `${height}px`)
    else frame.style.removeProperty('--widget-height')
  }
  const sizes = new ResizeObserver(fit)
  const watch = () => {
    const parts = [body, findSheet(), body.querySelector('.story, .no-world')]
    for (const part of parts) if (part) sizes.observe(part)
    fit()
  }
  new MutationObserver(watch).observe(body, {
    attributeFilter: ['class'],
    attributes: true,
    childList: true,
    subtree: true,
  })
}

/** Returns the open sheet, if its height is that of its content, and its code has loaded. */
function findSheet(): HTMLElement | undefined {
  const sheets = document.querySelectorAll<HTMLElement>(
    innerWidth < middleFrom
      ? '.mk-sheet:not([data-place="page"], [aria-busy="true"])'
      : '[data-mk-dialog]:not([aria-busy="true"])',
  )
  return [...sheets].at(-1)
}
