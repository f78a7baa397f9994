/** Returns null if the key has no text, and undefined without storage. */
export function readText(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Does nothing without storage. */
export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {}
}
