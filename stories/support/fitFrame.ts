import { readFramePlace } from './wallFrame.js'

/** Width from which dialogs stand in the middle, and no longer at the bottom. */
const middleFrom = 560

/** Space above and below a dialog that stands in the middle. */
const space = 32

/** Height of a story without content. */
const padding = 64

/**
 * Makes the frame of this page as high as its dialog, and sends the frame the kind of the
 * content: a `layer`, so that the frame is transparent around it, or a whole `page`.
 */
export function fitFrame(): void {
  const frame = window.frameElement as HTMLElement | null
  if (readFramePlace() === undefined || !frame) return
  const { body, documentElement: root } = document
  const update = () => {
    const sheet = findSheet()
    const story = body.querySelector<HTMLElement>('.story, .no-world')
    const isPage =
      (story?.offsetHeight ?? 0) > padding ||
      body.classList.contains('sb-show-errordisplay')
    const hasNotices = body.querySelector('.mk-flow-notices')?.textContent
    const shows = sheet ? 'layer' : isPage ? 'page' : hasNotices ? 'layer' : ''
    root.dataset.framed = shows
    if (!shows) return
    frame.dataset.shows = shows
    const height = sheet && toHeight(sheet)
    if (height) frame.style.setProperty('--widget-height', height)
  }
  const sizes = new ResizeObserver(update)
  const watch = () => {
    const parts = [body, findSheet(), body.querySelector('.story, .no-world')]
    for (const part of parts) if (part) sizes.observe(part)
    update()
  }
  new MutationObserver(watch).observe(body, {
    attributeFilter: ['class'],
    attributes: true,
    childList: true,
    subtree: true,
  })
}

/** Returns the height that shows a whole sheet; undefined if the sheet fills the page. */
function toHeight(sheet: HTMLElement): string | undefined {
  const { offsetHeight } = sheet
  if (innerWidth < middleFrom) return `${offsetHeight}px`
  const isInMiddle = 'mkDialog' in sheet.dataset
  return isInMiddle ? `${offsetHeight + 2 * space}px` : undefined
}

/** Returns the newest sheet over the page whose code has loaded. */
function findSheet(): HTMLElement | undefined {
  const sheets = document.querySelectorAll<HTMLElement>(
    '.mk-sheet:not([data-place="page"], [aria-busy="true"])',
  )
  return [...sheets].at(-1)
}
