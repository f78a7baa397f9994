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
    const hasFailed = body.classList.contains('sb-show-errordisplay')
    const shows = sheet ? 'sheet' : (story?.offsetHeight ?? 0) > 64 || hasFailed
    root.dataset.framed = shows === true ? 'page' : shows || ''
    if (!shows) return
    frame.dataset.shows = root.dataset.framed
    const height = sheet
      ? sheet.offsetHeight + (innerWidth < middleFrom ? 0 : 2 * space)
      : 0
    if (height) frame.style.setProperty('--widget-height', `${height}px`)
    else frame.style.removeProperty('--widget-height')
  }
  delete frame.dataset.shows
  root.dataset.framed = ''
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

/** Returns the open sheet, if its height is that of its content. */
function findSheet(): HTMLElement | undefined {
  const sheets = document.querySelectorAll<HTMLElement>(
    innerWidth < middleFrom
      ? '.mk-sheet:not([data-place="page"])'
      : '[data-mk-dialog]',
  )
  return [...sheets].at(-1)
}
