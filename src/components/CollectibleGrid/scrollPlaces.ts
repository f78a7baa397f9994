import { fingerprint } from '../../rpc/fingerprint.js'

export type Place = {
  index: number
  tokenId: string
  top: number
}

const maxPlaces = 50
const storageKey = 'marketkit.places'

let remembered: Map<string, Place | number> | undefined

export function getPlace(key: string): Place | undefined {
  const kept = places().get(key)
  return typeof kept === 'object' ? kept : undefined
}

export function getPage(key: string): number | undefined {
  const kept = places().get(key)
  return typeof kept === 'number' ? kept : undefined
}

export function setPlace(key: string, place: Place | number | undefined) {
  const all = places()
  all.delete(key)
  if (place) all.set(key, place)
  const [oldest] = all.keys()
  if (all.size > maxPlaces && oldest) all.delete(oldest)
}

export function savePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places()]))
  } catch {}
}

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
  remembered ??= new Map(readPlaces().slice(-maxPlaces))
  return remembered
}

function readPlaces(): [string, Place | number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is [string, Place | number] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  if (Number.isSafeInteger(value[1])) return value[1] > 0
  const { index, tokenId, top } = (value[1] ?? {}) as Partial<Place>
  return (
    Number.isSafeInteger(index) &&
    typeof tokenId === 'string' &&
    Number.isFinite(top)
  )
}
