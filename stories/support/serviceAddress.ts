export const serviceKey = 'marketkit-stories:service'

/** The default URL of a world that `npx marketkit dev` started. */
const usual = 'http://127.0.0.1:8787'

/**
 * Returns the service's URL without a trailing slash: from the query parameter
 * `service`, the field of the notice, or the build
 * (`STORYBOOK_MARKETKIT_SERVICE`); undefined if none is set.
 */
export function readChosenService(): string | undefined {
  try {
    const asked = fromQuery(location) ?? fromQuery(parentLocation())
    // Read once per tab: a URL that is typed later must win over the address
    // bar.
    if (asked && sessionStorage.getItem(serviceKey) !== asked) {
      sessionStorage.setItem(serviceKey, asked)
      chooseService(asked)
    }
    const kept = tidy(localStorage.getItem(serviceKey))
    if (kept) return kept
  } catch {
    // If storage is blocked, the page uses the URL of its build.
  }
  return tidy(import.meta.env.STORYBOOK_MARKETKIT_SERVICE)
}

/** Returns the service's URL if the user chose none. */
export function getServiceUrl(): string {
  return readChosenService() ?? usual
}

/** Stores a URL for the next pages; an empty text deletes it. */
export function chooseService(address: string): void {
  try {
    const value = tidy(address)
    if (value) localStorage.setItem(serviceKey, value)
    else localStorage.removeItem(serviceKey)
  } catch {
    // Storage is blocked: the next page asks again.
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

/** Returns a URL with scheme and without path; undefined if it is invalid. */
function tidy(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.trim()) return undefined
  const value = text.trim().replace(/\/+$/, '')
  const address = /^https?:\/\//.test(value) ? value : `http://${value}`
  return URL.canParse(address) ? address : undefined
}
