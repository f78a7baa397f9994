/** What a reader does to move on by themselves. */
const inputs = ['click', 'keydown', 'pointerdown', 'touchmove', 'wheel']

/** Before anything on the page can answer to it. */
const early = { capture: true, passive: true }

/** What lies above a page and leaves it where it is. */
const layers = '[role=dialog], .mk-backdrop'

/**
 * Tells once that the reader does something with the page. What they do in a
 * layer above it, such as closing one, is not meant for what lies below.
 */
export function onFirstInput(
  act: () => void,
  /** What is acted upon; a layer that it stands in itself is its page. */
  of: () => Element | null,
): () => void {
  const onInput = (event: Event) => {
    const { target } = event
    // Shortcuts of the browser, such as the one that goes back.
    if (event instanceof KeyboardEvent && isShortcut(event)) return
    const layer = target instanceof Element && target.closest(layers)
    if (layer && !layer.contains(of())) return
    stop()
    act()
  }
  const stop = () => {
    for (const input of inputs)
      window.removeEventListener(input, onInput, early)
  }
  for (const input of inputs) window.addEventListener(input, onInput, early)
  return stop
}

function isShortcut(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, key, metaKey } = event
  // These scroll, whatever is held with them.
  if (/^(Arrow(Up|Down)|Home|End)$/.test(key)) return false
  return altKey || ctrlKey || metaKey
}
