import { fingerprint } from '../../rpc/fingerprint.js'

export type ScrollPosition = {
  index: number
  tokenId: string
  top: number
}

const maxPositions = 50
const storageKey = 'marketkit.places'

let remembered: Map<string, ScrollPosition | number> | undefined

export function getScrollPosition(key: string): ScrollPosition | undefined {
  const kept = positions().get(key)
  return typeof kept === 'object' ? kept : undefined
}

export function getPage(key: string): number | undefined {
  const kept = positions().get(key)
  return typeof kept === 'number' ? kept : undefined
}

export function setScrollPosition(
  key: string,
  position: ScrollPosition | number | undefined,
) {
  const all = positions()
  all.delete(key)
  if (position) all.set(key, position)
  const [oldest] = all.keys()
  if (all.size > maxPositions && oldest) all.delete(oldest)
}

export function saveScrollPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions()]))
  } catch {}
}

export function getPositionKey(name: string): string {
  const { history, location } = window
  const { navigation } = window as Window & {
    navigation?: { currentEntry?: { key?: string } | null }
  }
  const state = history.state as { key?: unknown } | null
  const entry = navigation?.currentEntry?.key ?? state?.key ?? location.href
  return `${fingerprint(String(entry))} ${fingerprint(name)}`
}

function positions(): Map<string, ScrollPosition | number> {
  remembered ??= new Map(readPositions().slice(-maxPositions))
  return remembered
}

function readPositions(): [string, ScrollPosition | number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is [string, ScrollPosition | number] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  if (Number.isSafeInteger(value[1])) return value[1] > 0
  const { index, tokenId, top } = (value[1] ?? {}) as Partial<ScrollPosition>
  return (
    Number.isSafeInteger(index) &&
    typeof tokenId === 'string' &&
    Number.isFinite(top)
  )
}
