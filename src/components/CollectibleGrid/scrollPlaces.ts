import { fingerprint } from '../../rpc/fingerprint.js'

/** Where a reader was: this token, so far below the top of the view. */
export type Place = {
  /** The token's place in the list, from 0: so many have to be there. */
  index: number
  tokenId: string
  /** Pixels below the top of the view. */
  top: number
}

/** Lists whose places are remembered at once. */
const mostPlaces = 50
const storageKey = 'marketkit.places'

/** All that is remembered, the oldest first; nothing before it is needed. */
let remembered: Map<string, Place | number> | undefined

/** The place that was remembered last. */
export function getPlace(key: string): Place | undefined {
  const kept = places().get(key)
  return typeof kept === 'object' ? kept : undefined
}

/** The page that was remembered last, of a list in numbered ones. */
export function getPage(key: string): number | undefined {
  const kept = places().get(key)
  return typeof kept === 'number' ? kept : undefined
}

/** Remembers a place, or a page; without one, that there is none. */
export function setPlace(key: string, place: Place | number | undefined) {
  const all = places()
  all.delete(key)
  if (place) all.set(key, place)
  const [oldest] = all.keys()
  if (all.size > mostPlaces && oldest) all.delete(oldest)
}

/** Keeps all of them for this tab, where the page is loaded anew. */
export function savePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places()]))
  } catch {}
}

/**
 * Names a list within the browser's own entry of history: what is visited anew
 * begins at the top. A mark of it alone: names tell what somebody searches.
 */
export function getPlaceKey(name: string): string {
  const { history, location } = window
  const { navigation } = window as Window & {
    navigation?: { currentEntry?: { key?: string } | null }
  }
  const state = history.state as { key?: unknown } | null
  const entry = navigation?.currentEntry?.key ?? state?.key ?? location.href
  return `${fingerprint(String(entry))} ${fingerprint(name)}`
}

function places(): Map<string, Place | number> {
  remembered ??= new Map(readPlaces().slice(-mostPlaces))
  return remembered
}

/** What this tab kept, as far as it can be read. */
function readPlaces(): [string, Place | number][] {
  try {
    const told: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '')
    return Array.isArray(told) ? told.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(told: unknown): told is [string, Place | number] {
  if (!Array.isArray(told) || typeof told[0] !== 'string') return false
  if (Number.isSafeInteger(told[1])) return told[1] > 0
  const { index, tokenId, top } = (told[1] ?? {}) as Partial<Place>
  return (
    Number.isSafeInteger(index) &&
    typeof tokenId === 'string' &&
    Number.isFinite(top)
  )
}
