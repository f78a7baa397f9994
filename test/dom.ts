import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { hangLimit } from '../scripts/hangLimit.js'
import { installFastStyles } from './fastStyles.js'
import { watchLeftovers } from './watchLeftovers.js'

declare global {
  /** The page, as Vitest makes it. */
  var jsdom: { window: Window }
}

/**
 * Runs before each file of the project `dom`. Its files share a process and a page,
 * because loading jsdom, React and wagmi takes longer than most of them run. Each
 * starts with modules of its own, and with the page as it was in the beginning.
 */
vi.resetModules()
const { endTimers } = watchLeftovers()
// Otherwise the new modules are taken for a second copy of the package.
Reflect.deleteProperty(globalThis, Symbol.for('marketkit'))

// Node 25 and newer have storages of their own, which hide those of the page.
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    value: jsdom.window[name],
    writable: true,
  })

const config = getConfig()
configure({
  asyncUtilTimeout: hangLimit,
  // A query that waits fails often before it succeeds; only its last failure needs
  // the page in its message.
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isWaiting } =
      getConfig() as unknown as { _disableExpensiveErrorDiagnostics: boolean }
    if (!isWaiting) return config.getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
})
const restoreStyles = installFastStyles(window)

/** Packages listen to these as long as they are loaded. */
const kept =
  /^(visibilitychange|online|offline|selectionchange|focus|focusin|focusout|blur)$/
const ends: (() => void)[] = []
for (const target of [document, window]) {
  const listen = target.addEventListener
  target.addEventListener = (
    type: string,
    listener: EventListener,
    options?: AddEventListenerOptions | boolean,
  ) => {
    listen.call(target, type, listener, options)
    if (!kept.test(type))
      ends.push(() => target.removeEventListener(type, listener, options))
  }
  ends.push(() => {
    target.addEventListener = listen
  })
}

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  configure(config)
  restoreStyles()
  endTimers()
  for (const end of ends) end()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes])
      element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
