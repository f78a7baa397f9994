import { readSettings, type Settings, writeSettings } from './settings.js'

// Storybook's navigation drops the part of an address behind `#`, and mounts the
// page again when the theme changes. So the choices are also kept for this tab.

const key = 'marketkit-playground'

/**
 * Saves the settings of the URL's hash for this tab, and removes the hash until the
 * playground writes it. Storybook starts with their theme. Returns whether the hash
 * had settings.
 */
export function keepAddress(): boolean {
  const { hash, pathname, search } = location
  if (!hash.includes('=')) return false
  sessionStorage.setItem(key, hash)
  const query = new URLSearchParams(search)
  if (!query.has('globals'))
    query.set('globals', `theme:${readSettings(hash).theme}`)
  history.replaceState(history.state, '', `${pathname}?${query}`)
  return true
}

/** Returns the choices of this tab; the toolbar's theme, if they have none. */
export function readAddress(theme: string): Settings {
  const kept = new URLSearchParams(
    (sessionStorage.getItem(key) ?? '').replace(/^#/, ''),
  )
  if (!kept.has('theme')) kept.set('theme', theme)
  return readSettings(String(kept))
}

/**
 * Writes the choices into the address, past Storybook: it would put its own query
 * behind the `#`.
 */
export function writeAddress(settings: Settings): void {
  const choices = writeSettings(settings)
  sessionStorage.setItem(key, choices)
  const { history, location } = window.parent
  const { hash, pathname, search } = location
  if (hash !== (choices && `#${choices}`))
    history.replaceState(
      history.state,
      '',
      `${pathname}${search}${choices && `#${choices}`}`,
    )
}
