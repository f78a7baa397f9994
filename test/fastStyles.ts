/**
 * Makes `getComputedStyle` cheap until the returned function is called. Testing Library
 * reads the styles of each element and of its ancestors in each query, and jsdom
 * compares each element with a whole stylesheet. The values stay those of jsdom:
 * an element whose display only its tag decides is answered from a table, any other
 * by jsdom.
 */
export function installFastStyles(window: Window & typeof globalThis) {
  const { document } = window
  const original = window.getComputedStyle
  const compute = original.bind(window)
  const displays = new Map<string, string>()

  function readTagDisplay({ localName, namespaceURI }: Element): string {
    const key = `${namespaceURI} ${localName}`
    const display =
      displays.get(key) ??
      compute(document.createElementNS(namespaceURI, localName)).display
    displays.set(key, display)
    return display
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || document.styleSheets.length > 0 || isUnusual(element))
      return compute(element, pseudoElement)

    function readValue(name: string): string {
      if (name === 'display') return readTagDisplay(element)
      const initial = initialValues[name]
      return initial === undefined
        ? compute(element).getPropertyValue(name)
        : (readInherited(element, name) ?? initial)
    }
    return new Proxy(element, {
      get(_, key) {
        if (key === 'getPropertyValue') return readValue
        if (key === 'pointerEvents') return readValue('pointer-events')
        if (key === 'display' || key === 'visibility') return readValue(key)
        return Reflect.get(compute(element), key)
      },
    }) as unknown as CSSStyleDeclaration
  }
  return () => {
    window.getComputedStyle = original
  }
}

/** Properties that are inherited, and that jsdom's stylesheet sets on no element. */
const initialValues: Record<string, string> = {
  'pointer-events': 'auto',
  visibility: 'visible',
}

const unusualTags = new Set(['dialog', 'embed', 'input', 'noscript', 'summary'])

/** Whether more than the tag may decide about the display of an element. */
function isUnusual(element: Element): boolean {
  return (
    unusualTags.has(element.localName) ||
    element.hasAttribute('hidden') ||
    element.hasAttribute('popover') ||
    element.getAttribute('style')?.includes('display') === true
  )
}

/** Returns the value of the nearest element that sets one inline. */
function readInherited(element: Element, name: string): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!at.getAttribute('style')?.includes(name)) continue
    const value = (at as HTMLElement).style.getPropertyValue(name)
    if (value && value !== 'inherit') return value
  }
  return undefined
}
