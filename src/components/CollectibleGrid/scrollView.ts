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

/** Pixels of a list that are above the view. */
export function getOffset(list: Element, scrollParent: Element): number {
  const top = topOfView(scrollParent)
  return Math.max(0, top - list.getBoundingClientRect().top)
}

/** Height of what can be seen of a scrolling element, in pixels. */
export function getViewHeight(scrollParent: Element): number {
  return isPage(scrollParent) ? window.innerHeight : scrollParent.clientHeight
}

/** Returns the target of the scroll events of an element. */
export function getScrollTarget(scrollParent: Element): Element | Window {
  return isPage(scrollParent) ? window : scrollParent
}

/** Where what scrolls begins on the screen, in pixels. */
export function topOfView(parent: Element): number {
  return isPage(parent) ? 0 : parent.getBoundingClientRect().top
}

function isPage(parent: Element): boolean {
  return parent === parent.ownerDocument.documentElement
}
