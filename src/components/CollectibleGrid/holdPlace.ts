import { onFirstInput } from './onFirstInput.js'
import { getScrollTarget } from './scrollView.js'

/** Milliseconds in which browsers and routers restore what they remember. */
const settling = 1000

/** Keeps something where it is in the view. */
export type Hold = {
  align: () => void
  end: () => void
  /** Whether it has ended. */
  isOver: () => boolean
}

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
  const target = getScrollTarget(parent)
  let isOver = false
  /** Since when it is there: what is still being read may come late. */
  let since: number | undefined
  /** Where it has scrolled to, which busy pages tell of late. */
  let own: number | undefined
  const align = () => {
    const by = distance()
    if (isOver || by === undefined) return
    since ??= performance.now()
    // Less than a pixel is what browsers round anyway.
    if (Math.abs(by) < 1) return
    parent.scrollBy({ top: by, behavior: 'instant' })
    own = parent.scrollTop
  }
  const onScroll = () => {
    const isOwn = parent.scrollTop === own
    const isNew = since === undefined || performance.now() - since < settling
    if (isOwn || isNew) align()
    else if (Math.abs(distance() ?? 0) >= 1) end()
  }
  // Going back restores what the browser remembers once more.
  const onPopState = () => {
    since = undefined
  }
  const observer = new ResizeObserver(align)
  for (const element of upTo(parent, list)) observer.observe(element)
  const end = () => {
    isOver = true
    observer.disconnect()
    stop()
    target.removeEventListener('scroll', onScroll)
    window.removeEventListener('popstate', onPopState)
  }
  const stop = onFirstInput(end, () => list)
  target.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('popstate', onPopState)
  align()
  return { align, end, isOver: () => isOver }
}

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
