import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { installFastStyles } from './fastStyles.js'
import { watchOwnErrors } from './ownErrors.js'

/**
 * Runs before each file of the project `dom`. Its files share a process and a page,
 * because loading jsdom, React and wagmi takes longer than most of them run. Each
 * starts with modules of its own, and with the page as it was in the beginning.
 */
vi.resetModules()
watchOwnErrors()
// Otherwise the new modules are taken for a second copy of the package.
Reflect.deleteProperty(globalThis, Symbol.for('marketkit'))

const config = getConfig()
configure({
  asyncUtilTimeout: 10_000,
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

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  configure(config)
  restoreStyles()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes])
      element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
