/** Milliseconds in which browsers and routers restore what they remember. */
const settling = 1000

/** What a reader does to move on by themselves. */
const inputs = ['click', 'keydown', 'pointerdown', 'touchmove', 'wheel']

/** Keeps something where it is in the view. */
export type Hold = { align: () => void; end: () => void }

/**
 * Keeps a place in view where it was, whatever loads above it or scrolls the
 * page back by itself, until the reader does something.
 */
export function holdPlace({
  distance,
  list,
  parent,
}: {
  /** Pixels that it is too low; undefined while it is not there. */
  distance: () => number | undefined
  list: Element
  parent: Element
}): Hold {
  const isPage = parent === document.documentElement
  const target = isPage ? window : parent
  const begun = performance.now()
  const align = () => {
    const by = distance() ?? 0
    // Less than a pixel is what browsers round anyway.
    if (Math.abs(by) >= 1) parent.scrollBy({ top: by, behavior: 'instant' })
  }
  const onScroll = () => {
    if (performance.now() - begun < settling) align()
    else if (Math.abs(distance() ?? 0) >= 1) end()
  }
  const observer = new ResizeObserver(align)
  for (const element of upTo(parent, list)) observer.observe(element)
  const end = () => {
    observer.disconnect()
    target.removeEventListener('scroll', onScroll)
    for (const input of inputs) window.removeEventListener(input, end, early)
  }
  target.addEventListener('scroll', onScroll, { passive: true })
  for (const input of inputs) window.addEventListener(input, end, early)
  align()
  return { align, end }
}

/** Before anything on the page can answer to it. */
const early = { capture: true, passive: true }

/** What grows with anything that stands above the list. */
function upTo(parent: Element, list: Element): Element[] {
  const found: Element[] = []
  for (
    let it: Element | null = list;
    it && it !== parent;
    it = it.parentElement
  )
    found.push(it)
  return found
}
