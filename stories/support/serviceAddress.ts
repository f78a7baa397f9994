const key = 'marketkit-stories:service'

/** Where a world started as the notice says is found. */
const usual = 'http://127.0.0.1:8787'

/**
 * Address of the service, without a slash at its end: of the query parameter
 * `service`, of the field in the notice, of the build
 * (`STORYBOOK_MARKETKIT_SERVICE`), or undefined.
 */
export function chosenService(): string | undefined {
  try {
    const asked = fromQuery(location) ?? fromQuery(parentLocation())
    // Once in a tab: what is typed later must not lose against the address bar.
    if (asked && sessionStorage.getItem(key) !== asked) {
      sessionStorage.setItem(key, asked)
      chooseService(asked)
    }
    const kept = tidy(localStorage.getItem(key))
    if (kept) return kept
  } catch {
    // A page that may keep nothing has the address of its build.
  }
  return tidy(import.meta.env.STORYBOOK_MARKETKIT_SERVICE)
}

/** Where to look when nobody has chosen. */
export function usualService(): string {
  return chosenService() ?? usual
}

/** Keeps an address for the next pages; an empty one forgets it. */
export function chooseService(address: string): void {
  try {
    const value = tidy(address)
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // It is asked for again on the next page.
  }
}

function fromQuery(place: Location | undefined): string | undefined {
  return tidy(new URLSearchParams(place?.search).get('service'))
}

function parentLocation(): Location | undefined {
  try {
    return parent.location.search ? parent.location : undefined
  } catch {
    return undefined
  }
}

/** An address with a scheme and without a path, if it can be one. */
function tidy(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.trim()) return undefined
  const value = text.trim().replace(/\/+$/, '')
  const address = /^https?:\/\//.test(value) ? value : `http://${value}`
  return URL.canParse(address) ? address : undefined
}
