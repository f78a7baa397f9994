import { lazy } from '../platform/lazy.js'

/**
 * Loads the code that verifies, prompts, waits, posts and resumes. It is one
 * chunk, so that no code can be missing after a prompt.
 */
export const loadRuntime = /* @__PURE__ */ lazy(() => import('./runtime.js'))
