/**
 * Does to a page what a browser's translator does: replaces each text node, those that
 * come later too, with `<font>` elements. The words stay the same, so that a test finds
 * them. Returns a function that stops it.
 */
export function translatePage(): () => void {
  const translate = (node: Node) => {
    if (node instanceof Text) {
      if (!node.data.trim() || node.parentElement?.closest('font, style'))
        return
      const inner = document.createElement('font')
      inner.textContent = node.data
      const outer = document.createElement('font')
      outer.append(inner)
      node.replaceWith(outer)
    } else for (const child of [...node.childNodes]) translate(child)
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'childList' ? addedNodes : [target])
        if (node.isConnected) translate(node)
  })
  translate(document.body)
  observer.observe(document.body, {
    characterData: true,
    childList: true,
    subtree: true,
  })
  return () => observer.disconnect()
}
