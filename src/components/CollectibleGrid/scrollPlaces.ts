/** Where a reader was: this token, so far below the top of the view. */
export type Place = { tokenId: string; top: number }

/** Lists whose places are remembered at once. */
const mostPlaces = 50
const places = /* @__PURE__ */ new Map<string, Place>()

/** The place that was remembered last. */
export function placeOf(key: string): Place | undefined {
  return places.get(key)
}

/** Remembers a place; without one, that there is none. */
export function keepPlace(key: string, place: Place | undefined): void {
  places.delete(key)
  if (place) places.set(key, place)
  const [oldest] = places.keys()
  if (places.size > mostPlaces && oldest) places.delete(oldest)
}

/**
 * Names a list within the browser's own entry of history: what is visited anew
 * begins at the top.
 */
export function placeKey(name: string): string {
  const { history, location } = window
  const { navigation } = window as Window & {
    navigation?: { currentEntry?: { key?: string } | null }
  }
  const state = history.state as { key?: unknown } | null
  const entry = navigation?.currentEntry?.key ?? state?.key ?? location.href
  return `${entry} ${name}`
}
