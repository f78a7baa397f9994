import type { Virtualizer } from '@tanstack/react-virtual'

/** Rows are counted from the top of their list, whatever stands above it. */
type Rows = Virtualizer<Element, Element>

/** Milliseconds without an event after which scrolling has ended. */
const stillAfter = 150

/** What scrolls a list: the nearest ancestor that can, else the page. */
export function findScrollParent(list: Element): Element {
  const page = list.ownerDocument.documentElement
  for (let it = list.parentElement; it && it !== page; it = it.parentElement)
    if (
      it !== list.ownerDocument.body &&
      it.scrollHeight > it.clientHeight &&
      /auto|scroll|overlay/.test(getComputedStyle(it).overflowY)
    )
      return it
  return page
}

/** How the rows of a list learn of, and change, what is in view. */
export function scrollView(list: () => Element | null) {
  const offsetIn = (parent: Element) => {
    const top = topOfView(parent)
    const start = list()?.getBoundingClientRect().top ?? top
    return Math.max(0, top - start)
  }
  return {
    observeElementRect({ scrollElement: parent }: Rows, tell: TellRect) {
      if (!parent) return
      const look = () =>
        tell({
          width: parent.clientWidth,
          height: isPage(parent) ? window.innerHeight : parent.clientHeight,
        })
      look()
      if (!isPage(parent)) {
        const observer = new ResizeObserver(look)
        observer.observe(parent)
        return () => observer.disconnect()
      }
      window.addEventListener('resize', look)
      return () => window.removeEventListener('resize', look)
    },
    observeElementOffset({ scrollElement: parent }: Rows, tell: TellOffset) {
      if (!parent) return
      const target = isPage(parent) ? window : parent
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = () => {
        clearTimeout(timer)
        timer = setTimeout(() => tell(offsetIn(parent), false), stillAfter)
        tell(offsetIn(parent), true)
      }
      tell(offsetIn(parent), false)
      target.addEventListener('scroll', look, { passive: true })
      return () => {
        clearTimeout(timer)
        target.removeEventListener('scroll', look)
      }
    },
    scrollToFn(
      offset: number,
      { adjustments = 0 }: { adjustments?: number },
      { scrollElement: parent }: Rows,
    ) {
      if (!parent) return
      const by = offset + adjustments - offsetIn(parent)
      // Less than a pixel is what browsers round anyway.
      if (Math.abs(by) >= 1) parent.scrollBy({ top: by, behavior: 'instant' })
    },
  }
}

type TellRect = (rect: { width: number; height: number }) => void
type TellOffset = (offset: number, isScrolling: boolean) => void

/** Where what scrolls begins on the screen, in pixels. */
export function topOfView(parent: Element): number {
  return isPage(parent) ? 0 : parent.getBoundingClientRect().top
}

function isPage(parent: Element): boolean {
  return parent === parent.ownerDocument.documentElement
}
