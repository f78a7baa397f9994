/** Lists in what scrolls, and what its style was before the first of them. */
const lists = /* @__PURE__ */ new WeakMap<
  HTMLElement,
  { before: string; count: number }
>()

/**
 * Browsers hold what stands below a list, such as a footer, and the page runs
 * on by itself as the list grows: not what scrolls a list, while it is there.
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
