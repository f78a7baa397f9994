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

export function getOffset(list: Element, scrollParent: Element): number {
  const top = getViewTop(scrollParent)
  return Math.max(0, top - list.getBoundingClientRect().top)
}

export function getViewHeight(scrollParent: Element): number {
  return isPage(scrollParent) ? window.innerHeight : scrollParent.clientHeight
}

export function getScrollTarget(scrollParent: Element): Element | Window {
  return isPage(scrollParent) ? window : scrollParent
}

export function getViewTop(parent: Element): number {
  return isPage(parent) ? 0 : parent.getBoundingClientRect().top
}

function isPage(parent: Element): boolean {
  return parent === parent.ownerDocument.documentElement
}

const lists = /* @__PURE__ */ new WeakMap<
  HTMLElement,
  { before: string; count: number }
>()

/** Scroll anchoring would scroll the page as a list grows above a footer. */
export function disableScrollAnchoring(parent: HTMLElement): () => void {
  const { style } = parent
  const found = lists.get(parent) ?? { before: style.overflowAnchor, count: 0 }
  lists.set(parent, found)
  found.count += 1
  style.overflowAnchor = 'none'
  return () => {
    found.count -= 1
    if (found.count > 0) return
    style.overflowAnchor = found.before
    lists.delete(parent)
  }
}
