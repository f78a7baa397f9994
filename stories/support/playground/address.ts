import { readSettings, type Settings, writeSettings } from './settings.js'

// Storybook's navigation drops the part of an address behind `#`, and mounts the
// page again when the theme changes. So the choices are also kept for this tab.

const key = 'marketkit-playground'

/** Keeps the choices of an address; returns whether it has some. */
export function keepAddress(hash: string): boolean {
  const hasChoices = hash.includes('=')
  if (hasChoices) sessionStorage.setItem(key, hash)
  return hasChoices
}

/** Returns the choices of this tab; the toolbar's theme, if they have none. */
export function readAddress(theme: string): Settings {
  const kept = new URLSearchParams(
    (sessionStorage.getItem(key) ?? '').replace(/^#/, ''),
  )
  if (!kept.has('theme')) kept.set('theme', theme)
  return readSettings(String(kept))
}

/** Writes the choices into the address, through Storybook, which keeps them then. */
export function writeAddress(
  settings: Settings,
  emit: (event: 'navigateUrl', hash: string, options: object) => void,
): void {
  const hash = `#${writeSettings(settings)}`
  sessionStorage.setItem(key, hash)
  if (hash !== (window.parent.location.hash || '#'))
    emit('navigateUrl', hash, { replace: true })
}
