import { onFirstInput } from './onFirstInput.js'
import { getScrollTarget } from './scrollView.js'

/** Browsers and routers restore scroll positions within this time. */
const restoreMs = 1000

export type Hold = ReturnType<typeof holdScrollPosition>

/** Holds an element's place while content above loads, until the first input. */
export function holdScrollPosition({
  distance,
  list,
  parent,
}: {
  /** Pixels below the wanted position; undefined while it isn't rendered. */
  distance: () => number | undefined
  list: Element
  parent: Element
}) {
  const target = getScrollTarget(parent)
  let hasEnded = false
  let firstRenderedAt: number | undefined
  let lastOwnScrollTop: number | undefined
  const align = () => {
    const by = distance()
    if (hasEnded || by === undefined) return
    firstRenderedAt ??= performance.now()
    // Browsers round fractions of a pixel.
    if (Math.abs(by) < 1) return
    parent.scrollBy({ top: by, behavior: 'instant' })
    lastOwnScrollTop = parent.scrollTop
  }
  const onScroll = () => {
    const isOwn = parent.scrollTop === lastOwnScrollTop
    const isNew =
      firstRenderedAt === undefined ||
      performance.now() - firstRenderedAt < restoreMs
    if (isOwn || isNew) align()
    else if (Math.abs(distance() ?? 0) >= 1) end()
  }
  // Going back makes the browser restore its scroll position again.
  const onPopState = () => {
    firstRenderedAt = undefined
  }
  const observer = new ResizeObserver(align)
  for (const element of getAncestors(parent, list)) observer.observe(element)
  const end = () => {
    hasEnded = true
    observer.disconnect()
    stop()
    target.removeEventListener('scroll', onScroll)
    window.removeEventListener('popstate', onPopState)
  }
  const stop = onFirstInput(end, () => list)
  target.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('popstate', onPopState)
  align()
  return { align, end, hasEnded: () => hasEnded }
}

function getAncestors(parent: Element, list: Element): Element[] {
  const found: Element[] = []
  for (
    let it: Element | null = list;
    it && it !== parent;
    it = it.parentElement
  )
    found.push(it)
  return found
}
