/** Lists per scrolling element, and its style before the first of them. */
const lists = /* @__PURE__ */ new WeakMap<
  HTMLElement,
  { before: string; count: number }
>()

/**
 * Turns off scroll anchoring while a list is mounted. Browsers anchor content
 * below a list, such as a footer, so a growing list would scroll the page.
 */
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
